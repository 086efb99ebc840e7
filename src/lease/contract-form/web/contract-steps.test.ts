import { expect, test } from 'vitest'
import { day } from '../../../base/kit/day'
import { problemsOf } from '../../../base/ui/form/form-errors'
import { fromKroner, ore, type Ore } from '../../../base/kit/money'
import { leaseSteps, type ContractValues } from '../../contract/model'
import {
  rentAccountErrors,
  firstStepWithProblem,
  firstStepOf,
  stepNumberText,
  needsDocument,
  ownDepositAccountErrors,
  problemsBeyondSchema,
  shownSteps,
  stepSchema,
  type WizardStep,
} from './contract-steps'
import { contractBody, emptyContract } from './contract-form'
import { filledValues, ownAccount, typedCoTenant } from './test-values'

const today = day('2026-01-10')

/** The problems that the form finds when the button of the step is clicked. */
const found = (step: WizardStep, values: ContractValues) =>
  problemsOf(values, stepSchema(step), contractBody, (now) => problemsBeyondSchema(now, step, today))

const long = (length: number) => 'å'.repeat(length)
const nav = { kind: 'nav', by: 'NAV Frogner', sum: fromKroner(30_000), until: '' } as const
const opened: Partial<ContractValues> = { is_deposit_account_variant: '1', deposit_sum: fromKroner(72_000) }

