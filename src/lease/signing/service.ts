import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { bornOn } from '../../base/kit/birthday'
import { addTime } from '../../base/kit/day'
import { isPhone } from '../../base/kit/phone'
import { Refusal } from '../../base/kit/refusal'
import { ProviderFailure } from '../../base/provider/failure'
import type { Encryption } from '../../base/db/encryption'
import type { Profile } from '../../landlord/account/model'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { Contract } from '../contract/model'
import type { SignedPaper, StoredState } from '../contract/model-signing'
import { findContract, lockContract, toContract } from '../contract/service-select'
import { attemptMs, secondsToReminder } from './rules'
import { allowed, beginSigning, checkPaper, queueSettling, viaOf, type BeginDeps } from './service-begin'
import type { MessageService } from './service-messages'
import type { OrderService, Providers } from './service-order'
import { newestSigning, type SigningRow } from './service-select'

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
  readonly providers: Providers
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
  readonly publicUrl: string
  readonly profile: Pick<ProfileService, 'read'>
  readonly deposit: DepositSigning
  readonly orders: OrderService
  readonly messages: MessageService
  readonly beginWithdrawal: (ctx: OwnedCtx, id: number) => Promise<unknown>
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
  const { encryption, publicUrl, profile, providers, parties, deposit, orders, messages, beginWithdrawal } = deps
  const found = async (ctx: OwnedCtx, id: number): Promise<Contract> =>
    toContract(await findContract(ctx, id), ctx.today, encryption, publicUrl)

  /** Sends a paper: draws and freezes it, and has the provider ask for signatures. */
  async function send(ctx: OwnedCtx, id: number, paper: SignedPaper): Promise<Contract> {
    const row = await findContract(ctx, id)
    const before = await newestSigning(ctx, id, paper)
    const verdict = allowed('sign', before)
    if (verdict === 'does') checkPaper(row, paper)
    await parties(ctx, row)
    const landlord = await profile.read(ctx)
    if (!landlord.subscriptionActive) throw new Refusal('subscriptionRequired')
    checkPhone(landlord)
    checkBirthday(landlord, paper)
    if (verdict === 'goesOn') {
      await orders.settle(ctx, before!)
      return await found(ctx, id)
    }
    const via = viaOf(row, paper)
    if (!providers[via]) throw new Refusal('providerUnavailable', undefined, 3600)
    if (via === 'deposit' && !(await deposit.beforeSigning(ctx, id))) return await found(ctx, id)
    const signing = await beginSigning(deps, ctx, id, paper, landlord)
    await orders.place(ctx, signing, { isFirst: true })
    return await found(ctx, id)
  }

  /** Ends an order as far as the provider lets it now; the rest is a job's. */
  async function takeBack(ctx: OwnedCtx, signing: SigningRow, renew: boolean): Promise<void> {
    await beginWithdrawal(ctx, signing.id)
    await queueSettling(ctx, signing, { key: `withdrawn-${ctx.now}`, after: attemptMs, renew })
    const held = await orders.again(ctx, signing)
    if (held?.state === 'withdrawing')
      await orders.end(ctx, held).catch((error: unknown) => {
        // It is remembered that it is to be withdrawn.
        if (!(error instanceof ProviderFailure)) throw error
      })
    const after = await orders.again(ctx, signing)
    // A signature was faster: what all have signed stands.
    if (after?.state === 'signed' || after?.state === 'stored') throw new Refusal('contractSigned')
  }

  const paperOf = (checkList: boolean): SignedPaper => (checkList ? 'checklist' : 'contract')

  return {
    /**
     * Sends the lease to be signed. Refuses with 404, 402 subscriptionRequired, 422 phoneRequired, 422 birthdayRequired, 409 contractSigned, 409
     * contractFrozen one that is being signed, 409 contractFinished, 409 unreadable. What the provider declines stands in
     * the contract's `signicatInfo.error`; when it doesn't answer (502 to 504), the order is gone on with by a job.
     */
    sign: (ctx: OwnedCtx, id: number): Promise<Contract> => send(ctx, id, 'contract'),

    /** The same for the handover list. Refuses with 404 also where none is written. */
    signChecklist: (ctx: OwnedCtx, id: number): Promise<Contract> => send(ctx, id, 'checklist'),

    /**
     * Sends a paper anew, with new links; what was sent before is ended at the provider first, by a job when it takes
     * long. Refuses as `sign` does, and with 409 contractNotSigned what was never sent.
     */
    async regenerate(ctx: OwnedCtx, id: number, checkList: boolean): Promise<Contract> {
      const paper = paperOf(checkList)
      const row = await findContract(ctx, id)
      const before = await newestSigning(ctx, id, paper)
      allowed('regenerate', before)
      await parties(ctx, row)
      if (before?.state === 'sent') {
        const landlord = await profile.read(ctx)
        if (!landlord.subscriptionActive) throw new Refusal('subscriptionRequired')
        checkPhone(landlord)
        checkBirthday(landlord, paper)
        await takeBack(ctx, before, true)
        if ((await orders.again(ctx, before))?.state === 'withdrawing') return await found(ctx, id)
      }
      return await send(ctx, id, paper)
    },

    /**
     * Takes a paper back that is being signed; a lease is a draft again as soon as the provider has ended its order.
     * Refuses with 404, 409 contractNotSigned, and 409 contractSigned what all have signed.
     */
    async withdraw(ctx: OwnedCtx, id: number, checkList: boolean): Promise<Contract> {
      const row = await findContract(ctx, id)
      const before = await newestSigning(ctx, id, paperOf(checkList))
      allowed('withdraw', before)
      await parties(ctx, row)
      await takeBack(ctx, before!, false)
      return await found(ctx, id)
    },

    /** Reads how everything stands that is under way. Refuses with 404 and when the provider doesn't answer. */
    async refresh(ctx: OwnedCtx, id: number): Promise<Contract> {
      const row = await findContract(ctx, id)
      for (const paper of ['contract', 'checklist'] as const) {
        const signing = await newestSigning(ctx, id, paper)
        if (!signing || !moving.has(signing.state)) continue
        await parties(ctx, row)
        if (signing.state === 'starting') await orders.settle(ctx, signing).catch(unlessRunning)
        else if (signing.state === 'withdrawing') await orders.end(ctx, signing)
        else if (signing.state === 'sent' || signing.state === 'signed') await orders.read(ctx, signing)
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
      await ctx.db
        .updateTable('signing')
        .set({ reminded_at: ctx.now })
        .where('account_id', '=', ctx.owner)
        .where('id', '=', signing!.id)
        .execute()
      await messages.remind(ctx, row, signing!)
      return await found(ctx, id)
    },
  }
}

/** Somebody else is at it. */
function unlessRunning(error: unknown): void {
  if (!(error instanceof Refusal) || error.reason !== 'stillRunning') throw error
}

export type SigningService = ReturnType<typeof signingService>
