import type { Check, CheckNamed } from './model-check'

/**
 * A line of the check list, for one or more records with the same name. `count` is how many records
 * it is for.
 */
export interface CheckGroup {
  readonly check: Check
  /** The common name. Empty if the names differ. */
  readonly name: string
  readonly count: number
  readonly vouchers: readonly CheckNamed[]
}

/** The maximum number of names with a line of their own. */
const maxNames = 3

const nameOf = ({ name }: CheckNamed): string => name.trim().split('\n', 1)[0] ?? ''

/**
 * Makes the lines. In each check, records with the same name share a line. All other records share
 * one more line.
 */
export function checkGroupsOf(checks: readonly Check[]): CheckGroup[] {
  return checks.flatMap((check): CheckGroup[] => {
    const { count, vouchers } = check
    const whole: CheckGroup = { check, name: '', count, vouchers }
    // The check lists only some of the records that it counts. So it isn't known how often each name occurs.
    if (vouchers.length < count) return [whole]
    const names = [...new Set(vouchers.map(nameOf))].filter((name) => name !== '')
    const repeated = names
      .map((name) => [name, vouchers.filter((one) => nameOf(one) === name)] as const)
      .filter(([, some]) => some.length > 1)
    if (repeated.length > maxNames) return [whole]
    const lines = repeated.map(([name, some]): CheckGroup => ({ check, name, count: some.length, vouchers: some }))
    const others = vouchers.filter((one) => !repeated.some(([name]) => name === nameOf(one)))
    if (others.length === 0) return lines.length === 0 ? [whole] : lines
    const [first] = others
    const name = others.length === 1 && first ? nameOf(first) : ''
    return [...lines, { check, name, count: others.length, vouchers: others }]
  })
}

/** Leaves out the check of the numbers for a house with nothing to enter. */
export const checksOfHouses = (
  checks: readonly Check[],
  houseIds: readonly number[],
  entered: readonly number[],
): readonly Check[] =>
  checks.filter(
    ({ houseId, kind }) => houseIds.includes(houseId) && (kind !== 'houseNumbers' || entered.includes(houseId)),
  )

export const checkCount = (checks: readonly Check[]): number => checks.reduce((all, { count }) => all + count, 0)
