import { addDays, osloDay, type Day } from '../../base/kit/day'
import type { Contract } from '../contract/model'

/** The end of a contract can be taken back for this many days after it was finished. */
const daysToTakeBack = 30

type Ended = Pick<Contract, 'isFinished' | 'finished_on' | 'finished_at' | 'tenant_erased_at'>

/**
 * The last day (Oslo) on which the end of a finished contract can be taken back. Null for a contract that isn't finished,
 * and for one that was finished before its end could be taken back.
 */
export const takeBackUntil = ({ isFinished, finished_at }: Pick<Ended, 'isFinished' | 'finished_at'>): Day | null =>
  isFinished && finished_at !== null ? addDays(osloDay(finished_at), daysToTakeBack) : null

/**
 * The reason why the end of a contract can't be taken back. Null when it can. A last day ahead can be taken back until
 * it comes.
 */
export function reasonNotToTakeBack(
  contract: Ended,
  today: Day,
): 'contractNotFinished' | 'tenantErased' | 'finishFinal' | null {
  if (contract.tenant_erased_at !== null) return 'tenantErased'
  if (!contract.isFinished) return contract.finished_on === null ? 'contractNotFinished' : null
  const until = takeBackUntil(contract)
  return until === null || today > until ? 'finishFinal' : null
}
