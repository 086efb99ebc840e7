import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { addTime, yearOf, type Instant } from '../../base/kit/day'
import type { StoredDifference, Submission } from './model'
import { changesOf } from './rules-changes'
import { standingStates } from './rules-sending'
import { taxedHouses, type TaxedHouse } from './service-rentals'
import { encryptedSubmission, figuresIn, selectSubmissions, type SubmissionRow } from './service-submission'
import { tenantsSince } from './service-tenants'

const instant = (at: Instant | null): Instant | null => at && addTime(at, 0)

/** What was handed in and can still be compared: that of which it isn't known may have been. */
const isCompared = ({ state }: SubmissionRow): boolean =>
  state === 'confirming' || standingStates.some((each) => each === state)

/** Submissions as receipts: the figures as they were sent, and what differs from them now. */
export function submissionList({ encryption }: { readonly encryption: Pick<Encryption, 'decrypt' | 'matches'> }) {
  const toSubmission = (row: SubmissionRow, now: readonly TaxedHouse[] | null): Submission => ({
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
    changes:
      now && isCompared(row)
        ? changesOf(
            figuresIn(row),
            now.map(({ figures }) => figures),
            tenantsSince(row, now, encryption),
          )
        : [],
  })

  return {
    /** Those of a year, the newest first; left out: of the year before this one. */
    async of(
      ctx: OwnedCtx,
      { year = yearOf(ctx.today) - 1 }: { readonly year?: number | undefined },
    ): Promise<Submission[]> {
      const rows = await selectSubmissions(ctx).where('year', '=', year).orderBy('id', 'desc').execute()
      const now = rows.some(isCompared) ? await taxedHouses(ctx, year, encryption) : []
      return rows.map((row) => toSubmission(row, now))
    },

    /** All of them, the oldest first, as they were sent (for the export). */
    async all(ctx: OwnedCtx): Promise<Submission[]> {
      const rows = await selectSubmissions(ctx).orderBy('id').execute()
      return rows.map((row) => toSubmission(row, null))
    },
  }
}

export type SubmissionList = ReturnType<typeof submissionList>