/** The rows of docs/rules/lease.md#contract-fields: step, what is typed, the refused field and the key. */
const rows: readonly (readonly [step: WizardStep, typed: Partial<ContractValues>, field: string, key: string])[] = [
  ['house', { houseId: '' }, 'houseId', 'required'],
  ['house', { documents: [] }, 'documents', 'required'],
  ['house', { dwelling_number: 'A0101' }, 'dwelling_number', 'unitNumber'],
  ['house', { rooms: 0 }, 'rooms', 'roomCount'],
  ['tenant', { tenant_first_name: '' }, 'tenant_first_name', 'required'],
  [
    'tenant',
    { co_tenants: [typedCoTenant(), typedCoTenant({ last_name: ' ' })] },
    'co_tenants.1.last_name',
    'required',
  ],
  ['tenant', { co_tenants: [typedCoTenant({ birthday: '2026-01-11' })] }, 'co_tenants.0.birthday', 'birthday'],
  ['tenant', { co_tenants: [typedCoTenant({ birthday: '31.02.1990' })] }, 'co_tenants.0.birthday', 'date'],
  ['tenant', { tenant_first_name: 'P' }, 'tenant_first_name', 'min2'],
  ['tenant', { tenant_first_name: long(51) }, 'tenant_first_name', 'max50'],
  ['tenant', { tenant_last_name: ' ' }, 'tenant_last_name', 'required'],
  ['tenant', { tenant_last_name: long(51) }, 'tenant_last_name', 'max50'],
  ['tenant', { tenant_birthday: '' }, 'tenant_birthday', 'required'],
  ['tenant', { tenant_birthday: '31.02.1990' }, 'tenant_birthday', 'date'],
  ['tenant', { tenant_birthday: '2026-01-11' }, 'tenant_birthday', 'birthday'],
  ['tenant', { tenant_birthday: '1905-12-31' }, 'tenant_birthday', 'dateRange'],
  ['tenant', { tenant_phone: '' }, 'tenant_phone', 'required'],
  ['tenant', { tenant_phone: '123' }, 'tenant_phone', 'phone'],
  ['tenant', { tenant_email: '' }, 'tenant_email', 'email.required'],
  ['tenant', { tenant_email: 'per@example.n' }, 'tenant_email', 'email.invalid'],
  ['tenant', { tenant_email: `${'p'.repeat(42)}@mail.no` }, 'tenant_email', ''],
  ['tenant', { tenant_email: `${'p'.repeat(43)}@mail.no` }, 'tenant_email', 'max50'],
  ['tenant', { tenant_nationality: '' }, 'tenant_nationality', 'required'],
  ['tenant', { tenant_country: 'ZZ' }, 'tenant_country', 'country'],
  ['tenant', { tenant_address: 'a' }, 'tenant_address', 'min2'],
  ['tenant', { tenant_address: long(51) }, 'tenant_address', 'max50'],
  ['tenant', { tenant_city: 'a' }, 'tenant_city', 'min2'],
  ['tenant', { tenant_city: long(60) }, 'tenant_city', ''],
  ['tenant', { tenant_city: long(61) }, 'tenant_city', 'max60'],
  ['tenant', { tenant_postcode: '' }, 'tenant_postcode', 'required'],
  ['tenant', { tenant_postcode: long(51) }, 'tenant_postcode', 'max50'],
  ['terms', { type: '' }, 'type', 'required'],
  ['terms', { taxable: null }, 'taxable', 'required'],
  ['terms', { start_date: '' }, 'start_date', 'required'],
  ['terms', { start_date: '9', first_payment_date: '2026-12-01' }, 'start_date', 'date'],
  ['terms', { start_date: '31.02.2026', first_payment_date: '2026-12-01' }, 'start_date', 'date'],
  ['terms', { start_date: '2037-01-01', first_payment_date: '2036-12-31' }, 'start_date', 'dateRange'],
  ['terms', { start_date: '2026-03-01', first_payment_date: '2026-01-31' }, 'first_payment_date', 'paidTooEarly'],
  ['terms', { start_date: '2026-03-01', first_payment_date: '2026-02-01' }, 'first_payment_date', ''],
  ['terms', { first_payment_date: '' }, 'first_payment_date', 'required'],
  ['terms', { month_sum: null }, 'month_sum', 'required'],
  ['terms', { month_sum: Number.NaN as Ore }, 'month_sum', 'money'],
  ['terms', { month_resignation: null }, 'month_resignation', 'required'],
  ['terms', { month_resignation: 1.5 }, 'month_resignation', 'wholeNumber'],
  ['terms', { type: 'time-bound', end_date: '2029-01-14', month_resignation: null }, 'month_resignation', ''],
  [
    'terms',
    { type: 'time-bound', end_date: '2029-01-14', fixed_term_terminable: true, month_resignation: null },
    'month_resignation',
    'required',
  ],
  ['terms', { first_payment_date: '2026-02-01' }, 'days_before_first_payment', 'choose'],
  [
    'terms',
    { first_payment_date: '2026-02-01', days_before_first_payment: 'with_first' },
    'days_before_first_payment',
    '',
  ],
  ['terms', { first_payment_date: '2026-01-31' }, 'days_before_first_payment', ''],
  ['terms', { type: 'time-bound', end_date: '' }, 'end_date', 'required'],
  ['terms', { type: 'time-bound', end_date: '32.01.2029' }, 'end_date', 'date'],
  ['terms', { type: 'time-bound', end_date: '2026-01-14' }, 'end_date', 'startAfterEnd'],
  ['terms', { type: 'time-bound', end_date: '2026-01-15' }, 'end_date', ''],
  ['terms', { type: 'running', end_date: '2026-01-14' }, 'end_date', ''],
  ['terms', { type: 'running', end_date: '32.01' }, 'end_date', ''],
  ['including', { keys_count: null }, 'keys_count', 'required'],
  ['including', { keys_count: Number.NaN }, 'keys_count', 'wholeNumber'],
  ['including', { pets_allowed: null }, 'pets_allowed', 'required'],
  ['including', { smoking_allowed: null }, 'smoking_allowed', 'required'],
  ['including', { other: long(1000) }, 'other', ''],
  ['including', { other: long(1001) }, 'other', 'max1000'],
  ['deposit', { is_deposit_account_variant: '' }, 'is_deposit_account_variant', 'choose'],
  ['deposit', { ...opened, deposit_sum: null }, 'deposit_sum', 'required'],
  ['deposit', { ...opened, deposit_sum: fromKroner(72_000) }, 'deposit_sum', ''],
  ['deposit', { ...opened, deposit_sum: fromKroner(72_000.01) }, 'deposit_sum', 'Max'],
  ['deposit', { ...opened, deposit_count_payment_day: null }, 'deposit_count_payment_day', 'required'],
  ['deposit', { ...opened, deposit_count_payment_day: 0 }, 'deposit_count_payment_day', 'depositDays'],
  ['deposit', { ...opened, deposit_count_payment_day: 1 }, 'deposit_count_payment_day', ''],
  ['deposit', { ...opened, deposit_count_payment_day: 45 }, 'deposit_count_payment_day', ''],
  ['deposit', { ...opened, deposit_count_payment_day: 46 }, 'deposit_count_payment_day', 'depositDays'],
  ['deposit', { ...ownAccount, deposit_sum: null }, 'deposit_sum', 'required'],
  ['deposit', { ...ownAccount, deposit_sum: fromKroner(72_000.01) }, 'deposit_sum', 'Max'],
  ['deposit', { ...ownAccount, deposit_account: '' }, 'deposit_account', 'required'],
  ['deposit', { ...ownAccount, deposit_account: 'NO9386011117948' }, 'deposit_account', 'iban'],
  ['deposit', { ...ownAccount, deposit_payment_deadline: '' }, 'deposit_payment_deadline', 'required'],
  ['deposit', { ...ownAccount, deposit_payment_deadline: '2026-01-09' }, 'deposit_payment_deadline', 'depositDeadline'],
  ['deposit', { ...ownAccount, deposit_payment_deadline: '2026-01-10' }, 'deposit_payment_deadline', ''],
  ['deposit', { ...ownAccount, deposit_payment_deadline: '2026-02-24' }, 'deposit_payment_deadline', ''],
  ['deposit', { ...ownAccount, deposit_payment_deadline: '2026-02-25' }, 'deposit_payment_deadline', 'depositDeadline'],
  ['deposit', { guarantee: { ...nav, sum: ore(0) } }, 'guarantee.sum', 'aboveZero'],
  ['deposit', { guarantee: { ...nav, until: '2026-01-14' } }, 'guarantee.until', 'startAfterEnd'],
  ['deposit', { guarantee: { ...nav, until: '2026-01-15' } }, 'guarantee.until', ''],
  // Without a deposit, the form asks only for the choice.
  [
    'deposit',
    { ...ownAccount, is_deposit_account_variant: '0', deposit_sum: null, deposit_account: 'x' },
    'deposit_account',
    '',
  ],
]

