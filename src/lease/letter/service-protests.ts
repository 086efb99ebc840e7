import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'
import { selectNotice } from '../contract/service-select'
import { isNoticeContested, protestDays } from './rules-protest'

/**
 * Of each contract whose newest notice was protested against in time, the last day to bring the case. A contract that is
 * finished, or whose notice by the landlord doesn't stand any more, has none (`isNoticeContested`).
 */
export async function protestedNotices({
  db,
  owner,
}: Pick<OwnedCtx, 'db' | 'owner'>): Promise<{ readonly contractId: number; readonly sue_by: Day }[]> {
  const newest = await db
    .selectFrom('contract_letter')
    .innerJoin('contract', 'contract.id', 'contract_letter.contract_id')
    .distinctOn('contract_letter.contract_id')
    .select(['contract_letter.contract_id', 'may_protest', 'protest_on', 'received_on', 'sent_at'])
    .select(['contract_letter.created_at', 'contract.isFinished', selectNotice])
    .where('contract_letter.account_id', '=', owner)
    .where('kind', '=', 'termination')
    .where('is_preview', '=', false)
    .orderBy('contract_letter.contract_id')
    .orderBy('contract_letter.id', 'desc')
    .execute()
  return newest.flatMap(({ notice, isFinished, ...row }) => {
    if (!isNoticeContested({ notice, status: isFinished ? 'finished' : 'active' })) return []
    const { sueBy } = protestDays(row)
    return sueBy === null ? [] : [{ contractId: row.contract_id, sue_by: sueBy }]
  })
}
