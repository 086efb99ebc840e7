import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { bornOn } from '../../base/kit/birthday'
import { addTime } from '../../base/kit/day'
import { isPhone } from '../../base/kit/phone'
import { Refusal } from '../../base/kit/refusal'
import type { Profile } from '../../landlord/account/model'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { Contract } from '../contract/model'
import type { SignedPaper, StoredState } from '../contract/model-signing'
import { findContract, lockContract } from '../contract/service-select'
import type { ShownContracts } from '../contract/service-shown'
import { allowed, beginEnding, beginSigning, checkPaper, type BeginDeps } from './service-begin'
import type { MessageService } from '../signing-order/service-messages'
import { viaOf } from '../signing-order/service-new-order'
import { unlessProviders, type OrderService, type OrderProviders } from '../signing-order/service-order'
import { newestSigning, type SigningRow } from '../signing-order/service-select'
import { secondsToReminder } from './rules'
import { storeReminder } from '../signing-order/service-change'

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

const phoneMissing = (): Refusal => new Refusal('phoneRequired', { phone: 'required' })

/** An order of which the provider is asked how it stands. */
const moving: ReadonlySet<StoredState> = new Set(['starting', 'sent', 'signed', 'withdrawing'])

/** A provider needs a number that rings, and a country (docs/rules.md#signing). Refuses with 422 phoneRequired. */
function checkPhone({ phone_code, phone, country }: Profile): void {
  if (phone_code === '' || phone === '' || country === '') throw phoneMissing()
  if (!isPhone(phone_code, phone)) throw new Refusal('phoneRequired', { phone: 'phone' })
}

/** Nothing can be written by hand on what is signed electronically, the landlord's date of birth neither. Refuses with 422 birthdayRequired. */
function checkBirthday(landlord: Profile, paper: SignedPaper): void {
  if (paper === 'contract' && bornOn(landlord) === null) throw new Refusal('birthdayRequired', { birthday: 'required' })
}

