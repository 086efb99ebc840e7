/** A landlord's stops and starts of a repeat, in order, each with its day. */
type Switches = readonly { readonly what: 'stop' | 'start'; readonly on: string }[]

export type Rhythm = 'weekly' | 'monthly' | 'quarterly' | 'half_yearly' | 'yearly'
export const rhythms: readonly Rhythm[] = ['weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly']

/** The months of the calendar in which a repeat has a date, if it began in month 0. */
const monthsWithDate: Record<Exclude<Rhythm, 'weekly'>, readonly number[]> = {
  monthly: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  quarterly: [0, 3, 6, 9],
  half_yearly: [0, 6],
  yearly: [0],
}

/** The dates that a repeat must have made, computed without the product, day by day on the calendar. */
export interface PlannedRepeat {
  readonly date: string
  readonly repeat: Rhythm
  /** The repeating vouchers, one after the other: the first, and one for each change from a date on. */
  readonly links: readonly {
    /** The first day of this voucher's dates. They end before the first day of the next voucher. */
    readonly from: string
    /** Stops and starts from before this voucher continued the repeat also apply to its dates. */
    readonly switches: Switches
  }[]
}

const day = 86_400_000
const ms = (text: string) => Date.parse(`${text}T00:00:00Z`)
const text = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Every date after the first, if the repeat were never stopped or changed. */
function calendar({ date, repeat }: Pick<PlannedRepeat, 'date' | 'repeat'>, to: number): string[] {
  const dates: string[] = []
  const first = new Date(ms(date))
  for (let at = ms(date) + day; at <= to; at += day) {
    const here = new Date(at)
    const endsMonth = new Date(at + day).getUTCMonth() !== here.getUTCMonth()
    const hit =
      repeat === 'weekly'
        ? here.getUTCDay() === first.getUTCDay()
        : monthsWithDate[repeat].includes((here.getUTCMonth() - first.getUTCMonth() + 12) % 12) &&
          (here.getUTCDate() === first.getUTCDate() || (endsMonth && here.getUTCDate() < first.getUTCDate()))
    if (hit) dates.push(text(at))
  }
  return dates
}

/** The date of the voucher that continues the repeat from that day on. */
export const continuationDate = (planned: Pick<PlannedRepeat, 'date' | 'repeat'>, from: string): string =>
  calendar(planned, ms(from) + 366 * day).find((date) => date >= from)!

/** The dates that each repeating voucher must have made by that day, in order. */
export function expectedDates(planned: PlannedRepeat, today: string): string[][] {
  const dates = calendar(planned, ms(today))
  return planned.links.map(({ from, switches }, n) => {
    const own = n === 0 ? planned.date : continuationDate(planned, from)
    const end = planned.links[n + 1]?.from
    return dates.filter((date) => date > own && (end === undefined || date < end) && !isLeftOut(date, switches))
  })
}

/** True if the date is after a stop and before the next start. The days of the stop and the start have their voucher. */
function isLeftOut(date: string, switches: Switches): boolean {
  let stoppedOn: string | null = null
  for (const { what, on } of switches) {
    if (what === 'stop') stoppedOn ??= on
    else {
      if (stoppedOn !== null && date > stoppedOn && date < on) return true
      stoppedOn = null
    }
  }
  return stoppedOn !== null && date > stoppedOn
}