test.each(rows)('%s: %o is told at %s as "%s"', (step, typed, field, key) => {
  expect(found(step, filledValues(typed))).toEqual(key === '' ? {} : { [field]: key })
})

test('an account for the rent is refused in the step of the terms', () => {
  const typed = (rent_iban: string) => filledValues({ rent_iban })
  for (const good of ['', ' ', '8601 11 17947', 'NO93 8601 1117 947'])
    expect(rentAccountErrors(typed(good), 'terms')).toEqual({})
  expect(rentAccountErrors(typed('8601 11 17948'), 'terms')).toEqual({ rent_iban: 'iban' })
  expect(rentAccountErrors(typed('8601 11 17948'), 'tenant')).toEqual({})
  expect(firstStepOf({ rent_iban: 'iban' })).toBe('terms')
  // The landlord's account is not a field of the contract.
  expect(contractBody(typed('8601 11 17947'))).toEqual(contractBody(typed('')))
})

test('a country code of its own kind spoils the number too', () => {
  expect(found('tenant', filledValues({ tenant_phone_code: '+0' }))).toEqual({
    tenant_phone_code: 'phoneCode',
    tenant_phone: 'phone',
  })
})

test('an own account with nothing filled in says so at all three fields', () => {
  expect(found('deposit', filledValues({ is_deposit_account_variant: '2' }))).toEqual({
    deposit_sum: 'required',
    deposit_account: 'required',
    deposit_payment_deadline: 'required',
  })
})

test('a step is not refused for what another one asks, the summary for all of it', () => {
  const empty = emptyContract(7)
  expect(Object.keys(found('house', empty))).toEqual(['documents'])
  expect(Object.keys(found('tenant', empty)).every((name) => name.startsWith('tenant_'))).toBe(true)
  const all = Object.keys(found('summary', empty))
  for (const step of leaseSteps) for (const name of Object.keys(found(step, empty))) expect(all).toContain(name)
  expect(found('summary', filledValues(ownAccount))).toEqual({})
})

test('the first step with something to mend is found', () => {
  expect(firstStepWithProblem(filledValues(), today)).toBeNull()
  expect(firstStepWithProblem(emptyContract(7), today)).toBe('house')
  expect(firstStepWithProblem(filledValues({ month_sum: null, keys_count: null }), today)).toBe('terms')
  expect(firstStepWithProblem(filledValues({ ...ownAccount, deposit_payment_deadline: '2026-03-01' }), today)).toBe(
    'deposit',
  )
})

test('a refusal from the server leads to the earliest step it names, by whatever path', () => {
  expect(firstStepOf({ deposit_sum: 'Max', 'documents.0': 'files.unknown' })).toBe('house')
  expect(firstStepOf({ deposit_sum: 'Max', tenant_phone: 'phone' })).toBe('tenant')
  expect(firstStepOf({ is_deposit_account_variant: 'choose' })).toBe('deposit')
  expect(firstStepOf({ something: 'invalid' })).toBeNull()
})

test('the four steps about the lease are numbered', () => {
  expect(shownSteps.map(stepNumberText)).toEqual(['', '1/4', '2/4', '3/4', '4/4', ''])
})

test('a lease that was made without files is changed without one; a new one, and one that has some, is asked for one', () => {
  const values = filledValues({ documents: [] })
  const problemsIn = (stored: Parameters<typeof needsDocument>[0]) => [
    problemsBeyondSchema(values, 'house', today, needsDocument(stored)),
    firstStepWithProblem(values, today, needsDocument(stored)),
  ]
  expect(problemsIn(null)).toEqual([{ documents: 'required' }, 'house'])
  expect(problemsIn({ documents: ['/a'] })).toEqual([{ documents: 'required' }, 'house'])
  expect(problemsIn({ documents: [] })).toEqual([{}, null])
})

test.each(['86011117947', '8601 11 17947', 'no93 8601 1117 947'])(
  'a deposit on the landlord’s own account (%s) is told in its step, whether the profile names it or it is typed here',
  (deposit_account) => {
    const own = { ...ownAccount, deposit_account }
    const refused = { deposit_account: 'ownAccount' }
    expect(ownDepositAccountErrors(filledValues(own), 'deposit', 'NO9386011117947')).toEqual(refused)
    expect(ownDepositAccountErrors(filledValues({ ...own, rent_iban: '86011117947' }), 'deposit', '')).toEqual(refused)
    expect(ownDepositAccountErrors(filledValues(own), 'deposit', 'NO8330001234567')).toEqual({})
    expect(
      ownDepositAccountErrors(filledValues({ ...own, is_deposit_account_variant: '0' }), 'deposit', 'NO9386011117947'),
    ).toEqual({})
  },
)
