import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { BankTransaction } from '../../bank/transaction/model'
import type { LineKind } from './rules-kinds'
import type { WaitingWork } from './model'

/** The facts in a line's sentence. Facts that the sentence doesn't use are empty or null. */
export interface LineFact {
  /** Tenants, or the other side of a payment. Empty if they were erased, or can't be read. */
  readonly names: readonly string[]
  /** Shown at the end of the line. */
  readonly sum: Ore | null
  /** The day of the payment, the day on which it was read before, the due day, or the last day for the action. */
  readonly day: Day | null
  /** The first days of the months that a payment is for. */
  readonly months: readonly Day[]
  readonly missing: WaitingWork['unfinished'][number]['missing']
  readonly year: number | null
  /** The day of the last reminder of unpaid rent. */
  readonly reminded: Day | null
}

/**
 * The records that prove the line. The screen reads further data, such as the contract's month,
 * when the landlord opens the line.
 */
export interface EvidenceOfLine {
  /** The transaction at the bank. */
  readonly row: BankTransaction | null
  readonly contract: number | null
  /** The payment that the landlord registered, with its day. */
  readonly payment: { readonly id: number; readonly date: Day } | null
  /** The voucher that the transaction pays, or that lacks something. */
  readonly voucher: number | null
  /**
   * The day up to which the bank's files were read. Null if no file was read, or the line isn't
   * about unpaid rent.
   */
  readonly readUntil: Day | null
}

export interface QueueLine {
  /** A key that identifies the line, also after a reload. */
  readonly key: string
  readonly kind: LineKind
  readonly fact: LineFact
  readonly evidence: EvidenceOfLine
}

const noFact: LineFact = { names: [], sum: null, day: null, months: [], missing: null, year: null, reminded: null }
const noEvidence: EvidenceOfLine = { row: null, contract: null, payment: null, voucher: null, readUntil: null }

export const lineOf = (
  kind: LineKind,
  id: number | '',
  fact: Partial<LineFact>,
  evidence: Partial<EvidenceOfLine> = {},
): QueueLine => ({
  key: id === '' ? kind : `${kind} ${id}`,
  kind,
  fact: { ...noFact, ...fact },
  evidence: { ...noEvidence, ...evidence },
})
