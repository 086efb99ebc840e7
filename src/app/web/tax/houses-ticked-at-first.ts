import type { HouseTax } from '../../../year/tax/model'
import { hasEntryInReturn } from '../../../year/tax/rules-state'
import type { Submission } from '../../../year/tax-return/model-submission'

const sentStates: ReadonlySet<string> = new Set(['confirming', 'submitted', 'accepted'] satisfies Submission['state'][])

/** The figures of each house as they were last sent, in a submission that counts. `submissions`: newest first. */
export function sentFigures(submissions: readonly Submission[]): readonly HouseTax[] {
  const newest = new Map<number, HouseTax>()
  for (const { state, houses } of submissions)
    if (sentStates.has(state))
      for (const house of houses) if (!newest.has(house.houseId)) newest.set(house.houseId, house)
  return [...newest.values()]
}

/** The houses whose latest counting submission contained figures of the house. */
export const sentHouses = (submissions: readonly Submission[]): ReadonlySet<number> =>
  new Set(sentFigures(submissions).flatMap((house) => (hasEntryInReturn(house) ? [house.houseId] : [])))

/**
 * The houses that are ticked at first. They have an entry now, or the authority has their figures from an earlier
 * sending. Without an entry, the next sending withdraws those figures.
 */
export const housesTickedAtFirst = (figures: readonly HouseTax[], sent: ReadonlySet<number>): number[] =>
  figures.flatMap((tax) => (hasEntryInReturn(tax) || sent.has(tax.houseId) ? [tax.houseId] : []))

/**
 * The submission to repeat. Undefined unless each chosen house was last sent in the same way and has not changed since.
 */
export function submissionToRepeat(
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
