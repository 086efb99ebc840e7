/**
 * What the rows of bank files and the rent of a contract come to, worked out apart from the product: rows are counted by
 * what they say, and what is left of payments is kept in one purse.
 */

/** A row of a bank as both formats write it. */
export interface Line {
  readonly date: string
  readonly sum: number
  readonly text: string
}

const keyOf = ({ date, sum, text }: Line) => `${date} ${sum} ${text}`

const counts = (lines: readonly Line[]): Map<string, number> => {
  const found = new Map<string, number>()
  for (const line of lines) found.set(keyOf(line), (found.get(keyOf(line)) ?? 0) + 1)
  return found
}

/** The rows that there are after these files, whatever their order and format: of equal ones as many as one file has at most. */
export function importedRows(files: readonly (readonly Line[])[]): string[] {
  const most = new Map<string, number>()
  for (const file of files) for (const [key, count] of counts(file)) most.set(key, Math.max(count, most.get(key) ?? 0))
  return [...most].flatMap(([key, count]) => Array.from({ length: count }, () => key)).toSorted()
}

export const rowText = keyOf

/** Public holidays from May 2026 to January 2027 that fall on no Sunday. */
const holidays = new Set(['2026-05-01', '2026-05-14', '2026-05-25', '2026-12-25', '2026-12-26', '2027-01-01'])

/** The day on which the rent of a month is due. */
function dueDay(month: string, dayOfMonth: number): string {
  const [year, at] = month.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, at, 0)).getUTCDate()
  const due = new Date(Date.UTC(year, at - 1, Math.min(dayOfMonth, last)))
  const isOff = () => [0, 6].includes(due.getUTCDay()) || holidays.has(due.toISOString().slice(0, 10))
  while (isOff()) due.setUTCDate(due.getUTCDate() + 1)
  return due.toISOString().slice(0, 10)
}

/** Øre that came in, or went back, for a contract. */
export interface Paid {
  /** In which order payments of one day were written down. */
  readonly order: number
  readonly date: string
  readonly sum: number
  /** By month `2026-11`. */
  readonly named: ReadonlyMap<string, number> | null
}

/** A contract as it stands: what is owed of each month, nothing for a voucher in the trash folder. */
export interface Standing {
  readonly from: string | null
  readonly sums: ReadonlyMap<string, number>
  readonly dueOn: number
  readonly paid: readonly Paid[]
}

/** The state of a month of which nothing is paid. */
const unpaid = (on: string, today: string) => (on > today ? 'future' : on === today ? 'due' : 'late')

/** A rent account in a few lines: months as `2026-11 due 2026-11-02 950000 paid 0 late`, then what is named of the whole. */
export function accountOf({ from, sums, dueOn, paid }: Standing, today: string): string[] {
  const received = paid.reduce((total, { sum }) => total + sum, 0)
  if (from === null) return [`balance ${received} owed 0 since null`]
  const months = [...sums.keys()].filter((month) => month >= from).toSorted()
  const has = new Map(months.map((month) => [month, 0]))
  const gap = (month: string) => sums.get(month)! - has.get(month)!
  // Of one day what came in is first, then what names a month, then the larger sum.
  const rank = ({ sum, named }: Paid) => (sum > 0 ? 0 : 2) + (named === null ? 1 : 0)
  const inOrder = [...paid].sort(
    (a, b) => a.date.localeCompare(b.date) || rank(a) - rank(b) || b.sum - a.sum || a.order - b.order,
  )
  const saidIn = ({ named }: Paid) => [...(named ?? [])].toSorted(([a], [b]) => a.localeCompare(b))
  /** Puts up to so much on a month; what it put there. */
  const put = (month: string, most: number): number => {
    const part = Math.min(most, Math.max(0, gap(month)))
    has.set(month, has.get(month)! + part)
    return part
  }
  /** Takes up to so much from a month; what it took. */
  const take = (month: string, most: number): number => {
    const part = Math.min(most, has.get(month)!)
    has.set(month, has.get(month)! - part)
    return part
  }
  // What a payment names comes first. What it names of earlier times stays there.
  const purses = new Map<Paid, number>()
  for (const payment of inOrder) {
    let purse = payment.sum
    for (const [month, sum] of saidIn(payment))
      if (month < from) purse -= sum
      else if (sum > 0) purse -= put(month, sum)
    purses.set(payment, purse)
  }
  // Then the rest, payment by payment: to the oldest months; what goes back comes from what is spare, then from months.
  let spare = 0
  for (const payment of inOrder) {
    const purse = purses.get(payment)!
    spare += purse
    if (purse > 0) {
      let still = Math.min(purse, Math.max(spare, 0))
      for (const month of months) {
        const part = put(month, still)
        still -= part
        spare -= part
      }
    }
    if (purse < 0) {
      let still = Math.min(-purse, Math.max(-spare, 0))
      const back = (month: string, most: number) => {
        const part = take(month, Math.min(most, still))
        still -= part
        spare += part
      }
      for (const [month, sum] of saidIn(payment)) if (has.has(month)) back(month, -sum)
      for (const month of months.toReversed()) back(month, still)
    }
  }
  const lines: string[] = []
  let [owed, due, since] = [0, 0, null as string | null]
  for (const month of months) {
    const [on, sum, got] = [dueDay(month, dueOn), sums.get(month)!, has.get(month)!]
    if (on <= today) {
      due += sum
      if (got < sum) {
        owed += sum - got
        since ??= on
      }
    }
    lines.push(`${month} due ${on} ${sum} paid ${got} ${got >= sum ? 'paid' : got > 0 ? 'part' : unpaid(on, today)}`)
  }
  return [...lines, `balance ${received - due} owed ${owed} since ${since}`]
}
