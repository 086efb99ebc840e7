import { words, type Text } from '../../base/kit/words'
import type {
  boardConsents,
  CoLandlord,
  Comfort,
  Contract,
  contractLanguages,
  ContractType,
  CoTenant,
  DaysBefore,
  DwellingKind,
  HomePaper,
  powerContracts,
  sharedHouseKinds,
  StoredContract,
} from './model'
import { guaranteeNames } from './words-guarantee'

type Choice =
  | DwellingKind
  | (typeof powerContracts)[number]
  | (typeof sharedHouseKinds)[number]
  | (typeof boardConsents)[number]
  | HomePaper
  | ContractType
  | Comfort
  | DaysBefore
  | (typeof contractLanguages)[number]
  | Contract['status']

/** A choice without a name doesn't compile. */
const choiceNames = {
  home: { en: 'A separate home', nb: 'En egen bolig' },
  shared_house: {
    en: 'Part of the house I live in: loft, basement or two-dwelling house',
    nb: 'Del av huset jeg bor i: loft, sokkel eller tomannsbolig',
  },
  room: { en: 'A room, with use of my home', nb: 'Et rom, med adgang til boligen min' },

  loft: { en: 'A loft dwelling in a detached house', nb: 'En loftsbolig i en enebolig' },
  basement: { en: 'A basement dwelling in a detached house', nb: 'En sokkelbolig i en enebolig' },
  two_dwelling: { en: 'One of the dwellings of a two-dwelling house', nb: 'En av boligene i en tomannsbolig' },

  given: { en: 'Given', nb: 'Gitt' },
  asked: { en: 'Asked for', nb: 'Søkt om' },
  not_needed: { en: 'Not needed', nb: 'Trengs ikke' },

  tenant: { en: 'The tenant', nb: 'Leietakeren' },
  landlord: { en: 'The landlord', nb: 'Utleieren' },

  energy_certificate: { en: 'Energy certificate', nb: 'Energiattest' },
  radon: { en: 'Radon measurements', nb: 'Radonmålinger' },

  running: { en: 'Open-ended', nb: 'Tidsubestemt' },
  'time-bound': { en: 'Fixed term', nb: 'Tidsbestemt' },

  electricity: { en: 'Electricity', nb: 'Strøm' },
  heating: { en: 'Heating', nb: 'Oppvarming' },
  'water-drain': { en: 'Water and sewage', nb: 'Vann og avløp' },
  'tv-subscription': { en: 'TV subscription', nb: 'TV-abonnement' },
  internet: { en: 'Internet', nb: 'Internett' },

  free: { en: 'Free of rent', nb: 'Uten leie' },
  with_first: { en: 'Paid with the first payment', nb: 'Betales med første betaling' },

  nb: { en: 'Norwegian', nb: 'Norsk' },
  en: { en: 'Norwegian and English', nb: 'Norsk og engelsk' },

  draft: { en: 'Draft', nb: 'Utkast' },
  // The list of contracts says the same words.
  active: { en: 'Active', nb: 'Løper' },
  expired: { en: 'Term has ended', nb: 'Leietiden er ute' },
  finished: { en: 'Finished', nb: 'Avsluttet' },
} satisfies Record<Choice, Text>

