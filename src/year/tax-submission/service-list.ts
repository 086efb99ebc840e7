import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addTime, yearOf, type Instant } from '../../base/kit/day'
import type { ExportedList } from '../../base/module/shape'
import { Submission, type StoredDifference, type YearState } from './model'
import { changesOf, changesSince } from './rules-changes'
import { isComparedIn, yearStatesOf } from './rules-sending'
import { firstTaxYear } from '../tax/model'
import { isRecorded } from '../tax/rules-recorded'
import { taxOf } from '../tax/service'
import { houseRentals } from '../tax-return/service-rentals'
import { encryptedSubmission, figuresIn, selectSubmissions, type SubmissionRow } from './service-select'
import { tenantsSince } from './service-tenants'

const instant = (at: Instant | null): Instant | null => at && addTime(at, 0)

const isCompared = ({ state }: SubmissionRow): boolean => isComparedIn(state)

type Since = Pick<Submission, 'changes' | 'not_sent'>
const unchanged: Since = { changes: [], not_sent: [] }

/** Submissions as receipts: the figures as they were sent, and what differs from them now. */
export function submissionList({ encryption }: { readonly encryption: Pick<Encryption, 'decrypt' | 'matches'> }) {
  const toSubmission = (row: SubmissionRow, since: Since = unchanged): Submission => ({
    id: row.id,
    year: row.year,
    state: row.state,
    submission: row.submission_type,
    houses: figuresIn(row),
    sent_by: encryptedSubmission.open(row, encryption).values.encrypted_sent_by ?? '',
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
    /** Those of a year, the newest first; left out: of the year before this one. */
    async of(
      ctx: OwnedCtx,
      { year = yearOf(ctx.today) - 1 }: { readonly year?: number | undefined },
    ): Promise<Submission[]> {
      const rows = await selectSubmissions(ctx).where('year', '=', year).orderBy('id', 'desc').execute()
      const compared = rows.filter(isCompared)
      const [newest] = compared
      if (!newest) return rows.map((row) => toSubmission(row))
      const houses = await houseRentals(ctx, year, encryption)
      const now = houses.map(({ figures }) => figures)
      const sentIn = (row: SubmissionRow) => ({
        houses: figuresIn(row),
        tenants: tenantsSince(row, houses, encryption),
      })
      return rows.map((row) => {
        if (row === newest) return toSubmission(row, changesSince(compared.map(sentIn), now))
        return toSubmission(row, isCompared(row) ? { changes: changesOf(sentIn(row), now), not_sent: [] } : unchanged)
      })
    },

    /** What has become of each year of which something was sent, or that has something in the books. */
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
        if (!known.has(year) && (await taxOf(ctx, { year })).some(isRecorded)) recorded.push(year)
      return yearStatesOf(rows, recorded)
    },

    /** All of them, the oldest first, as they were sent. */
    async all(ctx: OwnedCtx): Promise<Submission[]> {
      const rows = await selectSubmissions(ctx).orderBy('id').execute()
      return rows.map((row) => toSubmission(row))
    },
  }
}

export type SubmissionList = ReturnType<typeof submissionList>

/** Tax returns that were handed in, as they were sent, with their receipts; for the export. */
export const exportedSubmissions = (encryption: Pick<Encryption, 'decrypt' | 'matches'>): ExportedList => ({
  path: 'data/tax-submissions.json',
  answer: Submission,
  read: (ctx) => submissionList({ encryption }).all(ctx),
})
