import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import type { ChecklistForm } from '../../lease/checklist/model'
import type { Comfort, CoTenant, StoredContract } from '../../lease/contract/model'
import type { CostSplitForm } from '../../lease/contract/model-forms'

const norwegian = { tenant_phone_code: '+47', tenant_nationality: 'NO', tenant_country: 'NO' } as const

/**
 * Made-up tenants. No Norwegian number begins with 42, 43 or 44. The Swedish range 070-174 06 05 to 99 is reserved for
 * made-up people.
 */
export const demoTenants = {
  marte: {
    tenant_first_name: 'Marte',
    tenant_last_name: 'Solheim',
    tenant_birthday: day('1994-05-17'),
    tenant_phone: '42014387',
    tenant_email: 'marte.solheim@husbok.example',
    ...norwegian,
    tenant_address: 'Rugdestubben 14',
    tenant_postcode: '0678',
    tenant_city: 'Oslo',
  },
  silje: {
    tenant_first_name: 'Silje',
    tenant_last_name: 'Vågenes',
    tenant_birthday: day('1991-02-23'),
    tenant_phone: '43250916',
    tenant_email: 'silje.vagenes@husbok.example',
    ...norwegian,
    tenant_address: 'Notvikbakken 3',
    tenant_postcode: '5033',
    tenant_city: 'Bergen',
  },
  jonas: {
    tenant_first_name: 'Jonas',
    tenant_last_name: 'Kvernberg',
    tenant_birthday: day('1989-11-02'),
    tenant_phone: '44072651',
    tenant_email: 'jonas.kvernberg@husbok.example',
    ...norwegian,
    tenant_address: 'Teglverkløkka 27',
    tenant_postcode: '0572',
    tenant_city: 'Oslo',
  },
  elin: {
    tenant_first_name: 'Elin',
    tenant_last_name: 'Åkerström',
    tenant_birthday: day('1998-08-30'),
    tenant_phone_code: '+46',
    tenant_phone: '70-174 06 12',
    tenant_email: 'elin.akerstrom@husbok.example',
    tenant_nationality: 'SE',
    tenant_country: 'SE',
    tenant_address: 'Kvarnbacksvägen 8',
    tenant_postcode: '411 05',
    tenant_city: 'Göteborg',
  },
} as const
export type DemoTenant = (typeof demoTenants)[keyof typeof demoTenants]

export const demoCoTenants: readonly CoTenant[] = [
  {
    first_name: 'Amina',
    last_name: 'Farooq',
    birthday: day('1991-06-14'),
    phone_code: '+47',
    phone: '42830615',
    email: 'amina.farooq@husbok.example',
  },
]

/** A lease. Its days and sums are calculated from today. */
export interface DemoLease {
  readonly house: 0 | 1
  readonly tenant: DemoTenant
  readonly coTenants?: readonly CoTenant[]
  readonly dwelling: Pick<StoredContract, 'dwelling_kind' | 'rooms' | 'area' | 'dwelling_number'>
  /** The monthly rent in the demo's first year. */
  readonly kroner: number
  readonly keys: number
  readonly comforts: readonly Comfort[]
  readonly petsAllowed: boolean
  readonly other: string
  /** The reason for a fixed term that is shorter than the act allows without one. */
  readonly termReason?: string
  /** Left out: no deposit. No bank has account numbers that begin with 9999. */
  readonly deposit?: string
  readonly handover?: ChecklistForm
  readonly extras?: ChecklistForm
  readonly split?: CostSplitForm
}

/** A lease with its term, counted in months from January of last year. `to` is left out while the contract runs. */
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

/** A tenant who moves into a room soon. The contract is written but not signed. */
export const demoUnsignedLease: DemoLease = {
  house: 1,
  tenant: demoTenants.elin,
  dwelling: { dwelling_kind: 'room', rooms: 1, area: 16, dwelling_number: 'H0101' },
  kroner: 6_400,
  keys: 2,
  comforts: ['electricity', 'heating', 'water-drain', 'internet'],
  petsAllowed: false,
  deposit: 'NO4699990001029',
  other:
    'Rommet ligger i boligen i første etasje, som utleieren bruker når hun er i Bergen. Kjøkken, bad og stue brukes sammen.',
  termReason: 'Utleieren skal ta rommet til eget bruk når leietiden er over.',
}
