import { setImmediate } from 'node:timers/promises'
import type { Steps } from '../kit/steps'

/** Does the work on each item, one after the other. Other calls run after every `many` of them. */
export async function inTurns<T, R>(items: Iterable<T>, many: number, work: (item: T) => R): Promise<R[]> {
  const done: R[] = []
  for (const item of items) {
    done.push(work(item))
    if (done.length % many === 0) await setImmediate()
  }
  return done
}

/** The result of work in steps. Other calls run after every `many` steps. */
export async function inSteps<R>(steps: Steps<R>, many: number): Promise<R> {
  for (let at = 1; ; at += 1) {
    const step = steps.next()
    if (step.done) return step.value
    if (at % many === 0) await setImmediate()
  }
}
