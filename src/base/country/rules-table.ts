import type { Country } from './model'

/**
 * Code (ISO 3166-1, and XK for Kosovo) | English name | Norwegian name | English adjective | Norwegian adjective,
 * sorted by English name. Norwegian follows Språkrådet's list of names of states. If there is no adjective, its
 * column has the name. The names are not those of `Intl`, because these change with its version.
 */
const table = `
AF | Afghanistan | Afghanistan | Afghan | Afghansk
AX | Åland Islands | Åland | Ålandic | Ålandsk
AL | Albania | Albania | Albanian | Albansk
DZ | Algeria | Algerie | Algerian | Algerisk
AS | American Samoa | Amerikansk Samoa | American Samoan | Amerikansk-samoansk
AD | Andorra | Andorra | Andorran | Andorransk
AO | Angola | Angola | Angolan | Angolansk
AI | Anguilla | Anguilla | Anguillan | Anguillansk
AQ | Antarctica | Antarktis | Antarctic | Antarktisk
AG | Antigua and Barbuda | Antigua og Barbuda | Antiguan | Antiguansk
AR | Argentina | Argentina | Argentinean | Argentinsk
AM | Armenia | Armenia | Armenian | Armenisk
AW | Aruba | Aruba | Aruban | Arubisk
AU | Australia | Australia | Australian | Australsk
AT | Austria | Østerrike | Austrian | Østerriksk
AZ | Azerbaijan | Aserbajdsjan | Azerbaijani | Aserbajdsjansk
BS | Bahamas | Bahamas | Bahamian | Bahamansk
BH | Bahrain | Bahrain | Bahraini | Bahrainsk
BD | Bangladesh | Bangladesh | Bangladeshi | Bangladeshisk
BB | Barbados | Barbados | Barbadian | Barbadisk
BY | Belarus | Belarus | Belarusian | Belarusisk
BE | Belgium | Belgia | Belgian | Belgisk
BZ | Belize | Belize | Belizean | Belizisk
BJ | Benin | Benin | Beninese | Beninsk
BM | Bermuda | Bermuda | Bermudian | Bermudisk
BT | Bhutan | Bhutan | Bhutanese | Bhutansk
BO | Bolivia | Bolivia | Bolivian | Boliviansk
BQ | Bonaire, Sint Eustatius and Saba | Karibisk Nederland | Bonaire, Sint Eustatius and Saba | Karibisk Nederland
BA | Bosnia and Herzegovina | Bosnia-Hercegovina | Bosnian | Bosnisk
BW | Botswana | Botswana | Botswanan | Botswansk
BV | Bouvet Island | Bouvetøya | Bouvet Island | Bouvetøya
BR | Brazil | Brasil | Brazilian | Brasiliansk
IO | British Indian Ocean Territory | Britisk territorium i Indiahavet | British Indian Ocean Territory | Det britiske territoriet i Indiahavet
VG | British Virgin Islands | De britiske Jomfruøyer | British Virgin Islander | De britiske Jomfruøyer
BN | Brunei | Brunei | Bruneian | Bruneisk
BG | Bulgaria | Bulgaria | Bulgarian | Bulgarsk
BF | Burkina Faso | Burkina Faso | Burkinabe | Burkinsk
BI | Burundi | Burundi | Burundian | Burundisk
KH | Cambodia | Kambodsja | Cambodian | Kambodsjansk
CM | Cameroon | Kamerun | Cameroonian | Kamerunsk
CA | Canada | Canada | Canadian | Canadisk
CV | Cape Verde | Kapp Verde | Cape Verdean | Kappverdisk
KY | Cayman Islands | Caymanøyene | Caymanian | Caymansk
CF | Central African Republic | Den sentralafrikanske republikk | Central African | Sentralafrikansk
TD | Chad | Tsjad | Chadian | Tsjadisk
CL | Chile | Chile | Chilean | Chilensk
CN | China | Kina | Chinese | Kinesisk
CX | Christmas Island | Christmasøya | Christmas Island | Christmasøya
CC | Cocos (Keeling) Islands | Kokosøyene | Cocos (Keeling) Islands | Keelingøyene
CO | Colombia | Colombia | Colombian | Colombiansk
KM | Comoros | Komorene | Comoran | Komorisk
CK | Cook Islands | Cookøyene | Cook Islander | Cookøysk
CR | Costa Rica | Costa Rica | Costa Rican | Kostarikansk
CI | Cote d'Ivoire | Elfenbenskysten | Ivorian | Ivoriansk
HR | Croatia | Kroatia | Croatian | Kroatisk
CU | Cuba | Cuba | Cuban | Cubansk
CW | Curaçao | Curaçao | Curaçaoan | Curaçaosk
CY | Cyprus | Kypros | Cypriot | Kypriotisk
CZ | Czech Republic | Tsjekkia | Czech | Tsjekkisk
CD | Democratic Republic of the Congo | Den demokratiske republikken Kongo | Congolese (Democratic Republic of the Congo) | Kongolesisk (Den demokratiske republikken Kongo)
DK | Denmark | Danmark | Danish | Dansk
DJ | Djibouti | Djibouti | Djiboutian | Djiboutisk
DM | Dominica | Dominica | Dominican (Dominica) | Dominikansk (Dominica)
DO | Dominican Republic | Den dominikanske republikk | Dominican (Dominican Republic) | Dominikansk (Den dominikanske republikk)
EC | Ecuador | Ecuador | Ecuadorean | Ecuadoriansk
EG | Egypt | Egypt | Egyptian | Egyptisk
SV | El Salvador | El Salvador | Salvadoran | Salvadoransk
GQ | Equatorial Guinea | Ekvatorial-Guinea | Equatorial Guinean | Ekvatorialguineansk
ER | Eritrea | Eritrea | Eritrean | Eritreisk
EE | Estonia | Estland | Estonian | Estisk
SZ | Eswatini | Eswatini | Swazi | Eswatinisk
ET | Ethiopia | Etiopia | Ethiopian | Etiopisk
FK | Falkland Islands | Falklandsøyene | Falkland Islander | Falklandsk
FO | Faroe Islands | Færøyene | Faroese | Færøysk
FJ | Fiji | Fiji | Fijian | Fijiansk
FI | Finland | Finland | Finnish | Finsk
FR | France | Frankrike | French | Fransk
GF | French Guiana | Fransk Guyana | French Guianese | Fransk-guyansk
PF | French Polynesia | Fransk Polynesia | French Polynesian | Fransk-polynesisk
TF | French Southern Territories | Søre franske territorier | French Southern Territories | Søre franske territorier
GA | Gabon | Gabon | Gabonese | Gabonsk
GM | Gambia | Gambia | Gambian | Gambisk
GE | Georgia | Georgia | Georgian | Georgisk
DE | Germany | Tyskland | German | Tysk
GH | Ghana | Ghana | Ghanaian | Ghanaisk
GI | Gibraltar | Gibraltar | Gibraltarian | Gibraltarsk
GR | Greece | Hellas | Greek | Gresk
GL | Greenland | Grønland | Greenlandic | Grønlandsk
GD | Grenada | Grenada | Grenadian | Grenadisk
GP | Guadeloupe | Guadeloupe | Guadeloupean | Guadeloupisk
GU | Guam | Guam | Guamanian | Guamsk
GT | Guatemala | Guatemala | Guatemalan | Guatemalansk
GG | Guernsey | Guernsey | Guernsey | Guernseysk
GN | Guinea | Guinea | Guinean | Guineansk
GW | Guinea-Bissau | Guinea-Bissau | Guinea-Bissauan | Guineabissauisk
GY | Guyana | Guyana | Guyanese | Guyansk
HT | Haiti | Haiti | Haitian | Haitisk
HM | Heard Island and McDonald Islands | Heard- og McDonald-øyene | Heard Island and Mcdonald Islands | Heard- og McDonaldøyene
HN | Honduras | Honduras | Honduran | Honduransk
HK | Hong Kong | Hongkong | Hong Konger | Hongkongsk
HU | Hungary | Ungarn | Hungarian | Ungarsk
IS | Iceland | Island | Icelandic | Islandsk
IN | India | India | Indian | Indisk
ID | Indonesia | Indonesia | Indonesian | Indonesisk
IR | Iran | Iran | Iranian | Iransk
IQ | Iraq | Irak | Iraqi | Irakisk
IE | Ireland | Irland | Irish | Irsk
IM | Isle of Man | Man | Manx | Mansk
IL | Israel | Israel | Israeli | Israelsk
IT | Italy | Italia | Italian | Italiensk
JM | Jamaica | Jamaica | Jamaican | Jamaikansk
JP | Japan | Japan | Japanese | Japansk
JE | Jersey | Jersey | Jersey | Jerseysk
JO | Jordan | Jordan | Jordanian | Jordansk
KZ | Kazakhstan | Kasakhstan | Kazakhstani | Kasakhstansk
KE | Kenya | Kenya | Kenyan | Kenyansk
KI | Kiribati | Kiribati | I-Kiribati | Kiribatisk
XK | Kosovo | Kosovo | Kosovar | Kosovansk
KW | Kuwait | Kuwait | Kuwaiti | Kuwaitsk
KG | Kyrgyzstan | Kirgisistan | Kyrgyz | Kirgisisk
LA | Laos | Laos | Laotian | Laotisk
LV | Latvia | Latvia | Latvian | Latvisk
LB | Lebanon | Libanon | Lebanese | Libanesisk
LS | Lesotho | Lesotho | Basotho | Lesothisk
LR | Liberia | Liberia | Liberian | Liberiansk
LY | Libya | Libya | Libyan | Libysk
LI | Liechtenstein | Liechtenstein | Liechtensteiner | Liechtensteinsk
LT | Lithuania | Litauen | Lithuanian | Litauisk
LU | Luxembourg | Luxembourg | Luxembourger | Luxembourgsk
MO | Macao | Macao | Macanese | Macaosk
MG | Madagascar | Madagaskar | Malagasy | Malagasisk
MW | Malawi | Malawi | Malawian | Malawisk
MY | Malaysia | Malaysia | Malaysian | Malaysisk
MV | Maldives | Maldivene | Maldivian | Maldivisk
ML | Mali | Mali | Malian | Malisk
MT | Malta | Malta | Maltese | Maltesisk
MH | Marshall Islands | Marshalløyene | Marshallese | Marshallesisk
MQ | Martinique | Martinique | Martinican | Martinikansk
MR | Mauritania | Mauritania | Mauritanian | Mauritansk
MU | Mauritius | Mauritius | Mauritian | Mauritisk
YT | Mayotte | Mayotte | Mahoran | Mayottisk
MX | Mexico | Mexico | Mexican | Mexicansk
FM | Micronesia | Mikronesiaføderasjonen | Micronesian | Mikronesisk
MD | Moldova | Moldova | Moldovan | Moldovsk
MC | Monaco | Monaco | Monégasque | Monegaskisk
MN | Mongolia | Mongolia | Mongolian | Mongolsk
ME | Montenegro | Montenegro | Montenegrin | Montenegrinsk
MS | Montserrat | Montserrat | Montserratian | Montserratsk
MA | Morocco | Marokko | Moroccan | Marokkansk
MZ | Mozambique | Mosambik | Mozambican | Mosambikisk
MM | Myanmar | Myanmar (Burma) | Burmese | Myanmarsk
NA | Namibia | Namibia | Namibian | Namibisk
NR | Nauru | Nauru | Nauruan | Naurisk
NP | Nepal | Nepal | Nepalese | Nepalsk
NL | Netherlands | Nederland | Dutch | Nederlandsk
NC | New Caledonia | Ny-Caledonia | New Caledonian | Nykaledonsk
NZ | New Zealand | New Zealand | New Zealander | Newzealandsk
NI | Nicaragua | Nicaragua | Nicaraguan | Nicaraguansk
NE | Niger | Niger | Nigerien | Nigersk
NG | Nigeria | Nigeria | Nigerian | Nigeriansk
NU | Niue | Niue | Niuean | Niuisk
NF | Norfolk Island | Norfolk Island | Norfolk Island | Norfolkøya
KP | North Korea | Nord-Korea | North Korean | Nordkoreansk
MK | North Macedonia | Nord-Makedonia | Macedonian | Nordmakedonsk
MP | Northern Mariana Islands | Nord-Marianene | Northern Mariana Islander | Nordmariansk
NO | Norway | Norge | Norwegian | Norsk
OM | Oman | Oman | Omani | Omansk
PK | Pakistan | Pakistan | Pakistani | Pakistansk
PW | Palau | Palau | Palauan | Palauisk
PA | Panama | Panama | Panamanian | Panamansk
PG | Papua New Guinea | Papua Ny-Guinea | Papua New Guinean | Papuansk
PY | Paraguay | Paraguay | Paraguayan | Paraguayansk
PE | Peru | Peru | Peruvian | Peruansk
PH | Philippines | Filippinene | Filipino | Filippinsk
PN | Pitcairn | Pitcairn | Pitcairn Islander | Pitcairnsk
PL | Poland | Polen | Polish | Polsk
PT | Portugal | Portugal | Portuguese | Portugesisk
PR | Puerto Rico | Puerto Rico | Puerto Rican | Puertorikansk
QA | Qatar | Qatar | Qatari | Qatarsk
CG | Republic of the Congo | Kongo-Brazzaville | Congolese (Republic of the Congo) | Kongolesisk (Kongo-Brazzaville)
RE | Reunion | Réunion | Réunionese | Réunionsk
RO | Romania | Romania | Romanian | Rumensk
RU | Russia | Russland | Russian | Russisk
RW | Rwanda | Rwanda | Rwandan | Rwandisk
BL | Saint Barthélemy | Saint-Barthélemy | Saint Barthélemy | Saint-Barthélemy
SH | Saint Helena | St. Helena | Saint Helenian | Sankthelensk
KN | Saint Kitts and Nevis | Saint Kitts og Nevis | Kittian and Nevisian | Sanktkittisk
LC | Saint Lucia | Saint Lucia | Saint Lucian | Sanktluciansk
MF | Saint Martin (French part) | Saint-Martin | Saint Martin (French part) | Saint-Martin (fransk)
PM | Saint Pierre and Miquelon | Saint-Pierre-et-Miquelon | Saint Pierre and Miquelon | Saint-Pierre og Miquelon
VC | Saint Vincent and the Grenadines | Saint Vincent og Grenadinene | Vincentian | Sanktvincentisk
WS | Samoa | Samoa | Samoan | Samoansk
SM | San Marino | San Marino | San Marinese | Sanmarinsk
ST | Sao Tome and Principe | São Tomé og Príncipe | Sao Tomean | Saotomesisk
SA | Saudi Arabia | Saudi-Arabia | Saudi | Saudisk
SN | Senegal | Senegal | Senegalese | Senegalesisk
RS | Serbia | Serbia | Serbian | Serbisk
SC | Seychelles | Seychellene | Seychellois | Seychellisk
SL | Sierra Leone | Sierra Leone | Sierra Leonean | Sierraleonsk
SG | Singapore | Singapore | Singaporean | Singaporeisk
SX | Sint Maarten (Dutch part) | Sint Maarten (Nederlandsk del) | Sint Maarten (Dutch part) | Sint Maarten (nederlandsk)
SK | Slovakia | Slovakia | Slovakian | Slovakisk
SI | Slovenia | Slovenia | Slovenian | Slovensk
SB | Solomon Islands | Salomonøyene | Solomon Islander | Salomonsk
SO | Somalia | Somalia | Somali | Somalsk
ZA | South Africa | Sør-Afrika | South African | Sørafrikansk
GS | South Georgia and the South Sandwich Islands | Sør-Georgia og de søre Sandwichøyene | South Georgia and the South Sandwich Islands | Sør-Georgia og Sør-Sandwichøyene
KR | South Korea | Sør-Korea | South Korean | Sørkoreansk
SS | South Sudan | Sør-Sudan | South Sudanese | Sørsudansk
ES | Spain | Spania | Spanish | Spansk
LK | Sri Lanka | Sri Lanka | Sri Lankan | Srilankisk
PS | State of Palestine | Palestina | Palestinian | Palestinsk
SD | Sudan | Sudan | Sudanese | Sudansk
SR | Suriname | Surinam | Surinamese | Surinamsk
SJ | Svalbard and Jan Mayen | Svalbard og Jan Mayen | Svalbard and Jan Mayen | Svalbard og Jan Mayen
SE | Sweden | Sverige | Swedish | Svensk
CH | Switzerland | Sveits | Swiss | Sveitsisk
SY | Syria | Syria | Syrian | Syrisk
TW | Taiwan | Taiwan | Taiwanese | Taiwanesisk
TJ | Tajikistan | Tadsjikistan | Tajik | Tadsjikisk
TZ | Tanzania | Tanzania | Tanzanian | Tanzaniansk
TH | Thailand | Thailand | Thai | Thailandsk
TL | Timor-Leste | Øst-Timor | East Timorese | Østtimoresisk
TG | Togo | Togo | Togolese | Togolesisk
TK | Tokelau | Tokelau | Tokelauan | Tokelauisk
TO | Tonga | Tonga | Tongan | Tongansk
TT | Trinidad and Tobago | Trinidad og Tobago | Trinidadian or Tobagonian | Trinidadisk eller tobagonsk
TN | Tunisia | Tunisia | Tunisian | Tunisisk
TR | Türkiye | Tyrkia | Turkish | Tyrkisk
TM | Turkmenistan | Turkmenistan | Turkmen | Turkmensk
TC | Turks and Caicos Islands | Turks- og Caicosøyene | Turks and Caicos Islands | Turks- og Caicosøyene
TV | Tuvalu | Tuvalu | Tuvaluan | Tuvalsk
VI | U.S. Virgin Islands | De amerikanske Jomfruøyer | U.S. Virgin Islander | De amerikanske Jomfruøyer
UG | Uganda | Uganda | Ugandan | Ugandisk
UA | Ukraine | Ukraina | Ukrainian | Ukrainsk
AE | United Arab Emirates | De forente arabiske emirater | Emirian | Emiratarabisk
GB | United Kingdom | Storbritannia | British | Britisk
UM | United States Minor Outlying Islands | USA, mindre, utenforliggende øyer | United States Minor Outlying Islands | USAs ytre småøyer
US | United States of America | USA | American | Amerikansk
UY | Uruguay | Uruguay | Uruguayan | Uruguayansk
UZ | Uzbekistan | Usbekistan | Uzbekistani | Usbekisk
VU | Vanuatu | Vanuatu | Ni-Vanuatu | Vanuatisk
VA | Vatican City | Vatikanstaten | Vatican | Vatikansk
VE | Venezuela | Venezuela | Venezuelan | Venezuelansk
VN | Vietnam | Vietnam | Vietnamese | Vietnamesisk
WF | Wallis and Futuna | Wallis- og Futunaøyene | Wallisian and Futunan | Wallisisk og futunsk
EH | Western Sahara | Vest-Sahara | Sahrawi | Sahrawisk
YE | Yemen | Jemen | Yemenite | Jemenittisk
ZM | Zambia | Zambia | Zambian | Zambisk
ZW | Zimbabwe | Zimbabwe | Zimbabwean | Zimbabwisk
`

const read = (row: string): Country => {
  const [alpha_2_code = '', en_short_name = '', no_short_name = '', nationality = '', no_nationality = ''] =
    row.split(' | ')
  return { alpha_2_code, en_short_name, no_short_name, nationality, no_nationality }
}

export const countries: readonly Country[] = table.trim().split('\n').map(read)
