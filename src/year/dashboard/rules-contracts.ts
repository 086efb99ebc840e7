import type { Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import type { Contract } from '../../lease/contract/model'
import type { NamedTerm } from '../../lease/law/rules-term'
import { tenantsOf, type WithTenants } from '../../lease/party/rules'
import { monthRent } from '../../lease/rent/rules'
import type { DashboardRow } from './model-row'
import type { Period } from './rules-period'
import { filesOfRow, plainRow } from './rules-row'

export type ListedContract = Pick<
  Contract,
  | 'id'
  | 'houseId'
  | 'tenant_first_name'
  | 'tenant_last_name'
  | 'month_sum'
  | 'rents'
  | 'finished_on'
  | 'documents'
  | 'signed_documents'
> &
  NamedTerm

export type NamedContract = ListedContract & WithTenants

const namesOf = (contract: WithTenants): string => tenantsOf(contract).map(fullName).join(', ')

/** With the rent that is owed at the end of the period. */
export const contractRow = (contract: NamedContract, period: Period | null): DashboardRow => ({
  ...plainRow,
  key: `contract-${contract.id}`,
  id: contract.id,
  houseId: contract.houseId,
  type: 'rent-contract',
  name: namesOf(contract),
  sum: period === null ? contract.month_sum : monthRent(contract, period.to),
  date: contract.start_date,
  trashed: false,
  ...filesOfRow([...contract.signed_documents, ...contract.documents]),
})

/** Null while the lease runs on (docs/rules/lease.md#after-a-fixed-term). */
export type RunsUntil = (contract: ListedContract) => Day | null

/**
 * Contracts (null: of all houses) that run on at least one day of the period, newest first. The rule for their last day
 * is passed in, because the dashboard loads it after the page.
 */
export const contractsIn = <C extends ListedContract>(
  contracts: readonly C[],
  houseId: number | null,
  { from, to }: Period,
  runsUntil: RunsUntil,
): C[] =>
  contracts
    .filter((one) => {
      const end = runsUntil(one)
      return (houseId === null || one.houseId === houseId) && one.start_date <= to && (end === null || end >= from)
    })
    .sort((a, b) => (a.start_date < b.start_date ? 1 : a.start_date > b.start_date ? -1 : b.id - a.id))
