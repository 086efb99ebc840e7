import { type AlterTableCmd, type ColumnDef, type Constraint, type Node, type RangeVar, parseSync } from 'libpg-query'
import { isEarlierRelease, runsOutsideTransaction, firstReleaseWithout } from '../src/base/db/migrate'
import { columnFault, contracts, columnChangeSteps } from './architecture-migrations-columns'

/** The migrations as files, and the facts by which they are checked. */
export interface MigrationFiles {
  /** Name and text, in order. */
  readonly files: readonly (readonly [name: string, text: string])[]
  /** The number of the last migration that existed when these rules were introduced. */
  readonly baseline: number
  /** The version in progress, and the released versions. */
  readonly version: string
  readonly released: readonly string[]
}

/** The facts about the tables before a statement runs. */
interface Known {
  /** Tables that this file creates: nobody reads them yet. */
  readonly made: Set<string>
  /** The column that each `table.constraint` keeps from being null, and which constraints were validated. */
  readonly notNull: Map<string, string>
  readonly validated: Set<string>
  readonly isContract: boolean
}

/** Statements that only add something: the previous version neither sees them nor waits for them. */
const additions = new Set([
  'CreateStmt',
  'CommentStmt',
  'CreateSeqStmt',
  'CreateEnumStmt',
  'CompositeTypeStmt',
  'InsertStmt',
])

const kindOf = (node: Node): string => Object.keys(node)[0]!
const nameOf = (table: RangeVar | undefined): string => table?.relname ?? ''

/** Every node of a statement of one of these kinds, however deep. */
function has(value: unknown, kinds: readonly string[]): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([key, inner]) => kinds.includes(key) || has(inner, kinds))
}

/** The column of `check (column is not null)`; undefined for any other check. */
function keptFromNull({ raw_expr: expression }: Constraint): string | undefined {
  if (!expression || !('NullTest' in expression)) return undefined
  const { arg, nulltesttype } = expression.NullTest
  if (nulltesttype !== 'IS_NOT_NULL' || !arg || !('ColumnRef' in arg)) return undefined
  const [field] = arg.ColumnRef.fields ?? []
  return field && 'String' in field ? field.String.sval : undefined
}

