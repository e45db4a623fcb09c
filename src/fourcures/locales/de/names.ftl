# What things are called. Ids are those of the wire, with dashes for underscores.

## Cities
city-algiers = Algier
city-atlanta = Atlanta
city-baghdad = Bagdad
city-bangkok = Bangkok
city-beijing = Peking
city-bogota = Bogotá
city-buenos-aires = Buenos Aires
city-cairo = Kairo
city-chennai = Chennai
city-chicago = Chicago
city-delhi = Delhi
city-essen = Essen
city-ho-chi-minh-city = Ho-Chi-Minh-Stadt
city-hong-kong = Hongkong
city-istanbul = Istanbul
city-jakarta = Jakarta
city-johannesburg = Johannesburg
city-karachi = Karatschi
city-khartoum = Khartum
city-kinshasa = Kinshasa
city-kolkata = Kalkutta
city-lagos = Lagos
city-lima = Lima
city-london = London
city-los-angeles = Los Angeles
city-madrid = Madrid
city-manila = Manila
city-mexico-city = Mexiko-Stadt
city-miami = Miami
city-milan = Mailand
city-montreal = Montréal
city-moscow = Moskau
city-mumbai = Mumbai
city-new-york = New York
city-osaka = Osaka
city-paris = Paris
city-riyadh = Riad
city-san-francisco = San Francisco
city-santiago = Santiago
city-sao-paulo = São Paulo
city-seoul = Seoul
city-shanghai = Shanghai
city-st-petersburg = St. Petersburg
city-sydney = Sydney
city-taipei = Taipeh
city-tehran = Teheran
city-tokyo = Tokio
city-toronto = Toronto
city-washington = Washington

## Roles: in full, where room is short, and as the letter of a pawn
role-contingency-planner = Krisenmanager
role-contingency-planner-short = Krisenmgr.
role-contingency-planner-letter = K
role-dispatcher = Logistiker
role-dispatcher-short = Logistiker
role-dispatcher-letter = L
role-medic = Arzt
role-medic-short = Arzt
role-medic-letter = A
role-operations-expert = Betriebsexperte
role-operations-expert-short = Betrieb
role-operations-expert-letter = B
role-quarantine-specialist = Quarantäne-Spezialistin
role-quarantine-specialist-short = Quarantäne
role-quarantine-specialist-letter = Q
role-researcher = Forscherin
role-researcher-short = Forscherin
role-researcher-letter = F
role-scientist = Wissenschaftler
role-scientist-short = Wissensch.
role-scientist-letter = W

## Events: in full, and where room is short
event-airlift = Luftbrücke
event-airlift-short = Luftbrücke
event-forecast = Prognose
event-forecast-short = Prognose
event-government-grant = Regierungssubventionen
event-government-grant-short = Subvention
event-one-quiet-night = Eine ruhige Nacht
event-one-quiet-night-short = Ruhige Nacht
event-resilient-population = Zähe Bevölkerung
event-resilient-population-short = Zähe Bev.

## Diseases, and how they are
disease-blue = blau
disease-yellow = gelb
disease-black = schwarz
disease-red = rot
state-uncured = kein Gegenmittel
state-cured = Gegenmittel entdeckt
state-eradicated = ausgelöscht

## Phases, editions
phase-actions = Aktionen
phase-draw = Ziehen
phase-epidemic = Epidemie
phase-discard = Kartenlimit
phase-infect = Infektion
phase-forecast = Prognose
phase-over = Spielende
edition-2008 = Ausgabe 2008
edition-2013 = Ausgabe 2013
