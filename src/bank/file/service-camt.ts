import type { Day } from '../../base/kit/day'
import { ore, type Ore } from '../../base/kit/money'
import { withXml, XmlUnreadable } from '../../base/xml/document'
import { childElements, type XmlElement } from '../../base/xml/element'
import { statementAccount } from './rules-account'
import { parseXmlAmount } from './rules-amount'
import { parseStatementDay } from './rules-day'
import { tidyCell } from './rules-text'
import { skipReason } from './rules-rows'
import {
  StatementRefused,
  maxStatementRows,
  type BalanceDifference,
  type SkippedRow,
  type SkipReason,
  type Statement,
  type StatementRow,
} from './rules-statement'

// Reads ISO 20022 camt.053.001.02 to .13. Elements are found by local names, because banks use different namespaces and
// prefixes.

/**
 * The children of an element, by name. The map is built once for each element, because each search would go through all
 * children.
 */
const known = new WeakMap<XmlElement, Map<string, XmlElement[]>>()

function named(element: XmlElement, name: string): readonly XmlElement[] {
  let byName = known.get(element)
  if (!byName) {
    byName = new Map()
    for (const each of childElements(element)) {
      const others = byName.get(each.name)
      if (others) others.push(each)
      else byName.set(each.name, [each])
    }
    known.set(element, byName)
  }
  return byName.get(name) ?? []
}

const at = (element: XmlElement, path: string): XmlElement | undefined =>
  path.split('/').reduce<XmlElement | undefined>((found, name) => found && named(found, name)[0], element)
const textAt = (element: XmlElement, ...paths: string[]): string => {
  for (const path of paths) {
    const text = tidyCell(at(element, path)?.content ?? '')
    if (text !== '') return text
  }
  return ''
}

/** The øre of `Amt`, which has no sign. The sign is in `CdtDbtInd`, also for a reversal. */
function amountAt(element: XmlElement, path: string): Ore | 'noSum' | 'decimals' | 'currency' {
  const amount = parseXmlAmount(textAt(element, path)) ?? 'noSum'
  return typeof amount === 'number' && amount < 0 ? 'noSum' : amount
}

/** 1 for money in, -1 for money out, null for anything else. */
function signAt(element: XmlElement): 1 | -1 | null {
  const word = textAt(element, 'CdtDbtInd')
  if (word === 'CRDT') return 1
  return word === 'DBIT' ? -1 : null
}

/** An amount without a currency counts as kroner. */
const isInKroner = (element: XmlElement | undefined): boolean => {
  const currency = element?.attr('Ccy')?.value
  return currency === undefined || currency === 'NOK'
}

/** `Dt`, or the first ten characters of `DtTm`. The time is never converted to UTC. */
const dayAt = (element: XmlElement, path: string): Day | null =>
  parseStatementDay(textAt(element, `${path}/Dt`, `${path}/DtTm`).slice(0, 10))

const accountAt = (element: XmlElement, path: string) =>
  statementAccount(textAt(element, `${path}/Id/IBAN`, `${path}/Id/Othr/Id`))

/** `NOTPROVIDED` stands for an empty reference. */
const isGiven = (reference: string) => reference !== '' && reference !== 'NOTPROVIDED'

interface Entry {
  readonly line: number
  readonly element: XmlElement
  readonly ownAccount: string | null
  readonly pending: boolean
}

/** True if the entry takes money back. Null for an unknown word. */
function isReversal(element: XmlElement): boolean | null {
  const word = textAt(element, 'RvslInd')
  if (word === 'true' || word === '1') return true
  return word === '' || word === 'false' || word === '0' ? false : null
}

const nobody = { counterparty: null, counterAccount: null, ultimate: null }

/**
 * The other side of a payment: the debtor of money in, the creditor of money out. For a reversal it is the other way
 * round. `ultimate` is the person behind the payment, if that is somebody else.
 */
