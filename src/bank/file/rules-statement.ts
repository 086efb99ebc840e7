import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'

/** One transaction on an account, as the bank's file shows it. */
export interface StatementRow {
  /** The record's first line in the file, counted from 1. For xlsx it is the row, for camt the number of the entry. */
  readonly line: number
  /** The day on which it was booked. Null for a pending one whose bank gives no day. */
  readonly date: Day | null
  /** Below zero for money out. */
  readonly sum: Ore
  readonly text: string
  readonly counterparty: string | null
  /** Eleven digits of a Norwegian account, or else an IBAN or what the bank wrote. */
  readonly counterAccount: string | null
  /** The payer's reference: a KID or another structured reference. */
  readonly reference: string | null
  /** The bank's own reference of the transaction. */
  readonly bankReference: string | null
  /** The account of the file. Null where the file does not name it. */
  readonly ownAccount: string | null
  /** Reserved and not booked yet. Its text, day and sum may still change. */
  readonly pending: boolean
  /** Many payments in one sum (a KID agreement, a batch). It belongs to no single tenant. */
  readonly lumpSum: boolean
}

/** Why a row of the file is not read. */
export type SkipReason =
  /** A row with an amount and no day, or a day that does not exist. */
  | 'noDate'
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
  /** A quotation mark that nothing closes, or that closes within another row, and the lines that it has swallowed. */
  | 'openQuote'
  /** Another currency than NOK, or an unknown one. */
  | 'currency'
  /** Sums and balances below the list. */
  | 'footer'
  /** camt: neither money in nor money out. */
  | 'direction'
  /** Neither booked nor pending: a payment that was refused, failed or taken back, or an unknown word. */
  | 'status'
  /** A row whose columns contradict each other (money in and money out in the same row). */
  | 'contradiction'

export interface SkippedRow {
  readonly line: number
  readonly reason: SkipReason
}

/** Which column of the file holds what, by the columns' names in the header. */
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

/** One of the first lines of a file, from which the landlord chooses the header. */
export interface HeadLine {
  readonly line: number
  readonly cells: readonly string[]
}

/**
 * One statement of camt.053 whose balances don't meet: the opening balance plus the rows that were read is not the
 * closing balance.
 */
export interface BalanceDifference {
  readonly account: string | null
  readonly difference: Ore
}

/** A file as it was read. */
export interface Statement {
  readonly format: string
  readonly encoding: string
  /** Names of the columns. Empty for camt. */
  readonly columns: readonly string[]
  /** Null where the columns are unknown. Then the landlord is asked. */
  readonly mapping: ColumnMapping | null
  /** The first records as they are written in the file, for the landlord who names the columns. */
  readonly sample: readonly (readonly string[])[]
  /** The first lines as they are written in the file. Empty for camt. */
  readonly lines: readonly HeadLine[]
  /** Number of the header's line. Null where the file has no header. */
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
  /** A text or a mark of a workbook that is longer than a record may be. */
  | 'cellTooLong'
  /** An archive that is no workbook. */
  | 'zipFile'
  /** A workbook from before 2007, or one written as XML. */
  | 'oldExcel'
  /** The line that was named as the header doesn't exist. */
  | 'noSuchLine'

/** The file is not read. The message contains nothing of the file's content. */
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
