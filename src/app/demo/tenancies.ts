import { ore } from '../../base/kit/money'
import type { ChecklistForm } from '../../lease/checklist/model'
import type { Comfort, CoTenant, StoredContract } from '../../lease/contract/model'
import type { CostSplitForm } from '../../lease/contract/model-forms'
import { demoCoTenants, demoTenants, type DemoTenant } from './tenants'

/** What differs from one contract to the other; days and sums follow from today. */
export interface DemoLease {
  readonly house: 0 | 1
  readonly tenant: DemoTenant
  /** Who rents together with the tenant; left out: nobody. */
  readonly coTenants?: readonly CoTenant[]
  /** What is let, and what is known of it. */
  readonly dwelling: Pick<StoredContract, 'dwelling_kind' | 'rooms' | 'area' | 'dwelling_number'>
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
export interface DemoTenancy extends DemoLease {
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

const inFlat = {
  house: 0,
  dwelling: { dwelling_kind: 'home', rooms: 2, area: 54, dwelling_number: 'H0302' },
  keys: 3,
  comforts: ['heating', 'water-drain', 'internet'],
  petsAllowed: false,
} as const
const handedOver = { number_keys: 3, fire_extinguisher_count: 1, stalls_count: 1 }

export const demoTenancies: readonly DemoTenancy[] = [
  {
    ...inFlat,
    tenant: demoTenants.marte,
    from: 0,
    to: 6,
    kroner: 14_500,
    other: '',
    handover: listed({
      options: ['mailbox', 'smoke_detectors', 'fuse_box', 'condition'],
      ...handedOver,
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
    ...inFlat,
    tenant: demoTenants.jonas,
    coTenants: demoCoTenants,
    from: 7,
    raised: 19,
    kroner: 15_300,
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
      ...handedOver,
    }),
    extras: listed({ options: ['mailbox', 'furniture', 'washer'], number_keys: 3, stalls_count: 1 }),
    split: { category: 'LANDLORD' },
  },
]

/** Moves into a room soon; the contract is written but not signed. */
export const demoComing: DemoLease = {
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
