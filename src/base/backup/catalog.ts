import type pg from 'pg'

export interface CopiedTable {
  readonly name: string
  /** Without those that are calculated from others. */
  readonly columns: readonly string[]
}

export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`

const here = `(select oid from pg_namespace where nspname = current_schema())`

/** The tables of this database with their columns, each behind those that its rows refer to. */
export async function tablesInOrder(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select relname::text as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = ${here} and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
     group by 1 order by 1`,
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select one.relname::text as from, other.relname::text as to from pg_constraint
     join pg_class one on one.oid = conrelid join pg_class other on other.oid = confrelid
     where contype = 'f' and one.relnamespace = ${here} and conrelid <> confrelid`,
  )
  const ordered: CopiedTable[] = []
  const isPlaced = (name: string) => ordered.some((table) => table.name === name)
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name }) => !isPlaced(name) && references.every(({ from, to }) => from !== name || isPlaced(to)),
    )
    if (next.length === 0) throw new Error('Tables of this database refer to one another in a circle.')
    ordered.push(...next)
  }
  return ordered
}

/** Where each sequence stands. */
export async function sequencesOf(
  client: pg.ClientBase,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = ${here} and relkind = 'S' order by 1`,
  )
  const found = []
  for (const { name } of rows) {
    const { rows: states } = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${quotedName(name)}`,
    )
    found.push({ name, value: states[0]!.value, isCalled: states[0]!.called })
  }
  return found
}

/** Tables with triggers of their own, beside those of foreign keys. */
export async function triggeredTables(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct relname::text as name from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = ${here} and not tgisinternal`,
  )
  return rows.map(({ name }) => name)
}

/** Functions that no extension has brought, as `drop function` takes them. */
export async function ownFunctions(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select pg_proc.oid::regprocedure::text as name from pg_proc where pronamespace = ${here}
     and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`,
  )
  return rows.map(({ name }) => name)
}
