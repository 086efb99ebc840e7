import type { ColumnDef } from 'libpg-query'

/**
 * The two steps that change a column, by the wanted result. Each migration file is one transaction
 * (src/base/db/migrate.ts).
 */
export const columnChangeSteps = {
  notValid:
    'add it with a name and `not valid` in this file and `validate constraint` in the next one, which lets others read and write',
  validateAlone: 'a file that validates does nothing else',
  uniqueIndex:
    'build the unique index in a file before, outside a transaction (`create unique index concurrently`), and add the constraint `using index`',
  index:
    'write a file of its own whose first line is `-- outside a transaction`, with `drop index concurrently if exists …;` and `create index concurrently …;` of the same name',
  separate: 'take its first line away',
  oneTable: 'write a file for each',
  notNull:
    'now write it in every row and in every insert, add `constraint … check (column is not null) not valid` and validate it in the next file; in a later release `set not null`, in a contract migration',
  type: 'add a column of the new type, write both, fill it in batches by a job (base/outbox/batches.ts); drop the old one in a later release',
  rename: 'add what has the new name, write both, fill it by a job; drop the old one in a later release',
  rows: 'let a job do it in batches while the app runs (base/outbox/batches.ts), and read both forms until it is done',
  timeouts: 'the runner limits how long a migration waits for a lock, and tries again',
  default: 'give it a default that is the same for every row; the version before inserts without it',
  rewrite:
    'add it without, which writes no row; let a job fill it in batches (base/outbox/batches.ts), and new rows have it from their insert',
  unknown: 'write it with statements that only add, or teach the check why the version before lives with it',
} as const

const marker = '`-- contract: unused since <release>` as a line of its own'
/** The two releases that remove something. */
export const contracts = {
  drop: `the version before still uses it. Stop using it in this release; take it away in a later one, with ${marker}`,
  mayBeNull: `the version before takes it for never null. Read null in this release; allow it in a later one, with ${marker}`,
  default: `the version before inserts without it. Write it always in this release; take the default in a later one, with ${marker}`,
  release: 'name the release, of those in CHANGELOG.md, that uses it no more',
} as const

/** Functions whose value differs from row to row. */
const volatileCalls = ['random', 'gen_random_uuid', 'clock_timestamp', 'timeofday', 'nextval', 'uuidv7'] as const

const callsVolatile = (expression: unknown): boolean =>
  volatileCalls.some((call) => JSON.stringify(expression ?? null).includes(`"sval":"${call}"`))

/** The fault of a column that is added to a table with rows. Undefined if there is none. */
export function columnFault(table: string, { colname, constraints = [], typeName }: ColumnDef): string | undefined {
  const rules = constraints.flatMap((each) => ('Constraint' in each ? [each.Constraint] : []))
  const of = (...kinds: readonly string[]) => rules.find(({ contype }) => kinds.includes(contype ?? ''))
  const column = `${table}.${colname}`
  const isSerial = JSON.stringify(typeName ?? null).includes('serial')
  const start = of('CONSTR_DEFAULT')
  if (of('CONSTR_NOTNULL') && !start) return `adds ${column} not null without a default: ${columnChangeSteps.default}`
  if (isSerial || of('CONSTR_GENERATED', 'CONSTR_IDENTITY') || callsVolatile(start?.raw_expr))
    return `adds ${column} with a value of its own in each row, which writes the table anew: ${columnChangeSteps.rewrite}`
  if (of('CONSTR_UNIQUE', 'CONSTR_PRIMARY'))
    return `adds ${column} with its index, built under a lock: ${columnChangeSteps.uniqueIndex}`
  if (of('CONSTR_CHECK', 'CONSTR_FOREIGN'))
    return `adds ${column} with a constraint that reads all of ${table} under a lock: ${columnChangeSteps.notValid}`
  return undefined
}
