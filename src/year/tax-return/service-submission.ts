import { sql } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { Clock, OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { queueJob } from '../../base/outbox/job'
import { closeYear, openYear } from '../../books/depreciation/service-sent'
import type { HouseTax } from '../tax/model'
import { toStored } from '../tax-document/service'
import { asFigures, type StoredFigures } from './rules-figures'
import type { ReturnForm } from './model'
import { alreadySent, answerDueMs, isRepeated, standingStates, stepMs } from './rules-sending'
import type { Prepared } from './service-prepare'
import { tenantHashes } from './service-tenants'

/** The encrypted columns of submissions. */
export const encryptedSubmission = encryptedRecord('tax_submission', ['encrypted_sent_by', 'encrypted_answer'])

/** The job that looks how a submission stands. */
export const lookKind = 'taxReturn.look'

export const selectSubmissions = ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>) =>
  db.selectFrom('tax_submission').selectAll().where('account_id', '=', owner)
export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['execute']>>[number]

export const figuresIn = (row: Pick<SubmissionRow, 'figures'>): HouseTax[] =>
  (row.figures as unknown as readonly StoredFigures[]).map(asFigures)
const hashesIn = (row: Pick<SubmissionRow, 'hashes'>) => row.hashes as unknown as Readonly<Record<string, string>>

/** Whether a row was sent with just that. */
export const isSameSubmission = (row: Pick<SubmissionRow, 'hashes'>, { hashes }: Pick<Prepared, 'hashes'>): boolean => {
  const before = hashesIn(row)
  const names = Object.keys(hashes)
  return names.length === Object.keys(before).length && names.every((name) => before[name] === hashes[name])
}

/** Whether a submission that stands is sent once more by this call. */
export const sendsAgain = (
  { id, is_again, created_at, submitted_at }: SubmissionRow,
  form: Pick<ReturnForm, 'again' | 'repeats'>,
  { now, intent }: Pick<OwnedCtx, 'now' | 'intent'>,
): boolean =>
  isRepeated(
    { id, is_again, begun: addTime(created_at, 0), handedIn: addTime(submitted_at ?? created_at, 0) },
    { ...form, since: intent?.storedAt ?? now },
    now,
  )

/** How long another attempt is waited for, in seconds. */
const underWay = () => new Refusal('submissionUnderWay', undefined, stepMs / 1000)

/** How long the authority's answer is waited for, in seconds. */
export const unanswered = () => new Refusal('submissionUnanswered', undefined, stepMs / 1000)

/**
 * What of the year was handed in and has no answer yet: until the authority has taken it, its draft lacks these figures, and
 * a return that is built on that draft is rejected. What has had none for a day keeps nobody waiting.
 */
export const selectUnanswered = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, year: number, now: Instant) =>
  selectSubmissions(ctx)
    .where('year', '=', year)
    .where('state', '=', 'submitted')
    .where('submitted_at', '>', addTime(now, -answerDueMs))

/** A submission that nobody else takes a step of before it is given back. */
export interface Held {
  readonly id: number
  readonly year: number
  /** By which it is still ours. */
  claimed_until: Instant
}

interface Deps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'lookup'>
  readonly clock: Clock
}

type Change = Partial<
  Pick<
    SubmissionRow,
    'state' | 'instance_id' | 'sha256' | 'error_reason' | 'submitted_at' | 'encrypted_sent_by' | 'confirm_asked_at'
  >
>

