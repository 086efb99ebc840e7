import type { OwnedCtx } from '../../base/call/context'
import { Refusal } from '../../base/kit/refusal'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { Contract } from '../contract/model'
import type { SignedPaper } from '../contract/model-signing'
import { findContract } from '../contract/service-select'
import { type BeginDeps, allowed, beginSigning, checkPaper } from './service-begin'
import type { MessageService } from '../signing-order/service-messages'
import { type OrderProviders, type OrderService, unlessProviders } from '../signing-order/service-order'
import type { ShownContracts } from '../contract/service-shown'
import { type SigningRow, newestSigning } from '../signing-order/service-select'
import { checkLandlord } from './service-ready'
import { viaOf } from '../signing-order/service-new-order'

/**
 * The deposit's part in the signing of a lease that opens a deposit account: it is signed inside the bank's own flow,
 * once the opening fee is paid. From a later module: deposit.
 */
export interface DepositSigning {
  /** Whether the lease may be sent now. False: the fee comes first, and the contract says where it is paid. */
  readonly beforeSigning: (ctx: OwnedCtx, contract: number) => Promise<boolean>
  /** Reads how the deposit account of a contract stands, as part of a refresh. */
  readonly refresh: (ctx: OwnedCtx, contract: number) => Promise<void>
}

export interface SigningDeps extends BeginDeps {
  readonly providers: OrderProviders
  readonly contracts: Pick<ShownContracts, 'found'>
  readonly profile: Pick<ProfileService, 'read'>
  readonly deposit: DepositSigning
  readonly orders: OrderService
  readonly messages: MessageService
}

/**
 * Goes on with what is stored as asked for, as far as the provider lets it now. The rest is a job's: the record says so
 * (`pending`), whatever the provider answered.
 */
export async function goOn(orders: OrderService, ctx: OwnedCtx, signing: SigningRow): Promise<void> {
  if (signing.state === 'starting') await orders.settle(ctx, signing).catch(unlessProviders)
  else if (signing.state === 'withdrawing') await orders.end(ctx, signing).catch(unlessProviders)
}

/** What a press of a button that sends or takes back a paper consists of. */
export function sendingSteps(deps: SigningDeps) {
  const { profile, providers, parties, deposit, orders } = deps
  const { found } = deps.contracts

  /**
   * A press of a button. One that had stored what it asks for before its process was lost is gone on with, and not done once
   * more: what was said since is the landlord's later word.
   */
  async function once(
    ctx: OwnedCtx,
    id: number,
    paper: SignedPaper,
    press: () => Promise<Contract>,
  ): Promise<Contract> {
    if (!ctx.intent?.storedAt) return await press()
    const newest = await newestSigning(ctx, id, paper)
    if (newest) await goOn(orders, ctx, newest)
    return await found(ctx, id)
  }

  /** Sends a paper: draws and freezes it, and has the provider ask for signatures. */
  async function send(ctx: OwnedCtx, id: number, paper: SignedPaper): Promise<Contract> {
    const row = await findContract(ctx, id)
    const before = await newestSigning(ctx, id, paper)
    const verdict = allowed('sign', before)
    if (verdict === 'does') checkPaper(row, paper)
    await parties(ctx, row)
    if (verdict === 'goesOn') {
      // What is asked for is stored already.
      await ctx.intent?.store(ctx.db, ctx.now)
      await goOn(orders, ctx, before!)
      return await found(ctx, id)
    }
    const landlord = await profile.read(ctx)
    checkLandlord(landlord, paper)
    const via = viaOf(row, paper)
    if (!providers[via]) throw new Refusal('providerUnavailable', undefined, 3600)
    if (via === 'deposit' && !(await deposit.beforeSigning(ctx, id))) return await found(ctx, id)
    const signing = await beginSigning(deps, ctx, id, paper, landlord)
    if (signing) await orders.place(ctx, signing, { isFirst: true }).catch(unlessProviders)
    return await found(ctx, id)
  }

  /** Ends an order as far as the provider lets it now. Refuses with 409 contractSigned where a signature was faster. */
  async function end(ctx: OwnedCtx, ending: SigningRow): Promise<Contract> {
    await goOn(orders, ctx, ending)
    const after = await orders.again(ctx, ending)
    if (after?.state === 'signed' || after?.state === 'stored') throw new Refusal('contractSigned')
    return await found(ctx, ending.contract_id)
  }

  return { once, send, end }
}
