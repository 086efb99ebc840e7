import { isDirectionHeader } from './rules-direction'
import { tidyCell } from './rules-text'
import type { ColumnMapping } from './rules-statement'

export type ColumnRole =
  | 'booked'
  | 'day'
  | 'valueDay'
  | 'text'
  | 'message'
  | 'sum'
  | 'in'
  | 'out'
  | 'to'
  | 'from'
  | 'name'
  | 'counterAccount'
  | 'ownAccount'
  | 'reference'
  | 'bankReference'
  | 'status'
  | 'type'
  | 'direction'
  | 'currency'
  | 'rate'
  | 'fee'

/** Headers in Bokmål, Nynorsk and English, in lower case and without a full stop at the end. */
const words: Readonly<Record<ColumnRole, readonly string[]>> = {
  booked: [
    'bokført dato',
    'bokføringsdato',
    'bokført',
    'posteringsdato',
    'booking date',
    'booked date',
    'posting date',
    'posted',
  ],
  day: ['dato', 'transaksjonsdato', 'utført dato', 'utført', 'betalingsdato', 'date', 'transaction date', 'dag'],
  valueDay: ['rentedato', 'valuteringsdato', 'valutadato', 'value date', 'interest date'],
  text: [
    'beskrivelse',
    'beskriving',
    'skildring',
    'forklaring',
    'forklaringstekst',
    'tekst',
    'tittel',
    'beløpet gjelder',
    'transaksjonstekst',
    'tekst/kid',
    'text',
    'title',
    'description',
    'details',
    'explanation',
  ],
  message: [
    'melding',
    'melding/kid',
    'melding/kid/fakt.nr',
    'melding/kid/faktnr',
    'melding eller kid',
    'kid eller melding',
    'kid/melding',
    'betalingsmelding',
    'message',
    'message or kid',
    'kid or message',
    'kid/message',
  ],
  sum: ['beløp', 'beløp nok', 'beløp i nok', 'beløp (nok)', 'sum', 'amount'],
  in: [
    'inn',
    'inn på konto',
    'inn på kontoen',
    'beløp inn',
    'innskudd',
    'innskot',
    'kredit',
    'kreditt',
    'in',
    'credit',
    'in to account',
    'into account',
    'paid in',
    'money in',
    'amount in',
    'deposit',
    'deposits',
  ],
  out: [
    'ut',
    'ut fra konto',
    'ut frå konto',
    'ut av konto',
    'beløp ut',
    'uttak',
    'debet',
    'debit',
    'out',
    'out of account',
    'out from account',
    'paid out',
    'money out',
    'amount out',
    'withdrawal',
    'withdrawals',
  ],
  to: [
    'til konto',
    'til kontonummer',
    'mottaker',
    'mottakar',
    'mottakernavn',
    'mottakarnamn',
    'to account',
    'receiver',
  ],
  from: [
    'fra konto',
    'frå konto',
    'fra kontonummer',
    'frå kontonummer',
    'avsender',
    'avsendar',
    'from account',
    'sender',
  ],
  name: ['navn', 'namn', 'motpart', 'name', 'counterparty'],
  counterAccount: ['motkonto', 'motpartskonto', 'motpartens konto', 'counter account'],
  ownAccount: ['konto', 'kontonummer', 'account', 'account number'],
  reference: ['kid', 'kid-nummer', 'kid nummer', 'kidnummer'],
  bankReference: [
    'arkivref',
    'arkivreferanse',
    'numref',
    'numreferanse',
    'archive reference',
    'transaksjons-id',
    'transaksjonsid',
  ],
  status: [
    'status',
    'bokføringsstatus',
    'transaksjonsstatus',
    'betalingsstatus',
    'state',
    'tilstand',
    'transaction status',
    'payment status',
    'booking status',
  ],
  type: ['type', 'undertype', 'betalingstype', 'transaksjonstype', 'betalingsmåte', 'transaction type'],
  // Empty, because a header of this role consists of two words in either order. `isDirectionHeader`
  // recognises it.
  direction: [],
  currency: ['valuta', 'valutakode', 'currency', 'currency code', 'ccy'],
  rate: ['kurs', 'valutakurs', 'rate', 'exchange rate'],
  fee: ['fee'],
}
const roleOf = new Map(
  (Object.keys(words) as ColumnRole[]).flatMap((role) => words[role].map((word) => [word, role] as const)),
)

/**
 * The form of a header in which it is compared: lower case, without a colon or full stop at the
 * end.
 */
export const normalizedHeader = (name: string) =>
  tidyCell(name)
    .toLowerCase()
    .replace(/[.:]+$/, '')

export type Columns = Readonly<Partial<Record<ColumnRole, readonly number[]>>>

