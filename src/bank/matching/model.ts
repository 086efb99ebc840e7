import { z } from 'zod'
import { Balance, Money } from '../../base/kit/money'
import { Id } from '../../base/kit/schemas'

/** A month on the wire, `2026-11`. */
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month')
const certainty = z.enum(['sure', 'likely'])
const because = z.array(z.enum(['reference', 'account', 'name', 'sum', 'date']))

/** What a payment may be. */
export const TransactionSuggestion = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rent'),
    contractId: z.int(),
    months: z.array(z.object({ month: Month, sum: Balance })),
    certainty,
    because,
  }),
  z.object({ kind: z.literal('bilag'), bilagId: z.int(), certainty, because }),
  z.object({
    kind: z.literal('new-bilag'),
    /** Of the expense form, as far as the last voucher of that counterparty tells them. */
    values: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  }),
])

/** What a payment was matched with. */
export const TransactionMatch = z.object({
  rent: z
    .object({ contractId: z.int(), months: z.array(z.object({ month: Month, sum: Balance })).optional() })
    .nullish(),
  bilagIds: z.array(z.int()).nullish(),
  incomeId: z.int().nullish(),
})

/** What the landlord says that a payment is. */
export const MatchForm = z.union([
  z.strictObject({
    rent: z.strictObject({
      contractId: Id,
      months: z.array(z.strictObject({ month: Month, sum: Money })).optional(),
    }),
  }),
  z.strictObject({ bilagIds: z.array(Id).min(1, 'choose') }),
  z.strictObject({ incomeId: Id }),
])

export const AcceptForm = z.strictObject({ ids: z.array(Id) })

export const AcceptResult = z.strictObject({
  accepted: z.array(z.int()),
  refused: z.array(z.strictObject({ id: z.int(), message: z.string() })),
})

export type TransactionSuggestion = z.output<typeof TransactionSuggestion>
export type TransactionMatch = z.output<typeof TransactionMatch>
