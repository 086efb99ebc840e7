import type { ComponentType } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import type { ContractDetail } from '../../../lease/contract/model'
import { FeeDialog } from '../../../lease/deposit/web/FeeDialog'
import { RentLedgerOpener } from '../../../lease/rent-ledger/web/RentLedgerOpener'
import { RegulateOpener } from '../../../lease/regulation/web/RegulateOpener'

/** What each part of a contract's page is given. */
export interface ContractSlotProps {
  readonly contract: Tagged<ContractDetail>
  /** House and parties: what a saved file is called by. */
  readonly name: string
  /** Lists and answers that are old after anything was done here. */
  readonly invalidates: readonly Row[]
}

/** The dialogs that modules above the contract open over its page, each by its name; choices of the menu stand in contract-menu.tsx. */
export const contractDialogs: Readonly<Record<string, ComponentType<ContractSlotProps>>> = {
  fee: FeeDialog,
  rent: RegulateOpener,
  payments: RentLedgerOpener,
}
