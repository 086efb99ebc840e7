import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addTime } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { QueueMail } from '../../base/outbox/service'
import type { NamedPdf } from '../../base/pdf/model'
import { changeRent } from '../contract/service-rent'
import { findContract } from '../contract/service-select'
import type { ContractWithOrders } from '../contract/service-shown'
import { sha256, type PaperLog } from '../document/service-stored'
import { isPartialNotice } from '../tenancy/rules-who-leaves'
import { recordNotice } from '../tenancy/service-notice'
import type { Letter, LetterForm, LetterAvailability, LetterRequest } from './model'
import { letterOffers } from './rules'
import { queueLetterMails } from './service-mail'
import { letterPlanner, letterToStore, type LetterPlanDeps, type PlannedLetter } from './service-plan'
import { signedLetterFiles, storedLetters, storeLetter } from './service-rows'
import { letterFollowUps } from './service-afterwards'
import { equalNoticeOfToday, replaceNotices } from './service-notice-letters'
import { letterReader } from './service-shown'

export interface LetterServiceDeps extends LetterPlanDeps {
  readonly encryption: Encryption
  readonly publicUrl: string
  readonly log: PaperLog
  readonly queueMail: QueueMail
}

/** The maximum number of letters of a contract in 24 hours. It protects tenants from a stream of e-mails. */
const lettersPerDay = 40
const dayMs = 86_400_000

async function refuseTooMany(ctx: OwnedCtx, contract: number): Promise<void> {
  const { count } = await ctx.db
    .selectFrom('contract_letter')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('account_id', '=', ctx.owner)
    .where('contract_id', '=', contract)
    .where('created_at', '>', addTime(ctx.now, -dayMs))
    .executeTakeFirstOrThrow()
  if (count >= lettersPerDay) throw new Refusal('tooManyRequests', undefined, 3600)
}

/** True if the letter ends the lease. A tenant's notice doesn't if other tenants stay. */
const setsNotice = ({ form, sources: { facts } }: PlannedLetter): boolean =>
  form.kind === 'termination' || (form.kind === 'tenant_termination' && !isPartialNotice(form.given_by, facts.tenants))

/** Refuses an e-mail with 422 at `send` if a tenant has no address: the letter must come to all of them. */
function refuseWithoutAddress({ tenants }: PlannedLetter['sources']): void {
  if (tenants.some(({ party }) => party.email === '')) throw new Refusal('invalid', { send: 'noTenantMail' })
}

type LetterPreview = LetterRequest & { readonly send?: LetterForm['send'] | undefined }

/** The letters to the tenants (docs/rules/lease.md#letters). */
export function letterService({ encryption, publicUrl, log, queueMail, ...deps }: LetterServiceDeps) {
  const { sourcesOf, drawAndLock } = letterPlanner(deps)
  const reader = letterReader({ encryption, publicUrl })
  const { urlOf, list, byId } = reader

  /** Carries out the effect of a letter: a last day of the lease, or a new rent. */
  async function carryOut(
    ctx: OwnedCtx,
    row: ContractWithOrders,
    planned: PlannedLetter,
    paper: NamedPdf,
  ): Promise<void> {
    const { form } = planned
    const lastDay = form.last_day ?? undefined
    if (form.kind === 'termination')
      await recordNotice(ctx, encryption, row, { by: 'landlord', receivedOn: ctx.today, lastDay })
    if (form.kind === 'tenant_termination' && setsNotice(planned)) {
      const { received_on, agreed, because } = form
      await recordNotice(ctx, encryption, row, { by: 'tenant', receivedOn: received_on!, lastDay, agreed, because })
    }
    if (form.kind !== 'market_rent') return
    const change = { from: form.from!, month_sum: form.month_sum!, agreed: false }
    await changeRent(ctx, row.id, change, { name: '', sha256: sha256(paper.bytes) }, encryption)
  }

  return {
    ...letterFollowUps(reader, { encryption, log, contracts: deps.contracts }),

    /** The letters for the export, the oldest first. `paper` is null for a damaged one. */
    stored: (ctx: OwnedCtx, contract: number) => storedLetters(ctx, contract, encryption, log),

    /** Refuses with 404. */
    async list(ctx: OwnedCtx, contract: number): Promise<Letter[]> {
      await findContract(ctx, contract)
      return await list(ctx, contract)
    },

    /** Refuses with 404. */
    read: byId,

    /**
     * The letters with the days on which each can be sent. Refuses with 404, also when the tenants are erased, and 409
     * unreadable.
     */
    async offers(ctx: OwnedCtx, contract: number): Promise<LetterAvailability[]> {
      return letterOffers((await sourcesOf(ctx, await deps.contracts.find(ctx, contract))).facts)
    },

    /** Draws a letter and keeps it until the next preview or letter of the contract. Refuses as `send` does, but for too many letters or a missing address. */
    async preview(
      ctx: OwnedCtx,
      contract: number,
      { send = 'mail', ...typed }: LetterPreview,
    ): Promise<{ url: string }> {
      const { planned, paper } = await drawAndLock(ctx, contract, typed)
      const id = await storeLetter(ctx, contract, letterToStore(planned, send, true), paper, encryption)
      return { url: urlOf(ctx, contract, id) }
    },

    /**
     * Makes a letter. Its bytes are stored and never drawn again. A notice that equals the standing one of today is that
     * one. Refuses with 404, 409 contractNotSigned, contractFrozen, contractFinished, unreadable and the reasons of the
     * kind, 422 for a missing value, an unlawful day (`earliest`, `latest`) or `noTenantMail` at `send`, and 429 for too
     * many letters.
     */
    async send(ctx: OwnedCtx, contract: number, { send, ...typed }: LetterForm): Promise<Letter> {
      const { planned, row, paper } = await drawAndLock(ctx, contract, typed)
      const { sources, form } = planned
      if (send === 'mail') refuseWithoutAddress(sources)
      const store = letterToStore(planned, send, false)
      const equal = setsNotice(planned) ? await equalNoticeOfToday(ctx, contract, store, encryption) : null
      if (equal !== null) return await byId(ctx, contract, equal)
      await refuseTooMany(ctx, contract)
      const id = await storeLetter(ctx, contract, store, paper, encryption)
      await carryOut(ctx, row, planned, paper)
      if (setsNotice(planned)) await replaceNotices(ctx, contract, id)
      if (send === 'mail') await queueLetterMails(ctx, queueMail, id, { kind: form.kind, ...sources }, paper)
      return await byId(ctx, contract, id)
    },

    /** The files of addenda that were signed by hand, by contract. */
    signedFiles: (ctx: OwnedCtx) => signedLetterFiles(ctx),
  }
}

export type LetterService = ReturnType<typeof letterService>
