# What things are called. Ids are those of the wire, with dashes for underscores.

## Cities
city-algiers = Algier
city-atlanta = Atlanta
city-baghdad = Bagdad
city-bangkok = Bangkok
city-beijing = Pekin
city-bogota = Bogota
city-buenos-aires = Buenos Aires
city-cairo = Kair
city-chennai = Ćennaj
city-chicago = Chicago
city-delhi = Delhi
city-essen = Essen
city-ho-chi-minh-city = Ho Chi Minh
city-hong-kong = Hongkong
city-istanbul = Stambuł
city-jakarta = Dżakarta
city-johannesburg = Johannesburg
city-karachi = Karaczi
city-khartoum = Chartum
city-kinshasa = Kinszasa
city-kolkata = Kalkuta
city-lagos = Lagos
city-lima = Lima
city-london = Londyn
city-los-angeles = Los Angeles
city-madrid = Madryt
city-manila = Manila
city-mexico-city = Meksyk
city-miami = Miami
city-milan = Mediolan
city-montreal = Montreal
city-moscow = Moskwa
city-mumbai = Mumbaj
city-new-york = Nowy Jork
city-osaka = Osaka
city-paris = Paryż
city-riyadh = Rijad
city-san-francisco = San Francisco
city-santiago = Santiago
city-sao-paulo = São Paulo
city-seoul = Seul
city-shanghai = Szanghaj
city-st-petersburg = Sankt Petersburg
city-sydney = Sydney
city-taipei = Tajpej
city-tehran = Teheran
city-tokyo = Tokio
city-toronto = Toronto
city-washington = Waszyngton

## Roles: in full, where room is short, and as the letter of a pawn
role-contingency-planner = Szef „Planu B”
role-contingency-planner-short = Plan B
role-contingency-planner-letter = P
role-dispatcher = Logistyk
role-dispatcher-short = Logistyk
role-dispatcher-letter = L
role-medic = Sanitariusz
role-medic-short = Sanitariusz
role-medic-letter = S
role-operations-expert = Kierownik budowy
role-operations-expert-short = Kierownik
role-operations-expert-letter = K
role-quarantine-specialist = Specjalista ds. kwarantanny
role-quarantine-specialist-short = Kwarantanna
role-quarantine-specialist-letter = Q
role-researcher = Badacz
role-researcher-short = Badacz
role-researcher-letter = B
role-scientist = Naukowiec
role-scientist-short = Naukowiec
role-scientist-letter = N

## Events: in full, and where room is short
event-airlift = Most powietrzny
event-airlift-short = Most
event-forecast = Prognoza
event-forecast-short = Prognoza
event-government-grant = Dotacja rządowa
event-government-grant-short = Dotacja
event-one-quiet-night = Spokojna noc
event-one-quiet-night-short = Spokojna noc
event-resilient-population = Wzrost odporności
event-resilient-population-short = Odporność

## Diseases, and how they are
disease-blue = niebieska
disease-yellow = żółta
disease-black = czarna
disease-red = czerwona
state-uncured = bez lekarstwa
state-cured = uleczalna
state-eradicated = wyeliminowana

## Phases, editions
phase-actions = akcje
phase-draw = dobieranie kart
phase-epidemic = epidemia
phase-discard = limit kart
phase-infect = nowe infekcje
phase-forecast = prognoza
phase-over = koniec gry
edition-2008 = edycja 2008
edition-2013 = edycja 2013
