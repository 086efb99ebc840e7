/**
 * Computes the rows of bank files and the rent account of a contract without the product. Rows are counted by their
 * content, and the remainder of payments is kept in one sum.
 */

/** A row of a bank as both formats write it. */
export interface StatementLine {
  readonly date: string
  readonly sum: number
  readonly text: string
}

export const rowText = ({ date, sum, text }: StatementLine) => `${date} ${sum} ${text}`

const counts = (lines: readonly StatementLine[]): Map<string, number> => {
  const found = new Map<string, number>()
  for (const line of lines) found.set(rowText(line), (found.get(rowText(line)) ?? 0) + 1)
  return found
}

/**
 * The rows after these files were imported, regardless of their order and format. If several files have equal rows, the
 * result has the highest count of a single file.
 */
export function importedRows(files: readonly (readonly StatementLine[])[]): string[] {
  const most = new Map<string, number>()
  for (const file of files) for (const [key, count] of counts(file)) most.set(key, Math.max(count, most.get(key) ?? 0))
  return [...most].flatMap(([key, count]) => Array.from({ length: count }, () => key)).toSorted()
}

/** A payment or a refund for a contract, in øre. */
export interface ContractPayment {
  /** The order in which payments of one day were entered. */
  readonly order: number
  readonly date: string
  readonly sum: number
  /** The sum for each named month, such as `2026-11`. */
  readonly named: ReadonlyMap<string, number> | null
}

/** The part of a month's rent that was added after the month was due. */
export interface LateRise {
  readonly before: number
  readonly rise: number
  readonly dueOn: string
  readonly agreedOn: string
}

/** The rent of a month. Zero when its voucher is in the trash folder. */
export interface OwedMonth {
  readonly dueOn: string
  readonly sum: number
  readonly rises: readonly LateRise[]
}

/** The current state of a contract. */
export interface ContractState {
  readonly from: string | null
  readonly months: ReadonlyMap<string, OwedMonth>
  readonly paid: readonly ContractPayment[]
}

/** A part of a month with its own due day. It is paid once `upTo` of the month is paid. */
interface Debt {
  readonly month: string
  readonly on: string
  readonly sum: number
  readonly upTo: number
  /** Null for the month's own part. */
  readonly agreedOn: string | null
}

function debtsOf(month: string, { dueOn, sum, rises }: OwedMonth): Debt[] {
  const later = rises
    .map((each) => ({ ...each, sum: Math.min(each.rise, sum - each.before) }))
    .filter((each) => each.sum > 0)
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
  let upTo = later.reduce((rest, each) => rest - each.sum, sum)
  const own: Debt = { month, on: dueOn, sum: upTo, upTo, agreedOn: null }
  return [
    own,
    ...later.map((each) => ({
      month,
      on: each.dueOn,
      sum: each.sum,
      upTo: (upTo += each.sum),
      agreedOn: each.agreedOn,
    })),
  ]
}

/** On one day, incoming payments come first, then payments that name a month, then the larger sum. */
const rank = ({ sum, named }: ContractPayment) => (sum > 0 ? 0 : 2) + (named === null ? 1 : 0)
const inOrder = (paid: readonly ContractPayment[]): ContractPayment[] =>
  [...paid].sort((a, b) => a.date.localeCompare(b.date) || rank(a) - rank(b) || b.sum - a.sum || a.order - b.order)

