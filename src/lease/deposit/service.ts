import type { Updateable } from 'kysely'
import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import type { Deposit } from '../../base/db/schema'
import type { Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { Refusal } from '../../base/kit/refusal'
import type { Contract } from '../contract/model'
import { findContract, lockContract, type ContractRow } from '../contract/service-select'
import type { ShownContracts } from '../contract/service-shown'
import { depositStates, storedState, type DepositState } from '../contract/rules-deposit-states'
import { transitionOf, isReleaseRequested, isSplitAtBank, releaseParts, type ReleaseSums } from './rules'
import {
  beginAttempt,
  formerRequestColumns,
  isRequestUnconfirmed,
  isUnderWay,
  waitUntilNoAttempt,
  type BankAttempt,
} from './service-attempt'
import { updateDepositRow, type ActingContext } from './service-change'
import { agreedDeposit, latestDeposit, type DepositRow } from './service-select'
import type { DepositPayment, ReleaseForm } from './model'
import { earliestNoticeDay } from './rules-release'
import { isWholeAccountSplit } from './rules-split'
import type { DepositBankService } from './service-bank'
import type { FeeService } from './service-fee'
import type { DepositSettlements } from './service-settlement'

export interface AccountRequest {
  readonly action: 'close' | ReleaseForm['category']
  /** The part of each party in a split. */
  readonly parts: ReleaseSums
  /** The day of the bank's notice in a dispute. Undefined leaves the stored day unchanged. */
  readonly noticed_on?: Day | null | undefined
  /** Stores what a split is asked for with. It runs in the transaction that stores the request. */
  readonly onStored?: ((held: OwnedCtx, deposit: number) => Promise<void>) | undefined
}

/** The request that was stored, and the attempt to make the bank carry it out. */
interface Intended {
  readonly id: number
  readonly attempt: BankAttempt | 'busy' | null
}

/** The columns that store the request, with the state that it leads to. */
function intentOf(
  before: DepositRow,
  { action, parts: asked, noticed_on }: AccountRequest,
  next: DepositState,
): Updateable<Deposit> {
  const { stored, pending, to = null } = depositStates[next]
  // A request without `pending` is only stored here. The bank never gets it.
  if (pending === undefined)
    return {
      released_category: to,
      // The bank has the split until the tenant agrees, so the parts stay known.
      ...(before.state !== 'releasing' && { tenant_sum: null, landlord_sum: null }),
      ...(noticed_on !== undefined && { noticed_on }),
    }
  const request = { ...formerRequestColumns(before), state: stored, release_asked_at: null }
  if (action === 'close') return request
  const parts = releaseParts(action === 'SPLIT' ? 'SPLIT' : 'TENANT', asked.landlord, before.funds)
  return { ...request, released_category: to, tenant_sum: parts.tenant, landlord_sum: parts.landlord }
}

/**
 * Refuses a request to the bank about a deposit that came with an own export, with 409 depositElsewhere. It has no number
 * at the bank, so a stored request would wait for ever.
 */
function refuseElsewhere({ provider_id }: DepositRow, next: DepositState): void {
  if (provider_id === null && depositStates[next].pending) throw new Refusal('depositElsewhere')
}

/**
 * Stores the request, and starts an attempt to send it to the bank. Starts no attempt if the
 * request is only stored here, if the bank has it, or if an attempt is running (`busy`). Refuses
 * with 404, 409 by the table of states, 409 stillRunning while another request is being sent, 422
 * for amounts that don't add up to the money on the account.
 */
async function intend(
  ctx: OwnedCtx,
  contractId: number,
  asked: AccountRequest,
  check: (contract: ContractRow, deposit: DepositRow) => void = () => undefined,
): Promise<Intended> {
  return await withLockedAccount(ctx, async (inside) => {
    const contract = await lockContract(inside, contractId)
    const { sum } = agreedDeposit(contract)
    const before = await latestDeposit(inside, contractId)
    const { action, parts } = asked
    const isRepeated = before !== undefined && action !== 'close' && isReleaseRequested(before, action, parts)
    const decision = transitionOf(storedState(before, sum), action, isRepeated)
    // An earlier process stored this request and then ended. The request isn't stored again, even
    // if it was taken back meanwhile.
    if (before && ctx.intent?.storedAt && !('next' in decision && decision.next === 'same'))
      return { id: before.id, attempt: null }
    if ('refusal' in decision) throw new Refusal(decision.refusal)
    // A stored request was checked when it was first made.
    if (!isRepeated) check(contract, before!)
    await ctx.intent?.store(inside.db, ctx.now)
    const row = before!
    const isHeld = action !== 'close' && isSplitAtBank(row, action, parts)
    const next = isHeld ? 'splitting' : decision.next
    if (next !== 'same') refuseElsewhere(row, next)
    const isBusy = isUnderWay(row, ctx.now)
    if (next === 'same') {
      const attempt = isBusy ? 'busy' : isRequestUnconfirmed(row) ? await beginAttempt(inside, row) : null
      return { id: row.id, attempt }
    }
    if (isBusy) throw new Refusal('stillRunning', undefined, 5)
    const changes = { ...intentOf(row, asked, next), error_at: null, error_message: '', updated_at: ctx.now }
    await updateDepositRow(inside, row.id).set(changes).execute()
    await asked.onStored?.(inside, row.id)
    return { id: row.id, attempt: depositStates[next].pending ? await beginAttempt(inside, row) : null }
  })
}

export interface DepositDeps {
  readonly contracts: Pick<ShownContracts, 'found'>
  readonly fee: FeeService
  readonly bank: DepositBankService
  readonly settlements: DepositSettlements
  /** Ends an order whose signing is over. */
  readonly clear: (ctx: ActingContext, deposit: DepositRow) => Promise<void>
  /** Sends the lease in the bank's order. Does nothing while the sending is under way. Refuses like any sending. */
  readonly order: (ctx: ActingContext, contract: number) => Promise<void>
}

/**
 * The payment page, for a repeated request whose first answer was lost. Null once the fee is paid,
 * because the account is ordered when the payment is stored.
 */
async function openPage(fee: FeeService, ctx: OwnedCtx, contractId: number): Promise<string | null> {
  await findContract(ctx, contractId)
  const deposit = await latestDeposit(ctx, contractId)
  return deposit?.state === 'fee' ? await fee.open(ctx, deposit.id) : null
}

/**
 * Refuses with 422 a split whose parts aren't all the money together, or not what its settlement claims (`claimed`), and
 * a day on which the bank can't have given notice.
 */
function checkRelease(
  form: ReleaseForm,
  contract: ContractRow,
  { funds }: DepositRow,
  { today, claimed }: { readonly today: Day; readonly claimed: Ore | null },
): void {
  const { category, amount_tenant = null, amount_landlord = null, noticed_on } = form
  if (category === 'SPLIT' && !isWholeAccountSplit({ amount_tenant, amount_landlord }, funds))
    throw new Refusal('invalid', { amount_landlord: 'depositSplit' })
  if (claimed !== null && amount_landlord !== Math.min(claimed, funds))
    throw new Refusal('invalid', { amount_landlord: 'settlementSum' })
  if (noticed_on && (noticed_on > today || noticed_on < earliestNoticeDay(contract)))
    throw new Refusal('invalid', { noticed_on: 'noticeDay' })
}

/** Refuses with 409 `depositEnded` if the tenant agreed to an earlier request meanwhile. */
async function refuseEnded(ctx: OwnedCtx, contractId: number, { action, parts }: AccountRequest): Promise<void> {
  const after = await latestDeposit(ctx, contractId)
  if (after?.state !== 'released') return
  // If the bank doesn't say which of two requests it carried out, nothing is refused.
  if (after.released_category === null && !after.is_unsent) return
  const isOther = after.tenant_sum !== parts.tenant || after.landlord_sum !== parts.landlord
  if (after.released_category !== action || (action === 'SPLIT' && isOther)) throw new Refusal('depositEnded')
}

/**
 * The claims of a split's settlement, and the function that links it to the stored request. Refuses with 422
 * `settlementUnknown`.
 */
const settlementOf =
  (settlements: DepositSettlements) =>
  async (ctx: OwnedCtx, contract: number, settlement: number | null, parts: ReleaseSums) => {
    if (settlement === null) return { claimed: null, onStored: undefined }
    const claimed = await settlements.totalOf(ctx, contract, settlement)
    const onStored = (held: OwnedCtx, deposit: number) =>
      settlements.linkSplit(held, settlement, { deposit, contract, parts })
    return { claimed, onStored }
  }

/** Deposit accounts (docs/rules/lease.md#deposit-accounts). */
export function depositService({ contracts: { found }, fee, bank, settlements, clear, order }: DepositDeps) {
  /** Stores a request and asks the bank once no attempt runs. Returns the contract also when a job goes on. */
  async function carryOut(
    ctx: OwnedCtx,
    contractId: number,
    asked: AccountRequest,
    check?: (contract: ContractRow, deposit: DepositRow) => void,
  ): Promise<Contract> {
    const { id, attempt } = await intend(ctx, contractId, asked, check)
    if (attempt === 'busy') await waitUntilNoAttempt(ctx, id)
    else if (attempt !== null) await bank.settle(ctx, attempt).then(() => refuseEnded(ctx, contractId, asked))
    return await found(ctx, contractId)
  }

  return {
    /**
     * Asks for an account. Returns the address of the payment page, or null if the fee is paid. The
     * lease is then sent for signing. Refuses with 404, 402 subscriptionRequired, 409
     * depositNotChosen, depositExists, contractSigned. Throws ProviderFailure.
     */
    async create(ctx: OwnedCtx, contractId: number): Promise<DepositPayment> {
      if (ctx.intent?.storedAt) return { payUrl: await openPage(fee, ctx, contractId) }
      const { next, deposit } = await fee.begin(ctx, contractId)
      const payUrl = next === 'fee' ? await fee.open(ctx, deposit.id) : null
      if (payUrl === null) await order(ctx, contractId)
      return { payUrl }
    },

    /**
     * Closes an account that is not fully paid in. A request that doesn't reach the bank now goes on automatically, and
     * the contract says so (`pending`). Refuses with 404 and 409. Throws ProviderFailure when nothing is stored.
     */
    async close(ctx: OwnedCtx, contractId: number): Promise<Contract> {
      bank.checkConfigured()
      return await carryOut(ctx, contractId, { action: 'close', parts: { tenant: ore(0), landlord: ore(0) } })
    },

    /**
     * Releases a fully paid deposit: to the tenant at once, in a split when the tenant agrees. A dispute is recorded
     * here only, with the day of the bank's notice. It can also be recorded while a split waits. The same call again
     * has no second effect. A split may name a settlement. If the bank isn't reached now, a job goes on (`pending`).
     * Refuses with 404, 409, 422 at `amount_landlord`, `settlementId` and `noticed_on`. Throws ProviderFailure when nothing is stored.
     */
    async release(ctx: OwnedCtx, contractId: number, form: ReleaseForm): Promise<Contract> {
      const { category: action, amount_tenant, amount_landlord, noticed_on } = form
      if (action !== 'DISPUTE') bank.checkConfigured()
      const parts = { tenant: amount_tenant ?? ore(0), landlord: amount_landlord ?? ore(0) }
      const { claimed, onStored } = await settlementOf(settlements)(ctx, contractId, form.settlementId ?? null, parts)
      return await carryOut(ctx, contractId, { action, parts, noticed_on, onStored }, (contract, deposit) =>
        checkRelease(form, contract, deposit, { today: ctx.today, claimed }),
      )
    },

    /**
     * Takes back a closing or a release that the bank hasn't accepted. Refuses with 404, 409 depositNotOpened without
     * an account, tooLate once the bank has it, perhapsTooLate if that can't be known, stillRunning while it is being
     * sent. Throws ProviderFailure when the bank can't be read: the request then goes on.
     */
    async cancelRelease(ctx: OwnedCtx, contractId: number): Promise<Contract> {
      const { sum } = agreedDeposit(await findContract(ctx, contractId))
      if (ctx.intent?.storedAt) return await found(ctx, contractId)
      const deposit = await latestDeposit(ctx, contractId)
      const decision = transitionOf(storedState(deposit, sum), 'takeBack')
      if ('refusal' in decision) throw new Refusal(decision.refusal)
      if (decision.next === 'former') await bank.takeBack(ctx, deposit!.id)
      return await found(ctx, contractId)
    },

    /** Reads what was paid, at the payment provider and at the bank. */
    async refresh(ctx: OwnedCtx, contractId: number): Promise<void> {
      const deposit = await latestDeposit(ctx, contractId)
      if (!deposit) return
      if (deposit.state === 'fee') {
        await fee.settle(ctx, deposit)
        if ((await latestDeposit(ctx, contractId))?.state === 'paid') await order(ctx, contractId)
      } else await bank.refresh(ctx, deposit)
    },

    /**
     * Prepares the order before a lease is signed. False: the fee comes first, and the contract says where to pay it.
     * Refuses as `create` does. Throws ProviderFailure.
     */
    async beforeSigning(ctx: OwnedCtx, contractId: number): Promise<boolean> {
      const { next, deposit } = await fee.begin(ctx, contractId)
      if (next === 'fee') return (await fee.open(ctx, deposit.id)) === null
      await clear(ctx, deposit)
      return true
    },
  }
}

export type DepositService = ReturnType<typeof depositService>
