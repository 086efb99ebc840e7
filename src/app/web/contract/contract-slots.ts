import type { ComponentType } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import type { Tagged } from '../../../base/ui/query/call'
import type { ContractDetail } from '../../../lease/contract/model'
import { RegulateOpener } from '../../../lease/regulation/web/RegulateOpener'
import { RentHistory } from '../../../lease/regulation/web/RentHistory'
import { DepositPanel } from '../../../lease/deposit/web/DepositPanel'
import { FeeDialog } from '../../../lease/deposit/web/FeeDialog'
import { ChecklistSigning, SigningPanel } from '../../../lease/signing/web/SigningPanel'

/** What each part of a contract's page is given. */
export interface ContractSlotProps {
  readonly contract: Tagged<ContractDetail>
  /** House and parties: what a saved file is called by. */
  readonly name: string
  /** Lists and answers that are old after anything was done here. */
  readonly invalidates: readonly Row[]
}

export type ContractSlots = Readonly<Record<string, ComponentType<ContractSlotProps>>>

/**
 * The parts of a contract's page that modules above the contract bring, place by place: panels under the timeline, what
 * stands in the panel of the handover list, dialogs of their own; each by its name. Choices of the menus stand in contract-menus.tsx.
 */
export const contractSlots: Readonly<Record<'panels' | 'checklist' | 'dialogs', ContractSlots>> = {
  panels: { signing: SigningPanel, deposit: DepositPanel, rents: RentHistory },
  checklist: { signing: ChecklistSigning },
  dialogs: { fee: FeeDialog, rent: RegulateOpener },
}
