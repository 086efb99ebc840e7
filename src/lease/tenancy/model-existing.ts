import { z } from 'zod'
import { files } from '../../base/file/model'
import { parseAccountNumber } from '../../base/kit/account-number'
import { dateOf, isDay, monthAt, type Day } from '../../base/kit/day'
import { optionalIban } from '../../base/kit/field-identity'
import * as field from '../../base/kit/field-kinds'
import { orDefault, orNull, orValue, withDescription, withInitialValue } from '../../base/kit/field-variants'
import { isPhone } from '../../base/kit/phone'
import { record, type FormValues } from '../../base/kit/record'
import type { ValidationKey } from '../../base/kit/words-validation'
import { contractSteps, maxDepositMonths } from '../contract/model'
import { isPaidTooEarly } from '../contract/model-form'

const { tenant, terms } = contractSteps

/** The fields that the page of an existing lease asks for, except the tenant's name. */
const asked = {
  houseId: field.recordId(),
  tenant_email: withDescription(field.optionalEmail(), 'Left out: letters are printed'),
  start_date: terms.fields.start_date,
  end_date: withDescription(orNull(field.date()), 'Of a fixed term alone'),
  month_sum: withDescription(field.money(), 'The rent of a month as it is today'),
  first_payment_date: withDescription(field.date(), 'The first day on which rent was due. Its day of the month counts'),
  books_from: withDescription(
    field.date(),
    'The first day of the first month whose rent is booked. Rent of earlier months is taken as settled',
  ),
  taxable: withInitialValue(orDefault(field.yesNo(), true), true),
  deposit_sum: withDescription(orNull(field.money()), 'Left out: no deposit'),
  deposit_account: optionalIban(),
  documents: files('signed_files'),
} as const

/** The fields that a call may send besides. The page leaves them out. */
const besides = {
  tenant_birthday: withDescription(orNull(field.birthday()), 'Left out: not known'),
  tenant_phone_code: tenant.fields.tenant_phone_code,
  tenant_phone: orDefault(field.optionalPhone(), ''),
  tenant_nationality: tenant.fields.tenant_nationality,
  tenant_country: tenant.fields.tenant_country,
  tenant_address: orValue(field.optionalText({ max: 50 }), ''),
  tenant_postcode: orValue(field.optionalText({ max: 50 }), ''),
  tenant_city: orValue(field.optionalText({ max: 60 }), ''),
} as const

const existingLeaseRecord = record({
  tenant_first_name: tenant.fields.tenant_first_name,
  tenant_last_name: tenant.fields.tenant_last_name,
  type: terms.fields.type,
  ...asked,
  ...besides,
})

/** The page asks for the name in one field. A last day makes the lease a fixed term. */
export const existingLeaseInput = record({ tenant_name: field.text({ max: 100 }), ...asked })
export type ExistingLeaseValues = FormValues<typeof existingLeaseInput.fields>

type Raw = Readonly<Record<string, unknown>>
const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const dayIn = (value: unknown): Day | null => (isText(value) && isDay(value) ? value : null)
const isGiven = (value: unknown) => value !== undefined && value !== null && value !== ''

interface Rule {
  readonly path: string
  readonly error: ValidationKey
  readonly holds: (form: Raw) => boolean
}

