import type { AccountTable, Module, SharedTable } from '../src/base/module/shape'

/** A column as the database describes it. */
export interface DatabaseColumn {
  readonly table: string
  readonly name: string
}

type Declared = AccountTable | SharedTable

/** Each table with its owner and its declaration in the owner's module. A table with two owners appears twice. */
export const tablesOf = (modules: readonly Module[]): readonly (readonly [owner: string, table: string, Declared])[] =>
  modules.flatMap(({ name, tables = {} }) =>
    Object.entries(tables).map(([table, declared]) => [name, table, declared as Declared] as const),
  )

/** Tables without an owner, tables with two owners, and declared tables that don't exist. */
function ownerOffences(modules: readonly Module[], tables: ReadonlySet<string>): string[] {
  const owners = new Map<string, string[]>()
  for (const [owner, table] of tablesOf(modules)) owners.set(table, [...(owners.get(table) ?? []), owner])
  return [
    ...[...tables].filter((table) => !owners.has(table)).map((table) => `${table}: no module owns it`),
    ...[...owners].flatMap(([table, names]) => (names.length > 1 ? [`${table}: owned by ${names.join(' and ')}`] : [])),
    ...[...owners.keys()].filter((table) => !tables.has(table)).map((table) => `${table}: not in the database`),
  ]
}

/** The names of columns that refer to an account. */
const ofAccount = /^(account_id|userId)$/

/** Tables that have an account column but declare none, and tables that declare one that doesn't exist. */
function accountOffences(modules: readonly Module[], columns: readonly DatabaseColumn[]): string[] {
  return tablesOf(modules).flatMap(([, table, declared]) => {
    const names = columns.filter((column) => column.table === table).map(({ name }) => name)
    if (declared.account === null)
      return names.some((name) => ofAccount.test(name)) ? [`${table}: its rows belong to accounts`] : []
    const named = typeof declared.account === 'string' ? declared.account : declared.account.by
    return names.includes(named) ? [] : [`${table}: has no column ${named}`]
  })
}

/**
 * Encrypted columns, known by their names, that no rotation of keys covers. Also encrypted columns that are declared for
 * another table.
 */
function rotationOffences(modules: readonly Module[], columns: readonly DatabaseColumn[]): string[] {
  const declared = new Map(tablesOf(modules).map(([, table, each]) => [table, each]))
  const misplaced = [...declared].flatMap(([table, each]) =>
    (each.account === null ? [] : (each.encrypted ?? []))
      .filter((encrypted) => encrypted.table !== table)
      .map((encrypted) => `${table}: its encrypted columns are those of ${encrypted.table}`),
  )
  return [
    ...misplaced,
    ...columns
      .filter(({ name }) => name.startsWith('encrypted_'))
      .filter(({ table, name }) => !isKnownAsEncrypted(declared.get(table), name))
      .map(({ table, name }) => `${table}.${name}: not in the rotation of keys`),
  ]
}

/** True if a rotation covers the column, or its table declares why that is not needed. */
function isKnownAsEncrypted(declared: Declared | undefined, column: string): boolean {
  if (declared === undefined) return false
  const rotated = declared.account === null ? [] : (declared.encrypted ?? []).flatMap(({ columns }) => columns)
  return rotated.includes(column) || column in (declared.unrotated ?? {})
}

/** All gaps and errors in what the modules declare about their tables. */
export const moduleOffences = (modules: readonly Module[], columns: readonly DatabaseColumn[]): string[] => [
  ...ownerOffences(modules, new Set(columns.map(({ table }) => table))),
  ...accountOffences(modules, columns),
  ...rotationOffences(modules, columns),
]
