/** What a landlord did to a repeat, in order: the day of each stop and start. */
type Switches = readonly { readonly what: 'stop' | 'start'; readonly on: string }[]

/** The dates that a repeat must have made, worked out apart from the product: day by day, on the calendar. */
export interface Planned {
  readonly date: string
  readonly repeat: 'weekly' | 'monthly'
  /** The vouchers that repeat, one after the other: the first, and one for each change from a date on. */
  readonly links: readonly {
    /** Its dates are those from then on, up to the next one's. */
    readonly from: string
    /** What was done before it took over holds for its dates too. */
    readonly switches: Switches
  }[]
}

const day = 86_400_000
const ms = (text: string) => Date.parse(`${text}T00:00:00Z`)
const text = (at: number) => new Date(at).toISOString().slice(0, 10)

/** Every date after the first, as if nobody had ever done anything to the repeat. */
function calendar({ date, repeat }: Pick<Planned, 'date' | 'repeat'>, to: number): string[] {
  const dates: string[] = []
  const first = new Date(ms(date))
  for (let at = ms(date) + day; at <= to; at += day) {
    const here = new Date(at)
    const endsMonth = new Date(at + day).getUTCMonth() !== here.getUTCMonth()
    const hit =
      repeat === 'weekly'
        ? here.getUTCDay() === first.getUTCDay()
        : here.getUTCDate() === first.getUTCDate() || (endsMonth && here.getUTCDate() < first.getUTCDate())
    if (hit) dates.push(text(at))
  }
  return dates
}

/** Where the voucher stands that goes on with the repeat from that day on. */
export const standsOn = (planned: Pick<Planned, 'date' | 'repeat'>, from: string): string =>
  calendar(planned, ms(from) + 31 * day).find((date) => date >= from)!

/** What each of the repeating vouchers must have made by that day, in order. */
export function mustHave(planned: Planned, today: string): string[][] {
  const dates = calendar(planned, ms(today))
  return planned.links.map(({ from, switches }, n) => {
    const own = n === 0 ? planned.date : standsOn(planned, from)
    const end = planned.links[n + 1]?.from
    return dates.filter((date) => date > own && (end === undefined || date < end) && !isLeftOut(date, switches))
  })
}

/** Whether the date lies behind a stop and before the start that follows it; the days of both have their voucher. */
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
