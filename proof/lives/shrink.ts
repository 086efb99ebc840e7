import type { Asked } from './pool'
import type { Lived } from './run'

/**
 * The fewest steps of a life that still break the same promise, by leaving out ever smaller runs of them (delta debugging,
 * Zeller and Hildebrandt), in at most so many lives. Each step is drawn by its own place in the seed, so that it stays what
 * it is without the others.
 */
export async function shrink(
  live: (asked: Asked) => Promise<Lived>,
  asked: Asked,
  broken: Lived,
  most: number,
): Promise<Lived> {
  const [first] = broken.violations
  if (!first) return broken
  const breaks = ({ violations }: Lived) => violations.some(({ promise }) => promise === first.promise)
  let [smallest, lived] = [broken, 0]
  // What comes after it has no part in it, unless it is seen only when all has come to its end.
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
