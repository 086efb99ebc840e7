import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { yearOf } from '../../base/kit/day'
import { selectExpenses } from '../../books/expense/service-select'
import { isSubmissionHandedIn } from '../tax-return/service-select'
import { taxOfYear } from '../tax/service'
import type { WaitingWork } from './model'
import { hasTodoEntries } from './rules'

export async function readWaitingWork(ctx: OwnedCtx): Promise<WaitingWork> {
  const unfinished = await selectExpenses(ctx)
    .clearSelect()
    .select(['bilag.id', 'bilag.houseId'])
    .where('bilag.archived', '=', true)
    .where(sql<boolean>`not ${sql.ref('bilag.isTrashed')}`)
    .orderBy('bilag.listed_on')
    .orderBy('bilag.id')
    .execute()
  return { unfinished, return_year: await unsentYear(ctx) }
}

/** Last year, if the books have entries for its tax return and it isn't handed in. Otherwise null. */
async function unsentYear(ctx: OwnedCtx): Promise<number | null> {
  const year = yearOf(ctx.today) - 1
  if (await isSubmissionHandedIn(ctx, year)) return null
  return hasTodoEntries(await taxOfYear(ctx, { year })) ? year : null
}
