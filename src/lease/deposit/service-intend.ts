import type { Updateable } from 'kysely'
import { holdAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Deposit } from '../../base/db/schema'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { lockContract, type ContractRow } from '../contract/service-select'
import {
  decide,
  isAskedAlready,
  liesAtBank,
  partsOf,
  situationOf,
  type Effect,
  type Parts,
} from '../deposit-account/rules'
import { beginAttempt, formerOf, isUnconfirmed, isUnderWay, type BankAttempt } from '../deposit-account/service-attempt'
import { rowOf } from '../deposit-account/service-change'
import { agreedIn, latestDeposit, type DepositRow } from '../deposit-account/service-select'
import type { ReleaseForm } from './model'

/** What is asked about an account. */
export interface AskedOfAccount {
  readonly action: 'close' | ReleaseForm['category']
  /** What a split gives each of them. */
  readonly parts: Parts
  /** Of a dispute; undefined leaves the day as it is stored. */
  readonly noticed_on?: Day | null | undefined
}

/** What is stored as asked for, and the attempt to have the bank carry it out. */
interface Intended {
  readonly id: number
  readonly attempt: BankAttempt | 'busy' | null
}

/** What is stored of what is asked for, in the state that it leads to. */
function intentOf(
  before: DepositRow,
  { action, parts: asked, noticed_on }: AskedOfAccount,
  effect: Effect,
): Updateable<Deposit> {
  if (effect === 'record')
    return {
      released_category: action === 'SPLIT' ? 'SPLIT' : 'DISPUTE',
      // A split that the bank has lies there until the tenant agrees: its parts stay known.
      ...(before.state !== 'releasing' && { tenant_sum: null, landlord_sum: null }),
      ...(noticed_on !== undefined && { noticed_on }),
    }
  if (action === 'close') return { ...formerOf(before), state: 'canceling', release_asked_at: null }
  const category = action === 'SPLIT' ? 'SPLIT' : 'TENANT'
  const parts = partsOf(category, asked.landlord, before.funds)
  return {
    ...formerOf(before),
    state: 'releasing',
    released_category: category,
    tenant_sum: parts.tenant,
    landlord_sum: parts.landlord,
    release_asked_at: null,
  }
}

/**
 * Stores what is asked for, and begins to ask the bank for it. Nothing to begin: it is only recorded, the bank has it, or
 * it is asked for at this moment (`busy`). Refuses with 404, 409 by the table of states, 409 stillRunning while something
 * else is being asked, 422 for amounts that aren't all that is on the account.
 */
export async function intend(
  ctx: OwnedCtx,
  contractId: number,
  asked: AskedOfAccount,
  check: (contract: ContractRow, deposit: DepositRow) => void = () => undefined,
): Promise<Intended> {
  return await holdAccount(ctx, async (inside) => {
    const contract = await lockContract(inside, contractId)
    const { sum } = agreedIn(contract)
    const before = await latestDeposit(inside, contractId)
    const { action, parts } = asked
    const isRepeated = before !== undefined && action !== 'close' && isAskedAlready(before, action, parts)
    const decision = decide(situationOf(before, sum), action, isRepeated)
    // It was stored before its process was lost; whatever became of it since, it isn't asked for once more.
    if (before && ctx.intent?.storedAt && !('effect' in decision && decision.effect === 'same'))
      return { id: before.id, attempt: null }
    if ('refusal' in decision) throw new Refusal(decision.refusal)
    // What is stored already was checked when it was asked for first.
    if (!isRepeated) check(contract, before!)
    await ctx.intent?.store(inside.db, ctx.now)
    const row = before!
    const isHeld = action !== 'close' && liesAtBank(row, action, parts)
    const effect = isHeld ? 'record' : decision.effect
    const isBusy = isUnderWay(row, ctx.now)
    if (effect === 'same') {
      const attempt = isBusy ? 'busy' : isUnconfirmed(row) ? await beginAttempt(inside, row) : null
      return { id: row.id, attempt }
    }
    if (isBusy) throw new Refusal('stillRunning', undefined, 5)
    const changes = { ...intentOf(row, asked, effect), error_at: null, error_message: '', updated_at: ctx.now }
    await rowOf(inside, row.id).set(changes).execute()
    return { id: row.id, attempt: effect === 'record' ? null : await beginAttempt(inside, row) }
  })
}
