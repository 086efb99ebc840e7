import type { OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/key-rotation'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Erasure, TenantErasure } from '../../base/module/shape'
import { namesAny } from '../../lease/tenancy/rules-erase'
import type { ReturnForm } from './model'
import type { Prepared } from './service-prepare'
import type { HouseTax } from '../tax/model'
import { asFigures, type StoredFigures } from './rules-figures'
import { alreadySent, answerDueMs, isRepeated, standingStates, stepMs } from './rules-sending'

/** The encrypted columns of submissions. */
export const encryptedSubmission = encryptedRecord('tax_submission', ['encrypted_sent_by', 'encrypted_answer'])

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

/** The submission that has sent just that already and stands; undefined for none. */
export async function sentBefore(ctx: OwnedCtx, { year, hashes }: Pick<Prepared, 'year' | 'hashes'>) {
  const rows = await selectSubmissions(ctx)
    .where('year', '=', year)
    .where('state', 'in', standingStates)
    .orderBy('id', 'desc')
    .execute()
  return alreadySent(
    rows.map((row) => ({ row, hashes: hashesIn(row) })),
    hashes,
  )?.row
}

/** Whether something of the year is sent or under way. */
export async function isBegun(ctx: OwnedCtx, year: number): Promise<boolean> {
  const found = await selectSubmissions(ctx)
    .where('year', '=', year)
    .where('state', 'in', ['open', 'confirming', ...standingStates])
    .executeTakeFirst()
  return found !== undefined
}

/** Whether a return of the year is handed in, or may be: nothing else is to be done before that is known. */
export async function isHandedIn(ctx: Pick<OwnedCtx, 'db' | 'owner'>, year: number): Promise<boolean> {
  const found = await selectSubmissions(ctx)
    .where('year', '=', year)
    .where('state', 'in', ['confirming', ...standingStates])
    .executeTakeFirst()
  return found !== undefined
}

/** A submission of the caller that is to be changed. */
export const updateSubmission = ({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>, id: number) =>
  db.updateTable('tax_submission').where('account_id', '=', owner).where('id', '=', id)

/** Erases a deleted account's submissions with the figures and answers in them. What was handed in stays with the authority. */
export async function eraseSubmissions({ db, account }: Pick<Erasure, 'db' | 'account'>): Promise<void> {
  await db.deleteFrom('tax_submission').where('account_id', '=', account).execute()
}

/**
 * Calls the income of a contract by `title` in the figures that were sent: its vouchers were called by their tenant, also
 * those that were deleted since. What the authority was told, and has answered, stays.
 */
export async function eraseTenantFigures(ctx: OwnedCtx, { contract, title, sought }: TenantErasure): Promise<void> {
  const vouchers = await ctx.db
    .selectFrom('incomebilag')
    .select('id')
    .where('account_id', '=', ctx.owner)
    .where('contractId', '=', contract)
    .execute()
  const ids = new Set(vouchers.map(({ id }) => id))
  for (const row of await selectSubmissions(ctx).execute()) {
    const figures = figuresIn(row).map((house) =>
      Object.assign({}, house, {
        incomebilagsList: house.incomebilagsList.map((each) =>
          ids.has(each.id) || namesAny(each.name, sought) ? Object.assign({}, each, { name: title }) : each,
        ),
      }),
    )
    await updateSubmission(ctx, row.id)
      .set({ figures: JSON.stringify(figures) })
      .execute()
  }
}
