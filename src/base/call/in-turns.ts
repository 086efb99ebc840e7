import { setImmediate } from 'node:timers/promises'
import { stepPerItem, type Steps } from '../kit/steps'

/** Carries out the steps. After every `many` of them other calls get the thread. */
export async function runInSteps<R>(steps: Steps<R>, many: number): Promise<R> {
  for (let at = 1; ; at += 1) {
    const step = steps.next()
    if (step.done) return step.value
    if (at % many === 0) await setImmediate()
  }
}

/** Does the work for one item after the other. After every `many` items other calls get the thread. */
export const mapWithPauses = <T, R>(items: Iterable<T>, many: number, work: (item: T) => R): Promise<R[]> =>
  runInSteps(stepPerItem(items, work), many)
