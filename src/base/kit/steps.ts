/** Work that lets other work run between two steps. Its return value is its result. */
export type Steps<R> = Generator<null, R>

/** Carries out all steps without a pause. */
export function runAllSteps<R>(steps: Steps<R>): R {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Does the work for each item, one step for each. */
export function* stepPerItem<T, R>(items: Iterable<T>, work: (item: T) => R): Steps<R[]> {
  const done: R[] = []
  for (const item of items) {
    done.push(work(item))
    yield null
  }
  return done
}
