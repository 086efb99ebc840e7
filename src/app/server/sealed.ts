import { sealedIncome } from '../../books/income/service'
import { sealedContract } from '../../lease/contract/service-select'
import { sealedAccount, type SealedTable } from '../../landlord/account/service-rotation'

/** Every table with encrypted columns: what the rotation of keys goes over. */
export const sealedTables: readonly SealedTable[] = [sealedAccount, sealedIncome, sealedContract]