function constraintFault(table: string, constraint: Constraint): string | undefined {
  const { contype, skip_validation: isUnchecked, indexname } = constraint
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN')
    return isUnchecked
      ? undefined
      : `adds a constraint to ${table} that reads all of it under a lock: ${columnChangeSteps.notValid}`
  if ((contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') && indexname) return undefined
  return `adds a constraint to ${table} that builds its index under a lock: ${columnChangeSteps.uniqueIndex}`
}

/** One change of a table that existed before. */
function changeFault(table: string, command: AlterTableCmd, known: Known): string | undefined {
  const { subtype, name, def } = command
  const contract = (what: string, way: string) => (known.isContract ? undefined : `${what}: ${way}`)
  switch (subtype) {
    case 'AT_AddColumn':
      return columnFault(table, (def as { ColumnDef: ColumnDef }).ColumnDef)
    case 'AT_AddConstraint':
      return constraintFault(table, (def as { Constraint: Constraint }).Constraint)
    case 'AT_ValidateConstraint':
      return undefined
    case 'AT_DropConstraint':
      // Without a dropped check the database only refuses less. Without a dropped key an `on conflict` of the previous
      // version may fail.
      // A check of a table that has no name of its own is called `…_check1`, `…_check2` and so on.
      return name !== undefined && /_check\d*$/.test(name)
        ? undefined
        : contract(`drops the constraint ${name} of ${table}`, contracts.drop)
    case 'AT_DropColumn':
      return contract(`drops ${table}.${name}`, contracts.drop)
    case 'AT_DropNotNull':
      return contract(`lets ${table}.${name} be null`, contracts.mayBeNull)
    case 'AT_ColumnDefault':
      return def ? undefined : contract(`takes the default of ${table}.${name}`, contracts.default)
    case 'AT_SetNotNull': {
      const isKept = [...known.notNull].some(
        ([key, column]) => key.startsWith(`${table}.`) && column === name && known.validated.has(key),
      )
      return isKept && known.isContract ? undefined : `makes ${table}.${name} not null: ${columnChangeSteps.notNull}`
    }
    case 'AT_AlterColumnType':
      return `changes the type of ${table}.${name}, which writes the table anew and breaks what is prepared: ${columnChangeSteps.type}`
    default:
      return `changes ${table} by ${subtype}, which no rule of proof/architecture-migrations.ts knows: ${columnChangeSteps.unknown}`
  }
}

function statementFault(node: Node, known: Known): string | undefined {
  const contract = (what: string) => (known.isContract ? undefined : `${what}: ${contracts.drop}`)
  if (has(node, ['UpdateStmt', 'DeleteStmt', 'MergeStmt']))
    return `changes rows that are there: ${columnChangeSteps.rows}`
  if ('InsertStmt' in node && has(node.InsertStmt.selectStmt, ['RangeVar']))
    return `copies rows: ${columnChangeSteps.rows}`
  if ('IndexStmt' in node) {
    const { relation, concurrent, idxname } = node.IndexStmt
    if (concurrent || known.made.has(nameOf(relation))) return undefined
    return `builds ${idxname} while ${nameOf(relation)} takes no writes: ${columnChangeSteps.index}`
  }
  if ('RenameStmt' in node) return `renames what the version before calls by its name: ${columnChangeSteps.rename}`
  if ('DropStmt' in node) {
    const { removeType, concurrent } = node.DropStmt
    if (removeType === 'OBJECT_INDEX' && concurrent) return undefined
    return contract(`drops (${removeType})`)
  }
  if ('VariableSetStmt' in node) return `sets ${node.VariableSetStmt.name}: ${columnChangeSteps.timeouts}`
  if ('CreateTrigStmt' in node)
    return known.made.has(nameOf(node.CreateTrigStmt.relation)) ? undefined : contract('adds a trigger to an old table')
  if ('CreateFunctionStmt' in node) return node.CreateFunctionStmt.replace ? contract('replaces a function') : undefined
  return additions.has(kindOf(node)) ? undefined : `has a ${kindOf(node)}: ${columnChangeSteps.unknown}`
}

/** Remembers the tables that this file creates. Remembers for later files which constraints keep a column from being null. */
function learn(node: Node, known: Known): void {
  if ('CreateStmt' in node) known.made.add(nameOf(node.CreateStmt.relation))
  if (!('AlterTableStmt' in node)) return
  const table = nameOf(node.AlterTableStmt.relation)
  for (const each of node.AlterTableStmt.cmds ?? []) {
    if (!('AlterTableCmd' in each)) continue
    const { subtype, name, def } = each.AlterTableCmd
    if (subtype === 'AT_ValidateConstraint') known.validated.add(`${table}.${name}`)
    if (subtype !== 'AT_AddConstraint' || !def || !('Constraint' in def)) continue
    const column = keptFromNull(def.Constraint)
    if (column) known.notNull.set(`${table}.${def.Constraint.conname}`, column)
  }
}

function faultsOf(node: Node, known: Known): string[] {
  if ('AlterTableStmt' in node) {
    const table = nameOf(node.AlterTableStmt.relation)
    if (known.made.has(table)) return []
    const commands = (node.AlterTableStmt.cmds ?? []).flatMap((each) =>
      'AlterTableCmd' in each ? [each.AlterTableCmd] : [],
    )
    return commands.flatMap((command) => changeFault(table, command, known) ?? [])
  }
  return [statementFault(node, known) ?? []].flat()
}

const validates = (node: Node) => has(node, ['AlterTableCmd']) && JSON.stringify(node).includes('AT_ValidateConstraint')
const isConcurrent = (node: Node) => JSON.stringify(node).includes('"concurrent":true')

/** Statements that may not be in the same file. A file is one transaction and keeps its locks until its end. */
function companyFaults(nodes: readonly Node[], text: string, made: ReadonlySet<string>): string[] {
  const changed = nodes.flatMap((node) => ('AlterTableStmt' in node ? [nameOf(node.AlterTableStmt.relation)] : []))
  const tables = [...new Set(changed)].filter((table) => !made.has(table))
  const [apart, together] = [nodes.filter(isConcurrent), nodes.filter((node) => !isConcurrent(node))]
  return [
    ...(tables.length > 1
      ? [
          `locks ${tables.join(' and ')} at once, while others hold one and wait for the other: ${columnChangeSteps.oneTable}`,
        ]
      : []),
    ...(nodes.some(validates) && !nodes.every(validates)
      ? [`validates a constraint while it holds other locks: ${columnChangeSteps.validateAlone}`]
      : []),
    ...(apart.length > 0 && (together.length > 0 || !runsOutsideTransaction(text))
      ? [`mixes: ${columnChangeSteps.index}`]
      : []),
    ...(apart.length === 0 && runsOutsideTransaction(text)
      ? [`needs no way outside a transaction: ${columnChangeSteps.separate}`]
      : []),
  ]
}

function markerFaults(since: string, { version, released }: MigrationFiles): string[] {
  if (released.includes(since) && isEarlierRelease(since, version)) return []
  return [`says "unused since ${since}", which is no release before ${version}: ${contracts.release}`]
}

/**
 * Reports in sentences what the previous version could not work with, in the migrations after the baseline. Each
 * sentence says how to do it in two steps. PostgreSQL's own parser reads the files. A statement that no rule knows is
 * refused.
 */
export function migrationFaults(given: MigrationFiles): string[] {
  const earlier = { notNull: new Map<string, string>(), validated: new Set<string>() }
  return given.files.flatMap(([name, text]) => {
    const since = firstReleaseWithout(text)
    const known: Known = { ...earlier, made: new Set(), isContract: since !== null }
    const { stmts = [] } = parseSync(text)
    const nodes = stmts.map(({ stmt }) => stmt!)
    const faults = nodes.flatMap((node) => {
      const found = faultsOf(node, known)
      learn(node, known)
      return found
    })
    if (Number(name.slice(0, 4)) <= given.baseline) return []
    const all = [
      ...(since === null ? [] : markerFaults(since, given)),
      ...faults,
      ...companyFaults(nodes, text, known.made),
    ]
    return all.map((fault) => `${name} ${fault}`)
  })
}
