import type { HouseTax } from '../../../year/tax/model'
import { hasEntry } from '../../../year/tax/rules-state'
import type { Submission } from '../../../year/tax-submission/model'

const standing: ReadonlySet<string> = new Set(['confirming', 'submitted', 'accepted'] satisfies Submission['state'][])

/** Ids of the houses that the authority has figures of, by what was sent and stands; `submissions`: the newest first. */
export function sentHouses(submissions: readonly Submission[]): ReadonlySet<number> {
  const newest = new Map<number, boolean>()
  for (const { state, houses } of submissions)
    if (standing.has(state))
      for (const house of houses) if (!newest.has(house.houseId)) newest.set(house.houseId, hasEntry(house))
  return new Set([...newest].flatMap(([id, isEntered]) => (isEntered ? [id] : [])))
}

/**
 * Ids of the houses that are ticked before anybody has chosen: those with an entry in the return, and those whose figures
 * the authority has from before, which are taken back.
 */
export const usualHouses = (figures: readonly HouseTax[], sent: ReadonlySet<number>): number[] =>
  figures.flatMap((tax) => (hasEntry(tax) || sent.has(tax.houseId) ? [tax.houseId] : []))

/**
 * What stands of the year, where the same would be sent again: each of the chosen houses was last sent in the same way,
 * and nothing of it has changed since. Undefined where sending has something new to say.
 */
export function sameAgain(
  submissions: readonly Submission[],
  chosen: readonly number[],
  submission: Submission['submission'],
): Submission | undefined {
  const lastOf = (id: number) =>
    submissions.find(
      ({ state, houses }) =>
        (state === 'submitted' || state === 'accepted') && houses.some(({ houseId }) => houseId === id),
    )
  const isSame = (id: number) => {
    const last = lastOf(id)
    return last?.submission === submission && !last.changes.some(({ houseId }) => houseId === id)
  }
  if (!chosen.every(isSame)) return undefined
  const last = new Set(chosen.map(lastOf))
  return submissions.find((each) => last.has(each))
}
