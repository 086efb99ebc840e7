import type { contractWords } from '../src/lease/contract/words'
import { nextYear, type variant } from './contract-form'
import { pdf, type Upload } from './files'
import { house, profile, type Language } from './journey'
import { dayFromNow } from './lease-form'

type Typed = Partial<Record<keyof typeof contractWords.said, string>>

/** A lease as it is typed into the wizard, and what its paper must say of it. */
export interface LeaseSample {
  readonly name: string
  readonly term: 'running' | 'time-bound'
  readonly deposit: Parameters<typeof variant>[2]
  readonly files: readonly Upload[]
  readonly tenant: Typed & { readonly tenant_first_name: string; readonly tenant_last_name: string }
  /** Codes of the lists of nationalities and countries. */
  readonly nationality: string
  readonly country: string
  readonly terms: Typed
  readonly taxable: boolean
  readonly comforts: readonly ('electricity' | 'heating' | 'water-drain' | 'tv-subscription' | 'internet')[]
  readonly including: Typed
  readonly pets: boolean
  readonly smoking: boolean
  readonly secured: Typed
  /** As the paper writes it, by hand: in Norwegian on every paper, in English on the one that has both. */
  readonly writes: Readonly<Record<Language, readonly string[]>>
}

const rules = pdf('Husordensregler.pdf', 'House rules')
const plan = pdf('Plantegning 2. etasje.pdf', 'Plan')
const deadline = dayFromNow(30)

/** Exactly so many characters of sentences, with lines of their own. */
function manyWords(length: number): string {
  const sentence = 'Leieren måker snø foran egen inngang og strør når det er glatt; hagen, boden og vaskerommet deles med de andre i huset.\n'
  return `${sentence.repeat(Math.ceil(length / sentence.length)).slice(0, length - 1)}!`
}
const thousand = manyWords(1000)
const wide = (letter: string) => letter.repeat(50)

