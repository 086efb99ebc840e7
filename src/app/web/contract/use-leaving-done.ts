import { osloDay } from '../../../base/kit/day'
import type { Contract } from '../../../lease/contract/model'
import type { LeavingDone } from '../../../lease/tenancy/rules-leaving'
import { useTenancyPapers } from './use-tenancy-papers'

/** Which steps of moving out are done: the signed handover on moving out, and the newest settlement. */
export function useLeavingDone(contract: Pick<Contract, 'id' | 'signed_at'>): LeavingDone {
  const { handovers, settlements } = useTenancyPapers(contract)
  const [newest] = settlements
  return {
    handover: handovers.findLast(({ kind, signed_on }) => kind === 'out' && signed_on !== null)?.signed_on ?? null,
    settlement: newest === undefined ? null : osloDay(newest.created_at),
  }
}
