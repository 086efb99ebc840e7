import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './pool'

/** Stands in a compiled statement for a parameter's value. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * A statement that Kysely compiles once, with a placeholder for each value, and that gets its values at each execution.
 * For the three statements of every write: compiling the insert of a voucher anew takes 300 µs, a third of all that
 * `POST bilag` costs (docs/decisions/0014-write-path.md). `build` gets placeholders instead of values, so it may pass
 * them on as parameters only; where the text of the statement depends on a value, there are two compiled statements.
 */
export function compiled<V extends object, O>(
  build: (db: Db, values: V) => Compilable<O>,
): (db: Db, values: V) => CompiledQuery<O> {
  let query: CompiledQuery<O> | undefined
  return (db, values) => {
    query ??= build(db, new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) }) as V).compile()
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Placeholder ? (values as Record<string, unknown>)[parameter.name] : parameter,
    )
    return { ...query, parameters }
  }
}
