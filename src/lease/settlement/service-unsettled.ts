import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'

/** The contracts that ended on this day or later and have no settlement. Those with erased tenants are left out. */
export async function unsettledContracts({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>, since: Day): Promise<number[]> {
  const rows = await db
    .selectFrom('contract')
    .select('contract.id')
    .where('contract.account_id', '=', owner)
    .where('contract.isFinished', '=', true)
    .where('contract.finished_on', '>=', since)
    .where('contract.tenant_erased_at', 'is', null)
    .where((of) =>
      of.not(
        of.exists(
          of.selectFrom('settlement').select('settlement.id').whereRef('settlement.contract_id', '=', 'contract.id'),
        ),
      ),
    )
    .orderBy('contract.id')
    .execute()
  return rows.map(({ id }) => id)
}
