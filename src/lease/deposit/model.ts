import { z } from 'zod'
import { withDescription, optional, orNull } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { record, type FormValues } from '../../base/kit/record'
import type { Ore } from '../../base/kit/money'
import type { ValidationKey } from '../../base/kit/words-validation'
import { releaseCategories } from '../contract/model-signing'

/** The opening fee in øre, paid once by the landlord. It is given back only when no account is possible any more. */
export const openingFee = 29_900

/**
 * The values that the landlord enters for a release: the amounts of a split, or the day of the bank's notice in a
 * dispute.
 */
export const releaseRecord = record({
  category: field.choice(releaseCategories),
  amount_tenant: optional(orNull(field.money())),
  amount_landlord: optional(orNull(field.money())),
  settlementId: withDescription(
    optional(orNull(field.recordId())),
    'The settlement of a split. The tenant’s mail names its items',
  ),
  /** The day of the bank's notice. If it is left out, the stored day stays. Null removes the stored day. */
  noticed_on: withDescription(optional(orNull(field.date())), 'The day on which the bank sent its notice'),
})
const body = z.strictObject(releaseRecord.body)
type Body = z.output<typeof body>
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null
const isAmount = (amount: unknown): boolean => amount !== null && amount !== undefined
const rules: readonly (readonly [keyof Body, error: ValidationKey, holds: (release: Body) => boolean])[] = [
  ...(['amount_tenant', 'amount_landlord'] as const).flatMap((name) => [
    [name, 'required', (release: Body) => release.category !== 'SPLIT' || isAmount(release[name])] as const,
    // Amounts typed with another choice are refused, not ignored, because the landlord meant something by them.
    [name, 'onlySplit', (release: Body) => release.category === 'SPLIT' || !isAmount(release[name])] as const,
  ]),
  ['settlementId', 'onlySplit', ({ category, settlementId }) => category === 'SPLIT' || !settlementId],
  // A split waits for the tenant's consent. When all of it is the tenant's, nobody has to consent.
  [
    'amount_landlord',
    'nothingClaimed',
    ({ category, amount_landlord }) => category !== 'SPLIT' || amount_landlord !== 0,
  ],
  ['noticed_on', 'onlyDispute', ({ category, noticed_on }) => category === 'DISPUTE' || !noticed_on],
]
let form: z.ZodType<Body, z.input<typeof body>> = body
for (const [name, error, holds] of rules) form = form.refine(holds, { path: [name], error, when: isObject })
export const ReleaseForm = form
export type ReleaseForm = z.output<typeof ReleaseForm>
export type ReleaseValues = FormValues<typeof releaseRecord.fields>

/** The page on which the landlord pays the fee. Null when it is paid already, and the account is being ordered. */
export const DepositPayment = z.strictObject({ payUrl: z.string().nullable() })
export type DepositPayment = z.output<typeof DepositPayment>

export type ReleaseCategory = (typeof releaseCategories)[number]

/** The bank's own states. */
export const bankStatuses = ['CREATED', 'SIGNED', 'PAID_PARTIAL', 'PAID', 'TERMINATED'] as const

export interface BankReading {
  readonly status: (typeof bankStatuses)[number]
  readonly funds: Ore
  /** The number of the account. Null until there is one. */
  readonly accountNumber: string | null
  /** A waiting split, or what was paid out at the end. Null: there is none. Undefined: the bank doesn't say. */
  readonly release: BankRelease | null | undefined
}

export interface BankRelease {
  readonly category: 'TENANT' | 'SPLIT'
  readonly tenant: Ore
  readonly landlord: Ore
}
