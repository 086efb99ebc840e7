import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { fieldErrors } from '../../base/kit/field'
import { ContractForm } from './model-form'
import { contractErrors, contractStatus, finishDay, splitAmounts } from './rules'
import { testContract } from './test-contract'

const today = day('2026-11-20')
const file = (n: number) => `/api/document/${String(n).padStart(22, 'A')}`
const wire = (more: object) =>
  testContract(1, [file(1)], { start_date: '2026-12-01', first_payment_date: '2026-12-01', ...more })

/** What is wrong with a form, as the server and the wizard tell it. */
function errorsOf(more: object): Record<string, string> | undefined {
  const read = ContractForm.safeParse(wire(more))
  return read.success ? contractErrors(read.data, today) : fieldErrors(read.error)
}

const missing = undefined
const own = { deposit_sum: 36_000, deposit_account: 'NO9386011117947', deposit_payment_deadline: '2026-12-01' }
const product = { is_open_deposit_account: true, deposit_sum: 36_000 }
const fixed = { type: 'time-bound', end_date: '2029-11-30' }
const letters = (n: number) => 'å'.repeat(n)

/** Every rule of specification 2, section 5, on contracts: what is refused, at which field and with which key, and the neighbour that is taken. */
const rules: readonly (readonly [rule: string, refused: object, field: string, key: string, taken: object])[] = [
  // Step 1.
  ['a house', { houseId: missing }, 'houseId', 'required', { houseId: 7 }],
  ['a house that can be one', { houseId: 0 }, 'houseId', 'invalid', { houseId: 1 }],
  [
    'ten files at most',
    { documents: Array.from({ length: 11 }, (_, n) => file(n)) },
    'documents',
    'files.max10',
    { documents: Array.from({ length: 10 }, (_, n) => file(n)) },
  ],
  // Tenant.
  ['a first name', { tenant_first_name: '' }, 'tenant_first_name', 'required', { tenant_first_name: 'Bo' }],
  ['a first name of two letters', { tenant_first_name: 'B' }, 'tenant_first_name', 'min2', { tenant_first_name: 'Bo' }],
  [
    'a first name up to 50',
    { tenant_first_name: letters(51) },
    'tenant_first_name',
    'max50',
    { tenant_first_name: letters(50) },
  ],
  ['a last name', { tenant_last_name: missing }, 'tenant_last_name', 'required', { tenant_last_name: 'Li' }],
  ['a last name of two letters', { tenant_last_name: 'L' }, 'tenant_last_name', 'min2', { tenant_last_name: 'Li' }],
  [
    'a last name up to 50',
    { tenant_last_name: letters(51) },
    'tenant_last_name',
    'max50',
    { tenant_last_name: letters(50) },
  ],
  ['a birth date', { tenant_birthday: missing }, 'tenant_birthday', 'required', { tenant_birthday: '2000-02-29' }],
  [
    'a birth date that exists',
    { tenant_birthday: '2001-02-29' },
    'tenant_birthday',
    'date',
    { tenant_birthday: '2001-02-28' },
  ],
  [
    'a birth date that has come',
    { tenant_birthday: '2026-11-21' },
    'tenant_birthday',
    'birthday',
    { tenant_birthday: '2026-11-20' },
  ],
  [
    'a birth date of the last 120 years',
    { tenant_birthday: '1905-12-31' },
    'tenant_birthday',
    'dateRange',
    { tenant_birthday: '1906-01-01' },
  ],
  ['a phone', { tenant_phone: '' }, 'tenant_phone', 'required', { tenant_phone: '40012345' }],
  ['a phone that is valid there', { tenant_phone: '9001234' }, 'tenant_phone', 'phone', { tenant_phone: '90012345' }],
  [
    'a phone of that country',
    { tenant_phone_code: '+1' },
    'tenant_phone',
    'phone',
    { tenant_phone_code: '+46', tenant_phone: '701234567' },
  ],
  ['a country code', { tenant_phone_code: '' }, 'tenant_phone_code', 'phoneCode', { tenant_phone_code: '+47' }],
  [
    'a country code that does not start with +0',
    { tenant_phone_code: '+047' },
    'tenant_phone_code',
    'phoneCode',
    { tenant_phone_code: missing },
  ],
  ['an e-mail address', { tenant_email: '' }, 'tenant_email', 'email.required', { tenant_email: 'a@b.no' }],
  [
    'a valid e-mail address',
    { tenant_email: 'per.example.no' },
    'tenant_email',
    'email.invalid',
    { tenant_email: 'per@example.no' },
  ],
  [
    'an e-mail address up to 50',
    { tenant_email: `${'a'.repeat(40)}@example.no` },
    'tenant_email',
    'max50',
    { tenant_email: `${'a'.repeat(39)}@example.no` },
  ],
  [
    'an e-mail address that ends in two word characters',
    { tenant_email: 'per@example.n' },
    'tenant_email',
    'email.invalid',
    { tenant_email: 'per@example.no' },
  ],
  ['a nationality', { tenant_nationality: '' }, 'tenant_nationality', 'required', { tenant_nationality: missing }],
  [
    'a nationality from the list',
    { tenant_nationality: 'ZZ' },
    'tenant_nationality',
    'country',
    { tenant_nationality: 'XK' },
  ],
  ['a country', { tenant_country: '' }, 'tenant_country', 'required', { tenant_country: missing }],
  ['a country from the list', { tenant_country: 'no' }, 'tenant_country', 'country', { tenant_country: 'SE' }],
  ['a city', { tenant_city: '' }, 'tenant_city', 'required', { tenant_city: 'Ås' }],
  ['a city of two letters', { tenant_city: 'Å' }, 'tenant_city', 'min2', { tenant_city: 'Ås' }],
  ['a city up to 60', { tenant_city: letters(61) }, 'tenant_city', 'max60', { tenant_city: letters(60) }],
  ['an address', { tenant_address: missing }, 'tenant_address', 'required', { tenant_address: 'Gata 1' }],
  ['an address of two letters', { tenant_address: 'G' }, 'tenant_address', 'min2', { tenant_address: 'G1' }],
  ['an address up to 50', { tenant_address: letters(51) }, 'tenant_address', 'max50', { tenant_address: letters(50) }],
  ['a postcode', { tenant_postcode: '' }, 'tenant_postcode', 'required', { tenant_postcode: '0155' }],
  [
    'a postcode up to 50',
    { tenant_postcode: '1'.repeat(51) },
    'tenant_postcode',
    'max50',
    { tenant_postcode: 'SW1A 1AA' },
  ],
  // Terms.
  ['a type', { type: missing }, 'type', 'required', { type: 'running' }],
  ['a known type', { type: 'forever' }, 'type', 'choose', fixed],
  ['taxable or not', { taxable: missing }, 'taxable', 'required', { taxable: false }],
  [
    'a first payment',
    { first_payment_date: '' },
    'first_payment_date',
    'required',
    { first_payment_date: '2026-12-05' },
  ],
  [
    'a first payment in a near year',
    { first_payment_date: '2037-01-01' },
    'first_payment_date',
    'dateRange',
    { first_payment_date: '2036-12-31' },
  ],
  ['a start', { start_date: missing }, 'start_date', 'required', { start_date: '2026-11-01' }],
  ['a start in a near year', { start_date: '1905-12-31' }, 'start_date', 'dateRange', { start_date: '1906-01-01' }],
  ['the months of notice', { month_resignation: missing }, 'month_resignation', 'required', { month_resignation: 0 }],
  [
    'the months of notice as a number',
    { month_resignation: 'tre' },
    'month_resignation',
    'wholeNumber',
    { month_resignation: 3 },
  ],
  ['a rent', { month_sum: missing }, 'month_sum', 'required', { month_sum: 0 }],
  ['a rent as a number', { month_sum: '12000' }, 'month_sum', 'money', { month_sum: 12_000.5 }],
  ['a rent that is not negative', { month_sum: -0.01 }, 'month_sum', 'notNegative', { month_sum: 0.01 }],
  ['an end of a fixed term', { type: 'time-bound' }, 'end_date', 'required', fixed],
  ['a start of a fixed term', { ...fixed, start_date: missing }, 'start_date', 'required', fixed],
  [
    'a start not after the end',
    { ...fixed, end_date: '2026-11-30' },
    'end_date',
    'startAfterEnd',
    { ...fixed, end_date: '2026-12-01' },
  ],
  // Including.
  ['the number of keys', { keys_count: missing }, 'keys_count', 'required', { keys_count: 0 }],
  ['the number of keys as a number', { keys_count: 'to' }, 'keys_count', 'wholeNumber', { keys_count: 2 }],
  [
    'comforts from the list',
    { comforts: ['pool'] },
    'comforts.0',
    'choose',
    { comforts: ['electricity', 'heating', 'water-drain', 'tv-subscription', 'internet'] },
  ],
  ['pets or not', { pets_allowed: missing }, 'pets_allowed', 'required', { pets_allowed: true }],
  ['smoking or not', { smoking_allowed: missing }, 'smoking_allowed', 'required', { smoking_allowed: true }],
  ['other terms up to 1000', { other: letters(1001) }, 'other', 'max1000', { other: letters(1000) }],
  // Deposit: 1, an account opened through the product; 2, an own one.
  ['a sum for an account through the product', { is_open_deposit_account: true }, 'deposit_sum', 'required', product],
  ['a sum for an own account', { ...own, deposit_sum: null }, 'deposit_sum', 'required', own],
  [
    'a deposit of six months at most, through the product',
    { ...product, deposit_sum: 72_000.01 },
    'deposit_sum',
    'Max',
    { ...product, deposit_sum: 72_000 },
  ],
  [
    'a deposit of six months at most, on an own account',
    { ...own, deposit_sum: 72_000.01 },
    'deposit_sum',
    'Max',
    { ...own, deposit_sum: 72_000 },
  ],
  [
    'a day at least to pay',
    { ...product, deposit_count_payment_day: 0 },
    'deposit_count_payment_day',
    'depositDays',
    { ...product, deposit_count_payment_day: 1 },
  ],
  [
    '45 days at most to pay',
    { ...product, deposit_count_payment_day: 46 },
    'deposit_count_payment_day',
    'depositDays',
    { ...product, deposit_count_payment_day: 45 },
  ],
  ['an own account', { ...own, deposit_account: '' }, 'deposit_account', 'required', own],
  [
    'an own account that can be one',
    { ...own, deposit_account: 'NO9386011117948' },
    'deposit_account',
    'iban',
    { ...own, deposit_account: 'no93 8601 1117 947' },
  ],
  ['a deadline', { ...own, deposit_payment_deadline: null }, 'deposit_payment_deadline', 'required', own],
  [
    'a deadline not before today',
    { ...own, deposit_payment_deadline: '2026-11-19' },
    'deposit_payment_deadline',
    'depositDeadline',
    { ...own, deposit_payment_deadline: '2026-11-20' },
  ],
  [
    'a deadline within 45 days',
    { ...own, deposit_payment_deadline: '2027-01-05' },
    'deposit_payment_deadline',
    'depositDeadline',
    { ...own, deposit_payment_deadline: '2027-01-04' },
  ],
  ['one kind of deposit', { ...own, is_open_deposit_account: true }, 'deposit_account', 'locked', own],
  // Only the server sets these.
  ['no status of its own', { status: 'active' }, 'status', 'unknown', {}],
  ['no number of its own', { additionalId: 7 }, 'additionalId', 'unknown', {}],
]

