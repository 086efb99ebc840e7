import { withLockedAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { leaveOutUnreadable } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import { addTime, yearOf, type Instant } from '../../base/kit/day'
import type { ExportedList } from '../../base/module/shape'
import { toStoredHouse } from './service-document'
import type { ReturnForm } from './model'
import type { PreparedReturn } from './service-prepare'
import { houseRentals, type HouseRental } from './service-rentals'
import { firstTaxYear } from '../tax/model'
import { hasAnyRecord } from '../tax/rules-recorded'
import { taxOfYear } from '../tax/service'
import { Submission, type StoredDifference, type YearState } from './model-submission'
import { changesOf, changesSince } from './rules-changes'
import { isMaybeHandedIn, submissionClaimMs, yearStatesOf } from './rules-sending'
import {
  submissionEncryption,
  figuresOfSubmission,
  selectSubmissions,
  selectUnanswered,
  isSendingAgain,
  submissionOfSameContent,
  submissionUnansweredRefusal,
  type SubmissionRow,
} from './service-select'
import type { SubmissionDeps } from './service-submission-context'
import { underWayRefusal, type ClaimedSubmission } from './service-store'

const purpose = 'tenant of a tax return'

/**
 * Keyed hashes of the tenants' names. They show whether tenants have changed, but the names themselves aren't stored.
 */
const tenantHashes = (
  houses: readonly HouseRental[],
  encryption: Pick<Encryption, 'lookup'>,
): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    houses.map(({ rental: { house, tenants } }) => [
      String(house.id),
      tenants.map((name) => encryption.lookup(name, purpose)),
    ]),
  )

const tenantsSince =
  (row: Pick<SubmissionRow, 'tenants'>, now: readonly HouseRental[], encryption: Pick<Encryption, 'matches'>) =>
  (houseId: number): ReturnType<Parameters<typeof changesOf>[0]['tenants']> => {
    const house = now.find(({ rental }) => rental.house.id === houseId)
    return {
      sent: (row.tenants as unknown as Readonly<Record<string, readonly string[]>>)[String(houseId)] ?? null,
      now: house?.rental.tenants ?? [],
      isHashOf: (hash, name) => encryption.matches(name, purpose, hash),
    }
  }

/**
 * Starts a submission before any provider is asked. If a faster submission of the year has sent the same content,
 * returns that one, unless the content should be sent again. Refuses with 409 `submissionUnanswered` while a submission
 * of the year has no answer, because this return doesn't contain its figures. Refuses with 409 `submissionUnderWay`
 * while another one is being sent.
 */
export const beginSubmission = (
  { encryption, clock }: Pick<SubmissionDeps, 'encryption' | 'clock'>,
  ctx: OwnedCtx,
  prepared: PreparedReturn,
  form: Pick<ReturnForm, 'again' | 'repeats'>,
): Promise<ClaimedSubmission | SubmissionRow> =>
  withLockedAccount(ctx, async (held) => {
    const faster = await submissionOfSameContent(held, prepared)
    if (faster && !isSendingAgain(faster, form, ctx)) return faster
    const now = clock.now()
    const claimed_until = addTime(now, submissionClaimMs)
    const { year, submission, houses } = prepared
    if (await selectUnanswered(held, year, now).executeTakeFirst()) throw submissionUnansweredRefusal()
    const begun = await held.db
      .insertInto('tax_submission')
      .values({
        account_id: ctx.owner,
        year,
        state: 'open',
        submission_type: submission,
        figures: JSON.stringify(houses.map(({ figures }) => figures)),
        hashes: JSON.stringify(prepared.hashes),
        places: JSON.stringify(prepared.placed.map(toStoredHouse)),
        assigned: JSON.stringify(prepared.assigned),
        differences: JSON.stringify(prepared.differences),
        tenants: JSON.stringify(tenantHashes(houses, encryption)),
        is_again: form.again,
        claimed_until,
        created_at: now,
        updated_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!begun) throw underWayRefusal()
    await ctx.intent?.store(held.db, now)
    return { id: begun.id, year, claimed_until }
  })

const instant = (at: Instant | null): Instant | null => at && addTime(at, 0)

const isCompared = ({ state }: SubmissionRow): boolean => isMaybeHandedIn(state)

type Since = Pick<Submission, 'changes' | 'not_sent'>
const unchanged: Since = { changes: [], not_sent: [] }

/** Lists submissions with the figures as they were sent, and how these differ from the present figures. */
export function submissionList({ encryption }: { readonly encryption: Pick<Encryption, 'decrypt' | 'matches'> }) {
  const toSubmission = (row: SubmissionRow, since: Since = unchanged): Submission => ({
    id: row.id,
    year: row.year,
    state: row.state,
    submission: row.submission_type,
    houses: figuresOfSubmission(row),
    sent_by: submissionEncryption.read('encrypted_sent_by', row, encryption) ?? '',
    submitted_at: instant(row.submitted_at),
    answered_at: instant(row.answered_at),
    reference: row.instance_id,
    label: row.answer_label,
    description: row.answer_description,
    error: row.error_reason,
    differences: row.differences as unknown as StoredDifference[],
    ...since,
  })

  return {
    /** Lists the submissions of a year, the newest first. By default it is last year. */
    async of(
      ctx: OwnedCtx,
      { year = yearOf(ctx.today) - 1 }: { readonly year?: number | undefined },
    ): Promise<Submission[]> {
      const rows = await selectSubmissions(ctx).where('year', '=', year).orderBy('id', 'desc').execute()
      const compared = rows.filter(isCompared)
      const [newest] = compared
      if (!newest) return rows.flatMap((row) => leaveOutUnreadable(ctx, () => toSubmission(row)))
      const houses = await houseRentals(ctx, year, encryption)
      const now = houses.map(({ figures }) => figures)
      const sentIn = (row: SubmissionRow) => ({
        houses: figuresOfSubmission(row),
        tenants: tenantsSince(row, houses, encryption),
      })
      const since = (row: SubmissionRow): Since =>
        row === newest
          ? changesSince(compared.map(sentIn), now)
          : isCompared(row)
            ? { changes: changesOf(sentIn(row), now), not_sent: [] }
            : unchanged
      return rows.flatMap((row) => leaveOutUnreadable(ctx, () => toSubmission(row, since(row))))
    },

    /** Lists each year that has a submission, or something in the books. */
    async years(ctx: OwnedCtx): Promise<YearState[]> {
      const { db, owner, today } = ctx
      const rows = await db
        .selectFrom('tax_submission')
        .select(['year', 'state', 'submission_type as submission', 'answer_label as label'])
        .where('account_id', '=', owner)
        .orderBy('id', 'desc')
        .execute()
      const known = new Set(yearStatesOf(rows).map(({ year }) => year))
      const recorded: number[] = []
      for (let year = firstTaxYear; year < yearOf(today); year += 1)
        if (!known.has(year) && (await taxOfYear(ctx, { year })).some(hasAnyRecord)) recorded.push(year)
      return yearStatesOf(rows, recorded)
    },

    /** Lists all submissions as they were sent, the oldest first. */
    async all(ctx: OwnedCtx): Promise<Submission[]> {
      const rows = await selectSubmissions(ctx).orderBy('id').execute()
      return rows.map((row) => toSubmission(row))
    },
  }
}

export type SubmissionList = ReturnType<typeof submissionList>

/** The submissions as they were sent, with their receipts. */
export const exportedSubmissions = (encryption: Pick<Encryption, 'decrypt' | 'matches'>): ExportedList => ({
  path: 'data/tax-submissions.json',
  answer: Submission,
  read: (ctx) => submissionList({ encryption }).all(ctx),
})
