import type { Check, CheckNamed } from './model-check'

/** One line of the check list: things with the same name, and their number. */
export interface CheckGroup {
  readonly check: Check
  /** The common name. Empty when the names differ. */
  readonly name: string
  readonly count: number
  readonly vouchers: readonly CheckNamed[]
}

/** The maximum number of repeated names that get their own line. */
const maxNames = 3

const nameOf = ({ name }: CheckNamed): string => name.trim().split('\n', 1)[0] ?? ''

/** Makes the lines. Within a check, things with the same name are one line, and all others together are another. */
export function checkGroupsOf(checks: readonly Check[]): CheckGroup[] {
  return checks.flatMap((check): CheckGroup[] => {
    const { count, vouchers } = check
    const whole: CheckGroup = { check, name: '', count, vouchers }
    // If the check names only some of its things, the number of each name isn't known.
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

/** Leaves out what a house with nothing to enter doesn't need: its numbers. */
export const checksOfHouses = (
  checks: readonly Check[],
  houseIds: readonly number[],
  entered: readonly number[],
): readonly Check[] =>
  checks.filter(
    ({ houseId, kind }) => houseIds.includes(houseId) && (kind !== 'houseNumbers' || entered.includes(houseId)),
  )

export const checkCount = (checks: readonly Check[]): number => checks.reduce((all, { count }) => all + count, 0)
