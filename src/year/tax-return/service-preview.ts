import type { OwnedCtx } from '../../base/call/context'
import { addTime } from '../../base/kit/day'
import type { ChosenHouses } from './service-merge'
import { hashesOf } from './service-prepare'

/** For how long a preview is one, in ms: as long as the authority shows it. */
const previewMs = 24 * 60 * 60_000

/** However it was shown, the figures are those of the whole return that may follow. */
const whole = ({ houses }: Pick<ChosenHouses, 'houses'>) => hashesOf({ houses, submission: 'komplett' })

/** Remembers what the authority has shown of a year. */
export async function keepPreview(ctx: OwnedCtx, chosen: ChosenHouses): Promise<void> {
  const shown = { hashes: JSON.stringify(whole(chosen)), created_at: ctx.now }
  await ctx.db
    .insertInto('tax_preview')
    .values({ account_id: ctx.owner, year: chosen.year, ...shown })
    .onConflict((conflict) => conflict.columns(['account_id', 'year']).doUpdateSet(shown))
    .execute()
}

/** Whether the landlord has been shown just these figures of just these houses within the last day. */
export async function wasPreviewed(ctx: OwnedCtx, chosen: ChosenHouses): Promise<boolean> {
  const found = await ctx.db
    .selectFrom('tax_preview')
    .select('hashes')
    .where('account_id', '=', ctx.owner)
    .where('year', '=', chosen.year)
    .where('created_at', '>', addTime(ctx.now, -previewMs))
    .executeTakeFirst()
  const [shown, sent] = [(found?.hashes ?? {}) as Readonly<Record<string, string>>, whole(chosen)]
  const names = Object.keys(sent)
  return names.length === Object.keys(shown).length && names.every((name) => shown[name] === sent[name])
}
