import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'

/** One movement on an account, as the bank's file tells it. */
export interface StatementRow {
  /** First line of the record in the file, 1 is the first; of xlsx the row; of camt the number of the entry. */
  readonly line: number
  /** The day it was booked; null of a pending one whose bank gives none. */
  readonly date: Day | null
  /** Below zero is money out. */
  readonly sum: Ore
  readonly text: string
  readonly counterparty: string | null
  /** Eleven digits of a Norwegian account, else an IBAN or what the bank wrote. */
  readonly counterAccount: string | null
  /** The payer's reference: a KID or what else a structured reference says. */
  readonly reference: string | null
  /** The bank's own reference of the movement. */
  readonly bankReference: string | null
  /** The account that the file is of; null where the file does not say. */
  readonly ownAccount: string | null
  /** Reserved and not booked yet: text, day and sum still change. */
  readonly pending: boolean
  /** Many payments in one sum (a KID agreement, a batch): it belongs to no single tenant. */
  readonly lumpSum: boolean
}

/** Why a row of the file is not read. */
export type SkipReason =
  /** No day in a row that has an amount, or none that exists. */
  | 'noDate'
  | 'noSum'
  /** Decimals that are no whole number of øre, or three that could be thousands. */
  | 'decimals'
  /** An amount of nothing: a notice, not a movement. */
  | 'zero'
  /** Before 1990, or more than two years ahead. */
  | 'dateOutOfRange'
  /** A billion kroner or more. */
  | 'sumOutOfRange'
  /** Another number of fields than the header has. */
  | 'columns'
  /** A record of more than 64 KiB. */
  | 'tooLong'
  /** A quotation mark that nothing closes, or that closes within another row, and the lines that it has swallowed. */
  | 'openQuote'
  /** Another currency than NOK, or one that nobody knows. */
  | 'currency'
  /** Sums and balances below the list. */
  | 'footer'
  /** camt: neither money in nor money out. */
  | 'direction'
  /** Neither booked nor pending: a payment that was refused, failed or taken back, or a word that nobody knows. */
  | 'status'
  /** A row whose columns contradict each other (money in and out at once). */
  | 'contradiction'

export interface SkippedRow {
  readonly line: number
  readonly reason: SkipReason
}

/** What of the file's columns is what: names of columns as they stand in the header. */
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

/** One of the first lines of a file, for whoever says which of them is the header. */
export interface HeadLine {
  readonly line: number
  readonly cells: readonly string[]
}

/** One statement of camt.053 whose balances don't meet: opening and the rows that were read are not closing. */
export interface BalanceDifference {
  readonly account: string | null
  readonly difference: Ore
}

/** A file as it was read. */
export interface Statement {
  readonly format: string
  readonly encoding: string
  /** Names of the columns; of camt none. */
  readonly columns: readonly string[]
  /** Null where nothing says what the columns are: the landlord is asked. */
  readonly mapping: ColumnMapping | null
  /** The first records as they stand, for whoever is asked. */
  readonly sample: readonly (readonly string[])[]
  /** The first lines as they stand; of camt none. */
  readonly lines: readonly HeadLine[]
  /** Number of the header's line; null where the file has none. */
  readonly headerLine: number | null
  readonly rows: readonly StatementRow[]
  readonly skipped: readonly SkippedRow[]
  readonly differences: readonly BalanceDifference[]
}

/** Why a file is not read at all. */
export type StatementFault =
  | 'notABankFile'
  | 'camt052'
  | 'camt054'
  | 'tooManyRows'
  | 'documentType'
  | 'tooLarge'
  /** A text or a mark of a workbook that is longer than what a record may have. */
  | 'cellTooLong'
  /** An archive that is no workbook. */
  | 'zipFile'
  /** A workbook of before 2007, or one as XML. */
  | 'oldExcel'
  /** The line that was named as the header isn't there. */
  | 'noSuchLine'

/** The file is not read; nothing of its content stands in the message. */
export class FileRefused extends Error {
  readonly fault: StatementFault
  constructor(fault: StatementFault) {
    super(fault)
    this.name = 'FileRefused'
    this.fault = fault
  }
}

/** Most rows that one file may have. */
export const mostRows = 20_000
/** Most characters of one record. */
export const longestRecord = 64 * 1024
