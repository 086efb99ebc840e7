import { addDays, day, type Day, type Instant } from '../../base/kit/day'
import { HouseForm } from '../../landlord/house/model'
import {
  boardConsents,
  comfortKinds,
  dwellingKinds,
  guaranteeKinds,
  homePapers,
  sharedHouseKinds,
  type ContractTerms,
} from '../contract/model'
import { ContractForm } from '../contract/model-form'
import { CostSplitForm, splitCategories, splitPeriods } from '../contract/model-forms'
import { storedCostSplit } from '../contract/rules'
import { testContract } from '../contract/test-contract'
import type { LeaseSources } from './rules-data'

/** Draws numbers in [0, 1), the same ones for the same seed (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const coTenant = (number: number) => ({
  first_name: `Anne${'abc'[number] ?? ''}`,
  last_name: 'Lie',
  birthday: '1999-07-01',
  phone_code: '+47',
  phone: '92234567',
  email: `anne${number}@example.no`,
})
const coLandlord = (number: number) => ({
  first_name: `Eva${'abc'[number] ?? ''}`,
  last_name: 'Nordmann',
  birthday: '1970-02-28',
  email: `eva${number}@example.no`,
})
const reasons = ['', 'Utleieren flytter selv inn.', 'Datteren skal bo der.'] as const
const furtherTerms = ['', 'Hagen deles.', 'Leietakeren stiller garanti.', 'Grunnet egen bruk.'] as const
const sharedCosts = [
  'strøm',
  'strøm til felles vaskerom',
  'internett',
  'strøm og internett',
  'vann og avløp',
  'felleskostnader',
  'oppvarming, renhold og TV',
  'ved',
] as const

/** The records of a random lease: a contract that the product's own form takes. */
export function randomLease(seed: number): LeaseSources & { readonly lang: 'nb' | 'en' } {
  const chance = chanceOf(seed * 7919 + 17)
  const whole = (below: number) => Math.floor(chance() * below)
  const one = <T>(of: readonly T[]): T => of[whole(of.length)]!
  const some = <T>(of: readonly T[]): T[] => of.filter(() => chance() < 0.4)
  const is = (share: number) => chance() < share
  const start = addDays(day('2027-01-01'), whole(400))
  const isFixed = is(0.6)
  const firstPayment = addDays(start, whole(50) - 20)
  const dwelling = { dwelling_kind: one(dwellingKinds), own_home_let: is(0.3) }
  const rent = 4000 + whole(20_000) + (is(0.2) ? 0.5 : 0)
  const deposit = one([
    {},
    {
      deposit_sum: rent * (1 + whole(3)),
      deposit_account: 'NO8330001234567',
      deposit_payment_deadline: '2026-12-31',
      rent_account_in_deposit_bank: is(0.5),
    },
    { is_open_deposit_account: true, deposit_sum: rent * 2, rent_account_in_deposit_bank: is(0.5) },
  ])
  const guarantee = is(0.3)
    ? { kind: one(guaranteeKinds), by: 'NAV Frogner', sum: rent, until: is(0.5) ? addDays(start, 700) : null }
    : null
  const form = ContractForm.parse(
    testContract(1, ['/api/document/AAAAAAAAAAAAAAAAAAAAAA'], {
      ...dwelling,
      rooms: is(0.5) ? 1 + whole(5) : null,
      shared_rooms: is(0.5) ? 'kjøkken og bad' : '',
      power_contract: one([null, 'tenant', 'landlord']),
      home_papers: some(homePapers),
      shared_house_kind: one([null, ...sharedHouseKinds]),
      board_consent: one([null, ...boardConsents]),
      spouse_consent: one([null, true, false]),
      co_landlords: Array.from({ length: is(0.7) ? 0 : whole(4) }, (_, number) => coLandlord(number)),
      tenant_organisation_number: is(0.15) ? '923609016' : null,
      landlord_organisation_number: is(0.15) ? '974760673' : null,
      deposit_follows_rent: is(0.4),
      co_tenants: Array.from({ length: is(0.6) ? 0 : whole(4) }, (_, number) => coTenant(number)),
      type: isFixed ? 'time-bound' : 'running',
      ...(isFixed && {
        end_date: addDays(start, 20 + whole(2400)),
        fixed_term_terminable: is(0.4),
        fixed_term_reason: one(reasons),
      }),
      start_date: start,
      first_payment_date: firstPayment,
      days_before_first_payment: one(['free', 'with_first']),
      month_sum: rent,
      month_resignation: one([0, 1, 2, 3, 3, 6]),
      taxable: is(0.5),
      keys_count: whole(4),
      comforts: some(comfortKinds),
      pets_allowed: is(0.5),
      smoking_allowed: is(0.5),
      other: one(furtherTerms),
      guarantee,
      ...deposit,
    }),
  )
  const category = one(splitCategories)
  const split = is(0.6)
    ? storedCostSplit(
        CostSplitForm.parse({
          category,
          costs: one(sharedCosts),
          period: one(splitPeriods),
          ...one([{}, { key: 'meter' }, { key: 'persons' }, { key: 'fraction', fraction: '2/3' }] as const),
          ...(category === 'SPLIT' ? { tenant: 300, landlord: 200.5 } : { sum: 900, tenant: null, landlord: null }),
        }),
      )
    : null
  const signedBy = one([null, 'manual', 'bankid'] as const)
  return {
    lang: one(['nb', 'en']),
    contract: contractOf(form, split, signedBy),
    house: { id: 1, ...HouseForm.parse(house), created_at: written, updated_at: written },
    landlord,
    files: [],
    depositBank: is(0.5) ? 'Fjordbanken' : undefined,
  }
}

const written = '2026-12-01T12:00:00.000Z' as Instant
const house = { name: 'Storgata 12', address: 'Storgata 12 B', postcode: '0155', city: 'Oslo' }
const landlord = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  birthday: day('1968-04-09'),
  email: 'kari.nordmann@example.no',
  phone_code: '+47',
  phone: '90012345',
  address: 'Lærdalsveien 4',
  postcode: '5003',
  city: 'Bergen',
  country: 'NO',
  ssn: null,
  iban: 'NO2930001234568',
}

/** The contract as it is read back: the parts that a lease is drawn from. */
function contractOf(
  form: ContractForm,
  split: ReturnType<typeof storedCostSplit> | null,
  signatureType: 'manual' | 'bankid' | null,
): ContractTerms {
  return {
    ...form,
    id: 7,
    additionalId: 3,
    co_tenants: form.co_tenants ?? [],
    co_landlords: form.co_landlords ?? [],
    status: 'draft',
    isFinished: false,
    finished_on: null as Day | null,
    rents: [],
    signatureType,
    signed_at: signatureType && written,
    updated_at: written,
    created_at: written,
    extras: null,
    checkList: null,
    cost_split: split && {
      category: split.split_category,
      tenant: split.split_tenant,
      landlord: split.split_landlord,
      ...(split.split_costs !== null && { costs: split.split_costs }),
      ...(split.split_sum !== null && { sum: split.split_sum }),
      ...(split.split_period !== null && { period: split.split_period }),
      ...(split.split_key !== null && { key: split.split_key }),
      ...(split.split_fraction !== null && { fraction: split.split_fraction }),
    },
  } as unknown as ContractTerms
}
