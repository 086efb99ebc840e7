import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { Deposit, LeaseData } from './model'

/** A lease with a value in every field. */
export const testLease = (changes: Partial<LeaseData> = {}): LeaseData => ({
  number: 3,
  writtenOn: day('2026-11-25'),
  isDraft: false,
  landlord: {
    name: 'Kari Nordmann Ødegård',
    birthday: day('1968-04-09'),
    email: 'kari.nordmann@example.no',
    phone: '+47 90 01 23 45',
    address: { street: 'Lærdalsveien 4', postcode: '5003', city: 'Bergen', country: null },
  },
  rentIban: 'NO9386011117947',
  tenant: {
    name: 'Åse Sørensen',
    birthday: day('1994-12-31'),
    email: 'aase.sorensen@example.se',
    phone: '+46 70 123 45 67',
    address: {
      street: 'Drottninggatan 71',
      postcode: '111 36',
      city: 'Stockholm',
      country: { nb: 'Sverige', en: 'Sweden' },
    },
    nationality: { nb: 'svensk', en: 'Swedish' },
  },
  house: {
    name: 'Storgata 12',
    address: { street: 'Storgata 12 B', postcode: '0155', city: 'Oslo', country: null },
    municipality: '0301',
    property: 207,
    holding: 14,
    lease: null,
    section: 8,
    share: null,
    organisation: null,
  },
  type: 'running',
  start: day('2027-01-15'),
  end: null,
  firstPayment: day('2027-01-15'),
  firstRent: { start_date: day('2027-01-15'), end_date: day('2027-01-31'), sum: ore(658_065) },
  daysBefore: null,
  rent: ore(1_200_000),
  notice: 3,
  terminable: false,
  reason: '',
  keys: 4,
  taxable: true,
  comforts: ['water-drain', 'internet'],
  pets: false,
  smoking: false,
  other: 'Leieren måker snø foran egen inngang.\nPlenen klippes annenhver uke i sommerhalvåret.',
  deposit: { kind: 'none' },
  rentInDepositBank: false,
  split: {
    category: 'SPLIT',
    costs: 'strøm i felles vaskerom',
    period: 'quarter',
    tenant: ore(30_000),
    landlord: ore(45_050),
  },
  extras: {
    options: ['number_of_keys', 'parking', 'mailbox', 'fire_extinguisher', 'washer', 'stalls'],
    number_keys: 4,
    parking_space: 1,
    garage: 0,
    fire_extinguisher_count: 2,
    stalls_count: 1,
  },
  attachments: ['Husordensregler.pdf', 'Plantegning 2. etasje.png'],
  ...changes,
})

/** A deposit of each kind. */
export const testDeposits: Readonly<Record<Deposit['kind'], Deposit>> = {
  none: { kind: 'none' },
  own: { kind: 'own', sum: ore(3_600_000), iban: 'NO8330001234567', deadline: day('2026-12-31') },
  product: { kind: 'product', sum: ore(7_200_000), days: 45 },
}

/** A fixed term of a year, and an open-ended lease. */
export const testTerm = {
  running: { type: 'running', end: null },
  'time-bound': { type: 'time-bound', end: day('2028-01-14'), notice: null },
} as const

/** Up to three further tenants. */
export const testCoTenants = [
  { name: 'Per Øystein Hansen', birthday: day('1993-02-28'), email: 'per.hansen@example.no', phone: '+47 91 23 45 67' },
  { name: 'Anne Lie', birthday: day('1999-07-01'), email: 'anne.lie@example.no', phone: '+47 92 23 45 67' },
  { name: 'Ola Næss', birthday: day('2001-10-12'), email: 'ola.naess@example.no', phone: '+47 93 23 45 67' },
] as const satisfies LeaseData['coTenants']
