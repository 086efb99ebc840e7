import { sql } from 'kysely'
import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { mailComposer, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import type { QueueMail } from '../../base/outbox/service'
import { openYear } from '../../books/depreciation/service-sent'
import type { Altinn, Instance, Taxpayer } from './port'
import { withoutNationalIds } from './rules-hint'
import { isApprovedLabel, statesInForce, verdictOfLabel } from './rules-sending'
import { submissionEncryption, selectSubmissions, updateSubmission, type SubmissionRow } from './service-select'
import { askAltinn, orValueOnFailure, type SubmissionDeps } from './service-submission-context'
import type { ClaimedSubmission } from './service-store'
import { returnMailWords } from './words-mail'

/**
 * Stores the authority's answer. If the return was rejected, its year is opened again, unless another return of the
 * year is in force. If the answer is new, `tell` is called in the same transaction.
 */
async function storeAnswer(
  ctx: OwnedCtx,
  row: SubmissionRow,
  answer: {
    readonly state: 'submitted' | 'accepted' | 'rejected'
    readonly label: string
    readonly description: string
    readonly encrypted: string | null
  },
  tell: (tx: OwnedCtx, before: SubmissionRow) => Promise<void>,
): Promise<void> {
  await withLockedAccount(ctx, async (tx) => {
    const before = await selectSubmissions(tx)
      .where('id', '=', row.id)
      .where('state', 'in', statesInForce)
      .executeTakeFirst()
    if (!before) return
    const isNew = before.answer_label !== answer.label || before.state !== answer.state
    await updateSubmission(tx, row.id)
      .set({
        state: answer.state,
        answer_label: answer.label,
        answer_description: answer.description,
        ...(answer.encrypted !== null && { encrypted_answer: answer.encrypted }),
        ...(answer.state !== 'submitted' && isNew && { answered_at: ctx.now }),
        updated_at: ctx.now,
      })
      .execute()
    if (isNew) await tell(tx, before)
    if (answer.state === 'rejected') await openYear(tx, row.year, noOtherReturnInForce(tx, row.year))
  })
}

/** A condition: no other return of the year is in force. */
const noOtherReturnInForce = ({ owner }: OwnedCtx, year: number) =>
  sql<boolean>`not exists (
    select from tax_submission as other
    where other.account_id = ${owner} and other.year = ${year} and other.state in ('submitted', 'accepted'))`

const write = mailComposer(returnMailWords)

/** The mails about an answer. `publicUrl` is the address of this app in a browser. */
function returnMails(publicUrl: string) {
  const urlOf = (year: number) => `${publicUrl}/altinn?year=${year}`
  return {
    /**
     * For an approved return, which the landlord had finished and handed in on the authority's
     * pages.
     */
    approved: (to: Recipient, year: number): Mail =>
      write(to, {
        subject: 'approvedSubject',
        text: 'approvedText',
        link: { button: 'button', url: urlOf(year) },
        note: 'approvedNote',
        values: { year },
      }),

    /** For a rejected return. The year is then open again. */
    rejected: (to: Recipient, year: number): Mail =>
      write(to, {
        subject: 'rejectedSubject',
        text: 'rejectedText',
        link: { button: 'button', url: urlOf(year) },
        note: 'rejectedNote',
        values: { year },
      }),
  }
}

/** The type of the file that contains the authority's answer. */
const answerType = 'tilbakemelding'

export interface SubmissionLookupDeps extends Pick<SubmissionDeps, 'providers' | 'encryption' | 'store'> {
  readonly queueMail: QueueMail
  readonly publicUrl: string
}

/** Looks up submissions. Changes nothing at Altinn. */
export function submissionLookupService(deps: SubmissionLookupDeps) {
  const { store, encryption, queueMail, publicUrl } = deps
  const mails = returnMails(publicUrl)

  /**
   * Mails a final result: the return was rejected, or was handed in on the authority's pages. The landlord may not have
   * the page open.
   */
  async function mailVerdict(
    tx: OwnedCtx,
    { year, state: was }: SubmissionRow,
    state: string,
    label: string,
  ): Promise<void> {
    const isDelivered = was === 'accepted' && isApprovedLabel(label)
    if (state !== 'rejected' && !isDelivered) return
    const account = await tx.db
      .selectFrom('account')
      .select(['id', 'email', 'firstName', 'language'])
      .where('id', '=', tx.owner)
      .executeTakeFirst()
    if (!account) return
    await queueMail(tx.db, tx.now, isDelivered ? mails.approved(account, year) : mails.rejected(account, year))
  }

  /** Reads the instance. If the authority has answered, also reads its whole answer. */
  const read = (ctx: OwnedCtx, taxpayer: Taxpayer, { year, instance_id }: SubmissionRow, job?: number) =>
    askAltinn(deps, ctx, taxpayer, { name: 'look up submission', year, job }, async (altinn) => {
      const instance = await altinn.read(instance_id)
      return { instance, answer: instance?.answer ? await answerOf(altinn, instance) : null }
    })

  async function take(
    ctx: OwnedCtx,
    row: SubmissionRow,
    { instance, answer }: { readonly instance: Instance | null; readonly answer: string | null },
  ): Promise<'submitted' | 'accepted' | 'rejected'> {
    if (!instance?.answer) return 'submitted'
    const { label, description } = instance.answer
    const state: 'submitted' | 'accepted' | 'rejected' = verdictOfLabel(label) ?? 'submitted'
    const word = {
      state,
      label: withoutNationalIds(label),
      description: withoutNationalIds(description),
      encrypted: answer && encryption.encrypt(answer, submissionEncryption.context('encrypted_answer', row.id)),
    }
    await storeAnswer(ctx, row, word, (tx, before) => mailVerdict(tx, before, state, label))
    return state
  }

  return {
    /**
     * Reads the submission at Altinn and stores the authority's answer, if there is one. Returns true if the answer
     * accepts or rejects the return. Throws ProviderFailure.
     */
    async answer(ctx: OwnedCtx, taxpayer: Taxpayer, row: SubmissionRow, job?: number): Promise<boolean> {
      return (await take(ctx, row, await read(ctx, taxpayer, row, job))) !== 'submitted'
    },

    /**
     * Looks up the last step of a claimed submission. If the return was handed in, records that and
     * returns true. Throws ProviderFailure if the outcome is still unknown.
     */
    async wasHandedIn(
      ctx: OwnedCtx,
      taxpayer: Taxpayer,
      row: SubmissionRow,
      held: ClaimedSubmission,
      job?: number,
    ): Promise<boolean> {
      const { instance } = await read(ctx, taxpayer, row, job)
      if (instance?.step !== 'handedIn') return false
      await store.recordHandedIn(ctx, held)
      return true
    },
  }
}

/**
 * Reads the authority's whole answer. If it can't be read, returns null. Then only the label is
 * stored, and a later lookup may read the answer.
 */
async function answerOf(altinn: Altinn, { id, files }: Instance): Promise<string | null> {
  const file = files.findLast(({ dataType }) => dataType === answerType)
  if (!file) return null
  return await altinn.file(id, file.id).catch(orValueOnFailure(null))
}

export type LookupService = ReturnType<typeof submissionLookupService>