/** The rules between fields that a call and the page share. */
const sharedRules: readonly Rule[] = [
  {
    path: 'end_date',
    error: 'startAfterEnd',
    holds: ({ start_date, end_date }) => {
      const [start, end] = [dayIn(start_date), dayIn(end_date)]
      return start === null || end === null || start <= end
    },
  },
  {
    path: 'month_sum',
    error: 'aboveZero',
    holds: ({ month_sum }) => typeof month_sum !== 'number' || month_sum > 0,
  },
  {
    // Rent is paid for a month in advance at most (husleieloven § 3-2).
    path: 'first_payment_date',
    error: 'paidTooEarly',
    holds: ({ start_date, first_payment_date }) => {
      const [start, first] = [dayIn(start_date), dayIn(first_payment_date)]
      return start === null || first === null || !isPaidTooEarly(start, first)
    },
  },
  {
    path: 'books_from',
    error: 'firstOfMonth',
    holds: ({ books_from }) => dayIn(books_from) === null || dateOf(books_from as Day) === 1,
  },
  {
    path: 'books_from',
    error: 'beforeRent',
    holds: ({ books_from, start_date }) => {
      const [from, start] = [dayIn(books_from), dayIn(start_date)]
      return from === null || start === null || from >= monthAt(start)
    },
  },
  {
    path: 'deposit_sum',
    error: 'required',
    holds: ({ deposit_sum, deposit_account }) => isGiven(deposit_sum) || !isGiven(deposit_account),
  },
  {
    path: 'deposit_sum',
    error: 'aboveZero',
    holds: ({ deposit_sum }) => typeof deposit_sum !== 'number' || deposit_sum > 0,
  },
  {
    path: 'deposit_sum',
    error: 'Max',
    holds: ({ deposit_sum, month_sum }) =>
      typeof deposit_sum !== 'number' || typeof month_sum !== 'number' || deposit_sum <= month_sum * maxDepositMonths,
  },
  {
    path: 'deposit_account',
    error: 'required',
    holds: ({ deposit_sum, deposit_account }) => !isGiven(deposit_sum) || isGiven(deposit_account),
  },
  {
    path: 'deposit_account',
    error: 'iban',
    holds: ({ deposit_account }) => !isText(deposit_account) || parseAccountNumber(deposit_account) !== null,
  },
]

const callRules: readonly Rule[] = [
  {
    path: 'end_date',
    error: 'required',
    holds: ({ type, end_date }) => type !== 'time-bound' || isGiven(end_date),
  },
  {
    path: 'end_date',
    error: 'locked',
    holds: ({ type, end_date }) => type !== 'running' || !isGiven(end_date),
  },
  {
    path: 'tenant_phone',
    error: 'phone',
    holds: ({ tenant_phone_code, tenant_phone }) =>
      !isText(tenant_phone) || !isText(tenant_phone_code) || isPhone(tenant_phone_code, tenant_phone),
  },
]

/** A first and a last name of two letters at least. Null for anything else. */
function splitName(typed: string): { readonly first: string; readonly last: string } | null {
  const parts = typed.trim().split(/\s+/)
  const [first, last] = [parts.slice(0, -1).join(' '), parts.at(-1) ?? '']
  return Math.min(first.length, last.length) >= 2 && Math.max(first.length, last.length) <= 50 ? { first, last } : null
}

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

/** Rules between fields are checked even when single fields fail, so that all problems show at once. */
function checked<B extends z.ZodType>(body: B, rules: readonly Rule[]): B {
  let form: B = body
  for (const { path, error, holds } of rules)
    form = form.refine((value) => holds(value as Raw), { path: [path], error, when: isObject })
  return form
}

export const ExistingLeaseForm = checked(z.strictObject(existingLeaseRecord.body), [
  ...sharedRules,
  ...callRules,
]).transform((value) => ({
  ...existingLeaseRecord.fill(value),
  deposit_account: value.deposit_account ? parseAccountNumber(value.deposit_account) : null,
}))
export type ExistingLeaseForm = z.output<typeof ExistingLeaseForm>

/** The values of the page, before its name is divided. */
export const ExistingLeasePageForm = checked(z.strictObject(existingLeaseInput.body), [
  {
    path: 'tenant_name',
    error: 'wholeName',
    holds: ({ tenant_name }) => !isText(tenant_name) || splitName(tenant_name) !== null,
  },
  ...sharedRules,
])

/** The body of the call for what the page asked. The page has been checked. */
export function existingLeaseBody({
  tenant_name,
  ...values
}: z.input<typeof ExistingLeasePageForm>): z.input<typeof ExistingLeaseForm> {
  const name = splitName(tenant_name)
  return {
    ...values,
    tenant_first_name: name?.first ?? '',
    tenant_last_name: name?.last ?? '',
    type: values.end_date ? 'time-bound' : 'running',
  }
}
