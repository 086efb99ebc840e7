import { z } from 'zod'
import { Documents } from '../../base/file/model'
import type { Day } from '../../base/kit/day'
import { choice, Email, Id, optionalText, requiredOr, text, TypedDay, whole, yesNo } from '../../base/kit/field'
import { isIban } from '../../base/kit/iban'
import { Money, ore, type Ore } from '../../base/kit/money'
import { isPhone } from '../../base/kit/phone'
import type { ValidationKey } from '../../base/kit/words-validation'
import { comforts, contractTypes, depositDays, maxDepositMonths } from './model'

// Apart from the rest of the model: the numbering plans of phones and account numbers come with it, and a browser needs
// them only where a contract is written.

const country = () =>
  z
    .string({ error: requiredOr('country') })
    .min(1, 'required')
    .regex(/^[A-Z]{2}$/, 'country')
    .default('NO')

/** The fields of each step of the wizard (specification 2, section 5). */
export const stepFields = {
  house: {
    houseId: Id,
    /** The wizard asks for at least one; a contract by another way (the free one) can do without. */
    documents: Documents.default([]),
  },
  tenant: {
    tenant_first_name: text({ min: 2, max: 50 }),
    tenant_last_name: text({ min: 2, max: 50 }),
    tenant_birthday: TypedDay,
    tenant_phone_code: z
      .string({ error: requiredOr('phoneCode') })
      .trim()
      .regex(/^\+[1-9]\d{0,3}$/, 'phoneCode')
      .default('+47'),
    tenant_phone: text({ max: 50 }),
    tenant_email: Email,
    tenant_nationality: country(),
    tenant_country: country(),
    tenant_city: text({ min: 2, max: 60 }),
    tenant_address: text({ min: 2, max: 50 }),
    tenant_postcode: text({ max: 50 }),
  },
  terms: {
    type: choice(contractTypes),
    taxable: yesNo(),
    start_date: TypedDay,
    /** The last day of a fixed term; an open-ended lease has none. */
    end_date: z.union([z.null(), z.literal('').transform(() => null), TypedDay], { error: 'date' }).default(null),
    first_payment_date: TypedDay,
    /** Rent of one month. */
    month_sum: Money,
    /** Months of notice. */
    month_resignation: whole(0, 99),
  },
  including: {
    keys_count: whole(0, 99),
    comforts: z
      .array(z.enum(comforts, { error: 'choose' }), { error: 'invalid' })
      .refine((chosen) => new Set(chosen).size === chosen.length, 'invalid')
      .default([]),
    pets_allowed: yesNo(),
    smoking_allowed: yesNo(),
    other: optionalText({ max: 1000, lines: true }).default(''),
  },
  /**
   * Without a deposit none of these is sent; an account opened through the product has the first three; an own account
   * has the sum, the account and the deadline (decisions 2).
   */
  deposit: {
    is_open_deposit_account: z.boolean({ error: 'choose' }).default(false),
    deposit_sum: Money.nullable().default(null),
    deposit_count_payment_day: z
      .int({ error: 'wholeNumber' })
      .min(1, 'depositDays')
      .max(depositDays, 'depositDays')
      .nullable()
      .default(null),
    deposit_account: z
      .string({ error: 'iban' })
      .transform((typed) => typed.replace(/\s/g, '').toUpperCase())
      .pipe(z.string().refine((typed) => typed === '' || isIban(typed), 'iban'))
      .transform((typed) => (typed === '' ? null : typed))
      .nullable()
      .default(null),
    deposit_payment_deadline: TypedDay.nullable().default(null),
  },
} as const
export type Step = keyof typeof stepFields
export const steps = Object.keys(stepFields) as readonly Step[]

interface Fields {
  type?: unknown
  start_date?: unknown
  end_date?: unknown
  month_sum?: unknown
  tenant_phone?: unknown
  tenant_phone_code?: unknown
  is_open_deposit_account?: unknown
  deposit_sum?: unknown
  deposit_account?: unknown
  deposit_payment_deadline?: unknown
  deposit_count_payment_day?: unknown
}

