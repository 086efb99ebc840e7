import { ore, type Ore } from '../../base/kit/money'
import type { Day } from '../../base/kit/day'
import { children, type XmlElement } from '../../base/xml/element'
import { withXml, XmlUnreadable } from '../../base/xml/document'
import { statementAccount } from './rules-account'
import { parseAmount } from './rules-amount'
import { parseStatementDay } from './rules-day'
import { outOfRange } from './rules-rows'
import { tidy } from './rules-text'
import {
  FileRefused,
  mostRows,
  type BalanceDifference,
  type SkipReason,
  type SkippedRow,
  type Statement,
  type StatementRow,
} from './rules-statement'

// ISO 20022 camt.053.001.02 to .13, by local names: namespaces and prefixes differ from bank to bank.

const named = (element: XmlElement, name: string) => children(element).filter((each) => each.name === name)

/** The first element at the end of a path of local names. */
const at = (element: XmlElement, path: string): XmlElement | undefined =>
  path.split('/').reduce<XmlElement | undefined>((found, name) => found && named(found, name)[0], element)
const textAt = (element: XmlElement, ...paths: string[]): string => {
  for (const path of paths) {
    const text = tidy(at(element, path)?.content ?? '')
    if (text !== '') return text
  }
  return ''
}

/** Øre of `Amt`, which has no sign; that is `CdtDbtInd`'s, whether or not it is a reversal. */
function amountAt(element: XmlElement, path: string): Ore | null {
  const amount = parseAmount(textAt(element, path), '.') ?? null
  return amount !== null && amount < 0 ? null : amount
}
const signed = (amount: Ore, element: XmlElement): Ore =>
  ore(textAt(element, 'CdtDbtInd') === 'DBIT' ? 0 - amount : amount)

/** The day as it is written, never by way of UTC: `Dt`, or the first ten characters of `DtTm`. */
const dayAt = (element: XmlElement, path: string): Day | null =>
  parseStatementDay(textAt(element, `${path}/Dt`, `${path}/DtTm`).slice(0, 10))

const accountAt = (element: XmlElement, path: string) =>
  statementAccount(textAt(element, `${path}/Id/IBAN`, `${path}/Id/Othr/Id`))

/** What stands for nothing in a reference. */
const isGiven = (reference: string) => reference !== '' && reference !== 'NOTPROVIDED'

interface Entry {
  readonly line: number
  readonly element: XmlElement
  readonly ownAccount: string | null
  readonly pending: boolean
}

/** What one payment says of the other party: the debtor of money in, the creditor of money out, of a reversal the other way round. */
function partyOf(detail: XmlElement, isIncoming: boolean, isReversal: boolean) {
  const role = isIncoming !== isReversal ? 'Dbtr' : 'Cdtr'
  return {
    // From .08 on a party stands one level deeper.
    counterparty: textAt(detail, `RltdPties/${role}/Nm`, `RltdPties/${role}/Pty/Nm`) || null,
    counterAccount: accountAt(detail, `RltdPties/${role}Acct`),
  }
}

/** One movement of an entry: of `detail`, or of the entry alone where it has none. */
function rowOf(
  { line, element, ownAccount, pending }: Entry,
  detail: XmlElement | undefined,
  amount: Ore,
): StatementRow {
  const source = detail ?? element
  const sum = signed(amount, detail && textAt(detail, 'CdtDbtInd') !== '' ? detail : element)
  const isReversal = /^(?:true|1)$/.test(textAt(element, 'RvslInd'))
  const lines = detail ? named(at(detail, 'RmtInf') ?? detail, 'Ustrd').map((each) => tidy(each.content)) : []
  const structured = detail ? textAt(detail, 'RmtInf/Strd/CdtrRefInf/Ref') : ''
  const bank = [detail && textAt(detail, 'Refs/AcctSvcrRef'), textAt(element, 'AcctSvcrRef')].find(Boolean)
  return {
    line,
    date: dayAt(element, 'BookgDt') ?? (pending ? dayAt(element, 'ValDt') : null),
    sum,
    text: lines.filter(Boolean).join(' ') || textAt(source, 'AddtlTxInf') || textAt(element, 'AddtlNtryInf'),
    ...(detail ? partyOf(detail, sum > 0, isReversal) : { counterparty: null, counterAccount: null }),
    reference: isGiven(structured) ? structured : null,
    bankReference: bank ?? null,
    ownAccount,
    pending,
    lumpSum: false,
  }
}

/** Characters of a movement's text: ISO 20022 allows 140 a line and 500 of the bank's own. */
const mostText = 4000

/** `BkTxCd/Prtry/Cd` of a sum of payments by KID in Norway: their payers stand in camt.054 alone. */
const isKidSum = (element: XmlElement) => textAt(element, 'BkTxCd/Prtry/Cd') === '230'

/**
 * The rows of one entry: one for each payment of a batch that adds up to it, else one of the whole. What a batch without its
 * payments, or an incoming sum of a KID agreement, comes to belongs to nobody by itself.
 */