/** What a landlord does to have a paper signed with BankID. */
export function signingService(deps: SigningDeps) {
  const { profile, providers, parties, deposit, orders, messages } = deps
  const { found } = deps.contracts

  /**
   * Goes on with what is stored as asked for, as far as the provider lets it now. The rest is a job's: the record says so
   * (`pending`), whatever the provider answered.
   */
  async function goOn(ctx: OwnedCtx, signing: SigningRow): Promise<void> {
    if (signing.state === 'starting') await orders.settle(ctx, signing).catch(unlessProviders)
    else if (signing.state === 'withdrawing') await orders.end(ctx, signing).catch(unlessProviders)
  }

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
    if (newest) await goOn(ctx, newest)
    return await found(ctx, id)
  }

  /** What a paper needs of the landlord. Refuses with 402 subscriptionRequired, 422 phoneRequired and 422 birthdayRequired. */
  async function readyLandlord(ctx: OwnedCtx, paper: SignedPaper): Promise<Profile> {
    const landlord = await profile.read(ctx)
    if (!landlord.subscriptionActive) throw new Refusal('subscriptionRequired')
    checkPhone(landlord)
    checkBirthday(landlord, paper)
    return landlord
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
      await goOn(ctx, before!)
      return await found(ctx, id)
    }
    const landlord = await readyLandlord(ctx, paper)
    const via = viaOf(row, paper)
    if (!providers[via]) throw new Refusal('providerUnavailable', undefined, 3600)
    if (via === 'deposit' && !(await deposit.beforeSigning(ctx, id))) return await found(ctx, id)
    const signing = await beginSigning(deps, ctx, id, paper, landlord)
    if (signing) await orders.place(ctx, signing, { isFirst: true }).catch(unlessProviders)
    return await found(ctx, id)
  }

  /** Ends an order as far as the provider lets it now. Refuses with 409 contractSigned where a signature was faster. */
  async function end(ctx: OwnedCtx, ending: SigningRow): Promise<Contract> {
    await goOn(ctx, ending)
    const after = await orders.again(ctx, ending)
    if (after?.state === 'signed' || after?.state === 'stored') throw new Refusal('contractSigned')
    return await found(ctx, ending.contract_id)
  }

  const paperOf = (checkList: boolean): SignedPaper => (checkList ? 'checklist' : 'contract')

  return {
    /**
     * Sends the lease to be signed. Refuses with 404, 402 subscriptionRequired, 422 phoneRequired, 422 birthdayRequired, 409 contractSigned, 409
     * contractFrozen one that is being signed, 409 stillRunning one that is being withdrawn, 409 contractFinished, 409
     * unreadable, 429 what was sent anew too often. What the provider declines stands in `signicatInfo.error`; what it
     * doesn't answer is gone on with by a job (`signicatInfo.pending`). Throws ProviderFailure only where nothing was stored.
     */
    sign: (ctx: OwnedCtx, id: number): Promise<Contract> => once(ctx, id, 'contract', () => send(ctx, id, 'contract')),

    /** The same for the handover list. Refuses with 404 also where none is written. */
    signChecklist: (ctx: OwnedCtx, id: number): Promise<Contract> =>
      once(ctx, id, 'checklist', () => send(ctx, id, 'checklist')),

    /**
     * Sends a paper anew, once for one call, with new links; what was sent before is ended at the provider first, by a job
     * when it takes long. Refuses as `sign` does, and with 409 contractNotSigned what was never sent.
     */
    async regenerate(ctx: OwnedCtx, id: number, checkList: boolean): Promise<Contract> {
      const paper = paperOf(checkList)
      return await once(ctx, id, paper, async () => {
        await findContract(ctx, id)
        if (allowed('regenerate', await newestSigning(ctx, id, paper)) === 'does') await readyLandlord(ctx, paper)
        const ending = await beginEnding(deps, ctx, id, paper, 'regenerate')
        return await (ending ? end(ctx, ending) : send(ctx, id, paper))
      })
    },

    /**
     * Takes a paper back that is being sent or signed, at any moment; a lease is a draft again as soon as the provider has
     * ended its order, and nothing that a job finds later sends it. Refuses with 404, 409 contractNotSigned, 409
     * unreadable, and 409 contractSigned what all have signed.
     */
    async withdraw(ctx: OwnedCtx, id: number, checkList: boolean): Promise<Contract> {
      const paper = paperOf(checkList)
      return await once(ctx, id, paper, async () => {
        const ending = await beginEnding(deps, ctx, id, paper, 'withdraw')
        return await (ending ? end(ctx, ending) : found(ctx, id))
      })
    },

    /** Reads how everything stands that is under way. Refuses with 404, 409 unreadable, and when the provider doesn't answer. */
    async refresh(ctx: OwnedCtx, id: number): Promise<Contract> {
      const row = await findContract(ctx, id)
      for (const paper of ['contract', 'checklist'] as const) {
        const signing = await newestSigning(ctx, id, paper)
        if (!signing || !moving.has(signing.state)) continue
        await parties(ctx, row)
        if (signing.state === 'sent' || signing.state === 'signed') await orders.read(ctx, signing)
        else await goOn(ctx, signing)
      }
      await deposit.refresh(ctx, id)
      return await found(ctx, id)
    },

    /** Asks the tenants once more who have not signed. Refuses with 404, 409 nobodyToRemind, and 429 within a day. */
    async remind(ctx: OwnedCtx, id: number, checkList: boolean): Promise<Contract> {
      await lockAccount(ctx)
      const row = await lockContract(ctx, id)
      const signing = await newestSigning(ctx, id, paperOf(checkList))
      allowed('remind', signing)
      await parties(ctx, row)
      const wait = secondsToReminder(signing!.reminded_at && addTime(signing!.reminded_at, 0), ctx.now)
      if (wait > 0) throw new Refusal('tooManyRequests', undefined, wait)
      await storeReminder(ctx, signing!)
      await messages.remind(ctx, row, signing!)
      return await found(ctx, id)
    },
  }
}

export type SigningService = ReturnType<typeof signingService>
