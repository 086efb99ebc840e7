import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { leaveOutUnreadable } from '../../base/db/encrypted-record'
import { addDays, yearOf } from '../../base/kit/day'
import { selectExpenses } from '../../books/expense/service-select'
import { countOpenTransactions } from '../../bank/transaction/service-count'
import { openNotices } from '../../lease/letter/service-protests'
import { unsettledContracts } from '../../lease/settlement/service-unsettled'
import type { ShownContracts } from '../../lease/contract/service-shown'
import type { RentAccountService } from '../../lease/rent-account/service'
import { isSubmissionHandedIn } from '../tax-return/service-select'
import { taxOfYear } from '../tax/service'
import type { TodoCount, WaitingWork } from './model'
import { hasTodoEntries, missingFact, todoLines } from './rules'

/** A deposit that wasn't settled for this many days is no longer asked about. */
const daysToSettle = 90

export async function readWaitingWork(ctx: OwnedCtx): Promise<WaitingWork> {
  const unfinished = await selectExpenses(ctx)
    .clearSelect()
    .select(['bilag.id', 'bilag.houseId', 'bilag.listed_on'])
    .select(['bilag.sum', 'bilag.date', 'bilag.supplierId', 'bilag.cost_type', 'bilag.description'])
    .where('bilag.archived', '=', true)
    .where(sql<boolean>`not ${sql.ref('bilag.isTrashed')}`)
    .orderBy('bilag.listed_on')
    .orderBy('bilag.id')
    .execute()
  const bank_open = await countOpenTransactions(ctx)
  const { protests, undelivered } = await openNotices(ctx)
  const unsettled = await unsettledContracts(ctx, addDays(ctx.today, -daysToSettle))
  return {
    unfinished: unfinished.map((voucher) => ({
      id: voucher.id,
      houseId: voucher.houseId,
      date: voucher.date ?? voucher.listed_on,
      missing: missingFact(voucher),
    })),
    return_year: await unsentYear(ctx),
    ...(protests.length > 0 && { protests }),
    ...(unsettled.length > 0 && { unsettled }),
    ...(undelivered.length > 0 && { undelivered }),
    ...(bank_open > 0 && { bank_open }),
  }
}

/** Last year, if the books have entries for its tax return and it isn't handed in. Otherwise null. */
async function unsentYear(ctx: OwnedCtx): Promise<number | null> {
  const year = yearOf(ctx.today) - 1
  if (await isSubmissionHandedIn(ctx, year)) return null
  return hasTodoEntries(await taxOfYear(ctx, { year })) ? year : null
}

export interface TodoDeps {
  readonly contracts: Pick<ShownContracts, 'select' | 'shown'>
  readonly rent: Pick<RentAccountService, 'arrears' | 'inBank'>
}

/** Counts the lines as a screen makes them. The bank's open transactions are counted without their suggestions. */
export async function countTodoLines(ctx: OwnedCtx, { contracts, rent }: TodoDeps): Promise<TodoCount> {
  const { bank_open = 0, ...waiting } = await readWaitingWork(ctx)
  const rows = await contracts.select(ctx).execute()
  const source = {
    contracts: rows.flatMap((row) => leaveOutUnreadable(ctx, () => contracts.shown(ctx, row))),
    arrears: await rent.arrears(ctx),
    inBank: await rent.inBank(ctx),
    waiting,
    rows: [],
    houseId: null,
    canSend: false,
  }
  return { lines: todoLines(source, ctx.today).length + bank_open, return_year: waiting.return_year }
}
