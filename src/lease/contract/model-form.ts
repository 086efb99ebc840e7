import { z } from 'zod'
import { parseAccountNumber } from '../../base/kit/account-number'
import { addMonths, isDay, yearOf, type Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { isPhone } from '../../base/kit/phone'
import type { ValidationKey } from '../../base/kit/words-validation'
import {
  contractRecord,
  isFilledIn,
  maxDepositMonths,
  maxCoTenants,
  type ContractFields,
  type CoTenant,
  type Guarantee,
  type StoredContract,
} from './model'
import { isFieldAskedFor, requiredFieldNames, refusedFieldNames, valuesStoredInstead } from './model-asked-fields'

// This file is apart from the record, because it imports the numbering plans of phones and account numbers. A browser
// needs them only where a contract is written.

/** A rule between fields. `path` is the field that is refused. */
interface FormRule {
  readonly path:
    | keyof StoredContract
    | readonly [keyof StoredContract, number, keyof CoTenant]
    | readonly ['guarantee', keyof Guarantee]
  readonly error: ValidationKey
  readonly holds: (form: ContractFields) => boolean
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** A value of the guarantee. Undefined when the form has no guarantee. */
const guaranteeValue = ({ guarantee }: ContractFields, name: keyof Guarantee): unknown =>
  typeof guarantee === 'object' && guarantee !== null
    ? (guarantee as { readonly [value in keyof Guarantee]?: unknown })[name]
    : undefined

/** The highest deposit in øre for a monthly rent. */
export const maxDeposit = (month_sum: Ore): Ore => ore(month_sum * maxDepositMonths)

/** True if rent is paid for more than a month in advance (husleieloven § 3-2). */
export const isPaidTooEarly = (start: Day, firstPayment: Day): boolean =>
  // A start in the first year has no month before it.
  yearOf(start) > 1 && firstPayment < addMonths(start, -1)

const formRules: readonly FormRule[] = [
  {
    path: 'tenant_phone',
    error: 'phone',
    holds: ({ tenant_phone, tenant_phone_code }) =>
      !isText(tenant_phone) || !isText(tenant_phone_code) || isPhone(tenant_phone_code, tenant_phone),
  },
  ...Array.from({ length: maxCoTenants }, (_, index): FormRule => ({
    path: ['co_tenants', index, 'phone'],
    error: 'phone',
    holds: ({ co_tenants }) => {
      const { phone_code, phone } = (Array.isArray(co_tenants) ? co_tenants[index] : undefined) ?? {}
      return !isText(phone) || !isText(phone_code) || isPhone(phone_code, phone)
    },
  })),
  {
    path: 'end_date',
    error: 'startAfterEnd',
    holds: (form) => {
      const { start_date, end_date } = form
      return !isFieldAskedFor('end_date', form) || !isText(start_date) || !isText(end_date) || start_date <= end_date
    },
  },
  {
    // Rent is paid for a month in advance at most (husleieloven § 3-2).
    path: 'first_payment_date',
    error: 'paidTooEarly',
    holds: ({ start_date, first_payment_date }) =>
      !isText(start_date) ||
      !isText(first_payment_date) ||
      // A value that isn't a day is refused at its own field.
      !isDay(start_date) ||
      !isDay(first_payment_date) ||
      !isPaidTooEarly(start_date, first_payment_date),
  },
  {
    path: 'deposit_account',
    error: 'iban',
    holds: ({ deposit_account }) => !isText(deposit_account) || parseAccountNumber(deposit_account) !== null,
  },
  {
    path: 'deposit_sum',
    error: 'Max',
    holds: ({ deposit_sum, month_sum }) =>
      typeof deposit_sum !== 'number' || typeof month_sum !== 'number' || deposit_sum <= month_sum * maxDepositMonths,
  },
  {
    path: ['guarantee', 'sum'],
    error: 'aboveZero',
    holds: (form) => guaranteeValue(form, 'sum') !== 0,
  },
  {
    path: ['guarantee', 'sum'],
    error: 'Max',
    holds: (form) => {
      const { deposit_sum, month_sum } = form
      const sum = guaranteeValue(form, 'sum')
      if (typeof sum !== 'number' || typeof month_sum !== 'number') return true
      return sum + (typeof deposit_sum === 'number' ? deposit_sum : 0) <= month_sum * maxDepositMonths
    },
  },
  {
    path: ['guarantee', 'until'],
    error: 'startAfterEnd',
    holds: (form) => {
      const { start_date } = form
      const until = guaranteeValue(form, 'until')
      // A value that isn't a day is refused at its own field.
      return !isText(start_date) || !isText(until) || !isDay(start_date) || !isDay(until) || start_date <= until
    },
  },
  ...requiredFieldNames.map((path): FormRule => ({
    path,
    error: 'required',
    holds: (form) => !isFieldAskedFor(path, form) || isFilledIn(form[path]),
  })),
  ...refusedFieldNames.map((path): FormRule => ({
    path,
    error: 'locked',
    holds: (form) => isFieldAskedFor(path, form) || !isFilledIn(form[path]),
  })),
]

const placeOf = ({ path }: FormRule) => contractRecord.names.indexOf(typeof path === 'string' ? path : path[0])

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
const body = z.strictObject(contractRecord.body)

/**
 * Rules between fields are checked even when single fields fail (`when`), so that all problems show at once. Rules that
 * depend on today's date are in ./rules.ts.
 */
let form: z.ZodType<z.output<typeof body>, z.input<typeof body>> = body
for (const { path, error, holds } of formRules.toSorted((a, b) => placeOf(a) - placeOf(b)))
  form = form.refine((value) => holds(value), { path: [path].flat(), error, when: isObject })
export const ContractForm = form.transform((value): StoredContract => ({
  ...contractRecord.fill(value),
  deposit_account: value.deposit_account ? parseAccountNumber(value.deposit_account) : null,
  ...valuesStoredInstead(value),
}))

export type ContractForm = z.output<typeof ContractForm>
export type ContractInput = z.input<typeof ContractForm>