/** How the record of a submission changes. Whatever must be known before a step is committed before it is taken. */
export function submissionStore({ encryption, clock }: Deps) {
  const until = (): Instant => addTime(clock.now(), stepMs)

  /** Changes a submission that is held, and goes on holding it. Refuses with 409 when somebody else has taken it over. */
  async function change(ctx: OwnedCtx, held: Held, values: Change = {}): Promise<void> {
    const next = until()
    const changed = await ctx.db
      .updateTable('tax_submission')
      .set({ ...values, claimed_until: next, updated_at: clock.now() })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', held.id)
      .where('claimed_until', '=', held.claimed_until)
      .executeTakeFirst()
    if (changed.numUpdatedRows !== 1n) throw underWay()
    held.claimed_until = next
  }

  return {
    change,

    /** Takes a submission over as it is, that nobody is at. Refuses with 409 submissionUnderWay beside somebody. */
    async claim(ctx: OwnedCtx, { id, year, state }: SubmissionRow): Promise<Held> {
      const next = until()
      const claimed = await ctx.db
        .updateTable('tax_submission')
        .set({ claimed_until: next, updated_at: clock.now() })
        .where('account_id', '=', ctx.owner)
        .where('id', '=', id)
        .where('state', '=', state)
        .where((is) => is.or([is('claimed_until', 'is', null), is('claimed_until', '<=', clock.now())]))
        .executeTakeFirst()
      if (claimed.numUpdatedRows !== 1n) throw underWay()
      return { id, year, claimed_until: next }
    },

    /** The instance of a failed submission is removed. */
    async forget(ctx: OwnedCtx, id: number): Promise<void> {
      await ctx.db
        .updateTable('tax_submission')
        .set({ instance_id: '' })
        .where('account_id', '=', ctx.owner)
        .where('id', '=', id)
        .where('state', '=', 'failed')
        .execute()
    },

    /** Leaves it to whoever asks next. */
    async release(ctx: OwnedCtx, { id, claimed_until }: Held): Promise<void> {
      await ctx.db
        .updateTable('tax_submission')
        .set({ claimed_until: null, updated_at: clock.now() })
        .where('account_id', '=', ctx.owner)
        .where('id', '=', id)
        .where('claimed_until', '=', claimed_until)
        .execute()
    },

    /** The submission that has sent just that already and stands; undefined for none. */
    async standing(ctx: OwnedCtx, { year, hashes }: Pick<Prepared, 'year' | 'hashes'>) {
      const rows = await selectSubmissions(ctx)
        .where('year', '=', year)
        .where('state', 'in', standingStates)
        .orderBy('id', 'desc')
        .execute()
      const found = alreadySent(
        rows.map((row) => ({ id: row.id, hashes: hashesIn(row) })),
        hashes,
      )
      return rows.find(({ id }) => id === found?.id)
    },

    /**
     * Records that a return is being handed in, before anybody is asked. Another one of the year that was faster is 409
     * submissionUnderWay while it is under way, and given back when it has sent just this, unless that is to be sent again.
     * One that was handed in since this one was built is not in it: 409 submissionUnanswered.
     */
    async begin(
      ctx: OwnedCtx,
      prepared: Prepared,
      form: Pick<ReturnForm, 'again' | 'repeats'>,
    ): Promise<Held | SubmissionRow> {
      return await ctx.db.transaction().execute(async (db) => {
        const held = { ...ctx, db }
        await lockAccount(held)
        const faster = await this.standing(held, prepared)
        if (faster && !sendsAgain(faster, form, ctx)) return faster
        const next = until()
        const now = clock.now()
        if (await selectUnanswered(held, prepared.year, now).executeTakeFirst()) throw unanswered()
        const begun = await db
          .insertInto('tax_submission')
          .values({
            account_id: ctx.owner,
            year: prepared.year,
            state: 'open',
            submission_type: prepared.submission,
            figures: JSON.stringify(prepared.houses.map(({ figures }) => figures)),
            hashes: JSON.stringify(prepared.hashes),
            places: JSON.stringify(prepared.placed.map(toStored)),
            assigned: JSON.stringify(prepared.assigned),
            differences: JSON.stringify(prepared.differences),
            tenants: JSON.stringify(tenantHashes(prepared.houses, encryption)),
            is_again: form.again,
            claimed_until: next,
            created_at: now,
            updated_at: now,
          })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst()
        if (!begun) throw underWay()
        await ctx.intent?.store(db, now)
        return { id: begun.id, year: prepared.year, claimed_until: next }
      })
    },

    /** The person's name at Altinn, encrypted for its row. */
    sealedName: (name: string, { id }: Held): string =>
      encryption.encrypt(name, encryptedSubmission.context('encrypted_sent_by', id)),

    /** It is handed in: the year's household items are closed in the same transaction, and the answer is looked for. */
    async submitted(ctx: OwnedCtx, held: Held): Promise<void> {
      await ctx.db.transaction().execute(async (db) => {
        const tx = { ...ctx, db }
        await lockAccount(tx)
        const now = clock.now()
        await change(tx, held, { state: 'submitted', submitted_at: now, error_reason: '' })
        await closeYear({ ...tx, now }, held.year)
        await queueLook(tx, { id: held.id, account_id: ctx.owner }, { now, after: 5000, tries: 0 })
      })
    },
  }
}

export type SubmissionStore = ReturnType<typeof submissionStore>

/** Queues a look at a submission, `after` ms from now; `tries` counts those before it. */
export const queueLook = (
  { db }: Pick<OwnedCtx, 'db'>,
  { id, account_id }: Pick<SubmissionRow, 'id' | 'account_id'>,
  { now, after, tries }: { readonly now: Instant; readonly after: number; readonly tries: number },
) =>
  queueJob(
    db,
    now,
    lookKind,
    { account: account_id, submission: id, tries },
    { key: `${lookKind}-${id}-${now}-${tries}`, runAt: addTime(now, after) },
  )

/**
 * What the authority has answered; a return that it rejects opens its year again, unless another one of it stands. `tell` is
 * called in the same transaction where that is another answer than before.
 */
export async function storeAnswer(
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
  await ctx.db.transaction().execute(async (db) => {
    const tx = { ...ctx, db }
    await lockAccount(tx)
    const before = await selectSubmissions(tx)
      .where('id', '=', row.id)
      .where('state', 'in', standingStates)
      .executeTakeFirst()
    if (!before) return
    const isNew = before.answer_label !== answer.label || before.state !== answer.state
    await db
      .updateTable('tax_submission')
      .set({
        state: answer.state,
        answer_label: answer.label,
        answer_description: answer.description,
        ...(answer.encrypted !== null && { encrypted_answer: answer.encrypted }),
        ...(answer.state !== 'submitted' && isNew && { answered_at: ctx.now }),
        updated_at: ctx.now,
      })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', row.id)
      .execute()
    if (isNew) await tell(tx, before)
    if (answer.state === 'rejected') await openYear(tx, row.year, standsAlone(tx, row.year))
  })
}

/** Whether no other return of the year stands. */
const standsAlone = ({ owner }: OwnedCtx, year: number) =>
  sql<boolean>`not exists (
    select from tax_submission as other
    where other.account_id = ${owner} and other.year = ${year} and other.state in ('submitted', 'accepted'))`