/** Each way a lease can last with each way it can be secured. */
export const samples: readonly LeaseSample[] = [
  {
    name: 'open-ended, no deposit',
    term: 'running',
    deposit: 0,
    files: [rules],
    tenant: {
      tenant_first_name: 'Per Øyvind', tenant_last_name: 'Ås', tenant_birthday: '03.02.1990', tenant_phone: '900 12 345', tenant_email: 'per@example.no',
      tenant_address: 'Storgata 1', tenant_postcode: '0155', tenant_city: 'Oslo',
    },
    nationality: 'NO',
    country: 'NO',
    terms: { start_date: `01.02.${nextYear}`, month_sum: '8500' },
    taxable: false,
    comforts: ['electricity', 'heating', 'water-drain', 'tv-subscription', 'internet'],
    including: { keys_count: '1' },
    pets: true,
    smoking: false,
    secured: {},
    writes: {
      nb: [
        'Per Øyvind Ås', '03.02.1990', '+47 90 01 23 45', 'per@example.no', 'Storgata 1', '0155 Oslo', 'norsk', `01.02.${nextYear}`, 'tidsubestemt', 'kr 8 500 per måned',
        `den 1. i måneden, første gang 01.02.${nextYear}`, 'Oppsigelsestiden er 3 måneder', 'ved overtakelsen: 1.', 'strøm', 'oppvarming', 'vann og avløp', 'TV-abonnement', 'internett',
        'leieinntekten ikke er skattepliktig', 'Dyrehold er tillatt', 'Røyking er ikke tillatt i boligen.', 'Partene har ikke avtalt andre vilkår.', 'Husordensregler.pdf',
      ],
      en: ['Norwegian', 'kr 8 500 per month', 'The period of notice is 3 months', 'at handover: 1.', 'is not taxable', 'Pets are allowed', 'Smoking is not allowed', 'agreed no further terms', 'Ikke avtalt None'],
    },
  },
  {
    name: 'open-ended, own account, 1,000 characters of other terms',
    term: 'running',
    deposit: 2,
    files: [rules, plan],
    tenant: {
      tenant_first_name: 'Åsa', tenant_last_name: 'Lindström', tenant_birthday: '31.12.1994', tenant_phone_code: '+46', tenant_phone: '70 123 45 67', tenant_email: 'asa.lindstrom@example.se',
      tenant_address: 'Drottninggatan 71', tenant_postcode: '111 36', tenant_city: 'Stockholm',
    },
    nationality: 'SE',
    country: 'SE',
    terms: { start_date: `15.01.${nextYear}`, month_sum: '12 345,50', month_resignation: '2' },
    taxable: true,
    comforts: ['water-drain', 'internet'],
    including: { keys_count: '4', other: thousand },
    pets: false,
    smoking: false,
    secured: { deposit_sum: '37 036,50', deposit_account: 'NO83 3000 1234 567', deposit_payment_deadline: deadline },
    writes: {
      nb: [
        'Åsa Lindström', '31.12.1994', '+46 70 123 45 67', 'asa.lindstrom@example.se', 'Drottninggatan 71', '111 36 Stockholm', 'Sverige', 'svensk', `15.01.${nextYear}`,
        'kr 12 345,50 per måned', 'den 15. i måneden', 'Oppsigelsestiden er 2 måneder', 'Lovens oppsigelsestid er tre måneder.', 'ved overtakelsen: 4.',
        'Utleierens kostnader til strøm og oppvarming kan kreves', 'Vil leieren ha TV-abonnement, bestiller', 'leieinntekten er skattepliktig', 'Dyrehold er ikke tillatt.',
        thousand, 'kr 37 036,50', 'her kr 74 073', `senest ${deadline}`, 'NO83 3000 1234 567', 'Husordensregler.pdf', 'Plantegning 2. etasje.pdf',
      ],
      en: ['Sweden', 'Swedish', 'kr 12 345,50 per month', 'The period of notice is 2 months', `no later than ${deadline}`, 'costs for electricity and heating', 'is taxable', 'Pets are not allowed'],
    },
  },
  {
    name: 'open-ended, an account opened through the product',
    term: 'running',
    deposit: 1,
    files: [plan],
    tenant: {
      tenant_first_name: 'Zofia', tenant_last_name: 'Wójcik-Łęcka', tenant_birthday: '29.02.2000', tenant_phone_code: '+48', tenant_phone: '512 345 678', tenant_email: 'zofia@example.pl',
      tenant_address: 'ul. Długa 5 m. 12', tenant_postcode: '31-147', tenant_city: 'Kraków',
    },
    nationality: 'PL',
    country: 'PL',
    terms: { start_date: `15.01.${nextYear}`, month_sum: '10 000', first_payment_date: `31.01.${nextYear}`, month_resignation: '1' },
    taxable: true,
    comforts: [],
    including: { keys_count: '3', other: 'Hagen deles.' },
    pets: true,
    smoking: true,
    secured: { deposit_sum: '60 000', deposit_count_payment_day: '14' },
    writes: {
      nb: [
        'Zofia Wójcik-Łęcka', '29.02.2000', '+48 512 345 678', 'zofia@example.pl', 'ul. Długa 5 m. 12', '31-147 Kraków', 'Polen', 'polsk', `15.01.${nextYear}`, `31.01.${nextYear}`,
        'kr 10 000 per måned', 'den 31. i måneden', 'er siste dag i måneden forfallsdag', 'Oppsigelsestiden er 1 måned,', 'Lovens oppsigelsestid er tre måneder.', 'ved overtakelsen: 3.',
        'Verken strøm, oppvarming, vann og avløp, TV eller internett er med i leien.', 'Røyking er tillatt i boligen.', 'Hagen deles.', 'kr 60 000 innen 14 dager etter at kontoen er åpnet', 'senest 14 dager etter at den er åpnet',
      ],
      en: ['Poland', 'Polish', 'The period of notice is 1 month,', 'no later than 14 days after it is opened', 'Smoking is allowed', 'the last day of the month is the due date'],
    },
  },
  {
    name: 'a short fixed term with its reason, no deposit',
    term: 'time-bound',
    deposit: 0,
    files: [rules],
    tenant: {
      tenant_first_name: 'Mary Ann', tenant_last_name: "O'Brien", tenant_birthday: '01.01.1985', tenant_phone_code: '+353', tenant_phone: '85 012 3456', tenant_email: 'mary@example.ie',
      tenant_address: 'Fjellveien 2', tenant_postcode: '3580', tenant_city: 'Geilo',
    },
    nationality: 'IE',
    country: 'NO',
    terms: { start_date: `01.08.${nextYear}`, end_date: `30.06.${nextYear + 1}`, month_sum: '1 234 567' },
    taxable: true,
    comforts: ['electricity'],
    including: { keys_count: '0', other: 'Kort leietid: utleieren skal selv bruke boligen etter endt studieopphold.\n#Boden* er _ikke_ med.' },
    pets: false,
    smoking: true,
    secured: {},
    writes: {
      nb: [
        "Mary Ann O'Brien", '01.01.1985', '+353 85 012 3456', 'mary@example.ie', 'Fjellveien 2', '3580 Geilo', 'irsk', `begynner 01.08.${nextYear} og er tidsbestemt. Det slutter 30.06.${nextYear + 1}`,
        'kr 1 234 567 per måned', 'den 1. i måneden', 'Kan ikke sies opp i leietiden', 'Leieren får ingen nøkler ved overtakelsen.', 'hvis den ikke står i punkt 15:', 'utleieren skal selv bruke boligen etter endt studieopphold.',
        '#Boden* er _ikke_ med.', 'Utleierens kostnader til oppvarming og vann og avløp kan kreves',
      ],
      en: ['Irish', `ends on 30.06.${nextYear + 1} without notice`, 'Cannot be terminated during the term', 'unless it is stated in clause 15:', 'Smoking is allowed'],
    },
  },
  {
    name: 'a fixed term of three years, own account, the longest names',
    term: 'time-bound',
    deposit: 2,
    files: [pdf(`${'v'.repeat(60)}.pdf`)],
    tenant: {
      tenant_first_name: wide('W'), tenant_last_name: wide('Å'), tenant_birthday: '15.06.1970', tenant_phone: '41 23 45 67', tenant_email: `${'m'.repeat(37)}@example.no`,
      tenant_address: wide('M'), tenant_postcode: '9'.repeat(50), tenant_city: 'Ø'.repeat(60),
    },
    nationality: 'GB',
    country: 'US',
    terms: { start_date: `15.01.${nextYear}`, end_date: `15.01.${nextYear + 3}`, month_sum: '25 000' },
    taxable: false,
    comforts: ['heating', 'tv-subscription'],
    including: { keys_count: '99', other: 'Q'.repeat(400) },
    pets: true,
    smoking: false,
    secured: { deposit_sum: '150 000', deposit_account: 'NO8330001234567', deposit_payment_deadline: deadline },
    writes: {
      nb: [
        `${wide('W')} ${wide('Å')}`, '15.06.1970', '+47 41 23 45 67', `${'m'.repeat(37)}@example.no`, wide('M'), `${'9'.repeat(50)} ${'Ø'.repeat(60)}`, 'USA', 'britisk',
        `Det slutter 15.01.${nextYear + 3}`, 'kr 25 000', 'kr 150 000', 'ved overtakelsen: 99.', 'Q'.repeat(400), `${'v'.repeat(60)}.pdf`, `senest ${deadline}`, 'NO83 3000 1234 567',
      ],
      en: ['British', `ends on 15.01.${nextYear + 3}`, 'kr 150 000'],
    },
  },
  {
    name: 'a fixed term of a year without its reason, an account opened through the product',
    term: 'time-bound',
    deposit: 1,
    files: [rules, plan],
    tenant: {
      tenant_first_name: 'Nguyễn', tenant_last_name: 'Søndergård', tenant_birthday: '10.10.1999', tenant_phone_code: '+45', tenant_phone: '32 12 34 56', tenant_email: 'nguyen@example.dk',
      tenant_address: 'Sankt Hans Torv 3, 2. tv.', tenant_postcode: '2200', tenant_city: 'København N',
    },
    nationality: 'DK',
    country: 'DK',
    terms: { start_date: `15.01.${nextYear}`, end_date: `14.01.${nextYear + 1}`, month_sum: '9 999,99' },
    taxable: true,
    comforts: ['electricity', 'heating', 'water-drain'],
    including: { keys_count: '2' },
    pets: false,
    smoking: false,
    secured: { deposit_sum: '20 000', deposit_count_payment_day: '1' },
    writes: {
      nb: [
        'Nguyễn Søndergård', '10.10.1999', '+45 32 12 34 56', 'nguyen@example.dk', 'Sankt Hans Torv 3, 2. tv.', '2200 København N', 'Danmark', 'dansk', `Det slutter 14.01.${nextYear + 1}`,
        'kr 9 999,99 per måned', 'Oppsigelsestiden er da 3 måneder', 'Grunnen til den korte leietiden:', 'kr 20 000 innen 1 dag etter at kontoen er åpnet', 'senest 1 dag etter at den er åpnet', 'her kr 59 999,94', 'Vil leieren ha TV-abonnement og internett',
      ],
      en: ['Denmark', 'Danish', 'Reason for the short term:', 'no later than 1 day after it is opened'],
    },
  },
]

/** A landlord who has told everything, and one who has left open what may be left open; each with a house to match. */
export const landlords = {
  nb: {
    profile: { ...profile, birthday: '1968-04-09', iban: 'NO93 8601 1117 947' },
    house: { ...house, name: 'Hybelen i Storgata', property_number: 207, holding_number: 14, section_number: 8, municipality_number: '0301' },
    writes: ['Kari Nordmann', '09.04.1968', '+47 90 01 23 45', 'Storgata 1', 'Hybelen i Storgata', 'Storgata 12, 0155 Oslo', '0301', 'gnr. 207, bnr. 14, snr. 8', 'Leien betales til konto NO93 8601 1117 947.'],
  },
  en: {
    profile,
    house: { ...house, share_number: 45, organisation_number: '948007029' },
    writes: ['Kari Nordmann', 'Storgata 12, 0155 Oslo', 'Andelsnummer', '45', '948007029', 'ikke oppgitt', 'not given', 'Leien betales til konto:', 'The rent is paid to account:'],
  },
} as const
