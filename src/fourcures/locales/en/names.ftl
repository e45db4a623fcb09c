# What things are called. Ids are those of the wire, with dashes for underscores.

## Cities
city-algiers = Algiers
city-atlanta = Atlanta
city-baghdad = Baghdad
city-bangkok = Bangkok
city-beijing = Beijing
city-bogota = Bogotá
city-buenos-aires = Buenos Aires
city-cairo = Cairo
city-chennai = Chennai
city-chicago = Chicago
city-delhi = Delhi
city-essen = Essen
city-ho-chi-minh-city = Ho Chi Minh City
city-hong-kong = Hong Kong
city-istanbul = Istanbul
city-jakarta = Jakarta
city-johannesburg = Johannesburg
city-karachi = Karachi
city-khartoum = Khartoum
city-kinshasa = Kinshasa
city-kolkata = Kolkata
city-lagos = Lagos
city-lima = Lima
city-london = London
city-los-angeles = Los Angeles
city-madrid = Madrid
city-manila = Manila
city-mexico-city = Mexico City
city-miami = Miami
city-milan = Milan
city-montreal = Montréal
city-moscow = Moscow
city-mumbai = Mumbai
city-new-york = New York
city-osaka = Osaka
city-paris = Paris
city-riyadh = Riyadh
city-san-francisco = San Francisco
city-santiago = Santiago
city-sao-paulo = São Paulo
city-seoul = Seoul
city-shanghai = Shanghai
city-st-petersburg = St. Petersburg
city-sydney = Sydney
city-taipei = Taipei
city-tehran = Tehran
city-tokyo = Tokyo
city-toronto = Toronto
city-washington = Washington

## Roles: in full, where room is short, and as the letter of a pawn
role-contingency-planner = Contingency Planner
role-contingency-planner-short = Planner
role-contingency-planner-letter = C
role-dispatcher = Dispatcher
role-dispatcher-short = Dispatcher
role-dispatcher-letter = D
role-medic = Medic
role-medic-short = Medic
role-medic-letter = M
role-operations-expert = Operations Expert
role-operations-expert-short = Operations
role-operations-expert-letter = O
role-quarantine-specialist = Quarantine Specialist
role-quarantine-specialist-short = Quarantine
role-quarantine-specialist-letter = Q
role-researcher = Researcher
role-researcher-short = Researcher
role-researcher-letter = R
role-scientist = Scientist
role-scientist-short = Scientist
role-scientist-letter = S

## Events: in full, and where room is short
event-airlift = Airlift
event-airlift-short = Airlift
event-forecast = Forecast
event-forecast-short = Forecast
event-government-grant = Government Grant
event-government-grant-short = Grant
event-one-quiet-night = One Quiet Night
event-one-quiet-night-short = Quiet Night
event-resilient-population = Resilient Population
event-resilient-population-short = Resilient

## Diseases, and how they are
disease-blue = blue
disease-yellow = yellow
disease-black = black
disease-red = red
state-uncured = uncured
state-cured = cured
state-eradicated = eradicated

## Phases, editions
phase-actions = actions
phase-draw = draw
phase-epidemic = epidemic
phase-discard = discard
phase-infect = infect
phase-forecast = forecast
phase-over = over
edition-2008 = 2008 edition
edition-2013 = 2013 edition
