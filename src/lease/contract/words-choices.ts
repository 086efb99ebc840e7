import type { Text } from '../../base/kit/words'
import type {
  Comfort,
  Contract,
  contractLanguages,
  ContractType,
  DaysBefore,
  DwellingKind,
  HomePaper,
  powerContracts,
} from './model'

type Choice =
  | DwellingKind
  | (typeof powerContracts)[number]
  | HomePaper
  | ContractType
  | Comfort
  | DaysBefore
  | (typeof contractLanguages)[number]
  | Contract['status']

/** What can be chosen in a contract, and its status; a choice without a name doesn't compile. */
export const choiceNames = {
  home: { en: 'A separate home', nb: 'En egen bolig' },
  shared_house: {
    en: 'Part of the house I live in: loft, basement or two-dwelling house',
    nb: 'Del av huset jeg bor i: loft, sokkel eller tomannsbolig',
  },
  room: { en: 'A room, with use of my home', nb: 'Et rom, med adgang til boligen min' },

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
  active: { en: 'Active', nb: 'Aktiv' },
  expired: { en: 'Expired', nb: 'Utløpt' },
  finished: { en: 'Finished', nb: 'Avsluttet' },
} satisfies Record<Choice, Text>
