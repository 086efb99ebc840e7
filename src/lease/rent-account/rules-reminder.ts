import { addDays, formatDay, yearOf, type Day } from '../../base/kit/day'
import { listNames } from '../../base/kit/full-name'
import { formatKr, ore, sumOre, type Ore } from '../../base/kit/money'
import { translate, type Language } from '../../base/kit/words'
import type { Rates } from '../../base/register/model'
import type { LateAnswer, RentAccountRecord } from './model'
import {
  lateInterest,
  reminderFee,
  firstReminderDay,
  type DayPeriod,
  type InterestPeriod,
  type LateInterest,
} from './rules-late'
import { partsOfMonth, type PartOfMonth } from './rules-answer'
import { firstDayOfMonth } from './rules-payment'
import { reminderWords } from './words-reminder'

type Account = Pick<RentAccountRecord, 'months' | 'payments'>

/** A month, or a rise of it, that was due before today and is not paid in full. */
export interface LateMonth {
  readonly month: Day
  readonly dueOn: Day
  readonly open: Ore
  /** True if this part is a rise that was agreed after the month was due. */
  readonly isRise: boolean
}

/** The parts that are late, the oldest first. */
const lateParts = ({ months }: Pick<Account, 'months'>, today: Day) =>
  months
    .flatMap(partsOfMonth)
    .filter(({ dueOn, open }) => dueOn < today && open > 0)
    .toSorted((a, b) => (a.dueOn === b.dueOn ? (a.month < b.month ? -1 : 1) : a.dueOn < b.dueOn ? -1 : 1))

/** The late months, the oldest first. */
export const lateMonths = (account: Pick<Account, 'months'>, today: Day): LateMonth[] =>
  lateParts(account, today).map(({ month, dueOn, open, isRise }) => ({
    month: firstDayOfMonth(month),
    dueOn,
    open,
    isRise,
  }))

/** The payments of a part of a month, in their order. The month's own part is paid before its rises. */
function paidOf({ month, after, sum }: PartOfMonth, payments: Account['payments']) {
  let before = 0
  return payments.flatMap(({ date, months: parts }) =>
    parts
      .filter((part) => part.month === month)
      .map((part) => {
        const within = (total: number) => Math.min(sum, Math.max(0, total - after))
        const own = ore(within(before + part.sum) - within(before))
        before += part.sum
        return { date, sum: own }
      })
      .filter((part) => part.sum !== 0),
  )
}

/** A period of interest. `dueOn` is the due day of the rent that it is for. */
export interface LateInterestPeriod extends InterestPeriod {
  readonly dueOn: Day
}

/** Charges in addition to the rent. They are only shown, never added to what is owed. */
export interface LateCharges {
  /** The interest for all late months up to today. `unknown` lists the days without a known rate. */
  readonly interest: Pick<LateInterest, 'sum' | 'unknown'> & { readonly periods: readonly LateInterestPeriod[] }
  /**
   * The highest fee of a written reminder that is sent in `year`, from the day `from` on. Null when nothing is late.
   */
  readonly fee: {
    /** Null: the fee of the year is not known. */
    readonly sum: Ore | null
    readonly from: Day
    readonly year: number
  } | null
}

/** Joins overlapping and adjacent periods of several months. The earliest comes first. */
function joined(periods: readonly DayPeriod[]): DayPeriod[] {
  const found: DayPeriod[] = []
  for (const { from, until } of periods.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = found.at(-1)
    if (last === undefined || from > addDays(last.until, 1)) found.push({ from, until })
    else if (until > last.until) found[found.length - 1] = { from: last.from, until }
  }
  return found
}

export function lateCharges({ months, payments }: Account, today: Day, rates: Rates): LateCharges {
  const late = lateParts({ months }, today)
  const reckoned = late.map((part) =>
    lateInterest({ dueOn: part.dueOn, sum: part.sum, paid: paidOf(part, payments) }, today, rates),
  )
  const [oldest] = late
  const from = oldest && firstReminderDay(oldest.dueOn)
  // The earliest day on which a reminder with a fee can still be sent.
  const sentOn = from === undefined || from < today ? today : from
  return {
    interest: {
      sum: sumOre(reckoned.map(({ sum }) => sum)),
      periods: reckoned.flatMap(({ periods }, at) =>
        periods.map((each) => Object.assign({ dueOn: late[at]!.dueOn }, each)),
      ),
      unknown: joined(reckoned.flatMap(({ unknown }) => unknown)),
    },
    fee:
      oldest === undefined || from === undefined
        ? null
        : { sum: reminderFee(oldest.dueOn, sentOn, rates), from, year: yearOf(sentOn) },
  }
}

/**
 * The charges in an answer: the periods of all late months together, one for each rate. Null when nothing is late.
 * `unknown_from` is the first day whose rate is not known.
 */
export function toLateAnswer({ interest, fee }: LateCharges): LateAnswer | null {
  if (fee === null) return null
  const periods = new Map<string, { from: Day; to: Day; percent: number; sum: Ore }>()
  for (const { from, until, rate, sum } of interest.periods) {
    const key = `${from.slice(0, 4)}-${from.slice(5, 7) <= '06' ? 1 : 2} ${rate}`
    const known = periods.get(key)
    periods.set(key, {
      from: known !== undefined && known.from < from ? known.from : from,
      to: known !== undefined && known.to > until ? known.to : until,
      percent: rate / 100,
      sum: ore((known?.sum ?? 0) + sum),
    })
  }
  return {
    interest: {
      sum: interest.sum,
      periods: [...periods.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1)),
      unknown_from: interest.unknown[0]?.from ?? null,
    },
    fee: { sum: fee.sum, from: fee.from },
  }
}

export interface ReminderSource {
  /** First names. */
  readonly tenants: readonly string[]
  /** `Storgata 12` */
  readonly dwelling: string
  readonly months: readonly LateMonth[]
  /** The bank account to which the rent is paid. Empty: the landlord hasn't said. */
  readonly account: string
  /** The KID for the payment. Empty: the landlord has named none. */
  readonly kid: string
  readonly payBy: Day
  readonly landlord: string
  /** The day up to which the bank file was read. Null: none was read. */
  readonly countedUntil: Day | null
}

const kr = (amount: Ore): string => formatKr(amount, 'needed')

const monthName = (month: Day, language: Language): string =>
  new Intl.DateTimeFormat(language === 'nb' ? 'nb-NO' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}T00:00:00Z`))

/**
 * The text of a reminder, which the landlord copies. For each month, it says how much is missing and since when. It
 * also says where to pay.
 */
export function reminderText(of: ReminderSource, language: Language): string {
  const text = (key: keyof typeof reminderWords.texts, values: Record<string, string> = {}) =>
    translate(reminderWords, key, language, values)
  const total = kr(sumOre(of.months.map(({ open }) => open)))
  return [
    of.tenants.length > 0 ? text('hello', { names: listNames(of.tenants, language) }) : text('helloAll'),
    '',
    text('missing', { dwelling: of.dwelling }),
    ...of.months.map(({ month, dueOn, open, isRise }) =>
      text(isRise ? 'rise' : 'month', { month: monthName(month, language), sum: kr(open), day: formatDay(dueOn) }),
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
