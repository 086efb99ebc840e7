import { day } from '../../base/kit/day'
import { lettingKinds } from '../law/model'
import { editionOn, type SentenceName } from './rules-editions'
import { clausePlaces, clauseTable, type ClauseLine } from './rules-by-letting'

const { texts } = editionOn(day('2100-01-01'))
/** The lines of the latest edition. */
const latestLines = clauseTable.filter(({ until }) => until === undefined)
const columns = {
  home: 'Ordinary home (`home`)',
  shared_house: 'In the house the landlord lives in (`shared_house`)',
  room: 'Single room (`room`)',
  own_home: 'The landlord’s own home (`own_home_let`)',
} as const

const values: Readonly<Record<string, string>> = {
  running: 'open-ended',
  fixed: 'fixed term',
  terminable: 'fixed term that can be terminated',
  one: 'one tenant',
  several: 'several tenants',
  hand: 'signed by hand',
  bankid: 'signed electronically',
  short: 'shorter than the Act’s minimum',
  long: 'without a last day, or long enough',
  given: 'a reason is given',
  other: 'the reason stands among the further terms',
  none: 'no reason',
  named: 'the shared rooms are named',
  unnamed: 'the shared rooms are not named',
  allowed: 'smoking is allowed',
  forbidden: 'smoking is not allowed',
  loft: 'a loft dwelling',
  basement: 'a basement dwelling',
  two_dwelling: 'in a two-dwelling house',
  unsaid: 'which part of the house isn’t said',
  tooLong: 'the landlord’s own home for more than five years',
}
const when = (line: ClauseLine): string =>
  Object.values(line.when)
    .map((allowed: readonly string[]) => allowed.map((value) => values[value]).join(' or '))
    .join('; ') || 'always'
const cell = (sentence: SentenceName | null): string =>
  sentence === null ? '–' : `\`${sentence}\`${texts[sentence]?.law ? ` ${texts[sentence].law}` : ''}`
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/**
 * The table of clauses as a page of the documentation. It has the sentence in each place, with the paragraph that the
 * lease prints.
 */
export const clausesPage = (): string =>
  [
    '# The clauses of the lease by what is let',
    '',
    'Written from `src/lease/clauses/rules-by-letting.ts` by a test, which holds the two together (`npx vitest run --project rules src/lease/clauses/rules-by-letting.test.ts -u` writes it anew). What a sentence says is in `words-*.ts`, what it rests on in [lease-clauses.md](lease-clauses.md). What is not in this table is the same in every lease.',
    '',
    row(['Clause', 'When', ...lettingKinds.map((letting) => columns[letting])]),
    row(['---', '---', ...lettingKinds.map(() => '---')]),
    ...latestLines.map((line) =>
      row([texts[clausePlaces[line.place]]!.nb, when(line), ...lettingKinds.map((letting) => cell(line[letting]))]),
    ),
    '',
  ].join('\n')
