import type { OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { HouseTax } from '../tax/model'
import type { ReturnForm } from './model'
import { completeFigures, type StoredFigures } from './rules-figures'
import { submissionAlreadySent, answerDueMs, isSentAgain, statesInForce, submissionClaimMs } from './rules-sending'
import type { PreparedReturn } from './service-prepare'

export const submissionEncryption = encryptedRecord('tax_submission', ['encrypted_sent_by', 'encrypted_answer'])

export const selectSubmissions = ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>) =>
  db.selectFrom('tax_submission').selectAll().where('account_id', '=', owner)

export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['execute']>>[number]

export const figuresOfSubmission = (row: Pick<SubmissionRow, 'figures'>): HouseTax[] =>
  (row.figures as unknown as readonly StoredFigures[]).map(completeFigures)

const hashesIn = (row: Pick<SubmissionRow, 'hashes'>) => row.hashes as unknown as Readonly<Record<string, string>>

export const isSameSubmission = (
  row: Pick<SubmissionRow, 'hashes'>,
  { hashes }: Pick<PreparedReturn, 'hashes'>,
): boolean => {
  const before = hashesIn(row)
  const names = Object.keys(hashes)
  return names.length === Object.keys(before).length && names.every((name) => before[name] === hashes[name])
}

/** True if a submission in force is sent again. */
export const isSendingAgain = (
  { id, is_again, created_at, submitted_at }: SubmissionRow,
  form: Pick<ReturnForm, 'again' | 'repeats'>,
  { now, intent }: Pick<OwnedCtx, 'now' | 'intent'>,
): boolean =>
  isSentAgain(
    { id, is_again, begun: addTime(created_at, 0), handedIn: addTime(submitted_at ?? created_at, 0) },
    { ...form, since: intent?.storedAt ?? now },
    now,
  )

/** A refusal. It says after how many seconds to try again. */
export const submissionUnansweredRefusal = () =>
  new Refusal('submissionUnanswered', undefined, submissionClaimMs / 1000)

/**
 * Selects submissions without an answer. The authority's draft contains their figures only after it has accepted them.
 * A return based on an earlier draft is rejected. After a day without an answer, a submission doesn't count any more.
 */
export const selectUnanswered = (ctx: Pick<OwnedCtx, 'db' | 'owner'>, year: number, now: Instant) =>
  selectSubmissions(ctx)
    .where('year', '=', year)
    .where('state', '=', 'submitted')
    .where('submitted_at', '>', addTime(now, -answerDueMs))

/** The submission in force that sent the same content. Undefined if there is none. */
export async function submissionOfSameContent(
  ctx: OwnedCtx,
  { year, hashes }: Pick<PreparedReturn, 'year' | 'hashes'>,
) {
  const rows = await selectSubmissions(ctx)
    .where('year', '=', year)
    .where('state', 'in', statesInForce)
    .orderBy('id', 'desc')
    .execute()
  return submissionAlreadySent(
    rows.map((row) => ({ row, hashes: hashesIn(row) })),
    hashes,
  )?.row
}

export async function isSubmissionStarted(ctx: OwnedCtx, year: number): Promise<boolean> {
  const found = await selectSubmissions(ctx)
    .where('year', '=', year)
    .where('state', 'in', ['open', 'confirming', ...statesInForce])
    .executeTakeFirst()
  return found !== undefined
}

/** True if a return of the year was handed in, or may have been. That must be known before anything else is done. */
export async function isSubmissionHandedIn(ctx: Pick<OwnedCtx, 'db' | 'owner'>, year: number): Promise<boolean> {
  const found = await selectSubmissions(ctx)
    .where('year', '=', year)
    .where('state', 'in', ['confirming', ...statesInForce])
    .executeTakeFirst()
  return found !== undefined
}

export const updateSubmission = ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  db.updateTable('tax_submission').where('account_id', '=', owner).where('id', '=', id)
