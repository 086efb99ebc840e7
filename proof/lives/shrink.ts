import type { LifeRequest } from './pool'
import type { LifeResult } from './run'

/**
 * Finds the fewest steps of a life that still break the same promise. It leaves out ever smaller runs of steps (delta
 * debugging, Zeller and Hildebrandt), in at most `most` lives. The position in the seed decides each step, so a step stays
 * the same without the others.
 */
export async function shrink(
  live: (asked: LifeRequest) => Promise<LifeResult>,
  asked: LifeRequest,
  broken: LifeResult,
  most: number,
): Promise<LifeResult> {
  const [first] = broken.violations
  if (!first) return broken
  const breaks = ({ violations }: LifeResult) => violations.some(({ promise }) => promise === first.promise)
  let [smallest, lived] = [broken, 0]
  // Steps after the broken promise can be left out, unless the promise is broken only at the end of the life.
  let steps = broken.steps.map(({ index }) => index).filter((index) => index <= first.step)
  for (let size = steps.length; size >= 1 && lived < most; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < steps.length && lived < most; lived += 1) {
      const only = [...steps.slice(0, from), ...steps.slice(from + size)]
      const tried = await live({ ...asked, only, endsEarly: true })
      if (breaks(tried)) [smallest, steps] = [tried, only]
      else from += size
    }
  }
  return smallest
}
