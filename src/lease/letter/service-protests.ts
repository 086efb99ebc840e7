import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'
import { protestDays } from './rules-protest'

/** Of each contract whose newest notice was protested against in time, the last day to bring the case. */
export async function protestedNotices({
  db,
  owner,
}: Pick<OwnedCtx, 'db' | 'owner'>): Promise<{ readonly contractId: number; readonly sue_by: Day }[]> {
  const newest = await db
    .selectFrom('contract_letter')
    .distinctOn('contract_id')
    .select(['contract_id', 'may_protest', 'protest_on', 'received_on', 'sent_at', 'created_at'])
    .where('account_id', '=', owner)
    .where('kind', '=', 'termination')
    .where('is_preview', '=', false)
    .orderBy('contract_id')
    .orderBy('id', 'desc')
    .execute()
  return newest.flatMap((row) => {
    const { sueBy } = protestDays(row)
    return sueBy === null ? [] : [{ contractId: row.contract_id, sue_by: sueBy }]
  })
}
