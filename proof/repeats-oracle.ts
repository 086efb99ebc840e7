/** The dates that a repeat must have made, worked out apart from the product: day by day, on the calendar. */
export interface Planned {
  readonly date: string
  readonly repeat: 'weekly' | 'monthly'
  /** What the landlord did, in order: the day of each stop and start. */
  readonly switches: readonly { readonly what: 'stop' | 'start'; readonly on: string }[]
}

const day = 86_400_000
const ms = (text: string) => Date.parse(`${text}T00:00:00Z`)
const text = (at: number) => new Date(at).toISOString().slice(0, 10)

export function mustHave({ date, repeat, switches }: Planned, today: string): string[] {
  const dates: string[] = []
  const first = new Date(ms(date))
  for (let at = ms(date) + day; at <= ms(today); at += day) {
    const here = new Date(at)
    const endsMonth = new Date(at + day).getUTCMonth() !== here.getUTCMonth()
    const hit =
      repeat === 'weekly'
        ? here.getUTCDay() === first.getUTCDay()
        : here.getUTCDate() === first.getUTCDate() || (endsMonth && here.getUTCDate() < first.getUTCDate())
    if (hit && !isLeftOut(text(at), switches)) dates.push(text(at))
  }
  return dates
}

/** Whether the date lies behind a stop and before the start that follows it; the days of both have their voucher. */
function isLeftOut(date: string, switches: Planned['switches']): boolean {
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
