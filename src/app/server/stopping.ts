import type { Db } from '../../base/db/pool'
import { countRunningRepeats } from '../../books/repeat/service-plan'
import type { AutomaticBookings } from '../../landlord/plan/service-mail'
import { countBookedContracts } from '../../lease/rent/service-due'

/** What the end of the plan stops by itself in each of these accounts: repeats and rent are of later modules. */
export async function stoppingOf(db: Db, accounts: readonly number[]): Promise<ReadonlyMap<number, AutomaticBookings>> {
  const [repeats, rents] = [await countRunningRepeats(db, accounts), await countBookedContracts(db, accounts)]
  return new Map(accounts.map((id) => [id, { repeats: repeats.get(id) ?? 0, rents: rents.get(id) ?? 0 }]))
}