describe('a contract asks for', () => {
  it.each(rules)('%s', (_rule, refused, field, key, taken) => {
    expect(errorsOf(refused)).toMatchObject({ [field]: key })
    expect(errorsOf(taken)).toBeUndefined()
  })

  it('everything at once', () => {
    expect(
      errorsOf({
        tenant_phone: '1',
        month_sum: 1,
        ...own,
        deposit_sum: 6.01,
        type: 'time-bound',
        other: letters(1001),
      }),
    ).toEqual({
      tenant_phone: 'phone',
      deposit_sum: 'Max',
      end_date: 'required',
      other: 'max1000',
    })
  })
})

describe('a contract that is taken', () => {
  it('has a value for all that was left out', () => {
    const {
      tenant_phone_code: _code,
      tenant_nationality: _nation,
      tenant_country: _country,
      comforts: _comforts,
      other: _other,
      ...least
    } = wire({})
    expect(ContractForm.parse(least)).toMatchObject({
      tenant_phone_code: '+47',
      tenant_nationality: 'NO',
      tenant_country: 'NO',
      comforts: [],
      other: '',
      end_date: null,
      is_open_deposit_account: false,
      deposit_sum: null,
      deposit_account: null,
      deposit_payment_deadline: null,
      deposit_count_payment_day: null,
      month_sum: 1_200_000,
    })
  })

  it('has an end only for a fixed term, and 45 days to pay only with an account through the product', () => {
    expect(ContractForm.parse(wire({ end_date: '2029-11-30' })).end_date).toBeNull()
    expect(ContractForm.parse(wire(fixed)).end_date).toBe('2029-11-30')
    expect(ContractForm.parse(wire(product)).deposit_count_payment_day).toBe(45)
    expect(ContractForm.parse(wire({ ...own, deposit_count_payment_day: 10 })).deposit_count_payment_day).toBeNull()
  })
})

