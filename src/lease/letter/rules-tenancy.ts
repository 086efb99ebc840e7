import { addDays, addMonths, formatDay, monthAt, type Day } from '../../base/kit/day'
import { workingDayOnOrAfter } from '../../base/kit/day-off'
import type { FactRow } from '../../base/pdf/model'
import { listText, sameInBothLanguages, type DocumentTranslator } from '../../base/pdf/rules'
import type { Text } from '../../base/kit/words'
import { contractWords } from '../contract/words'
import type { LetterRequest } from './model'
import type { LetterFacts } from './model-facts'
import {
  noLimit,
  endOfNoticeMonth,
  lastDayOfLease,
  letterSum,
  latestRent,
  presentRent,
  type LetterProblem,
  type LetterRule,
  type LetterSpan,
} from './rules-kind'
import { letterPaperWords } from './words-sheet'

const firstOfMonthFrom = (on: Day): Day => (monthAt(on) === on ? on : addMonths(monthAt(on), 1))
const latest = (one: Day, other: Day): Day => (one > other ? one : other)

/**
 * The first day on which market rent may be demanded: two years and six months after the last change of the rent that
 * didn't follow the index (husleieloven § 4-3).
 */
function firstMarketDemand({ rents }: LetterFacts): Day {
  const lastSetting = rents.findLast(({ byIndex }) => !byIndex)!
  return addMonths(lastSetting.since, 30)
}

/**
 * The days on which market rent may be demanded. It takes effect six months later, on the first of a month, so the last
 * day is six months before the last month of a lease that ends.
 */
function marketSpan(facts: LetterFacts): LetterSpan | 'notThisLease' {
  const first = firstMarketDemand(facts)
  const end = lastDayOfLease(facts)
  if (end === null) return { first, last: null }
  const lastMonth = monthAt(end)
  const last = addMonths(lastMonth, -6)
  return first > last || addMonths(latestRent(facts).since, 12) > lastMonth ? 'notThisLease' : { first, last }
}

/** The first month that may have the market rent if it is demanded today. */
export const firstMarketMonth = (facts: LetterFacts): Day =>
  firstOfMonthFrom(latest(addMonths(facts.today, 6), addMonths(latestRent(facts).since, 12)))

function marketProblem({ from, month_sum }: LetterRequest, facts: LetterFacts): LetterProblem | null {
  const wrong = (fields: Record<string, string>, first?: Day): LetterProblem => ({
    reason: 'invalid',
    fields,
    ...(first !== undefined && { first }),
  })
  const first = firstMarketMonth(facts)
  const last = lastDayOfLease(facts)
  if (from !== null) {
    if (monthAt(from) !== from) return wrong({ from: 'firstOfMonth' })
    if (from < first) return wrong({ from: 'tooEarly' }, first)
    if (from > addMonths(facts.today, 24)) return wrong({ from: 'dateRange' })
  }
  if (last !== null && (from ?? first) > last) return wrong({ from: 'afterLease' })
  if (month_sum !== null && month_sum <= 0) return wrong({ month_sum: 'aboveZero' })
  return month_sum === latestRent(facts).sum ? wrong({ month_sum: 'sameRent' }) : null
}

/** The rent of today, and a rise that is agreed or demanded and not in force yet. */
const presentRentRows = (facts: LetterFacts, translate: DocumentTranslator['translate']): FactRow[] => {
  const { sum, since } = presentRent(facts)
  return [
    {
      label: translate(letterPaperWords, 'rentNow'),
      value: translate(letterPaperWords, 'aMonthSince', { sum: letterSum(sum), since: formatDay(since) }),
    },
    ...facts.rents
      .filter(({ since: from }) => from > facts.today && from !== since)
      .map((rent) => ({
        label: translate(letterPaperWords, 'rentFrom', { from: formatDay(rent.since) }),
        value: translate(letterPaperWords, rent.byIndex ? 'aMonthIndex' : 'aMonth', { sum: letterSum(rent.sum) }),
      })),
  ]
}