/** The columns with a known name. The record may be a header or an ordinary row. */
export function knownColumns(cells: readonly string[]): Columns {
  const columns: Partial<Record<ColumnRole, number[]>> = {}
  for (const [at, cell] of cells.entries()) {
    const role = isDirectionHeader(cell) ? 'direction' : roleOf.get(normalizedHeader(cell))
    if (role) (columns[role] ??= []).push(at)
  }
  return columns
}

/** The columns of a header. A header names a day, and an amount or money in and out. Null for any other record. */
export function columnsOfHeader(cells: readonly string[]): Columns | null {
  const columns = knownColumns(cells)
  const hasDay = columns.booked ?? columns.day ?? columns.valueDay
  return hasDay && (columns.sum ?? (columns.in && columns.out)) ? columns : null
}

/** The names of the columns. A column without a name gets its number. */
export const columnNames = (cells: readonly string[]): string[] => {
  const names = cells.map(tidyCell)
  while (names.at(-1) === '') names.pop()
  return names.map((name, at) => (name === '' || names.indexOf(name) !== at ? `${name} (${at + 1})`.trim() : name))
}

/** Names the bank's layout. The name is only shown. Reading does not depend on it. */
export function formatOfColumns(cells: readonly string[]): string {
  const names = new Set(cells.map(normalizedHeader))
  const has = (...all: string[]) => all.every((name) => names.has(name))
  if (has('arkivreferanse', 'motkonto')) return 'sbanken'
  if (has('bokføringsdato', 'avsender', 'mottaker', 'tittel')) return 'nordea'
  if (names.has('beløpet gjelder') || names.has('forklaringstekst') || names.has('forklaring')) return 'dnb'
  if (has('beskrivelse', 'ut av konto') || (names.has('explanation') && names.has('interest date'))) return 'dnb'
  if ([...names].some((name) => name.startsWith('melding/kid'))) return 'handelsbanken'
  if (names.has('til kontonummer') || has('hovedkategori', 'underkategori')) return 'bulder'
  if (has('beskrivelse', 'inn', 'ut', 'til konto', 'fra konto')) return 'sparebank1'
  if (has('status', 'avstemt')) return 'danske-bank'
  if (has('dato', 'type', 'beskrivelse', 'beløp')) return 'sparebanken'
  return 'csv'
}

/** Makes a mapping of the columns. Null if no column has a day, or none has a text. */
export function mappingOfColumns(names: readonly string[], columns: Columns): ColumnMapping | null {
  const first = (...roles: ColumnRole[]) => {
    const at = roles.flatMap((role) => columns[role] ?? [])[0]
    return at === undefined ? undefined : names[at]
  }
  const date = first('booked', 'day', 'valueDay')
  const text = first('text', 'message', 'name')
  if (date === undefined || text === undefined) return null
  const sum = first('sum')
  const given = (key: keyof ColumnMapping, name: string | undefined) => (name === undefined ? {} : { [key]: name })
  return {
    date,
    text,
    ...(sum === undefined ? { in: first('in')!, out: first('out')! } : { sum }),
    ...given('counterparty', first('name')),
    ...given('counterAccount', first('counterAccount')),
    ...given('reference', first('reference')),
    ...given('currency', first('currency')),
    ...given('fee', first('fee')),
  }
}

/** A mapping always states these roles, so the header's words for them are ignored. */
const saidByMapping: ReadonlySet<ColumnRole> = new Set(['booked', 'day', 'valueDay', 'text', 'sum', 'in', 'out'])

/**
 * Uses the landlord's columns for the roles in the mapping. The header's words still decide the other roles, such as a
 * state, a currency or a fee.
 */
export function mappedColumns(names: readonly string[], mapping: ColumnMapping, recognised: Columns): Columns {
  const named: readonly (readonly [ColumnRole, string | undefined])[] = [
    ['booked', mapping.date],
    ['text', mapping.text],
    ['sum', mapping.sum],
    ['in', mapping.in],
    ['out', mapping.out],
    ['name', mapping.counterparty],
    ['counterAccount', mapping.counterAccount],
    ['reference', mapping.reference],
    ['currency', mapping.currency],
    ['fee', mapping.fee],
  ]
  const own = new Map(
    named.flatMap(([role, name]) => {
      const at = name === undefined ? -1 : names.indexOf(name)
      return at < 0 ? [] : [[role, at] as const]
    }),
  )
  const taken = new Set(own.values())
  const left = (Object.keys(recognised) as ColumnRole[])
    .filter((role) => !saidByMapping.has(role) && !own.has(role))
    .map((role) => [role, recognised[role]!.filter((at) => !taken.has(at))] as const)
    .filter(([, columns]) => columns.length > 0)
  return Object.fromEntries([...left, ...[...own].map(([role, at]) => [role, [at]] as const)])
}
