import type { ReactNode } from 'react'
import { z } from 'zod'
import { tabNote } from '../../../base/ui/query/tab-note'
import type { Contract } from '../../contract/model'

/** Sending a saved contract for signing. Signing is a later module: what joins them hands this in. */
export interface Sending {
  /** Whether signing may begin; asks for the phone number that it needs. Throws CallError without a subscription. */
  readonly isReady: () => Promise<boolean>
  /** The contract as it is afterwards; with `payUrl` a fee is to be paid before it is sent. Throws CallError. */
  readonly send: (id: number) => Promise<Contract>
  /** Whether the question for the phone number is open. */
  readonly isAsking: boolean
  readonly dialog: ReactNode
}

/** What `do` in the address of a contract says for the question whether to send it for signing. */
export const asksToSend = 'send'

/** The contract whose fee is paid next: its own page leads to the payment, so that Back leads to it. */
export const paysFor = tabNote('pays-fee-of', z.int())
