import { addDays, formatDay, type Day } from '../../base/kit/day'
import type { FactRow } from '../../base/pdf/model'
import type { DocumentTranslator } from '../../base/pdf/rules'
import { monthNameText } from '../regulation/rules-difference'
import { firstReminderDay } from '../rent-account/rules-late'
import type { LetterFacts, OpenRent } from './model-facts'
import {
  demandsForOpenRent,
  demandTotal,
  evictionWarned,
  reminderFeeOf,
  lastDayOfLease,
  lateRent,
  letterSum,
  openTotal,
  payByProblem,
  twoWeeksFrom,
  type LetterLine,
  type LetterRule,
  type LetterTable,
} from './rules-kind'
import { letterPaperWords } from './words-sheet'

/** The lawful days of a letter about unpaid rent: from `after` days after the oldest due day. */
const fromDueDay =
  (after: number): LetterRule['span'] =>
  ({ open, nextDue }) => {
    const due = open[0]?.dueOn ?? nextDue
    return due === null ? 'nothingLate' : { first: addDays(due, after), last: null }
  }

const payLines = ({ account, kid, tenants }: LetterFacts): readonly LetterLine[] => [
  { key: account === '' ? 'payUsual' : 'pay' },
  ...(kid === '' ? [] : [{ key: 'kid' } as const]),
  ...(tenants > 1 ? [{ key: 'severalPay' } as const] : []),
]

const rate = (hundredths: number): string => (hundredths / 100).toFixed(2).replace('.', ',')

/** The unpaid parts of the rent. With `charges`, also the interest, the fee and the total. */
function openTable(
  facts: LetterFacts,
  open: readonly OpenRent[],
  { translate, show }: DocumentTranslator,
  charges = false,
): LetterTable {
  const months: FactRow[] = open.map(({ month, dueOn, open: unpaid, isRise }) => ({
    label: isRise
      ? translate(letterPaperWords, 'riseOfMonth', { month: monthNameText(month) })
      : show(monthNameText(month)),
    value: translate(letterPaperWords, 'openMonth', { sum: letterSum(unpaid), day: formatDay(dueOn) }),
  }))
  const fee = reminderFeeOf(facts).sum
  const more: FactRow[] = charges
    ? [
        ...facts.interest.rows.map((row) => ({
          label: translate(letterPaperWords, 'interestRow', {
            rate: { nb: rate(row.rate), en: rate(row.rate).replace(',', '.') },
            unpaid: letterSum(row.unpaid),
            from: formatDay(row.from),
            until: formatDay(row.until),
          }),
          value: show(letterSum(row.sum)),
        })),
        ...(fee === null ? [] : [{ label: translate(letterPaperWords, 'feeRow'), value: show(letterSum(fee)) }]),
      ]
    : []
  const total = charges ? demandTotal(facts) : openTotal(open)
  return {
    title: translate(letterPaperWords, 'openRent'),
    rows: [
      ...months,
      ...more,
      {
        label: translate(letterPaperWords, charges ? 'total' : 'rentTotal'),
        value: show(letterSum(total)),
      },
    ],
  }
}

export const paymentReminder: LetterRule = {
  afterEnd: true,
  required: () => [],
  span: fromDueDay(1),
  problem: (form, { today }) => payByProblem(form, today, today),
  lines: (_form, facts) => [{ key: 'missing' }, ...payLines(facts), { key: 'noCharges' }, { key: 'paidMeanwhile' }],
  must: () => ['missing', 'noCharges'],
  tables: (_form, facts, translator) => [openTable(facts, lateRent(facts), translator)],
}

/**
 * A demand with interest and fee. A fee may be claimed from the fourteenth day after the due day. A second one may be
 * claimed only after the time limit of the first letter (inkassoforskriften §§ 1-2, 1-3).
 */