/** A field without a label doesn't compile. */
const labels = {
  houseId: { en: 'House', nb: 'Hus' },
  dwelling_kind: { en: 'Kind of dwelling', nb: 'Type bolig' },
  own_home_let: { en: 'My own home, let while I am away', nb: 'Min egen bolig, utleid mens jeg er borte' },
  shared_house_kind: { en: 'Which part of the house', nb: 'Hvilken del av huset' },
  rooms: { en: 'Number of rooms', nb: 'Antall rom' },
  area: { en: 'Usable area (m²)', nb: 'Bruksareal (m²)' },
  dwelling_number: { en: 'Dwelling number', nb: 'Bruksenhetsnummer' },
  meter_point_id: { en: 'Meter point id', nb: 'Målepunkt-ID' },
  shared_rooms: { en: 'Shared rooms', nb: 'Fellesrom' },
  power_contract: { en: 'Who has the power contract', nb: 'Hvem som har strømavtalen' },
  home_papers: { en: 'Papers the tenant has been given', nb: 'Papirer leietakeren har fått' },
  board_consent: { en: 'Consent of the cooperative’s board', nb: 'Godkjenning fra styret i borettslaget' },
  spouse_consent: { en: 'Your spouse agrees to the letting', nb: 'Ektefellen din samtykker i utleien' },
  documents: { en: 'Documents', nb: 'Dokumenter' },
  tenant_first_name: { en: 'First name', nb: 'Fornavn' },
  tenant_last_name: { en: 'Last name', nb: 'Etternavn' },
  tenant_birthday: { en: 'Date of birth', nb: 'Fødselsdato' },
  tenant_phone_code: { en: 'Country code', nb: 'Landkode' },
  tenant_phone: { en: 'Phone', nb: 'Telefon' },
  tenant_email: { en: 'E-mail', nb: 'E-post' },
  tenant_nationality: { en: 'Nationality', nb: 'Statsborgerskap' },
  tenant_country: { en: 'Country', nb: 'Land' },
  tenant_address: { en: 'Address', nb: 'Adresse' },
  tenant_postcode: { en: 'Postcode', nb: 'Postnummer' },
  tenant_city: { en: 'City', nb: 'Poststed' },
  language: { en: 'Language of the lease', nb: 'Språk i kontrakten' },
  co_tenants: { en: 'Further tenants', nb: 'Flere leietakere' },
  tenant_organisation_number: {
    en: 'Organisation number of a company that rents',
    nb: 'Organisasjonsnummer til et foretak som leier',
  },
  landlord_organisation_number: {
    en: 'Organisation number of a company that lets',
    nb: 'Organisasjonsnummer til et foretak som leier ut',
  },
  co_landlords: { en: 'Further landlords', nb: 'Flere utleiere' },
  type: { en: 'Kind of lease', nb: 'Type leiekontrakt' },
  taxable: { en: 'The rent is taxed', nb: 'Leien er skattepliktig' },
  start_date: { en: 'Start date', nb: 'Startdato' },
  end_date: { en: 'End date', nb: 'Sluttdato' },
  first_payment_date: { en: 'First payment', nb: 'Første betaling' },
  month_sum: { en: 'Monthly rent', nb: 'Månedsleie' },
  rent_iban: { en: 'Account for the rent', nb: 'Konto for leien' },
  days_before_first_payment: { en: 'The days before the first payment', nb: 'Dagene før første betaling' },
  fixed_term_terminable: {
    en: 'The lease can be terminated before it ends',
    nb: 'Leiekontrakten kan sies opp i leietiden',
  },
  fixed_term_reason: { en: 'Reason for the fixed term', nb: 'Grunnen til at leiekontrakten er tidsbestemt' },
  month_resignation: { en: 'Months of notice', nb: 'Oppsigelsestid i måneder' },
  keys_count: { en: 'Number of keys', nb: 'Antall nøkler' },
  comforts: { en: 'Included in the rent', nb: 'Inkludert i leien' },
  pets_allowed: { en: 'Pets', nb: 'Husdyr' },
  smoking_allowed: { en: 'Smoking', nb: 'Røyking' },
  other: { en: 'Other terms', nb: 'Andre vilkår' },
  is_open_deposit_account: { en: 'Deposit account opened here', nb: 'Depositumskonto åpnet her' },
  deposit_sum: { en: 'Deposit', nb: 'Depositum' },
  deposit_count_payment_day: { en: 'Days until the deposit is due', nb: 'Dager til depositumet skal være betalt' },
  deposit_account: {
    en: 'Deposit account in the tenant’s name (IBAN)',
    nb: 'Depositumskonto i leietakerens navn (IBAN)',
  },
  rent_account_in_deposit_bank: {
    en: 'The rent is paid to an account in the same bank',
    nb: 'Leien betales til en konto i samme bank',
  },
  deposit_follows_rent: { en: 'The deposit follows the rent', nb: 'Depositumet følger leien' },
  guarantee: { en: 'Guarantee', nb: 'Garanti' },
  deposit_payment_deadline: { en: 'Deposit due', nb: 'Frist for depositum' },
} satisfies Record<keyof StoredContract | 'rent_iban', Text>

const coTenantLabels = {
  first_name: labels.tenant_first_name,
  last_name: labels.tenant_last_name,
  birthday: labels.tenant_birthday,
  phone_code: labels.tenant_phone_code,
  phone: labels.tenant_phone,
  email: labels.tenant_email,
} satisfies Record<keyof CoTenant | keyof CoLandlord, Text>

export const contractWords = words('contract', {
  ...labels,
  ...coTenantLabels,
  ...choiceNames,
  ...guaranteeNames,
})
