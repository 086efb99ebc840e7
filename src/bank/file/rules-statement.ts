import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'

export interface StatementRow {
  /** The record's first line, from 1. In an xlsx file it is the row, in camt the number of the entry. */
  readonly line: number
  /** The booked day. Null for a pending row whose bank gives no day. */
  readonly date: Day | null
  /** Below zero for money out. */
  readonly sum: Ore
  readonly text: string
  readonly counterparty: string | null
  /** Eleven digits of a Norwegian account, or else an IBAN or what the bank wrote. */
  readonly counterAccount: string | null
  /** A KID or another structured reference. */
  readonly reference: string | null
  readonly bankReference: string | null
  /** Null where the file does not name it. */
  readonly ownAccount: string | null
  /** Reserved and not booked yet. Its text, day and sum may still change. */
  readonly pending: boolean
  /** Many payments in one sum (a KID agreement, a batch). It belongs to no single tenant. */
  readonly lumpSum: boolean
}

export type SkipReason =
  /** A row with an amount and no day, or a day that does not exist. */
  | 'noDate'
  /** Other days of the file have the month first, and this one may have it too. */
  | 'dayOrder'
  | 'noSum'
  /** Decimals that are not whole øre, or three digits that could be thousands. */
  | 'decimals'
  /** An amount of zero: a notice, not a transaction. */
  | 'zero'
  /** Before 1990, or more than two years ahead. */
  | 'dateOutOfRange'
  /** A billion kroner or more. */
  | 'sumOutOfRange'
  /** Another number of fields than the header has. */
  | 'columns'
  /** A record of more than 64 KiB. */
  | 'tooLong'
  /** A quotation mark without an end, or with its end in another row, and the lines after it. */
  | 'openQuote'
  /** Another currency than NOK, or an unknown one. */
  | 'currency'
  /** Sums and balances below the list. */
  | 'footer'
  /** Neither money in nor money out: an unknown word, or none. */
  | 'direction'
  /** Neither booked nor pending: a payment that was refused, failed or taken back, or an unknown word. */
  | 'status'
  /** A row whose columns contradict each other (money in and money out in the same row, a sign and a direction). */
  | 'contradiction'

export interface SkippedRow {
  readonly line: number
  readonly reason: SkipReason
}

export interface ColumnMapping {
  readonly date: string
  readonly text: string
  readonly sum?: string
  readonly in?: string
  readonly out?: string
  readonly counterparty?: string
  readonly counterAccount?: string
  readonly reference?: string
  readonly currency?: string
  readonly fee?: string
}

export interface HeaderLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** The closing balance of a camt.053 statement is not the opening balance plus the rows that were read. */
export interface BalanceDifference {
  readonly account: string | null
  readonly difference: Ore
}

export interface Statement {
  readonly format: string
  readonly encoding: string
  /** The names of the columns. Empty for camt. */
  readonly columns: readonly string[]
  /** Null where the columns are unknown. Then the landlord is asked. */
  readonly mapping: ColumnMapping | null
  /** The first records as written in the file, for the landlord who names the columns. */
  readonly sample: readonly (readonly string[])[]
  /** The first lines as written in the file. Empty for camt. */
  readonly lines: readonly HeaderLine[]
  /** Null where the file has no header. */
  readonly headerLine: number | null
  readonly rows: readonly StatementRow[]
  readonly skipped: readonly SkippedRow[]
  readonly differences: readonly BalanceDifference[]
}

export type StatementFault =
  | 'notABankFile'
  | 'camt052'
  | 'camt054'
  | 'tooManyRows'
  | 'documentType'
  | 'tooLarge'
  /** A text or a mark of a workbook that is longer than a record may be. */
  | 'cellTooLong'
  /** An archive that is not a workbook. */
  | 'zipFile'
  /** A workbook from before 2007, or one written as XML. */
  | 'oldExcel'
  /** The line that was named as the header doesn't exist. */
  | 'noSuchLine'

/** The message contains nothing of the file's content. */
export class StatementRefused extends Error {
  readonly fault: StatementFault
  constructor(fault: StatementFault) {
    super(fault)
    this.name = 'StatementRefused'
    this.fault = fault
  }
}

export const mostRows = 20_000
export const longestRecord = 64 * 1024
