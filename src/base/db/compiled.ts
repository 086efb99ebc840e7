import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './pool'

/** Stands in a statement for a value that is filled in later. */
class Hole {
  constructor(readonly name: string) {}
}

/**
 * A statement that is built once and then only filled in: building a large one costs as much as running it. `build` sees
 * a hole in place of every value, which it may pass on to the statement and nothing else: whatever changes the
 * statement's shape makes another statement.
 */
export function compiled<V extends object, O>(
  build: (db: Db, values: V) => Compilable<O>,
): (db: Db, values: V) => CompiledQuery<O> {
  let query: CompiledQuery<O> | undefined
  return (db, values) => {
    query ??= build(db, new Proxy({}, { get: (_values, name) => new Hole(String(name)) }) as V).compile()
    const { parameters } = query
    return {
      ...query,
      parameters: parameters.map((value) =>
        value instanceof Hole ? (values as Record<string, unknown>)[value.name] : value,
      ),
    }
  }
}
