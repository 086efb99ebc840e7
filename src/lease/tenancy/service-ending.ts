import { sql } from 'kysely'
import type { Db } from '../../base/db/pool'
import type { Day, Instant } from '../../base/kit/day'
import { lockRentsOfContracts } from '../../books/income/service-contract'
import { lockFreeVoucherQuotas } from '../../landlord/plan/service-quota'
import { storeEnded } from '../contract/service-change'

export const endContractsJob = 'contract.end'

/** The maximum number of contracts that one transaction ends. */
export const endingBatchSize = 500

interface Ending {
  readonly db: Db
  readonly now: Instant
  /** The current day in Oslo. */
  readonly today: Day
}

/** `isLocked`: true if other transactions lock accounts of contracts that are to be ended. */
interface Endings {
  readonly ended: readonly { readonly account_id: number; readonly id: number }[]
  readonly more: boolean
  readonly isLocked: boolean
}

const contractsToEnd = ({ db, today }: Ending) =>
  db
    .selectFrom('contract')
    .where('isFinished', '=', false)
    .where('finished_on', '<=', today)
    .orderBy('finished_on')
    .orderBy('id')

/**
 * Ends the contracts whose last day has come. They may belong to any account, because only a job calls this. The job of
 * the rent still books their rent. Locked accounts are skipped until the next run. Everything commits together, and an
 * ended contract isn't found again. So nothing happens twice.
 */
export async function endContracts(ending: Ending, size = endingBatchSize): Promise<Endings> {
  const { db, now, today } = ending
  const asked = await contractsToEnd(ending).select('account_id').limit(size).execute()
  const accounts = [...new Set(asked.map(({ account_id }) => account_id))]
  if (accounts.length === 0) return { ended: [], more: false, isLocked: false }
  const locked = [...(await lockFreeVoucherQuotas(db, today, accounts)).keys()]
  const ended = await contractsToEnd(ending)
    .select(['account_id', 'id'])
    .where(sql<boolean>`account_id = any(${locked}::bigint[])`)
    .limit(size)
    .forNoKeyUpdate()
    .execute()
  await storeEnded(db, now, ended)
  await lockRentsOfContracts(db, now, ended)
  const isLocked = locked.length < accounts.length
  return { ended, more: asked.length === size || isLocked, isLocked }
}
