/** Work that says where a step ends, so that other work can go on between two of them; what it returns is its result. */
export type Steps<R> = Generator<null, R>

/** Does such work without a pause. */
export function atOnce<R>(steps: Steps<R>): R {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** The work done on each of many, with a step for each of them. */
export function* eachStep<T, R>(items: Iterable<T>, work: (item: T) => R): Steps<R[]> {
  const done: R[] = []
  for (const item of items) {
    done.push(work(item))
    yield null
  }
  return done
}
