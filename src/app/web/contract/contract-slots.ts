import type { ComponentType } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import type { ContractDetail } from '../../../lease/contract/model'
import { FeeDialog } from '../../../lease/deposit/web/FeeDialog'
import { LetterOpener } from '../../../lease/letter/web/LetterOpener'
import { RentAccountOpener } from '../../../lease/rent-account/web/RentAccountOpener'
import { RegulateOpener } from '../../../lease/regulation/web/RegulateOpener'

export interface ContractSlotProps {
  readonly contract: Tagged<ContractDetail>
  /** Saved files have this name. */
  readonly name: string
  readonly invalidates: readonly Row[]
}

/**
 * The dialogs of later modules that open over the contract's page. The choices of its menu are in
 * ContractDetailView.tsx (`useContractMenu`).
 */
export const contractDialogs: Readonly<Record<string, ComponentType<ContractSlotProps>>> = {
  fee: FeeDialog,
  rent: RegulateOpener,
  payments: RentAccountOpener,
  letter: LetterOpener,
}
