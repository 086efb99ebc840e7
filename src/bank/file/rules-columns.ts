import { tidy } from './rules-text'
import type { ColumnMapping } from './rules-statement'

/** What a column of a bank's file can hold. */
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
  | 'currency'
  | 'rate'

/** The words of a header, in Bokmål, Nynorsk and English; small, without the full stop at their end. */
const words: Readonly<Record<ColumnRole, readonly string[]>> = {
  booked: ['bokført dato', 'bokføringsdato', 'bokført', 'posteringsdato', 'booking date', 'booked date', 'posted'],
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
  ],
  message: ['melding', 'melding/kid/fakt.nr', 'melding/kid/faktnr', 'betalingsmelding', 'message'],
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
  ],
  out: ['ut', 'ut fra konto', 'ut frå konto', 'ut av konto', 'beløp ut', 'uttak', 'debet', 'debit', 'out'],
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
  status: ['status', 'bokføringsstatus'],
  type: ['type', 'undertype', 'betalingstype', 'transaksjonstype', 'betalingsmåte'],
  currency: ['valuta', 'valutakode', 'currency'],
  rate: ['kurs', 'valutakurs', 'rate', 'exchange rate'],
}
const roleOf = new Map(
  (Object.keys(words) as ColumnRole[]).flatMap((role) => words[role].map((word) => [word, role] as const)),
)

const folded = (name: string) =>
  tidy(name)
    .toLowerCase()
    .replace(/[.:]+$/, '')

/** Of each role the columns that hold it, in the order of the header. */
export type Columns = Readonly<Partial<Record<ColumnRole, readonly number[]>>>

/** Which roles the cells of a record name; null where they are no header: a day, and an amount or money in and out, are. */
export function columnsOf(cells: readonly string[]): Columns | null {
  const columns: Partial<Record<ColumnRole, number[]>> = {}
  for (const [at, cell] of cells.entries()) {
    const role = roleOf.get(folded(cell))
    if (role) (columns[role] ??= []).push(at)
  }
  const hasDay = columns.booked ?? columns.day ?? columns.valueDay
  return hasDay && (columns.sum ?? (columns.in && columns.out)) ? columns : null
}

/** Names of the columns; those without one by their number. */
export const namesOf = (cells: readonly string[]): string[] => {
  const names = cells.map(tidy)
  while (names.at(-1) === '') names.pop()
  return names.map((name, at) => (name === '' || names.indexOf(name) !== at ? `${name} (${at + 1})`.trim() : name))
}

/** What was recognised, in the words of whoever reads the file; for showing only, nothing is read by it. */
export function formatOf(cells: readonly string[]): string {
  const names = new Set(cells.map(folded))
  const has = (...all: string[]) => all.every((name) => names.has(name))
  if (has('arkivreferanse', 'motkonto')) return 'sbanken'
  if (has('bokføringsdato', 'avsender', 'mottaker', 'tittel')) return 'nordea'
  if (names.has('beløpet gjelder') || names.has('forklaringstekst') || names.has('forklaring')) return 'dnb'
  if (has('beskrivelse', 'ut av konto')) return 'dnb'
  if ([...names].some((name) => name.startsWith('melding/kid'))) return 'handelsbanken'
  if (names.has('til kontonummer') || has('hovedkategori', 'underkategori')) return 'bulder'
  if (has('beskrivelse', 'inn', 'ut', 'til konto', 'fra konto')) return 'sparebank1'
  if (has('status', 'avstemt')) return 'danske-bank'
  if (has('dato', 'type', 'beskrivelse', 'beløp')) return 'sparebanken'
  return 'csv'
}

/** The mapping that the roles come to; null where no column has a text. */
export function mappingOf(names: readonly string[], columns: Columns): ColumnMapping | null {
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
  }
}

/** The roles as the landlord has named them; what he did not name stays as its header says. */
export function mappedColumns(names: readonly string[], mapping: ColumnMapping, recognised: Columns): Columns {
  const at = (name: string | undefined) => {
    const found = name === undefined ? -1 : names.indexOf(name)
    return found < 0 ? undefined : [found]
  }
  const {
    booked: _booked,
    day: _day,
    valueDay: _value,
    text: _text,
    sum: _sum,
    in: _in,
    out: _out,
    ...others
  } = recognised
  const roles: Partial<Record<ColumnRole, readonly number[] | undefined>> = {
    ...others,
    booked: at(mapping.date),
    text: at(mapping.text),
    sum: at(mapping.sum),
    in: at(mapping.in),
    out: at(mapping.out),
    name: at(mapping.counterparty) ?? others.name,
    counterAccount: at(mapping.counterAccount) ?? others.counterAccount,
    reference: at(mapping.reference) ?? others.reference,
  }
  return Object.fromEntries(Object.entries(roles).filter(([, columns]) => columns !== undefined)) as Columns
}
