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

/** Dialogs over the contract's page, of modules that the contract can't import. The choices of the menu are in contract-menu.tsx. */
export const contractDialogs: Readonly<Record<string, ComponentType<ContractSlotProps>>> = {
  fee: FeeDialog,
  rent: RegulateOpener,
  payments: RentAccountOpener,
  letter: LetterOpener,
}
