import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'

export interface StatementRow {
  /**
   * The line on which the record begins, counted from 1. In an xlsx file the number of the row, in
   * camt the number of the entry.
   */
  readonly line: number
  /** The booked day. Null if the row is pending and the bank gives no day. */
  readonly date: Day | null
  /** Below zero for money out. */
  readonly sum: Ore
  readonly text: string
  readonly counterparty: string | null
  /** Eleven digits of a Norwegian account, an IBAN, or else the bank's own text. */
  readonly counterAccount: string | null
  /** A KID or another structured reference. */
  readonly reference: string | null
  readonly bankReference: string | null
  /** Null where the file does not name it. */
  readonly ownAccount: string | null
  /** Reserved, but not booked yet. Its text, day and sum may still change. */
  readonly pending: boolean
  /** One sum of many payments (a KID agreement, a batch). It doesn't belong to a single tenant. */
  readonly lumpSum: boolean
}

export type SkipReason =
  /** A row with an amount and no day, or a day that does not exist. */
  | 'noDate'
  /** Other dates in the file have the month first, so the order in this date is unclear. */
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
  /** A quotation mark that has no end, or ends in another row. The lines after it are skipped too. */
  | 'openQuote'
  /** Another currency than NOK, or an unknown one. */
  | 'currency'
  /** Sums and balances below the list. */
  | 'footer'
  /** The row says neither money in nor money out. The word is unknown or missing. */
  | 'direction'
  /** The row is neither booked nor pending. The payment was refused, failed or taken back, or the word is unknown. */
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
  /** Null if the columns are unknown. Then the landlord is asked. */
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
  /** A text or a tag of a workbook is longer than a record may be. */
  | 'cellTooLong'
  /** An archive that is not a workbook. */
  | 'zipFile'
  /** A workbook from before 2007, or one written as XML. */
  | 'oldExcel'
  /** The landlord named a header line that doesn't exist. */
  | 'noSuchLine'

/** A refused file. The message contains nothing of the file's content. */
export class StatementRefused extends Error {
  readonly fault: StatementFault
  constructor(fault: StatementFault) {
    super(fault)
    this.name = 'StatementRefused'
    this.fault = fault
  }
}

export const maxStatementRows = 20_000
export const maxRecordLength = 64 * 1024
