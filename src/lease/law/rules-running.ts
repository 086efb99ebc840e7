import type { Day } from '../../base/kit/day'
import type { Period } from '../../books/ledger/rules-period'
import type { Contract, LastDayOfNotice } from '../contract/model'
import type { NamedTerm } from './rules-term'

export type RunningContract = NamedTerm & LastDayOfNotice & Pick<Contract, 'id' | 'houseId' | 'finished_on'>

/** Returns the last day of a contract. Null while the lease runs on (docs/rules/lease.md#after-a-fixed-term). */
export type LastDayRule = (contract: RunningContract) => Day | null

/**
 * The contracts of a house (null: of all houses) that run on at least one day of the period, newest first. The rule for
 * their last day is passed in, because the dashboard loads it after the page.
 */
export const contractsRunningIn = <C extends RunningContract>(
  contracts: readonly C[],
  houseId: number | null,
  { from, to }: Period,
  runsUntil: LastDayRule,
): C[] =>
  contracts
    .filter((one) => {
      const end = runsUntil(one)
      return (houseId === null || one.houseId === houseId) && one.start_date <= to && (end === null || end >= from)
    })
    .sort((a, b) => (a.start_date < b.start_date ? 1 : a.start_date > b.start_date ? -1 : b.id - a.id))
