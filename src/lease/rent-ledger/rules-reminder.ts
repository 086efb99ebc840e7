import { formatDay, yearOf, type Day } from '../../base/kit/day'
import { listNames } from '../../base/kit/full-name'
import { formatKr, ore, sumOre, type Ore } from '../../base/kit/money'
import { translate, type Language } from '../../base/kit/words'
import type { RentAccountAnswer } from '../rent-account/model'
import { lateInterest, reminderFee, reminderFrom, type InterestPeriod } from '../rent-account/rules-late'
import { firstOf } from './rules-payment'
import { reminderWords } from './words-reminder'

type Account = Pick<RentAccountAnswer, 'months' | 'payments'>

/** A month that was due before today and is not paid in full. */
export interface LateMonth {
  readonly month: Day
  readonly dueOn: Day
  readonly open: Ore
}

/** The months of an account that are late, the oldest first. */
export const lateMonths = ({ months }: Pick<Account, 'months'>, today: Day): LateMonth[] =>
  months
    .filter(({ due_on, sum, paid }) => due_on < today && paid < sum)
    .map(({ month, due_on, sum, paid }) => ({ month: firstOf(month), dueOn: due_on, open: ore(sum - paid) }))

/** What the law lets a landlord ask for beside the rent, to be shown: nothing of it is added to what is owed. */
export interface LateCharges {
  /** Of all late months up to today; null where a rate is not known. */
  readonly interest: { readonly sum: Ore; readonly periods: readonly InterestPeriod[] } | null
  /** What a written reminder may cost that is sent in that year, and from which day on; null where nothing is late. */
  readonly fee: {
    /** Null: the fee of the year is not known. */
    readonly sum: Ore | null
    readonly from: Day
    readonly year: number
  } | null
}

export function lateCharges({ months, payments }: Account, today: Day): LateCharges {
  const late = months.filter(({ due_on, sum, paid }) => due_on < today && paid < sum)
  const reckoned = late.map(({ month, due_on, sum }) =>
    lateInterest(
      {
        dueOn: due_on,
        sum,
        paid: payments.flatMap(({ date, months: parts }) =>
          parts.filter((part) => part.month === month).map((part) => ({ date, sum: part.sum })),
        ),
      },
      today,
    ),
  )
  const known = reckoned.filter((each) => each !== null)
  const [oldest] = late
  const from = oldest && reminderFrom(oldest.due_on)
  // The earliest day on which it can still be sent.
  const sentOn = from === undefined || from < today ? today : from
  return {
    interest:
      known.length < reckoned.length
        ? null
        : { sum: sumOre(known.map(({ sum }) => sum)), periods: known.flatMap(({ periods }) => periods) },
    fee:
      oldest === undefined || from === undefined
        ? null
        : { sum: reminderFee(oldest.due_on, sentOn), from, year: yearOf(sentOn) },
  }
}

export interface ReminderSource {
  /** First names of those who rent. */
  readonly tenants: readonly string[]
  /** `Storgata 12` */
  readonly dwelling: string
  readonly months: readonly LateMonth[]
  /** Where the rent is paid to, as it is written; empty: the landlord hasn't said. */
  readonly account: string
  /** Empty: none is named. */
  readonly kid: string
  /** Until when it is to be paid. */
  readonly payBy: Day
  readonly landlord: string
  /** Until which day the bank's file has been read; null: none was. */
  readonly countedUntil: Day | null
}

const kr = (amount: Ore): string => formatKr(amount, 'needed')

const monthName = (month: Day, language: Language): string =>
  new Intl.DateTimeFormat(language === 'nb' ? 'nb-NO' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}T00:00:00Z`))

/** A friendly reminder of late rent, to be copied: what is missing of which month since when, and where it is paid to. */
export function reminderText(of: ReminderSource, language: Language): string {
  const text = (key: keyof typeof reminderWords.texts, values: Record<string, string> = {}) =>
    translate(reminderWords, key, language, values)
  const total = kr(sumOre(of.months.map(({ open }) => open)))
  return [
    of.tenants.length > 0 ? text('hello', { names: listNames(of.tenants, language) }) : text('helloAll'),
    '',
    text('missing', { dwelling: of.dwelling }),
    ...of.months.map(({ month, dueOn, open }) =>
      text('month', { month: monthName(month, language), sum: kr(open), day: formatDay(dueOn) }),
    ),
    ...(of.months.length > 1 ? [text('total', { sum: total })] : []),
    '',
    text(of.account === '' ? 'payAnywhere' : 'pay', { sum: total, account: of.account, day: formatDay(of.payBy) }),
    ...(of.kid === '' ? [] : [text('kid', { kid: of.kid })]),
    ...(of.countedUntil === null ? [] : [text('countedUntil', { day: formatDay(of.countedUntil) })]),
    text('ignore'),
    '',
    text('regards'),
    of.landlord,
  ].join('\n')
}