export const marketRent: LetterRule = {
  required: () => ['month_sum'],
  span: marketSpan,
  problem: marketProblem,
  lines: ({ reason }) => [
    { key: 'marketClaim' },
    { key: 'marketTime' },
    { key: 'marketMeaning' },
    ...(reason === '' ? [] : [{ key: 'marketBasis' } as const, { typed: reason }]),
    { key: 'marketImprovements' },
    { key: 'marketDispute' },
  ],
  must: () => ['marketClaim', 'marketTime', 'marketMeaning', 'marketImprovements', 'marketDispute'],
  tables: ({ month_sum, from }, facts, { translate }) => [
    {
      title: translate(letterPaperWords, 'rent'),
      rows: [
        ...presentRentRows(facts, translate),
        {
          label: translate(letterPaperWords, 'newRent'),
          value: translate(letterPaperWords, 'aMonthFrom', {
            sum: month_sum === null ? '' : letterSum(month_sum),
            from: from === null ? '' : formatDay(from),
          }),
        },
      ],
    },
  ],
}

/**
 * The first lawful day of a visit. Changes of the dwelling need three months to the end of a calendar month
 * (husleieloven § 5-6 third paragraph, § 9-6 first paragraph). For other visits the act says "in reasonable time" and
 * names no number.
 */
const firstVisit = ({ purpose }: Pick<LetterRequest, 'purpose'>, { today }: Pick<LetterFacts, 'today'>): Day =>
  purpose === 'changes' ? addDays(endOfNoticeMonth(today, 3), 1) : today

export const access: LetterRule = {
  required: () => ['on'],
  span: (facts) => ({ first: null, last: lastDayOfLease(facts) }),
  problem: (form, facts) => {
    const first = firstVisit(form, facts)
    const last = lastDayOfLease(facts)
    // Only a tenant who is about to move out has to let new tenants see the dwelling (§ 10-1).
    if (form.purpose === 'viewing' && last === null) return { reason: 'invalid', fields: { purpose: 'viewingNoEnd' } }
    if (form.on === null) return null
    if (form.on < first) return { reason: 'invalid', fields: { on: 'tooEarly' }, first }
    return last !== null && form.on > last ? { reason: 'invalid', fields: { on: 'afterLease' }, last } : null
  },
  lines: ({ purpose, reason }) => [
    { key: `access_${purpose ?? 'inspection'}` },
    ...(reason === '' ? [] : [{ key: 'accessAbout' } as const, { typed: reason }]),
    ...(purpose === 'changes' ? [{ key: 'accessConsent' } as const] : []),
    ...(purpose === 'changes' || purpose === 'maintenance' ? [{ key: 'accessReduction' } as const] : []),
    { key: 'accessOther' },
  ],
  must: (_facts, { purpose }) => [
    `access_${purpose ?? 'inspection'}`,
    ...(purpose === 'changes' ? (['accessConsent', 'accessReduction'] as const) : []),
  ],
  tables: ({ on, time, purpose }, _facts, { translate }) => [
    {
      title: translate(letterPaperWords, purpose === 'changes' ? 'work' : 'visit'),
      rows: [
        {
          label: translate(letterPaperWords, purpose === 'changes' ? 'workBegins' : 'accessDay'),
          value: sameInBothLanguages(on === null ? '' : formatDay(on)),
        },
        ...(time === ''
          ? []
          : [{ label: translate(letterPaperWords, 'accessTime'), value: sameInBothLanguages(time) }]),
      ],
    },
  ],
}

/** The number of a clause: `9`, `9.2`, `§ 4` or `3 b`. A lease that the landlord had before may number by itself. */
const clauseNumber = /^(?:§{1,2}\s?)?\d{1,3}(?:\.\d{1,3}){0,3}\.?(?:\s?[a-zæøå])?$/i

export const addendum: LetterRule = {
  required: () => ['text'],
  span: () => noLimit,
  problem: ({ changes }) => {
    const fields = Object.fromEntries(
      changes.flatMap(({ clause }, at) => (clauseNumber.test(clause) ? [] : [[`changes.${at}.clause`, 'clause']])),
    )
    return Object.keys(fields).length === 0 ? null : { reason: 'invalid', fields }
  },
  lines: ({ text, changes }) => [
    { key: 'addendumAgreed' },
    { typed: text },
    ...changes.flatMap(({ clause, text: wording }) => [
      { key: 'addendumClause', values: { clause } } as const,
      { typed: wording },
    ]),
    { key: 'addendumRest' },
    { key: 'addendumSigned' },
  ],
  must: () => ['addendumAgreed', 'addendumRest'],
  signers: 'all',
}

/** The last day on which a request can be refused. After that day it counts as approved (§ 7-6, § 1-6). */
export const lastDayToRefuse = (received: Day): Day => workingDayOnOrAfter(addMonths(received, 1))

