import type { ReactNode } from 'react'
import { z } from 'zod'
import { tabNote } from '../../../base/ui/query/tab-note'
import type { Contract } from '../../contract/model'

/**
 * The call by which the wizard sends a contract to be signed. Signing is a later module, so the caller passes this in.
 */
export interface SendForSigning {
  /** Asks for the phone number that signing needs. Throws CallError without a subscription. */
  readonly isReady: () => Promise<boolean>
  /**
   * If the returned contract has a `payUrl`, a fee must be paid before the contract is sent. Throws
   * CallError.
   */
  readonly send: (id: number) => Promise<Contract>
  readonly isAsking: boolean
  readonly dialog: ReactNode
}

/**
 * The value of the parameter `do` in a contract's address. It opens the question whether to send
 * the contract for signing.
 */
export const sendQuestionParam = 'send'

/**
 * The id of the contract whose fee the landlord pays next. The landlord goes to the payment from
 * the contract's page, so that Back leads to that page.
 */
export const contractToPayFeeFor = tabNote('pays-fee-of', z.int())