export const rentDemand: LetterRule = {
  afterEnd: true,
  required: () => [],
  span: (facts) => {
    const oldest = facts.open[0]
    if (!oldest) return fromDueDay(14)(facts)
    const earliest = firstReminderDay(oldest.dueOn)
    const before = demandsForOpenRent(facts).at(-1)
    const again = before && addDays(before.payBy ?? addDays(before.on, 14), 1)
    return { first: again !== undefined && again > earliest ? again : earliest, last: null }
  },
  problem: (form, { today }) => payByProblem(form, addDays(today, 14), today),
  lines: (_form, facts) => [
    { key: 'demand' },
    { key: facts.interest.rows.length > 0 ? 'interest' : 'interestRuns' },
    ...(facts.interest.unknown.length > 0 ? [{ key: 'interestUnknown' } as const] : []),
    { key: reminderFeeOf(facts).key },
    ...payLines(facts),
    { key: 'demandNext' },
    { key: 'disputedRent' },
  ],
  must: ({ account, interest }) => [
    'demand',
    interest.rows.length > 0 ? 'interest' : 'interestRuns',
    account === '' ? 'payUsual' : 'pay',
    ...(interest.unknown.length > 0 ? (['interestUnknown'] as const) : []),
  ],
  tables: (_form, facts, translator) => [openTable(facts, lateRent(facts), translator, true)],
}

/** The warning before eviction for unpaid rent. It can be sent on the due day at the earliest. */
export const evictionWarning: LetterRule = {
  required: () => [],
  span: fromDueDay(0),
  lines: (_form, facts) => [
    { key: 'missing' },
    { key: 'evictionWarning', as: 'box' },
    { key: 'evictionAvoided', as: 'box' },
    { key: 'evictionInterest' },
    ...payLines(facts),
    { key: 'evictionHelp' },
  ],
  must: () => ['missing', 'evictionWarning', 'evictionAvoided'],
  tables: (_form, facts, translator) => [openTable(facts, facts.open, translator)],
}

interface EvictionGround {
  readonly key: 'socialRent' | 'socialTerm' | 'socialNotice'
  /** The first day on which eviction can be demanded. */
  readonly since: Day
}

/**
 * The grounds for a petition (tvangsfullbyrdelsesloven § 13-2): rent that is unpaid two weeks after a warning, a term
 * that is over, two weeks after the request to move, which is a warning too, and a notice that has ended the lease.
 */
function evictionGrounds(facts: LetterFacts): readonly EvictionGround[] {
  const { term, sent } = facts
  const warned = evictionWarned(facts)
  const moved = sent.findLast(({ kind, on }) => kind === 'move_request' && term.end !== null && on > term.end)
  const limit = moved && twoWeeksFrom(moved.on)
  const moveBy = moved?.payBy && limit && moved.payBy > limit ? moved.payBy : limit
  return [
    ...(warned ? [{ key: 'socialRent', since: addDays(twoWeeksFrom(warned.on), 1) } as const] : []),
    ...(moveBy ? [{ key: 'socialTerm', since: addDays(moveBy, 1) } as const] : []),
    // After a protest in time, only a court can let the landlord evict (husleieloven § 9-8).
    ...(facts.isContested || term.noticeEnd === null || term.noticeEnd !== lastDayOfLease(facts)
      ? []
      : [{ key: 'socialNotice', since: addDays(term.noticeEnd, 1) } as const]),
  ]
}

/** The grounds that there are today. */
const groundsToday = (facts: LetterFacts): readonly EvictionGround[] =>
  evictionGrounds(facts).filter(({ since }) => since <= facts.today)

/** The notice to the social services needs grounds for a petition, and names the breach (§ 9-11). */
export const socialServices: LetterRule = {
  required: () => [],
  span: (facts) => {
    // § 9-11 doesn't apply to the landlord's own home (§ 11-4 third paragraph).
    if (facts.letting === 'own_home') return 'notThisLease'
    const days = evictionGrounds(facts)
      .map(({ since }) => since)
      .toSorted()
    return days[0] === undefined ? 'noGroundsForEviction' : { first: days[0], last: null }
  },
  lines: ({ reason }, facts) => [
    ...groundsToday(facts).map(({ key }) => ({ key })),
    { key: 'socialGrounds' },
    ...(reason === '' ? [] : [{ typed: reason }]),
    { key: 'socialCopy' },
    { key: 'socialWait' },
    { key: 'socialReserve' },
  ],
  must: (facts) => [...groundsToday(facts).map(({ key }) => key), 'socialGrounds', 'socialReserve'],
  tables: (_form, facts, translator) => {
    // Rent is listed where it is the breach.
    const isRent = groundsToday(facts).some(({ key }) => key === 'socialRent')
    return isRent ? [openTable(facts, lateRent(facts), translator)] : []
  },
}
