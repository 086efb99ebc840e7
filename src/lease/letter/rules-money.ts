import { addDays, formatDay } from '../../base/kit/day'
import type { FactRow } from '../../base/pdf/model'
import type { DocumentTranslator } from '../../base/pdf/rules'
import { monthNameText } from '../regulation/rules-difference'
import { firstReminderDay } from '../rent-account/rules-late'
import type { LetterFacts, OpenRent } from './model-facts'
import {
  demandsForOpenRent,
  demandTotal,
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

/**
 * The notice to the social services needs grounds for a petition: rent that is unpaid two weeks after a warning, or a
 * lease that is over (tvangsfullbyrdelsesloven § 13-2).
 */
export const socialServices: LetterRule = {
  required: () => [],
  span: (facts) => {
    // § 9-11 doesn't apply to the landlord's own home (§ 11-4 third paragraph).
    if (facts.letting === 'own_home') return 'notThisLease'
    const warned = facts.open.length > 0 && facts.sent.findLast(({ kind }) => kind === 'eviction_warning')
    const days = [
      ...(warned ? [addDays(twoWeeksFrom(warned.on), 1)] : []),
      ...[lastDayOfLease(facts)].flatMap((last) => (last === null ? [] : [addDays(last, 1)])),
    ].toSorted()
    return days[0] === undefined ? 'noGroundsForEviction' : { first: days[0], last: null }
  },
  lines: ({ reason }) => [
    { key: 'socialNotice' },
    ...(reason === '' ? [] : [{ typed: reason }]),
    { key: 'socialCopy' },
    { key: 'socialWait' },
    { key: 'socialReserve' },
  ],
  must: () => ['socialNotice', 'socialReserve'],
  tables: (_form, facts, translator) => {
    const late = lateRent(facts)
    return late.length === 0 ? [] : [openTable(facts, late, translator)]
  },
}
