import { withLockedAccount, lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { knownBirthday } from '../../base/kit/birthday'
import { addTime } from '../../base/kit/day'
import { isPhone } from '../../base/kit/phone'
import { Refusal } from '../../base/kit/refusal'
import type { Profile } from '../../landlord/account/model'
import type { ProfileService, ProfileWithFields } from '../../landlord/account/service-profile'
import type { Contract } from '../contract/model'
import { addendumKey, handoverKey, type PaperKey } from '../contract/model-signing'
import {
  haveAllSigned,
  isSigningUnderWay,
  isSigningState,
  orderState,
  type OrderState,
} from '../contract/rules-signing-state'
import { findContract, lockContract, type ContractRow } from '../contract/service-select'
import type { ShownContracts } from '../contract/service-shown'
import type { PaperForm } from './model'
import { attemptMs } from './rules-order'
import { endOrder } from './service-apply'
import type { MessageService } from './service-messages'
import { newOrders, orderKindOf, type NewOrderDeps } from './service-new-order'
import { ignoreProviderFailure, type OrderProviders, type OrderService } from './service-order'
import { storeReminder } from './service-change'
import type { LaterPapers, PapersToSign, PaperToSign } from './service-papers'
import { newestHandoverSigning, newestSigning, signingsUnderWay, type SigningRow } from './service-select'
import {
  sendingsCountedSince,
  landlordTable,
  secondsUntilReminder,
  secondsUntilSending,
  type SigningAction,
} from './rules'

/**
 * Refuses with 429 `tooManyRequests` when the paper was sent again too often. An order counts if its tenants had been
 * asked to sign the paper before. An order that the provider declined doesn't count. The caller has locked the account.
 */
async function refuseTooManySendings({ db, owner, now }: OwnedCtx, contract: number, paper: PaperKey): Promise<void> {
  const sendings = await db
    .selectFrom('signing as again')
    .select('again.created_at')
    .where('again.account_id', '=', owner)
    .where('again.contract_id', '=', contract)
    .where('again.paper', '=', paper)
    .where('again.created_at', '>', sendingsCountedSince(now))
    .where('again.state', '<>', 'failed')
    .where((is) =>
      is.exists(
        is
          .selectFrom('signing as before')
          .select('before.id')
          .whereRef('before.account_id', '=', 'again.account_id')
          .whereRef('before.contract_id', '=', 'again.contract_id')
          .whereRef('before.paper', '=', 'again.paper')
          .whereRef('before.id', '<', 'again.id')
          .where('before.sent_at', 'is not', null),
      ),
    )
    .execute()
  const wait = secondsUntilSending(
    sendings.map(({ created_at }) => created_at),
    now,
  )
  if (wait > 0) throw new Refusal('tooManyRequests', undefined, wait)
}

export interface BeginDeps extends NewOrderDeps {
  readonly papersOf: PapersToSign
}

/** The state that the action leads to. Refuses with the table's reason. */
function allowed(action: SigningAction, signing: SigningRow | undefined): OrderState | 'goesOn' {
  const verdict = landlordTable[signing ? orderState(signing) : 'none'][action]
  if (verdict === 'goesOn' || isSigningState(verdict)) return verdict
  throw new Refusal(verdict, undefined, verdict === 'stillRunning' ? attemptMs / 1000 : undefined)
}

/** Refuses with 409 contractFinished a paper that can't be signed once the contract is finished. */
function refuseFinished({ isFinished }: ContractRow, { endsWithContract }: PaperToSign): void {
  if (isFinished && endsWithContract) throw new Refusal('contractFinished')
}

/**
 * Stores the paper's bytes and its order. From here on the paper is frozen. Null when another request has started the
 * signing meanwhile. Refuses as `allowed` and the paper do, with 409 unreadable and 429.
 */
async function beginSigning(
  deps: BeginDeps,
  ctx: OwnedCtx,
  id: number,
  paper: PaperToSign,
  { language }: Pick<Profile, 'language'>,
): Promise<SigningRow | null> {
  const { key } = paper
  const draft = await findContract(ctx, id)
  if (allowed('sign', await newestSigning(ctx, id, key)) === 'goesOn') return null
  refuseFinished(draft, paper)
  await deps.parties(ctx, draft)
  await refuseTooManySendings(ctx, id, key)
  const store = await paper.prepare(ctx, draft)
  return await withLockedAccount(ctx, async (held) => {
    const row = await lockContract(held, id)
    if (allowed('sign', await newestSigning(held, id, key)) === 'goesOn') return null
    refuseFinished(row, paper)
    await refuseTooManySendings(held, id, key)
    await store(held, row)
    await ctx.intent?.store(held.db, ctx.now)
    return await newOrders(deps)(held, row, key, { language: row.language ?? language, sent_at: null })
  })
}

/**
 * Starts to end an order. Nobody may start to sign after this, and the provider is asked until it has ended the order.
 * With `regenerate` the paper is then sent again. With `withdraw` it isn't, even if that was asked for earlier. The
 * order is read with everything locked. Null when no order is under way that could end. Refuses as `allowed` does, with
 * 404, 409 `unreadable`, 409 `contractFinished` when the paper would be sent again, and 429 when that was too often.
 */
async function beginEnding(
  { parties, papersOf }: BeginDeps,
  ctx: OwnedCtx,
  id: number,
  paper: PaperKey,
  action: 'withdraw' | 'regenerate',
): Promise<SigningRow | null> {
  return await withLockedAccount(ctx, async (held) => {
    const contract = await lockContract(held, id)
    const signing = await newestSigning(held, id, paper)
    const after = allowed(action, signing)
    if (!signing || after === 'starting') return null
    // Sending again would only end the current order, because a finished contract gets no new one.
    if (action === 'regenerate') refuseFinished(contract, papersOf(id, paper))
    await parties(held, contract)
    await ctx.intent?.store(held.db, ctx.now)
    if (after === 'goesOn') return signing
    const renews = after === 'renewing'
    if (renews) await refuseTooManySendings(held, id, paper)
    return await endOrder(held, signing, renews)
  })
}

type Sender = ProfileWithFields<'ssn' | 'birthday'>

const phoneMissing = (): Refusal => new Refusal('phoneRequired', { phone: 'required' })

/**
 * Refuses with 422 phoneRequired a landlord without a full phone number or a country, which a provider needs
 * (docs/rules/lease.md#signing).
 */
function checkPhone({ phone_code, phone, country }: Sender): void {
  if (phone_code === '' || phone === '' || country === '') throw phoneMissing()
  if (!isPhone(phone_code, phone)) throw new Refusal('phoneRequired', { phone: 'phone' })
}

/**
 * Refuses with 422 birthdayRequired a landlord whose birthday isn't known. An electronically signed lease needs it,
 * because it can't be completed by hand.
 */
function checkBirthday(landlord: Sender, paper: PaperKey): void {
  if (paper === 'contract' && knownBirthday(landlord) === null)
    throw new Refusal('birthdayRequired', { birthday: 'required' })
}

/** Refuses with 402 subscriptionRequired, 422 phoneRequired, 422 birthdayRequired. */
function checkLandlord(landlord: Sender, paper: PaperKey): void {
  if (!landlord.subscriptionActive) throw new Refusal('subscriptionRequired')
  checkPhone(landlord)
  checkBirthday(landlord, paper)
}

/**
 * The signing of a lease that opens a deposit account. It happens in the bank's own flow, once the opening fee is paid.
 * A later module provides it: deposit.
 */
export interface DepositSigning {
  /**
   * Prepares the bank's order before the lease is signed. Returns false while the opening fee is unpaid. The contract
   * then has the address of the payment page.
   */
  readonly beforeSigning: (ctx: OwnedCtx, contract: number) => Promise<boolean>
  /** Refreshes the contract's deposit account, as part of a refresh of the signing. */
  readonly refresh: (ctx: OwnedCtx, contract: number) => Promise<void>
}

export interface SigningDeps extends BeginDeps {
  readonly providers: OrderProviders
  readonly later: LaterPapers
  readonly contracts: Pick<ShownContracts, 'found'>
  readonly profile: Pick<ProfileService, 'read'>
  readonly deposit: DepositSigning
  readonly orders: OrderService
  readonly messages: MessageService
}

/**
 * Goes on with an order as far as the provider allows now. A job does the rest, also after a failure. The record then
 * says that the request goes on (`pending`).
 */
async function goOn(orders: OrderService, ctx: OwnedCtx, signing: SigningRow): Promise<void> {
  if (signing.state === 'starting') await orders.settle(ctx, signing).catch(ignoreProviderFailure)
  else if (signing.state === 'withdrawing') await orders.end(ctx, signing).catch(ignoreProviderFailure)
}

function sendingSteps(deps: SigningDeps) {
  const { profile, providers, parties, papersOf, deposit, orders } = deps
  const { found } = deps.contracts

  /**
   * Runs a call once. If an earlier process stored the request and then ended, goes on with the
   * paper's newest order instead. That order may already follow from a later request.
   */
  async function once(ctx: OwnedCtx, id: number, paper: PaperKey, press: () => Promise<Contract>): Promise<Contract> {
    if (!ctx.intent?.storedAt) return await press()
    const newest = await newestSigning(ctx, id, paper)
    if (newest) await goOn(orders, ctx, newest)
    return await found(ctx, id)
  }

  /** Draws and freezes the paper, and makes the provider ask for signatures. */
  async function send(ctx: OwnedCtx, id: number, paper: PaperKey): Promise<Contract> {
    const row = await findContract(ctx, id)
    const before = await newestSigning(ctx, id, paper)
    const verdict = allowed('sign', before)
    const toSign = papersOf(id, paper)
    if (verdict !== 'goesOn') {
      refuseFinished(row, toSign)
      await toSign.check(ctx, row)
    }
    await parties(ctx, row)
    if (verdict === 'goesOn') {
      // The request is stored already.
      await ctx.intent?.store(ctx.db, ctx.now)
      await goOn(orders, ctx, before!)
      return await found(ctx, id)
    }
    const landlord = await profile.read(ctx, 'ssn', 'birthday')
    checkLandlord(landlord, paper)
    const via = orderKindOf(row, paper)
    if (!providers[via]) throw new Refusal('providerUnavailable', undefined, 3600)
    if (via === 'deposit' && !(await deposit.beforeSigning(ctx, id))) return await found(ctx, id)
    const signing = await beginSigning(deps, ctx, id, toSign, landlord)
    if (signing) await orders.place(ctx, signing, { isFirst: true }).catch(ignoreProviderFailure)
    return await found(ctx, id)
  }

  /** Ends an order as far as the provider allows now. Refuses with 409 contractSigned when all signed before it ended. */
  async function end(ctx: OwnedCtx, ending: SigningRow): Promise<Contract> {
    await goOn(orders, ctx, ending)
    const after = await orders.again(ctx, ending)
    if (after && haveAllSigned(orderState(after))) throw new Refusal('contractSigned')
    return await found(ctx, ending.contract_id)
  }

  return { once, send, end }
}

/** Finds which paper of a contract a call is about. */
function paperFinder({ later }: Pick<SigningDeps, 'later'>) {
  /**
   * The handover list, or the handover that waits for signatures: the named one, otherwise the newest. Refuses with 409
   * beingSigned while another is sent.
   */
  async function handoverPaper(ctx: OwnedCtx, id: number, asked?: number): Promise<PaperKey> {
    await findContract(ctx, id)
    const handover = await later.handover.toSign(ctx, id, asked)
    const key = handover === null ? 'checklist' : handoverKey(handover)
    const newest = await newestHandoverSigning(ctx, id)
    if (newest && newest.paper !== key && isSigningUnderWay(orderState(newest))) throw new Refusal('beingSigned')
    return key
  }

  /** The paper that the form names. Of the list and the handovers it is the one that was sent last. */
  async function named(ctx: OwnedCtx, id: number, { checkList, letterId }: PaperForm): Promise<PaperKey> {
    if (letterId !== undefined) return addendumKey(letterId)
    if (!checkList) return 'contract'
    return (await newestHandoverSigning(ctx, id))?.paper ?? 'checklist'
  }

  return { handoverPaper, named }
}

export function signingService(deps: SigningDeps) {
  const { profile, parties, deposit, orders, messages } = deps
  const { found } = deps.contracts
  const { once, send, end } = sendingSteps(deps)
  const { handoverPaper, named } = paperFinder(deps)

  return {
    /**
     * Sends the lease to be signed. Refuses with 404, 402 subscriptionRequired, 422 phoneRequired, 422
     * birthdayRequired, 409 contractSigned, 409 contractFrozen while it is being signed, 409 stillRunning while it is
     * being withdrawn, 409 contractFinished, 409 unreadable, 429 when sent again too often. If the provider declines,
     * `signicatInfo.error` says why. If it doesn't answer, a job goes on (`signicatInfo.pending`). Throws
     * ProviderFailure only when nothing was stored.
     */
    sign: (ctx: OwnedCtx, id: number): Promise<Contract> => once(ctx, id, 'contract', () => send(ctx, id, 'contract')),

    /**
     * Sends a handover to be signed, the newest unless one is named, or the handover list when no handover is written. Refuses as `sign` does,
     * with 404 also when neither is written, 409 handoverSigned when all handovers are signed, and 409 beingSigned while
     * another of them is being signed.
     */
    async signChecklist(ctx: OwnedCtx, id: number, handover?: number): Promise<Contract> {
      const paper = await handoverPaper(ctx, id, handover)
      return await once(ctx, id, paper, () => send(ctx, id, paper))
    },

    /** Sends an addendum to be signed. Refuses as `sign` does, with 404, and with 409 noSignature for another letter. */
    signAddendum: (ctx: OwnedCtx, id: number, letter: number): Promise<Contract> =>
      once(ctx, id, addendumKey(letter), () => send(ctx, id, addendumKey(letter))),

    /**
     * Sends the paper again with new links, once for one call. The earlier order is ended at the provider first, by a
     * job when it takes long. Refuses as `sign` does, and with 409 `contractNotSigned` when the paper was never sent.
     */
    async regenerate(ctx: OwnedCtx, id: number, form: PaperForm): Promise<Contract> {
      const paper = await named(ctx, id, form)
      return await once(ctx, id, paper, async () => {
        await findContract(ctx, id)
        if (allowed('regenerate', await newestSigning(ctx, id, paper)) !== 'goesOn')
          checkLandlord(await profile.read(ctx, 'ssn', 'birthday'), paper)
        const ending = await beginEnding(deps, ctx, id, paper, 'regenerate')
        return await (ending ? end(ctx, ending) : send(ctx, id, paper))
      })
    },

    /**
     * Takes back a paper while it is being sent or signed. A lease is a draft again as soon as the provider has ended
     * its order. No later job sends it. Refuses with 404, 409 `contractNotSigned`, 409 `unreadable`, and 409
     * `contractSigned` when all have signed.
     */
    async withdraw(ctx: OwnedCtx, id: number, form: PaperForm): Promise<Contract> {
      const paper = await named(ctx, id, form)
      return await once(ctx, id, paper, async () => {
        const ending = await beginEnding(deps, ctx, id, paper, 'withdraw')
        return await (ending ? end(ctx, ending) : found(ctx, id))
      })
    },

    /**
     * Reads the state of everything under way. Refuses with 404, 409 unreadable, and when the provider doesn't answer.
     */
    async refresh(ctx: OwnedCtx, id: number): Promise<Contract> {
      const row = await findContract(ctx, id)
      for (const signing of await signingsUnderWay(ctx, id)) {
        await parties(ctx, row)
        if (signing.state === 'sent' || signing.state === 'signed') await orders.read(ctx, signing)
        else await goOn(orders, ctx, signing)
      }
      await deposit.refresh(ctx, id)
      return await found(ctx, id)
    },

    /** Reminds those who have not signed. Refuses with 404, 409 nobodyToRemind, and 429 within a day. */
    async remind(ctx: OwnedCtx, id: number, form: PaperForm): Promise<Contract> {
      await lockAccount(ctx)
      const row = await lockContract(ctx, id)
      const signing = await newestSigning(ctx, id, await named(ctx, id, form))
      allowed('remind', signing)
      await parties(ctx, row)
      const wait = secondsUntilReminder(signing!.reminded_at && addTime(signing!.reminded_at, 0), ctx.now)
      if (wait > 0) throw new Refusal('tooManyRequests', undefined, wait)
      await storeReminder(ctx, signing!)
      await messages.remind(ctx, row, signing!)
      return await found(ctx, id)
    },
  }
}

export type SigningService = ReturnType<typeof signingService>
