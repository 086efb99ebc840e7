import type { Compilable, CompiledQuery } from 'kysely'
import type { Db } from './pool'

class Placeholder {
  constructor(readonly name: string) {}
}

/**
 * A statement that Kysely compiles once. Each execution passes its values. It is for the three statements of every
 * write, because compiling the insert of a voucher each time takes 300 µs, a third of the cost of `POST bilag`
 * (docs/decisions/0014-write-path.md).
 * `build` gets placeholders, so it may use them only as parameters. A statement whose text depends on a value needs two
 * compiled statements.
 */
export function compiledStatement<V extends object, O>(
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
