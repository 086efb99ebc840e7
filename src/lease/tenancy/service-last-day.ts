import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { lockAllRents, storeRents } from '../../books/income/service-contract'
import { changeContract } from '../contract/service-change'
import type { ContractRow } from '../contract/service-select'
import { bookRentNow } from '../rent/service'
import { rentAfterLastDayMove, type EndMemory } from '../rent/rules-last-day'

/** The columns that decide the last day of a lease, or that change with it. */
type EndColumns = Partial<
  Pick<
    ContractRow,
    | 'end_date'
    | 'finished_on'
    | 'notice'
    | 'isFinished'
    | 'finished_at'
    | 'type'
    | 'fixed_until'
    | 'went_on_from'
    | 'month_resignation'
  >
>

/**
 * Stores the columns that decide the last day of a contract, and changes its rent. The month of the last day is charged
 * by days. Later vouchers go to the trash folder. Vouchers that an earlier last day had put there come back. Rent that
 * is due and missing is booked. The caller has locked the user account and then the contract, whose row is `before`.
 */
export async function changeLastDay(
  ctx: OwnedCtx,
  encryption: Pick<Encryption, 'encrypt' | 'decrypt'>,
  before: ContractRow,
  columns: EndColumns,
  trashesAll = false,
): Promise<void> {
  const { id } = before
  const booked = { next_rent_on: before.next_rent_on, end_memory: before.end_memory as EndMemory | null }
  const moved = rentAfterLastDayMove(await lockAllRents(ctx, id), before, { ...before, ...columns }, booked, trashesAll)
  await storeRents(ctx, moved.changed)
  await changeContract(ctx, id, {
    ...columns,
    ...(columns.notice !== undefined && { notice: columns.notice && JSON.stringify(columns.notice) }),
    end_memory: JSON.stringify(moved.end_memory),
    next_rent_on: moved.next_rent_on,
    // If nothing is left to book, nothing waits for the plan.
    ...(moved.next_rent_on === null && { blocked_by: '' as const }),
  })
  await bookRentNow(ctx, encryption, id)
}
