import { fullName } from '../../base/kit/full-name'
import type { Contract } from '../../lease/contract/model'
import type { RunningContract } from '../../lease/law/rules-running'
import { tenantsOf, type TenantsOfRecord } from '../../lease/party/rules'
import { monthRent } from '../../lease/rent/rules'
import type { DashboardRow } from './model-row'
import type { Period } from '../../books/ledger/rules-period'
import { filesOfRow, emptyRowFields } from './rules-row'

export type ListedContract = RunningContract &
  Pick<Contract, 'tenant_first_name' | 'tenant_last_name' | 'month_sum' | 'rents' | 'documents' | 'signed_documents'>

export type NamedContract = ListedContract & TenantsOfRecord

const namesOf = (contract: TenantsOfRecord): string => tenantsOf(contract).map(fullName).join(', ')

/** The row of a contract. Its amount is the rent at the end of the period. */
export const contractRow = (contract: NamedContract, period: Period | null): DashboardRow => ({
  ...emptyRowFields,
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
