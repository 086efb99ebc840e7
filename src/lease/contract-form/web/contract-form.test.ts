import { expect, test } from 'vitest'
import { FileInfo } from '../../../base/file/model'
import { fromKroner, type Ore } from '../../../base/kit/money'
import { ContractDetail, contractInput, contractRecord, type ContractValues } from '../../contract/model'
import { ContractForm } from '../../contract/model-form'
import { lawForm } from '../../law/rules-form'
import {
  contractBody,
  contractValues,
  documentsOfHouse,
  emptyContract,
  isOpenEndedByLaw,
  rulesOfHouse,
} from './contract-form'
import { filledValues, ownAccount, typedCoTenant } from './test-values'

const body = (more: Partial<ContractValues> = {}) => ContractForm.parse(contractBody(filledValues(more)))

test('what stands in the fields is the contract that is sent', () => {
  expect(body()).toEqual({
    houseId: 7,
    dwelling_kind: 'home',
    own_home_let: false,
    rooms: null,
    area: null,
    dwelling_number: null,
    meter_point_id: null,
    shared_rooms: '',
    power_contract: null,
    language: 'nb',
    guarantee: null,
    home_papers: [],
    shared_house_kind: null,
    board_consent: null,
    spouse_consent: null,
    co_tenants: [],
    co_landlords: [],
    tenant_organisation_number: null,
    landlord_organisation_number: null,
    deposit_follows_rent: false,
    documents: [`/api/document/${'a'.repeat(22)}`],
    tenant_first_name: 'Per',
    tenant_last_name: 'Ås',
    tenant_birthday: '1990-02-03',
    tenant_phone_code: '+47',
    tenant_phone: '90012345',
    tenant_email: 'per@example.no',
    tenant_nationality: 'NO',
    tenant_country: 'NO',
    tenant_city: 'Oslo',
    tenant_address: 'Storgata 1',
    tenant_postcode: '0155',
    type: 'running',
    taxable: true,
    start_date: '2026-01-15',
    end_date: null,
    fixed_term_terminable: false,
    fixed_term_reason: '',
    first_payment_date: '2026-01-15',
    days_before_first_payment: 'free',
    month_sum: fromKroner(12_000),
    month_resignation: 3,
    keys_count: 2,
    comforts: ['internet'],
    pets_allowed: false,
    smoking_allowed: false,
    other: '',
    is_open_deposit_account: false,
    deposit_sum: null,
    deposit_count_payment_day: null,
    deposit_account: null,
    deposit_payment_deadline: null,
    rent_account_in_deposit_bank: false,
  })
})

test('a form holds every field of the record, the choice of the deposit instead of the flag that follows from it, and the account for the rent', () => {
  const typed = contractRecord.names.filter((name) => name !== 'is_open_deposit_account')
  expect(contractInput.names.toSorted()).toEqual([...typed, 'is_deposit_account_variant', 'rent_iban'].toSorted())
})

test.each([
  [
    '0',
    {
      is_open_deposit_account: false,
      deposit_sum: null,
      deposit_count_payment_day: null,
      deposit_account: null,
      deposit_payment_deadline: null,
    },
  ],
  [
    '1',
    {
      is_open_deposit_account: true,
      deposit_sum: fromKroner(72_000),
      deposit_count_payment_day: 30,
      deposit_account: null,
      deposit_payment_deadline: null,
    },
  ],
  [
    '2',
    {
      is_open_deposit_account: false,
      deposit_sum: fromKroner(72_000),
      deposit_count_payment_day: null,
      deposit_account: 'NO9386011117947',
      deposit_payment_deadline: '2026-02-01',
    },
  ],
] as const)('variant %s sends its own fields, whatever was typed for another', (variant, sent) => {
  expect(body({ ...ownAccount, deposit_count_payment_day: 30, is_deposit_account_variant: variant })).toMatchObject(
    sent,
  )
})

test('an end that was typed is not sent when the lease became open-ended', () => {
  expect(body({ type: 'running', end_date: '2020-01-01' }).end_date).toBeNull()
  expect(body({ type: 'time-bound', end_date: '2029-01-14' }).end_date).toBe('2029-01-14')
})

test('the own home that was ticked is not sent of another kind of dwelling', () => {
  expect(body({ dwelling_kind: 'home', own_home_let: true })).toMatchObject({ own_home_let: true })
  expect(body({ dwelling_kind: 'room', own_home_let: true })).toMatchObject({ own_home_let: false })
})

test.each([
  ['shared_rooms', { dwelling_kind: 'home', shared_rooms: 'Bad' }, ''],
  ['power_contract', { comforts: ['electricity'], power_contract: 'tenant' }, null],
  ['fixed_term_reason', { type: 'running', fixed_term_reason: 'Egen bruk' }, ''],
  ['fixed_term_terminable', { type: 'running', fixed_term_terminable: true }, false],
  ['month_resignation', { type: 'time-bound', end_date: '2029-01-14', month_resignation: 3 }, null],
  ['rent_account_in_deposit_bank', { rent_account_in_deposit_bank: true }, false],
] as const)('%s is not sent where it is not asked', (name, typed, nothing) => {
  expect(contractBody(filledValues(typed))).toMatchObject({ [name]: nothing })
})

