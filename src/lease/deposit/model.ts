import { z } from 'zod'
import { optional, orNull } from '../../base/kit/field'
import * as field from '../../base/kit/field-kinds'
import type { Ore } from '../../base/kit/money'
import { record, type FormValues } from '../../base/kit/record'
import { releaseCategories } from '../contract/model-signing'

/** What the landlord pays once for opening an account: øre. It is never given back. */
export const openingFee = 29_900

export type ReleaseCategory = (typeof releaseCategories)[number]

/** How a deposit is to be released. The amounts count when it is split. */
export const releaseRecord = record({
  category: field.choice(releaseCategories),
  amount_tenant: optional(orNull(field.money())),
  amount_landlord: optional(orNull(field.money())),
})
const body = z.strictObject(releaseRecord.body)
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
let form: z.ZodType<z.output<typeof body>, z.input<typeof body>> = body
for (const name of ['amount_tenant', 'amount_landlord'] as const)
  form = form.refine((release) => release.category !== 'SPLIT' || typeof release[name] === 'number', {
    path: [name],
    error: 'required',
    when: isObject,
  })
export const ReleaseForm = form
export type ReleaseForm = z.output<typeof ReleaseForm>
export type ReleaseValues = FormValues<typeof releaseRecord.fields>

/** Where the opening fee is paid; null when it is paid already, and the account is being ordered. */
export const DepositPayment = z.strictObject({ payUrl: z.string().nullable() })
export type DepositPayment = z.output<typeof DepositPayment>

/** How the bank says that a deposit stands. */
export const bankStatuses = ['CREATED', 'SIGNED', 'PAID_PARTIAL', 'PAID', 'TERMINATED'] as const

/** What the bank says of a deposit, as far as anything follows from it. */
export interface Reading {
  readonly status: (typeof bankStatuses)[number]
  readonly funds: Ore
  /** The account's number, once there is one. */
  readonly accountNumber: string | null
}