describe('the status', () => {
  const [yesterday, later] = [day('2026-11-19'), day('2026-12-31')]
  it.each([
    [{ signatureType: null, isFinished: false, end_date: null }, 'draft'],
    [{ signatureType: null, isFinished: false, end_date: yesterday }, 'draft'],
    [{ signatureType: 'manual', isFinished: false, end_date: null }, 'active'],
    [{ signatureType: 'bankid', isFinished: false, end_date: later }, 'active'],
    [{ signatureType: 'manual', isFinished: false, end_date: today }, 'active'],
    [{ signatureType: 'manual', isFinished: false, end_date: yesterday }, 'expired'],
    [{ signatureType: 'manual', isFinished: true, end_date: yesterday }, 'finished'],
    [{ signatureType: 'manual', isFinished: true, end_date: null }, 'finished'],
  ] as const)('of %j is %s', (facts, status) => {
    expect(contractStatus(facts, today)).toBe(status)
  })
})

describe('the last day rent is owed', () => {
  it.each([
    ['2026-01-15', undefined, '2026-11-20'],
    ['2026-01-15', '2026-01-14', null],
    ['2026-01-15', '2026-01-15', '2026-01-15'],
    ['2026-01-15', '2026-11-20', '2026-11-20'],
    ['2026-01-15', '2026-11-21', null],
    // A contract that has not begun can still be ended.
    ['2026-12-01', undefined, '2026-11-20'],
    ['2026-12-01', '2026-12-01', null],
  ])('of a start on %s, asked for %s, is %s', (start, asked, last) => {
    expect(finishDay(day(start), asked === undefined ? undefined : day(asked), today)).toBe(last)
  })
})

it('a cost that is not split has no amounts', () => {
  expect(splitAmounts({ category: 'SPLIT', tenant: 1, landlord: 0 })).toEqual({ split_tenant: 1, split_landlord: 0 })
  expect(splitAmounts({ category: 'TENANT', tenant: 1, landlord: 0 })).toEqual({
    split_tenant: null,
    split_landlord: null,
  })
})
