import { day } from '../../base/kit/day'
import type { Letting } from '../law/model'
import type { LeaseData } from './model'
import { leaseSheet } from '../document/rules'
import { testDeposits, testLease } from './test-lease'

/**
 * A term of exactly one year. It is short for an ordinary home and a room, and long enough when the landlord lives in
 * the house.
 */
export const oneYearTerm = { type: 'time-bound', end: day('2028-01-14'), notice: null } as const
/** A term of a year with the reason that makes it valid. */
const endsForCause = { ...oneYearTerm, reason: 'Utleieren flytter selv inn.' } as const
export const testTerms = {
  running: { type: 'running', end: null, notice: 3 },
  fixed: endsForCause,
  terminable: { ...endsForCause, terminable: true, notice: 3 },
} as const satisfies Record<string, Partial<LeaseData>>
export type TestTerm = keyof typeof testTerms

/** A lease of this kind of letting, as it is drawn. */
export const testLeaseSheet = (letting: Letting, changes: Partial<LeaseData> = {}, lang: 'nb' | 'en' = 'nb') =>
  leaseSheet(testLease({ letting, deposit: testDeposits.own, other: '', ...changes }), lang)
type Sheet = ReturnType<typeof testLeaseSheet>
/** A clause by its heading. Without a deposit, the clause on it has another. */
export const clauseOf = ({ clauses, signatures }: Sheet, title: string) =>
  [...clauses, signatures].find(
    (clause) => clause.title.nb === title || (title === 'Depositum' && clause.title.nb === 'Sikkerhet'),
  )!
/** The paragraph of each of the clause's sentences. A dash for a sentence without one. */
export const lawsOf = (sheet: Sheet, title: string) =>
  clauseOf(sheet, title).items.flatMap((item) =>
    'law' in item ? [item.law?.nb.replace('husleieloven ', '') ?? '–'] : [],
  )
/** The text of the clause. */
export const textOf = (sheet: Sheet, title: string, lang: 'nb' | 'en' = 'nb') =>
  clauseOf(sheet, title)
    .items.flatMap((item) =>
      'wording' in item ? [item.wording[lang] ?? ''] : item.kind === 'typed' ? [item.text] : [],
    )
    .join('\n')
    .replaceAll('\u00a0', ' ')
/** Everything that a lease says in one language, including lists and key facts. */
export function allTextOf(sheet: Sheet, lang: 'nb' | 'en' = 'nb'): string {
  const facts = sheet.facts.map(({ label, value }) => `${label[lang]}: ${value[lang] ?? value.nb}`)
  const items = [...sheet.clauses, sheet.signatures].flatMap((clause) =>
    clause.items.flatMap((item) =>
      item.kind === 'list'
        ? item.list.map((each) => each[lang] ?? each.nb)
        : item.kind === 'typed'
          ? [item.text]
          : 'wording' in item
            ? [item.wording[lang] ?? '']
            : [],
    ),
  )
  return [...facts, ...items].join('\n').replaceAll('\u00a0', ' ')
}
/** The items of the lists in a clause. */
export const listItemsOfClause = (sheet: Sheet, title: string) =>
  clauseOf(sheet, title).items.flatMap((item) => (item.kind === 'list' ? item.list.map(({ nb }) => nb) : []))