function rowsOf(entry: Entry): StatementRow[] | null {
  const { element } = entry
  const whole = amountAt(element, 'Amt')
  if (whole === null) return null
  const details = named(element, 'NtryDtls').flatMap((each) => named(each, 'TxDtls'))
  const batch = named(element, 'NtryDtls')
    .map((each) => at(each, 'Btch'))
    .find(Boolean)
  const amounts = details.map((each) => amountAt(each, 'AmtDtls/TxAmt/Amt') ?? amountAt(each, 'Amt'))
  if (details.length > 1) {
    const all = amounts.filter((amount) => amount !== null)
    const isSplit = all.length === details.length && new Set(all).size >= 1
    // Some banks repeat the whole in each of its payments.
    if (isSplit && !(all.every((amount) => amount === whole) && all.length > 1))
      return details.map((detail, n) => rowOf(entry, detail, all[n]!))
    return [{ ...rowOf(entry, undefined, whole), lumpSum: true }]
  }
  const [detail] = details
  // What reached the account is the entry's own amount: charges lie between it and that of its one payment.
  const row = rowOf(entry, detail, whole)
  const many = batch !== undefined && Number(textAt(batch, 'NbOfTxs') || '1') > 1
  const isAnonymous = isKidSum(element) && row.counterparty === null && row.reference === null
  return [{ ...row, lumpSum: detail === undefined ? batch !== undefined || isAnonymous : many || isAnonymous }]
}

/** The balances of a statement: opening + booked = closing; null where they do, or where it has none. */
function differenceOf(statement: XmlElement, booked: number, account: string | null): BalanceDifference | null {
  const balance = (...codes: string[]) => {
    const found = named(statement, 'Bal').find((each) => codes.includes(textAt(each, 'Tp/CdOrPrtry/Cd')))
    const amount = found && amountAt(found, 'Amt')
    return found && amount !== null && amount !== undefined ? signed(amount, found) : null
  }
  const [opening, closing] = [balance('OPBD', 'PRCD'), balance('CLBD')]
  if (opening === null || closing === null) return null
  const difference = closing - opening - booked
  return difference === 0 ? null : { account, difference: ore(difference) }
}

/**
 * A file of camt.053. Throws FileRefused: of camt.054 (it repeats the money of 053), of a document type, of what is no
 * statement, and of too many rows.
 */
export function readCamt(text: string, today: Day): Statement {
  try {
    return withXml(text, (root) => statementOf(root, today))
  } catch (error) {
    if (error instanceof XmlUnreadable) throw new FileRefused(/<!DOCTYPE/i.test(text) ? 'documentType' : 'notABankFile')
    throw error
  }
}

/** The entries of one statement: their rows, what is skipped, and what is booked in all. */
function readEntries(statement: XmlElement, before: number, ownAccount: string | null, today: Day) {
  const rows: StatementRow[] = []
  const skipped: SkippedRow[] = []
  let [line, booked] = [before, 0]
  for (const element of named(statement, 'Ntry')) {
    line += 1
    if (line > mostRows) throw new FileRefused('tooManyRows')
    // A text in the first versions, a code of its own level in the later ones.
    const status = textAt(element, 'Sts/Cd', 'Sts/Prtry', 'Sts')
    const whole = amountAt(element, 'Amt')
    if (status === 'BOOK' && whole !== null) booked += signed(whole, element)
    const found = rowsOrReason({ line, element, ownAccount, pending: status === 'PDNG' }, status)
    if (typeof found === 'string') skipped.push({ line, reason: found })
    else
      for (const row of found) {
        const reason = reasonOf(row, today)
        if (reason) skipped.push({ line, reason })
        else rows.push(row)
      }
    if (rows.length > mostRows) throw new FileRefused('tooManyRows')
  }
  return { rows, skipped, line, booked }
}

/** Why a movement is left out; null where it isn't. */
function reasonOf({ date, sum, text, pending }: StatementRow, today: Day): SkipReason | null {
  if (text.length > mostText) return 'tooLong'
  return date === null && !pending ? 'noDate' : outOfRange(date, sum, today)
}

/** The rows of an entry, or why it has none. */
function rowsOrReason(entry: Entry, status: string): readonly StatementRow[] | SkipReason {
  // `Amt` has no sign, and one of the two says which way it went.
  if (!/^(?:CRDT|DBIT)$/.test(textAt(entry.element, 'CdtDbtInd'))) return 'direction'
  if (status !== 'BOOK' && status !== 'PDNG') return 'status'
  const currency = at(entry.element, 'Amt')?.attr('Ccy')?.value
  if (currency !== undefined && currency !== 'NOK') return 'currency'
  return rowsOf(entry) ?? 'noSum'
}

function statementOf(root: XmlElement, today: Day): Statement {
  if (at(root, 'BkToCstmrDbtCdtNtfctn')) throw new FileRefused('camt054')
  const message = at(root, 'BkToCstmrStmt')
  if (root.name !== 'Document' || !message) throw new FileRefused('notABankFile')
  const version = /camt\.053\.001\.(\d{2})/.exec(root.namespaceUri)?.[1]
  const rows: StatementRow[] = []
  const skipped: SkippedRow[] = []
  const differences: BalanceDifference[] = []
  let line = 0
  for (const statement of named(message, 'Stmt')) {
    const ownAccount = accountAt(statement, 'Acct')
    const read = readEntries(statement, line, ownAccount, today)
    line = read.line
    for (const row of read.rows) rows.push(row)
    for (const row of read.skipped) skipped.push(row)
    if (rows.length > mostRows) throw new FileRefused('tooManyRows')
    const difference = differenceOf(statement, read.booked, ownAccount)
    if (difference) differences.push(difference)
  }
  const format = version === undefined ? 'camt.053' : `camt.053.001.${version}`
  return { format, encoding: 'utf-8', columns: [], mapping: null, sample: [], rows, skipped, differences }
}