export const subletAnswer: LetterRule = {
  required: (_facts, { answer }) => ['received_on', 'answer', ...(answer === 'refused' ? (['reason'] as const) : [])],
  span: () => noLimit,
  problem: ({ received_on, answer }, { today }) => {
    if (received_on === null) return null
    if (received_on > today) return { reason: 'invalid', fields: { received_on: 'afterToday' } }
    const last = lastDayToRefuse(received_on)
    return answer === 'refused' && today > last ? { reason: 'approvedByLaw', last } : null
  },
  lines: ({ answer, reason }, { letting, term }) => [
    { key: 'subletReceived' },
    ...(answer === 'approved'
      ? ([{ key: 'subletApproved', as: 'box' }, { key: 'subletLiable' }] as const)
      : ([
          { key: 'subletRefused' },
          { typed: reason },
          { key: letting === 'own_home' ? 'subletGroundsOwnHome' : 'subletGrounds' },
          ...(term.end === null ? [] : ([{ key: 'subletRestOfTerm' }] as const)),
          { key: 'tribunal' },
        ] as const)),
  ],
  must: (_facts, { answer }) => ['subletReceived', answer === 'approved' ? 'subletApproved' : 'subletRefused'],
}

/** The costs that the rent includes, as one sentence: `Strøm, TV-abonnement og internett`. */
function includedText(comforts: LetterFacts['comforts']): Text {
  const inside = ({ nb, en }: Text): Text => ({ nb: withSmallInitial(nb), en: withSmallInitial(en) })
  const names = comforts.map((each, at) => (at === 0 ? contractWords.texts[each] : inside(contractWords.texts[each])))
  return listText(names, { nb: 'og', en: 'and' })
}

/** The text with a small initial, unless it begins with an abbreviation. */
const withSmallInitial = (text: string): string =>
  /^\p{Lu}{2}/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

function confirmedKey(facts: LetterFacts) {
  const last = lastDayOfLease(facts)
  if (last === null) return 'confirmed'
  if (facts.isFinished) return 'confirmedOver'
  // After its term, the lease may have gone on, and the tenant may still live there.
  if (last < facts.today && !(facts.isContested && facts.term.noticeEnd === last))
    return facts.term.noticeEnd === last ? 'confirmedOver' : 'confirmedExpired'
  if (facts.term.noticeEnd !== last) return 'confirmedFixed'
  return facts.isContested ? 'confirmedContested' : 'confirmedEnding'
}

export const tenancyConfirmation: LetterRule = {
  afterEnd: true,
  required: () => [],
  span: () => noLimit,
  lines: (_form, facts) => [
    { key: confirmedKey(facts) },
    ...(facts.tenants > 1 ? [{ key: 'confirmedTogether' } as const] : []),
    { key: 'confirmedUse' },
  ],
  must: (facts) => [confirmedKey(facts)],
  tables: (_form, facts, { translate, show }) => {
    const { sum, since } = presentRent(facts)
    const isOver = confirmedKey(facts) === 'confirmedOver'
    const rows: FactRow[] = [
      {
        label: translate(letterPaperWords, isOver ? 'lastRent' : 'rent'),
        value: isOver
          ? translate(letterPaperWords, 'aMonth', { sum: letterSum(sum) })
          : translate(letterPaperWords, 'aMonthSince', { sum: letterSum(sum), since: formatDay(since) }),
      },
      ...(facts.comforts.length === 0
        ? []
        : [
            {
              label: translate(letterPaperWords, 'included'),
              value: show(includedText(facts.comforts)),
            },
          ]),
      {
        label: translate(letterPaperWords, 'deposit'),
        value: facts.deposit === null ? translate(letterPaperWords, 'depositNone') : show(letterSum(facts.deposit)),
      },
    ]
    const born = facts.persons.filter((one) => one.born !== '')
    // The National Population Register knows people by their birth, and a dwelling in a block by its number.
    const known: FactRow[] = [
      ...born.map(({ name, born: on }) => ({
        label: translate(letterPaperWords, 'bornOf'),
        value: sameInBothLanguages(facts.persons.length === 1 ? on : `${name}, ${on}`),
      })),
      ...(facts.dwellingNumber === ''
        ? []
        : [
            {
              label: translate(letterPaperWords, 'dwellingNumber'),
              value: sameInBothLanguages(facts.dwellingNumber),
            },
          ]),
    ]
    return [
      ...(known.length === 0 ? [] : [{ title: translate(letterPaperWords, 'register'), rows: known }]),
      { title: translate(letterPaperWords, 'terms'), rows },
    ]
  },
}