test('the act hears of the home and of how many rent it', () => {
  const letting = (more: Partial<ContractValues>) => lawForm(filledValues(more), '')
  expect(letting({})).toMatchObject({ letting: 'home', rooms: null, co_tenants: 0 })
  expect(letting({ dwelling_kind: 'room', own_home_let: true, rooms: 2 })).toMatchObject({ letting: 'room', rooms: 2 })
  expect(letting({ own_home_let: true, co_tenants: [typedCoTenant()] })).toMatchObject({
    letting: 'own_home',
    co_tenants: 1,
  })
})

const stored = ContractDetail.parse({
  ...ContractForm.parse(
    contractBody(filledValues({ ...ownAccount, type: 'time-bound', end_date: '2029-01-14', pets_allowed: true })),
  ),
  month_sum: 12_000.5,
  deposit_sum: 72_000,
  id: 3,
  additionalId: 1,
  status: 'draft',
  isFinished: false,
  finished_on: null,
  books_from: null,
  finished_at: null,
  notice: null,
  fixed_until: null,
  went_on_from: null,
  tenant_erased_at: null,
  is_open_deposit_account_payed: false,
  signed_documents: [],
  signed_at: null,
  signatureType: null,
  blocked_by: '',
  next_rent_on: null,
  payUrl: null,
  fee_refund: null,
  signicatInfo: null,
  rents: [{ from: '2026-01-01', month_sum: 12_000.5 }],
  cost_split: null,
  extras: null,
  checkList: null,
  created_at: '2026-01-01T10:00:00.000Z',
  updated_at: '2026-01-01T10:00:00.000Z',
  files: [FileInfo.parse({ url: `/api/document/${'b'.repeat(22)}`, name: 'plan.png', size: 5, type: 'image/png' })],
  signed_files: [],
  signed_paper: null,
  ending: { owed: 0, deposit: null, bound_until: null },
})

test('a stored contract comes into the fields and goes out again as it was', () => {
  const values = contractValues(stored)
  expect(values).toMatchObject({
    month_sum: fromKroner(12_000.5),
    is_deposit_account_variant: '2',
    pets_allowed: true,
    smoking_allowed: false,
    taxable: true,
  })
  expect(values.documents.map(({ name }) => name)).toEqual(['plan.png'])
  expect(ContractForm.parse(contractBody(values))).toMatchObject({
    month_sum: fromKroner(12_000.5),
    deposit_sum: fromKroner(72_000),
    end_date: '2029-01-14',
    deposit_payment_deadline: '2026-02-01',
  })
  const none = { deposit_sum: null, deposit_account: null, deposit_payment_deadline: null }
  expect(contractValues({ ...stored, ...none }).is_deposit_account_variant).toBe('0')
  expect(contractValues({ ...stored, is_open_deposit_account: true }).is_deposit_account_variant).toBe('1')
})

test('what is half typed is not known to the law yet', () => {
  const half = lawForm(
    filledValues({
      start_date: '15.1',
      month_sum: Number.NaN as Ore,
      month_resignation: Number.NaN,
      type: '',
      is_deposit_account_variant: '',
    }),
    '',
  )
  expect(half).toMatchObject({ start_date: null, month_sum: null, month_resignation: null, type: null, deposit: null })
})

test('account numbers are compared however they are written', () => {
  const { deposit_account, landlord_account } = lawForm(filledValues(ownAccount), 'no93 86011117947')
  expect(deposit_account).toBe('NO9386011117947')
  expect(landlord_account).toBe('NO9386011117947')
})

test.each([
  ['a year without a reason', { end_date: '2027-01-14' }, true],
  ['a year with a reason', { end_date: '2027-01-14', fixed_term_reason: 'Egen bruk' }, false],
  ['three years', { end_date: '2029-01-14' }, false],
  ['a year in the own home', { end_date: '2027-01-14', own_home_let: true }, false],
  ['a day that is half typed', { end_date: '14.01.' }, false],
  ['an open-ended lease with a day left from before', { end_date: '2027-01-14', type: 'running' }, false],
] as const)('a last day ends nothing where the lease counts as open-ended: %s', (_what, more, expected) => {
  expect(isOpenEndedByLaw(filledValues({ type: 'time-bound', dwelling_kind: 'home', ...more }))).toBe(expected)
})

test('a new contract begins with the rules of its house, which follow the house that is chosen', () => {
  const file = (name: string) => ({ url: `/api/document/${name}`, name, size: 1, type: 'application/pdf' as const })
  const [one, other, own] = [file('one'), file('other'), file('own')]
  const houses = [
    { id: 1, house_rules_files: [one] },
    { id: 2, house_rules_files: [other] },
    { id: 3, house_rules_files: [] },
  ]
  expect(emptyContract(1, 'nb', houses).documents).toEqual([one])
  expect(emptyContract(null, 'nb', houses).documents).toEqual([])
  const rules = (id: string) => rulesOfHouse(houses, id)
  expect(documentsOfHouse([one, own], rules('1'), rules('2'))).toEqual([other, own])
  expect(documentsOfHouse([own], rules('2'), rules('3'))).toEqual([own])
  // A removed file stays removed until another house is chosen.
  expect(documentsOfHouse([own], rules(''), rules('1'))).toEqual([one, own])
  const ten = Array.from({ length: 10 }, (_, at) => file(`${at}`))
  expect(documentsOfHouse(ten, [], rules('1'))).toEqual([one, ...ten.slice(0, 9)])
})