/** A rule between fields: what must hold, and where it is told when it doesn't. */
interface Between {
  readonly step: Step
  readonly path: keyof Fields
  readonly error: ValidationKey
  readonly holds: (form: Fields) => boolean
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const has = (value: unknown) => value !== undefined && value !== null && value !== ''
const ownAccount = (form: Fields) =>
  form.is_open_deposit_account !== true &&
  (has(form.deposit_sum) || has(form.deposit_account) || has(form.deposit_payment_deadline))

/** The largest deposit (øre) for a monthly rent. */
export const maxDeposit = (month_sum: Ore): Ore => ore(month_sum * maxDepositMonths)

const betweenFields: readonly Between[] = [
  {
    step: 'tenant',
    path: 'tenant_phone',
    error: 'phone',
    holds: ({ tenant_phone, tenant_phone_code }) =>
      !isText(tenant_phone) || !isText(tenant_phone_code) || isPhone(tenant_phone_code, tenant_phone),
  },
  {
    step: 'terms',
    path: 'end_date',
    error: 'required',
    holds: ({ type, end_date }) => type !== 'time-bound' || has(end_date),
  },
  {
    step: 'terms',
    path: 'end_date',
    error: 'startAfterEnd',
    holds: ({ type, start_date, end_date }) =>
      type !== 'time-bound' || !isText(start_date) || !isText(end_date) || start_date <= end_date,
  },
  {
    step: 'deposit',
    path: 'deposit_sum',
    error: 'required',
    holds: (form) => has(form.deposit_sum) || !(form.is_open_deposit_account === true || ownAccount(form)),
  },
  {
    step: 'deposit',
    path: 'deposit_sum',
    error: 'Max',
    holds: ({ deposit_sum, month_sum }) =>
      typeof deposit_sum !== 'number' || typeof month_sum !== 'number' || deposit_sum <= month_sum * maxDepositMonths,
  },
  {
    step: 'deposit',
    path: 'deposit_account',
    error: 'required',
    holds: (form) => !ownAccount(form) || has(form.deposit_account),
  },
  {
    step: 'deposit',
    path: 'deposit_payment_deadline',
    error: 'required',
    holds: (form) => !ownAccount(form) || has(form.deposit_payment_deadline),
  },
  // Two deposits at once would be a contradiction that nobody could sign.
  {
    step: 'deposit',
    path: 'deposit_account',
    error: 'locked',
    holds: (form) => form.is_open_deposit_account !== true || !has(form.deposit_account),
  },
  {
    step: 'deposit',
    path: 'deposit_payment_deadline',
    error: 'locked',
    holds: (form) => form.is_open_deposit_account !== true || !has(form.deposit_payment_deadline),
  },
]

const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
const fields = {
  ...stepFields.house,
  ...stepFields.tenant,
  ...stepFields.terms,
  ...stepFields.including,
  ...stepFields.deposit,
}
type Shape = z.ZodObject<typeof fields, z.core.$strict>

/**
 * The rent contract as it is written. What fields say together is told with what each says alone (`when`), so that all
 * that is left to do is seen at once. Today's rules stand in ./rules.ts.
 */
let form: z.ZodType<z.output<Shape>, z.input<Shape>> = z.strictObject(fields)
for (const { path, error, holds } of betweenFields)
  form = form.refine((value) => holds(value), { path: [path], error, when: isObject })
export const ContractForm = form.transform((value) => ({
  ...value,
  end_date: value.type === 'time-bound' ? value.end_date : null,
  deposit_count_payment_day: value.is_open_deposit_account ? (value.deposit_count_payment_day ?? depositDays) : null,
}))

export type ContractForm = Omit<z.output<Shape>, 'end_date'> & { readonly end_date: Day | null }
export type ContractInput = z.input<Shape>
/** Which step a field stands in: an error from the server leads there. */
export const stepOf = (field: string): Step | undefined => steps.find((step) => field in stepFields[step])
