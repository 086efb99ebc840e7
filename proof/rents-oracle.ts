/** The rent that a contract must have booked, computed without the product, day by day on the calendar. */
export interface AgreedLease {
  readonly start: string
  readonly end: string | null
  readonly firstPayment: string
  /** Øre a month. */
  readonly rent: number
  readonly finished: string | null
}

const day = 86_400_000
const ms = (text: string) => Date.parse(`${text}T00:00:00Z`)
const text = (at: number) => new Date(at).toISOString().slice(0, 10)

/** `first day, last day, øre` of every month whose rent is owed and due by then, by month (YYYY-MM). */
export function expectedRents(
  { start, end, firstPayment, rent, finished }: AgreedLease,
  today: string,
): Map<string, string> {
  const days = new Map<string, string[]>()
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
  const endOfThisMonth = Date.UTC(year, month, 0)
  for (let at = ms(start); at <= endOfThisMonth; at += day) {
    const here = text(at)
    // A tenant who stays after a fixed term owes rent until the day that the landlord has named.
    const last = finished ?? end
    if (last !== null && here > last) break
    const name = here.slice(0, 7)
    if (name < firstPayment.slice(0, 7)) continue
    days.set(name, [...(days.get(name) ?? []), here])
  }
  const owed_ = new Map<string, string>()
  for (const [name, daysLet] of days) {
    const inMonth = new Date(Date.UTC(Number(name.slice(0, 4)), Number(name.slice(5, 7)), 0)).getUTCDate()
    // Rounded half up, in whole numbers.
    const sum = (2n * BigInt(rent) * BigInt(daysLet.length) + BigInt(inMonth)) / (2n * BigInt(inMonth))
    owed_.set(name, `${daysLet[0]!} ${daysLet.at(-1)!} ${sum}`)
  }
  return owed_
}
