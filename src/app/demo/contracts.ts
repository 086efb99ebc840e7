import { addDays, addMonths, dayOf, monthOf, yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import type { ChecklistForm } from '../../lease/checklist/model'
import type { Comfort, CoTenant, StoredContract } from '../../lease/contract/model'
import type { CostSplitForm } from '../../lease/contract/model-forms'
import { risen } from './expense-of'
import { demoCoTenants, demoTenants, type DemoTenant } from './tenants'

/** What differs from one contract to the other; days and sums follow from today. */
interface Lease {
  readonly house: 0 | 1
  readonly tenant: DemoTenant
  /** Who rents together with the tenant; left out: nobody. */
  readonly coTenants?: readonly CoTenant[]
  /** What is let, and what is known of it. */
  readonly dwelling: Pick<StoredContract, 'dwelling_kind'> &
    Partial<Pick<StoredContract, 'rooms' | 'area' | 'dwelling_number'>>
  /** Rent a month in the demo's first year, in kroner. */
  readonly kroner: number
  readonly keys: number
  readonly comforts: readonly Comfort[]
  readonly petsAllowed: boolean
  readonly other: string
  /** The blocked account of the tenant's deposit of three months' rent; left out: none. No bank's accounts begin with 9999. */
  readonly deposit?: string
  readonly handover?: ChecklistForm
  readonly extras?: ChecklistForm
  readonly split?: CostSplitForm
}

/** Months since January of last year: the first, the last (left out while it runs), and the one from which the rent is raised. */
interface Tenancy extends Lease {
  readonly from: number
  readonly to?: number
  readonly raised?: number
}

const listed = (more: Partial<ChecklistForm>): ChecklistForm => ({
  options: [],
  number_keys: 0,
  parking_space: 0,
  garage: 0,
  fire_extinguisher_count: 0,
  stalls_count: 0,
  ...more,
})

const flat = { dwelling_kind: 'home', rooms: 2, area: 54, dwelling_number: 'H0302' } as const

const tenancies: readonly Tenancy[] = [
  {
    house: 0,
    tenant: demoTenants.marte,
    dwelling: flat,
    from: 0,
    to: 6,
    kroner: 14_500,
    keys: 3,
    comforts: ['heating', 'water-drain', 'internet'],
    petsAllowed: false,
    other: '',
    handover: listed({
      options: ['mailbox', 'smoke_detectors', 'fuse_box', 'condition'],
      number_keys: 3,
      fire_extinguisher_count: 1,
      stalls_count: 1,
    }),
  },
  {
    house: 1,
    tenant: demoTenants.silje,
    dwelling: { dwelling_kind: 'shared_house', rooms: 3, area: 78, dwelling_number: 'H0201' },
    from: 0,
    raised: 12,
    kroner: 11_800,
    keys: 2,
    comforts: ['water-drain', 'internet'],
    petsAllowed: true,
    other: 'Leieren bor i andre etasje. Hagen deles med boligen i første etasje.',
    split: { category: 'SPLIT', tenant: ore(45_000), landlord: ore(30_000) },
    extras: listed({ options: ['mailbox', 'exterior_area', 'washer'], number_keys: 2, parking_space: 1 }),
  },
  {
    house: 0,
    tenant: demoTenants.jonas,
    coTenants: demoCoTenants,
    dwelling: flat,
    from: 7,
    raised: 19,
    kroner: 15_300,
    keys: 3,
    comforts: ['heating', 'water-drain', 'internet'],
    petsAllowed: false,
    other: 'Parkeringsplassen følger ikke med.',
    deposit: 'NO7499990001010',
    handover: listed({
      options: [
        'mailbox',
        'smoke_detectors',
        'fuse_box',
        'main_stopcock',
        'escape_routes',
        'furniture',
        'review_rules',
        'condition',
      ],
      number_keys: 3,
      fire_extinguisher_count: 1,
      stalls_count: 1,
    }),
    extras: listed({ options: ['mailbox', 'furniture', 'washer'], number_keys: 3, stalls_count: 1 }),
    split: { category: 'LANDLORD' },
  },
]

/** Moves into a room soon; the contract is written but not signed. */
const coming: Lease = {
  house: 1,
  tenant: demoTenants.elin,
  dwelling: { dwelling_kind: 'room', rooms: 1, area: 16, dwelling_number: 'H0101' },
  kroner: 6_400,
  keys: 2,
  comforts: ['electricity', 'heating', 'water-drain', 'internet'],
  petsAllowed: false,
  deposit: 'NO4699990001029',
  other:
    'Rommet ligger i boligen i første etasje, som utleieren bruker når hun er i Bergen. Kjøkken, bad og stue brukes sammen.\nAvtalen er tidsbestemt fordi utleieren skal ta rommet til eget bruk når leietiden er over.',
}

/** One contract as it will be written, and what happens to it. */
export interface DemoContract extends Lease {
  readonly start: Day
  /** The last day of a fixed term; null for one that is open. */
  readonly end: Day | null
  /** Rent of a month when it was agreed on. */
  readonly rent: Ore
  /** The raised rent, and the month that was the first to have it; null while none has. */
  readonly raise: { readonly from: Day; readonly sum: Ore } | null
  /** The last day on which a deposit may be paid. The app takes no day before today, nor is one asked for of what is paid. */
  readonly depositBy: Day
  readonly isSigned: boolean
  /** The day on which the tenant moved out; null for who stays. */
  readonly finished: Day | null
}

/** Rents are agreed on in fifties. */
const rentIn = (kroner: number, year: number): Ore => ore(Math.round(risen(kroner, year) / 50) * 5000)

function signed({ from, to, raised, ...lease }: Tenancy, today: Day): DemoContract {
  const last = yearOf(today) - 1
  const monthsOn = (months: number) => addMonths(dayOf(last, 1, 1), months)
  const first = raised === undefined ? null : monthsOn(raised)
  return {
    ...lease,
    start: monthsOn(from),
    end: null,
    rent: rentIn(lease.kroner, last),
    raise: first === null || first > today ? null : { from: first, sum: rentIn(lease.kroner, last + 1) },
    depositBy: today,
    isSigned: true,
    finished: to === undefined ? null : addDays(monthsOn(to + 1), -1),
  }
}

/** For two years, from the first of the month after next; so short a term needs its reason (husleieloven § 9-3). */
function draft(lease: Lease, today: Day): DemoContract {
  const start = addMonths(dayOf(yearOf(today), monthOf(today), 1), 2)
  const end = addDays(addMonths(start, 24), -1)
  return {
    ...lease,
    start,
    end,
    rent: rentIn(lease.kroner, yearOf(today)),
    raise: null,
    depositBy: addDays(today, 21),
    isSigned: false,
    finished: null,
  }
}

/** The contracts in the order in which they were agreed on: those of the two years up to today, and the coming one. */
export const demoContracts = (today: Day): DemoContract[] => [
  ...tenancies.map((tenancy) => signed(tenancy, today)),
  draft(coming, today),
]