function partyOf(detail: XmlElement, isIncoming: boolean, takesBack: boolean | null) {
  if (takesBack === null) return nobody
  const role = isIncoming !== takesBack ? 'Dbtr' : 'Cdtr'
  // From version .08 on, a party is one level deeper.
  const nameOf = (party: string) => textAt(detail, `RltdPties/${party}/Nm`, `RltdPties/${party}/Pty/Nm`)
  const [name, ultimate] = [nameOf(role), nameOf(`Ultmt${role}`)]
  return {
    counterparty: name || ultimate || null,
    counterAccount: accountAt(detail, `RltdPties/${role}Acct`),
    ultimate: name !== '' && ultimate !== '' && name !== ultimate ? ultimate : null,
  }
}

/** Returns the lines of text, and each structured reference once. */
function remittanceOf(detail: XmlElement) {
  const info = at(detail, 'RmtInf')
  if (!info) return { lines: [], references: [] }
  const structured = named(info, 'Strd')
  const texts = [...named(info, 'Ustrd'), ...structured.flatMap((each) => named(each, 'AddtlRmtInf'))]
  return {
    lines: texts.map((each) => tidyCell(each.content)),
    references: [...new Set(structured.map((each) => textAt(each, 'CdtrRefInf/Ref')).filter(isGiven))],
  }
}

/** The row for one payment of the entry (`detail`). If the entry has no details, the row is made of the entry alone. */
function rowOf({ line, element, ownAccount, pending }: Entry, detail: XmlElement | undefined, sum: Ore): StatementRow {
  const source = detail ?? element
  const { lines, references } = detail ? remittanceOf(detail) : { lines: [], references: [] }
  const bank = [detail && textAt(detail, 'Refs/AcctSvcrRef'), textAt(element, 'AcctSvcrRef')].find(Boolean)
  const { ultimate, ...party } = detail ? partyOf(detail, sum > 0, isReversal(element)) : nobody
  // If there are several references, no one knows which is the payment's own. So all of them become part of the text.
  const several = references.length > 1 ? references : []
  const written = [...lines, ...several].filter(Boolean).join(' ')
  const text = written || textAt(source, 'AddtlTxInf') || textAt(element, 'AddtlNtryInf')
  return {
    line,
    date: textAt(element, 'BookgDt/Dt', 'BookgDt/DtTm') === '' ? dayAt(element, 'ValDt') : dayAt(element, 'BookgDt'),
    sum,
    text: [text, ultimate].filter(Boolean).join(', '),
    ...party,
    reference: references.length === 1 ? references[0]! : null,
    bankReference: bank ?? null,
    ownAccount,
    pending,
    lumpSum: false,
  }
}

/** The maximum number of characters of a text. ISO 20022 allows 140 for each line, and 500 for the bank's own text. */
const mostText = 4000

/**
 * True if an entry is the total of several KID payments, which code 230 in `BkTxCd/Prtry/Cd` says. Only camt.054 names
 * their payers.
 */
const isKidSum = (element: XmlElement) => textAt(element, 'BkTxCd/Prtry/Cd') === '230'

/** The amount that one payment of a batch moved on the account. Null if it has no direction or isn't in kroner. */
function partOf(detail: XmlElement, entrySign: 1 | -1): Ore | null {
  const path = ['AmtDtls/TxAmt/Amt', 'Amt'].find((each) => {
    const amount = at(detail, each)
    return amount !== undefined && isInKroner(amount)
  })
  const amount = path === undefined ? null : amountAt(detail, path)
  const sign = textAt(detail, 'CdtDbtInd') === '' ? entrySign : signAt(detail)
  return typeof amount === 'number' && sign !== null ? ore(sign * amount) : null
}

/**
 * Returns one row for each payment of a batch, if the payments add up to the entry. Otherwise returns one row for the
 * whole entry, for example if the payments are in another currency. A whole batch and a KID sum have no single payer.
 */