/** The paid part of each followed month. */
function paidOf(
  from: string,
  debts: readonly Debt[],
  payments: readonly ContractPayment[],
): ReadonlyMap<string, number> {
  const months = [...new Set(debts.map(({ month }) => month))].toSorted()
  const has = new Map(months.map((month) => [month, 0]))
  const whole = new Map(debts.map(({ month, upTo }) => [month, upTo]))
  const saidIn = ({ named }: ContractPayment) => [...(named ?? [])].toSorted(([a], [b]) => a.localeCompare(b))
  /** Pays up to `most` to a month, until the month has `upTo`. Returns the sum that was paid. */
  const put = (month: string, most: number, upTo = whole.get(month)!): number => {
    const part = Math.min(most, Math.max(0, upTo - has.get(month)!))
    has.set(month, has.get(month)! + part)
    return part
  }
  // Named months are paid first. A sum that names a month before `from` pays none of the followed months.
  const purses = new Map<ContractPayment, number>()
  for (const payment of payments) {
    let purse = payment.sum
    for (const [month, sum] of saidIn(payment))
      if (month < from) purse -= sum
      else if (sum > 0 && has.has(month)) purse -= put(month, sum)
    purses.set(payment, purse)
  }
  // Then the rest of each payment is used. A payment first pays the oldest debts. Last it pays the
  // rises that were agreed after the payment. A refund is taken first from the spare money, then
  // from the months.
  let spare = 0
  for (const payment of payments) {
    const purse = purses.get(payment)!
    spare += purse
    let still = purse > 0 ? Math.min(purse, Math.max(spare, 0)) : Math.min(-purse, Math.max(-spare, 0))
    const isNew = ({ agreedOn }: Debt) => agreedOn !== null && agreedOn > payment.date
    const byDay = (a: Debt, b: Debt) => a.on.localeCompare(b.on) || a.month.localeCompare(b.month)
    if (purse > 0)
      for (const debt of [
        ...debts.filter((each) => !isNew(each)).toSorted(byDay),
        ...debts.filter(isNew).toSorted(byDay),
      ]) {
        const part = put(debt.month, still, debt.upTo)
        still -= part
        spare -= part
      }
    const back = (month: string, most: number) => {
      const part = Math.min(most, still, has.get(month)!)
      has.set(month, has.get(month)! - part)
      still -= part
      spare += part
    }
    if (purse < 0) {
      for (const [month, sum] of saidIn(payment)) if (has.has(month)) back(month, -sum)
      for (const month of months.toReversed()) back(month, still)
    }
  }
  return has
}

/** A rent account in a few lines, and the sums that are owed. */
export interface ExpectedRentAccount {
  /** Months as `2026-11 due 2026-11-02 950000 paid 0 late`, then the lines about the whole account. */
  readonly lines: readonly string[]
  readonly owed: number
  readonly since: string | null
  /** The unpaid part of each month, with the day on which it was due. */
  readonly unpaid: ReadonlyMap<string, { readonly on: string; readonly open: number }>
}

/** The state of a month of which nothing is paid. */
const unpaidState = (on: string, today: string) => (on > today ? 'future' : on === today ? 'due' : 'late')

export function expectedRentAccount({ from, months, paid }: ContractState, today: string): ExpectedRentAccount {
  const received = paid.reduce((total, { sum }) => total + sum, 0)
  if (from === null)
    return { lines: [`from null balance ${received} owed 0 since null`], owed: 0, since: null, unpaid: new Map() }
  const followed = [...months].filter(([month]) => month >= from).toSorted(([a], [b]) => a.localeCompare(b))
  const has = paidOf(
    from,
    followed.flatMap(([month, each]) => debtsOf(month, each)),
    inOrder(paid),
  )
  const [lines, unpaid] = [[] as string[], new Map<string, { on: string; open: number }>()]
  let [owed, due, since] = [0, 0, null as string | null]
  for (const [month, each] of followed) {
    const { sum, dueOn } = each
    const [debts, got] = [debtsOf(month, each), has.get(month)!]
    for (const debt of debts) {
      if (debt.on > today) continue
      const open = Math.min(debt.sum, Math.max(0, debt.upTo - got))
      due += debt.sum
      owed += open
      if (open > 0 && (since === null || debt.on < since)) since = debt.on
    }
    const [, ...later] = debts
    const rises = later.map((debt) => ` rose ${debt.sum} on ${debt.on}`).join('')
    const last = later.at(-1)
    const rose = last ? `${rises} later ${later.reduce((total, debt) => total + debt.sum, 0)} on ${last.on}` : ''
    const first = debts.find((debt) => debt.sum > 0)
    const state = got >= sum ? 'paid' : got > 0 ? 'part' : unpaidState(first!.on, today)
    lines.push(`${month} due ${dueOn} ${sum}${rose} paid ${got} ${state}`)
    if (got < sum) unpaid.set(month, { on: dueOn, open: sum - got })
  }
  lines.push(`from ${from} balance ${received - due} owed ${owed} since ${since}`)
  return { lines, owed, since, unpaid }
}
