import type { ReactNode } from 'react'
import { z } from 'zod'
import { tabNote } from '../../../base/ui/query/tab-note'
import type { Contract } from '../../contract/model'

/** How the wizard sends a contract to be signed. Signing is a later module, so the caller passes this in. */
export interface SendForSigning {
  /** Asks for the phone number that signing needs. Throws CallError without a subscription. */
  readonly isReady: () => Promise<boolean>
  /** With `payUrl`, a fee must be paid before the contract is sent. Throws CallError. */
  readonly send: (id: number) => Promise<Contract>
  readonly isAsking: boolean
  readonly dialog: ReactNode
}

/** The value of `do` in a contract's address that opens the question whether to send it for signing. */
export const sendQuestionParam = 'send'

/** The contract whose fee is paid next. Its own page leads to the payment, so that Back leads to that page. */
export const contractToPayFeeFor = tabNote('pays-fee-of', z.int())