function rowsOf(entry: Entry, sign: 1 | -1): StatementRow[] | SkipReason {
  const { element } = entry
  const amount = amountAt(element, 'Amt')
  if (typeof amount === 'string') return amount
  const whole = ore(sign * amount)
  const details = named(element, 'NtryDtls').flatMap((each) => named(each, 'TxDtls'))
  if (details.length > 1) {
    const parts = details.map((each) => partOf(each, sign))
    const all = parts.filter((part) => part !== null)
    const addUp = all.length === details.length && all.reduce((sum: number, part) => sum + part, 0) === whole
    if (addUp) return details.map((detail, n) => rowOf(entry, detail, all[n]!))
    return [{ ...rowOf(entry, undefined, whole), lumpSum: true }]
  }
  const batch = named(element, 'NtryDtls')
    .map((each) => at(each, 'Btch'))
    .find(Boolean)
  const [detail] = details
  // The entry's amount counts, because that amount reached the account. Charges may make the payment's amount
  // different.
  const row = rowOf(entry, detail, whole)
  const many = batch !== undefined && Number(textAt(batch, 'NbOfTxs') || '1') > 1
  const isAnonymous = isKidSum(element) && row.counterparty === null && row.reference === null
  return [{ ...row, lumpSum: detail === undefined ? batch !== undefined || isAnonymous : many || isAnonymous }]
}

/**
 * The closing balance less the opening balance and the rows. Null if that is zero, or if there are no balances in
 * kroner.
 */
function differenceOf(statement: XmlElement, rows: readonly StatementRow[], account: string | null) {
  const balance = (...codes: string[]) => {
    const found = named(statement, 'Bal').find((each) => codes.includes(textAt(each, 'Tp/CdOrPrtry/Cd')))
    if (!found || !isInKroner(at(found, 'Amt'))) return null
    const [amount, sign] = [amountAt(found, 'Amt'), signAt(found)]
    return typeof amount === 'number' && sign !== null ? sign * amount : null
  }
  const [opening, closing] = [balance('OPBD', 'PRCD'), balance('CLBD')]
  if (opening === null || closing === null) return null
  const booked = rows.reduce((all, { sum, pending }) => (pending ? all : all + sum), 0)
  const difference = closing - opening - booked
  return difference === 0 ? null : ({ account, difference: ore(difference) } satisfies BalanceDifference)
}

/** The maximum number of elements of a file: 20,000 entries have about a dozen elements each. */
const mostElements = 300_000
const mostStatements = 1000

/** Refuses a file with too many elements before it is parsed, because parsing it would take long. */
function boundSize(text: string): void {
  const count = (pattern: RegExp, most: number) => {
    let found = 0
    while (pattern.exec(text)) {
      found += 1
      if (found > most) throw new StatementRefused('tooManyRows')
    }
  }
  count(/<[^/!?]/g, mostElements)
  count(/<(?:[\w.-]+:)?Stmt[\s/>]/g, mostStatements)
  count(/<(?:[\w.-]+:)?Bal[\s/>]/g, 10 * mostStatements)
  count(/<(?:[\w.-]+:)?TxDtls[\s/>]/g, maxStatementRows)
}

/** The maximum number of elements around a document, for example an envelope and its body. */
const mostAround = 6

function documentsIn(element: XmlElement, levels = mostAround): XmlElement[] {
  if (element.name === 'Document') return [element]
  return levels === 0 ? [] : childElements(element).flatMap((each) => documentsIn(each, levels - 1))
}

/** The text from the first document to the end of the last one. Null where there is no document. */
function documentAlone(text: string): string | null {
  const opened = /<((?:[\w.-]+:)?Document)[\s>]/.exec(text)
  const end = opened ? text.lastIndexOf(`</${opened[1]}`) : -1
  if (!opened || end < opened.index) return null
  return text.slice(opened.index, text.indexOf('>', end) + 1)
}

/**
 * Reads a camt.053, also in an envelope or below blank lines. Throws StatementRefused for camt.054 (it repeats the
 * money of 053), for camt.052 (not final), and for a document type. Also throws it for a file that is not a statement,
 * and for too many rows.
 */
