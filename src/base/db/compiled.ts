import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './pool'

/** Replaces a parameter's value in a compiled statement. */
class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * A statement that Kysely compiles once, with a placeholder for each value. Each execution passes the values.
 * It is for the three statements of every write. Compiling the insert of a voucher each time takes 300 µs, a third of
 * the cost of `POST bilag` (docs/decisions/0014-write-path.md).
 * `build` gets placeholders instead of values, so it may pass them on only as parameters. When the text of the
 * statement depends on a value, there are two compiled statements.
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
