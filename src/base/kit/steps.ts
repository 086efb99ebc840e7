/** Work in steps, so that other work can run between two of them. Its return value is its result. */
export type Steps<R> = Generator<null, R>

/** Does such work without a pause. */
export function atOnce<R>(steps: Steps<R>): R {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Does the work on each of many, with one step for each. */
export function* eachStep<T, R>(items: Iterable<T>, work: (item: T) => R): Steps<R[]> {
  const done: R[] = []
  for (const item of items) {
    done.push(work(item))
    yield null
  }
  return done
}
