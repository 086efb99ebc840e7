import { setImmediate } from 'node:timers/promises'
import { eachStep, type Steps } from '../kit/steps'

/** Other calls run after every `many` steps. */
export async function inSteps<R>(steps: Steps<R>, many: number): Promise<R> {
  for (let at = 1; ; at += 1) {
    const step = steps.next()
    if (step.done) return step.value
    if (at % many === 0) await setImmediate()
  }
}

/** One after the other. Other calls run after every `many` of them. */
export const inTurns = <T, R>(items: Iterable<T>, many: number, work: (item: T) => R): Promise<R[]> =>
  inSteps(eachStep(items, work), many)
