import { z } from 'zod'
import { maxFiles } from '../../base/file/model'
import { InstantText, type Day } from '../../base/kit/day'
import { Balance, Money, type Ore } from '../../base/kit/money'
import { Id, oneOf, requiredText, TypedDay } from '../../base/kit/schemas'
import { UndeliveredMessage } from '../contract/model-signing'
import { PhotoUrl } from '../handover/model'

/** The kinds of claims that a landlord may have when a tenancy ends. */
export const settlementKinds = ['rent', 'power', 'damage', 'cleaning', 'other'] as const
export const maxItems = 50

/** The item of a handover that proves a claim: a reference, or a text. */
const HandoverItemRef = z.union(
  [
    z.strictObject({ handoverId: Id, room: requiredText({ max: 50 }), item: requiredText({ max: 100 }) }),
    requiredText({ max: 100 }),
  ],
  { error: 'handoverItem' },
)

const Photos = z.array(PhotoUrl, { error: 'invalid' }).max(maxFiles, 'files.max10').default([])

export const SettlementForm = z.strictObject({
  items: z
    .array(
      z.strictObject({
        kind: oneOf(settlementKinds),
        text: requiredText({ max: 100 }),
        sum: Money.refine((sum) => sum > 0, 'aboveZero'),
        photos: Photos,
        handoverItem: HandoverItemRef.nullish().transform((of) => of ?? null),
      }),
      { error: 'invalid' },
    )
    .max(maxItems, 'manyLines'),
})

/**
 * The outcome of a settlement: the tenant's answer, and the bank's payment. Both are null until they are known. With an
 * account that was opened here, the bank says both itself (`split`).
 */
export const OutcomeForm = z
  .strictObject({
    agreed: z
      .boolean({ error: 'choose' })
      .nullable()
      .meta({ description: 'True if the tenant has agreed, false if not. Null: no answer is recorded' }),
    answered_on: TypedDay.nullable(),
    paid_on: TypedDay.nullish().transform((on) => on ?? null),
  })
  .refine(({ agreed, answered_on }) => agreed === null || answered_on !== null, {
    path: ['answered_on'],
    error: 'required',
  })

const AnyDay = z.string().transform((stored) => stored as Day)

const Item = z.strictObject({
  kind: z.enum(settlementKinds),
  text: z.string(),
  sum: Money,
  photos: z.array(z.string()),
  handoverItem: z
    .union([z.strictObject({ handoverId: z.int(), room: z.string(), item: z.string() }), z.string()])
    .nullable(),
})

export const Settlement = z.strictObject({
  id: z.int(),
  contractId: z.int(),
  items: z.array(Item),
  /** The sum of all items. */
  total: Balance,
  /** The money of the deposit: the money on an account that was opened here, otherwise the agreed sum. */
  deposit: Balance,
  /** The rent that was due and unpaid when the settlement was made, according to the rent account. */
  owed: Balance,
  to_tenant: Balance,
  to_landlord: Balance,
  /**
   * The split of the deposit that was asked for with this settlement. Null: none was, or another one has taken its place.
   */
  split: z
    .strictObject({
      /** The day on which the bank took the request. Null while it is on its way. */
      asked_on: AnyDay.nullable(),
      /** The day on which the bank had paid. It pays once the tenant has agreed. */
      paid_on: AnyDay.nullable(),
    })
    .nullable(),
  /** The day on which it was sent to the tenants by e-mail. Null: it wasn't. */
  mailed_on: AnyDay.nullable(),
  /** The e-mails that could not be delivered. */
  undelivered: z.array(UndeliveredMessage),
  /** True if the tenant has agreed, false if not. Null: the landlord has recorded no answer. */
  agreed: z.boolean().nullable(),
  answered_on: AnyDay.nullable(),
  /** The day on which the bank paid, as the landlord recorded it. */
  paid_on: AnyDay.nullable(),
  /** A link to the PDF. It works with the session, or for five minutes without one. */
  url: z.string(),
  /** SHA-256 of the PDF. */
  sha256: z.string(),
  created_at: InstantText,
})

/** A settlement as the export has it. The items are null if they can't be read. */
export const ExportedSettlement = z.strictObject({
  ...Settlement.omit({ url: true, split: true, undelivered: true }).shape,
  items: z.array(Item).nullable(),
  photos: z.array(z.string()),
})

/** The shares of a deposit, in øre. */
export interface Shares {
  readonly total: Ore
  readonly to_tenant: Ore
  readonly to_landlord: Ore
}

export type OutcomeForm = z.output<typeof OutcomeForm>
export type SettlementForm = z.output<typeof SettlementForm>
export type SettlementItem = SettlementForm['items'][number]
export type Settlement = z.output<typeof Settlement>
