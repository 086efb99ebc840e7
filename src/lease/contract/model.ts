import { z } from 'zod'
import { Documents, FileInfo } from '../../base/file/model'
import { DayText, InstantText, type Day } from '../../base/kit/day'
import { choice, TypedDay } from '../../base/kit/field'
import { Money } from '../../base/kit/money'
import { Checklist, ChecklistForm } from '../checklist/model'

export const contractTypes = ['running', 'time-bound'] as const
export const comforts = ['electricity', 'heating', 'water-drain', 'tv-subscription', 'internet'] as const
const signatureTypes = ['manual', 'bankid'] as const
/** `draft` until signing starts, `active` when it is done, `expired` past the end of a fixed term, `finished` by the landlord. */
export const statuses = ['draft', 'active', 'expired', 'finished'] as const
export const splitCategories = ['TENANT', 'LANDLORD', 'SPLIT'] as const

/** A deposit is at most this many months of rent (husleieloven § 3-5). */
export const maxDepositMonths = 6
/** Days in which a deposit is to be paid: the default, and the most. */
export const depositDays = 45

const AnyDay = z.string().transform((d) => d as Day)

/** Who bears the costs that are shared; the amounts count when they are split. */
export const CostSplitForm = z
  .strictObject({ category: choice(splitCategories), tenant: Money.nullish(), landlord: Money.nullish() })
  .refine((form) => form.category !== 'SPLIT' || typeof form.tenant === 'number', {
    path: ['tenant'],
    error: 'required',
    when: isObject,
  })
  .refine((form) => form.category !== 'SPLIT' || typeof form.landlord === 'number', {
    path: ['landlord'],
    error: 'required',
    when: isObject,
  })
const CostSplit = z.strictObject({
  category: z.enum(splitCategories),
  tenant: Money.nullable(),
  landlord: Money.nullable(),
})

/** What belongs to the home, said in the same words as the handover list. */
export const ExtrasForm = ChecklistForm

/** The lease as signed on paper. */
export const SignManualForm = z.strictObject({ documents: Documents.default([]) })

/** `date`: the last day rent is owed; left out: today. */
export const FinishForm = z.strictObject({
  deleteIncome: z.boolean({ error: 'choose' }).default(false),
  date: TypedDay.optional(),
})

/** A rent contract as the API answers it. */
export const Contract = z.strictObject({
  id: z.int(),
  /** The contract's number in its account: 1, 2, 3, … A number is never given twice, so those of deleted drafts are missing. */
  additionalId: z.int(),
  houseId: z.int(),
  status: z.enum(statuses),
  isFinished: z.boolean(),
  /** The last day rent is owed, once it is finished. */
  finished_on: AnyDay.nullable(),
  type: z.enum(contractTypes),
  tenant_first_name: z.string(),
  tenant_last_name: z.string(),
  tenant_phone_code: z.string(),
  tenant_phone: z.string(),
  tenant_email: z.string(),
  tenant_birthday: DayText,
  tenant_nationality: z.string(),
  tenant_country: z.string(),
  tenant_city: z.string(),
  tenant_address: z.string(),
  tenant_postcode: z.string(),
  /** Rent of one month. */
  month_sum: Money,
  deposit_sum: Money.nullable(),
  /** IBAN of the landlord's own choice of deposit account. */
  deposit_account: z.string().nullable(),
  deposit_payment_deadline: AnyDay.nullable(),
  deposit_count_payment_day: z.int().nullable(),
  is_open_deposit_account: z.boolean(),
  is_open_deposit_account_payed: z.boolean(),
  start_date: AnyDay,
  end_date: AnyDay.nullable(),
  first_payment_date: AnyDay,
  /** Months of notice. */
  month_resignation: z.int(),
  keys_count: z.int(),
  taxable: z.boolean(),
  comforts: z.array(z.enum(comforts)),
  pets_allowed: z.boolean(),
  smoking_allowed: z.boolean(),
  other: z.string(),
  documents: z.array(z.string()),
  /** The signed paper, when it was signed by hand. */
  signed_documents: z.array(z.string()),
  signatureType: z.enum(signatureTypes).nullable(),
  /** When both had signed, or it was marked as signed. */
  signed_at: InstantText.nullable(),
  /** Why rent is not booked further although the contract runs; empty when it is. */
  blocked_by: z.enum(['', 'freeLimit', 'endOf30Days']),
  payUrl: z.string().nullable(),
  cost_split: CostSplit.nullable(),
  extras: Checklist.nullable(),
  checkList: z.strictObject({ ...Checklist.shape, signatureType: z.enum(signatureTypes).nullable() }).nullable(),
  created_at: InstantText,
  updated_at: InstantText,
})
export const ContractDetail = z.strictObject({
  ...Contract.shape,
  files: z.array(FileInfo),
  signed_files: z.array(FileInfo),
})

/** Language of a paper: `nb` is Norwegian alone, `en` Norwegian with English beside it (the Norwegian text prevails). */
export const PaperQuery = z.strictObject({ lang: z.enum(['nb', 'en']).default('nb') })
/** What is drawn of a contract. */
export const paperKinds = ['contract', 'checklist'] as const
export const PaperLink = z.strictObject({ url: z.string() })

function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null
}

export type CostSplitForm = z.output<typeof CostSplitForm>
export type SignManualForm = z.output<typeof SignManualForm>
export type FinishForm = z.output<typeof FinishForm>
export type Contract = z.output<typeof Contract>
export type ContractDetail = z.output<typeof ContractDetail>
export type ContractType = (typeof contractTypes)[number]
export type Comfort = (typeof comforts)[number]
export type PaperKind = (typeof paperKinds)[number]
export type PaperLanguage = z.output<typeof PaperQuery>['lang']
