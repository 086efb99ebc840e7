import { createHash } from 'node:crypto'
import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import type { ChosenHouses } from './service-merge'
import { hashesOf, type Prepared } from './service-prepare'

/** For how long a preview is one, in ms: as long as the authority shows it. */
const previewMs = 24 * 60 * 60_000

/** However it was shown, the figures are those of the whole return that may follow. */
const whole = ({ houses }: Pick<ChosenHouses, 'houses'>) => hashesOf({ houses, submission: 'komplett' })

/** What was shown: by house the figures, and what the authority wanted answered then, each as a hash. */
interface Shown {
  readonly houses: Readonly<Record<string, string>>
  readonly questions: readonly string[]
}

/** One from before questions were kept has the houses alone. */
const asShown = (stored: unknown): Shown => {
  const found = (stored ?? {}) as Partial<Shown> & Readonly<Record<string, string>>
  return typeof found.houses === 'object'
    ? { houses: found.houses, questions: found.questions ?? [] }
    : { houses: found, questions: [] }
}

const questionHash = (id: string): string => createHash('sha256').update(id).digest('hex')

/** Remembers what the authority has shown of a year. */
export async function keepPreview(
  ctx: OwnedCtx,
  chosen: ChosenHouses,
  { questions }: Pick<Prepared, 'questions'>,
): Promise<void> {
  const stored: Shown = { houses: whole(chosen), questions: questions.map(questionHash) }
  const shown = { hashes: JSON.stringify(stored), created_at: ctx.now }
  await ctx.db
    .insertInto('tax_preview')
    .values({ account_id: ctx.owner, year: chosen.year, ...shown })
    .onConflict((conflict) => conflict.columns(['account_id', 'year']).doUpdateSet(shown))
    .execute()
}

/** What was shown of a year within the last day. */
async function shownLast(ctx: OwnedCtx, year: number): Promise<Shown> {
  const found = await ctx.db
    .selectFrom('tax_preview')
    .select('hashes')
    .where('account_id', '=', ctx.owner)
    .where('year', '=', year)
    .where('created_at', '>', addTime(ctx.now, -previewMs))
    .executeTakeFirst()
  return asShown(found?.hashes)
}

/** Whether the landlord has been shown just these figures of just these houses within the last day. */
export async function wasPreviewed(ctx: OwnedCtx, chosen: ChosenHouses): Promise<boolean> {
  const { houses: shown } = await shownLast(ctx, chosen.year)
  const sent = whole(chosen)
  const names = Object.keys(sent)
  return names.length === Object.keys(shown).length && names.every((name) => shown[name] === sent[name])
}

/** Whether the landlord has been shown, within the last day, all that a whole return would answer. */
export async function wereShown(
  ctx: OwnedCtx,
  { year, questions }: Pick<Prepared, 'year' | 'questions'>,
): Promise<boolean> {
  if (questions.length === 0) return true
  const shown = new Set((await shownLast(ctx, year)).questions)
  return questions.every((id) => shown.has(questionHash(id)))
}
