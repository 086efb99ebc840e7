import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { Refusal, type RefusalReason } from '../../base/kit/refusal'
import type { BankSuggestion } from '../suggestion/rules-world'
import { lockTransactions, type OpenedTransaction } from '../transaction/service'
import type { Accepted, AcceptForm } from './model'
import { takingLedger } from './rules'
import { matchRent, matchVouchers, type MatchingDeps } from './service'
import { reckonSuggestions } from './service-books'

type Takable = Exclude<BankSuggestion, null | { kind: 'new-bilag' }>

/** The suggestion of a movement where it can be taken, else why it can't. */
function takable(row: OpenedTransaction | undefined, suggestion: BankSuggestion | undefined): Takable | RefusalReason {
  if (!row) return 'notFound'
  if (row.state === 'matched') return 'alreadyMatched'
  if (row.state === 'ignored' || !suggestion) return 'suggestionGone'
  return suggestion.kind === 'new-bilag' ? 'voucherFormNeeded' : suggestion
}

/** Does it, or nothing of it where it is refused. */
async function wholly(ctx: OwnedCtx, work: () => Promise<void>): Promise<RefusalReason | null> {
  await sql`savepoint taken`.execute(ctx.db)
  try {
    await work()
    await sql`release savepoint taken`.execute(ctx.db)
    return null
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await sql`rollback to savepoint taken`.execute(ctx.db)
    return error.reason
  }
}

/**
 * Takes suggestions in the order in which they are named, as far as they are true when the account is held: what one takes,
 * a later one finds taken. `likely` ones too, since the landlord names them; a new voucher needs its form. All that is not
 * refused is booked, or nothing where the action fails. Refuses with 404 where none of them is the caller's.
 */
export const accepting =
  ({ encryption, payments }: MatchingDeps) =>
  async (ctx: OwnedCtx, { ids }: AcceptForm): Promise<Accepted> => {
    await lockAccount(ctx)
    const rows = new Map((await lockTransactions(ctx, ids, encryption)).map((row) => [row.id, row]))
    if (rows.size === 0) throw new Refusal('notFound')
    const { suggestions, books } = await reckonSuggestions(ctx, { encryption, payments })
    const ledger = takingLedger(books)
    const take = async (id: number): Promise<RefusalReason | null> => {
      const row = rows.get(id)
      const suggestion = takable(row, suggestions.get(id))
      if (typeof suggestion === 'string') return suggestion
      if (!ledger.take(suggestion)) return 'suggestionGone'
      return await wholly(ctx, () =>
        suggestion.kind === 'rent'
          ? matchRent(ctx, row!, { ...suggestion, months: [...suggestion.months] }, payments)
          : matchVouchers(ctx, row!, [suggestion.bilagId]),
      )
    }
    const taken: Accepted = { accepted: [], refused: [] }
    for (const id of ids) {
      const message = await take(id)
      if (message === null) taken.accepted.push(id)
      else taken.refused.push({ id, message })
    }
    return taken
  }

export type Accept = ReturnType<typeof accepting>
