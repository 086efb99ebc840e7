import { encryptedIncomeColumns } from '../../books/income/service'
import { encryptedContractColumns } from '../../lease/contract/service-select'
import { encryptedLeaseColumns } from '../../lease/document/service-signed'
import type { EncryptedTable } from '../../base/db/key-check'
import { encryptedAccountColumns } from '../../landlord/account/service-rotation'

/** Every table with encrypted columns: what the rotation of keys goes over. */
export const encryptedTables: readonly EncryptedTable[] = [
  encryptedAccountColumns,
  encryptedIncomeColumns,
  encryptedContractColumns,
  encryptedLeaseColumns,
]
