import type { Row } from '../../../base/kit/endpoint'
import { ledgerCalls } from '../../../books/ledger/calls'
import { supplierCalls } from '../../../books/supplier/calls'
import { accountCalls } from '../../../landlord/account/calls'
import { houseCalls } from '../../../landlord/house/calls'
import { contractListCalls } from '../../../lease/contract/calls-list'
import { importCalls } from '../calls'

/** The calls whose answers change when old books are booked or taken back. */
export const staleRows: readonly Row[] = [
  importCalls.list,
  ledgerCalls.allTypes,
  supplierCalls.list,
  houseCalls.list,
  accountCalls.profile,
  contractListCalls.list,
]