export function readCamt(text: string, today: Day): Statement {
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw new StatementRefused('documentType')
  boundSize(text)
  const read = (xml: string) => withXml(xml, (root) => statementOf(documentsIn(root), today))
  try {
    return read(text.trim())
  } catch (error) {
    if (!(error instanceof XmlUnreadable)) throw error
  }
  const alone = documentAlone(text)
  if (alone === null) throw new StatementRefused('notABankFile')
  try {
    return read(alone)
  } catch (error) {
    throw error instanceof XmlUnreadable ? new StatementRefused('notABankFile') : error
  }
}

interface OfStatement {
  readonly ownAccount: string | null
  /** Also true if the statement doesn't name its currency. */
  readonly isInKroner: boolean
}

function readEntries(statement: XmlElement, before: number, of: OfStatement, today: Day) {
  const rows: StatementRow[] = []
  const skipped: SkippedRow[] = []
  let line = before
  for (const element of named(statement, 'Ntry')) {
    line += 1
    if (line > maxStatementRows) throw new StatementRefused('tooManyRows')
    const found = rowsOrReason(line, element, of)
    if (typeof found === 'string') skipped.push({ line, reason: found })
    else
      for (const row of found) {
        const reason = reasonOf(row, today)
        if (reason) skipped.push({ line, reason })
        else rows.push(row)
      }
    if (rows.length > maxStatementRows) throw new StatementRefused('tooManyRows')
  }
  return { rows, skipped, line }
}

/** The reason why a row is skipped. Null if it is kept. */
function reasonOf({ date, sum, text, pending }: StatementRow, today: Day): SkipReason | null {
  if (text.length > mostText) return 'tooLong'
  return date === null && !pending ? 'noDate' : skipReason(date, sum, today)
}

function rowsOrReason(line: number, element: XmlElement, of: OfStatement): readonly StatementRow[] | SkipReason {
  // `Amt` has no sign. `CdtDbtInd` says which way the money went.
  const sign = signAt(element)
  if (sign === null) return 'direction'
  // The status is a text in the first versions, and a code one level deeper in the later ones.
  const status = textAt(element, 'Sts/Cd', 'Sts/Prtry', 'Sts')
  if (status !== 'BOOK' && status !== 'PDNG') return 'status'
  if (!of.isInKroner || !isInKroner(at(element, 'Amt'))) return 'currency'
  return rowsOf({ line, element, ownAccount: of.ownAccount, pending: status === 'PDNG' }, sign)
}

function statementOf(documents: readonly XmlElement[], today: Day): Statement {
  const has = (name: string) => documents.some((each) => at(each, name))
  if (has('BkToCstmrDbtCdtNtfctn')) throw new StatementRefused('camt054')
  if (has('BkToCstmrAcctRpt')) throw new StatementRefused('camt052')
  const messages = documents.flatMap((each) => named(each, 'BkToCstmrStmt'))
  const statements = messages.flatMap((each) => named(each, 'Stmt'))
  if (statements.length === 0) throw new StatementRefused('notABankFile')
  const version = /camt\.053\.001\.(\d{2})/.exec(documents[0]!.namespaceUri)?.[1]
  const rows: StatementRow[] = []
  const skipped: SkippedRow[] = []
  const differences: BalanceDifference[] = []
  let line = 0
  for (const statement of statements) {
    const ownAccount = accountAt(statement, 'Acct')
    const currency = textAt(statement, 'Acct/Ccy')
    const read = readEntries(statement, line, { ownAccount, isInKroner: currency === '' || currency === 'NOK' }, today)
    line = read.line
    for (const row of read.rows) rows.push(row)
    for (const row of read.skipped) skipped.push(row)
    if (rows.length > maxStatementRows) throw new StatementRefused('tooManyRows')
    const difference = differenceOf(statement, read.rows, ownAccount)
    if (difference) differences.push(difference)
  }
  const format = version === undefined ? 'camt.053' : `camt.053.001.${version}`
  const noTable = { columns: [], mapping: null, sample: [], lines: [], headerLine: null }
  return { format, encoding: 'utf-8', ...noTable, rows, skipped, differences }
}
