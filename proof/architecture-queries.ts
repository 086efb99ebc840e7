import { parseSync, Visitor, type CallExpression, type Expression, type Node, type TemplateLiteral } from 'oxc-parser'

/** A table that a query names. Null when the name is computed from values that the file doesn't contain. */
export interface NamedTable {
  readonly table: string | null
  readonly isWrite: boolean
  /** The columns an update sets; undefined where its text doesn't say all of them. */
  readonly columns?: readonly string[] | undefined
}

const reading = /^(selectFrom|from|using|(inner|left|right|full|cross)Join(Lateral)?)$/
const writing = /^(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)$/
/** Methods of these names are not only used for queries. So here only a literal name counts as a table. */
const ambiguous = new Set(['from', 'using', 'table'])

const called = ({ callee }: CallExpression): string =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''

/** `contract as c` -> `contract`. */
const nameOf = (text: string): string => text.replace(/ as \w+$/, '')

/** The names that an argument contains. Null for a computed name. The tables of a subquery are visited separately. */
function namesOf(argument: Node | null | undefined): (string | null)[] {
  switch (argument?.type) {
    case undefined:
    case 'ArrowFunctionExpression':
    case 'TaggedTemplateExpression':
      return []
    case 'CallExpression':
      return called(argument) === 'as' ? [] : [null]
    case 'Literal':
      return typeof argument.value === 'string' ? [nameOf(argument.value)] : []
    case 'ArrayExpression':
      return argument.elements.flatMap(namesOf)
    default:
      return [null]
  }
}

/** The columns of `.set(…)`. Undefined when a spread or a variable adds others. */
function columnsOf(argument: Node | null | undefined): readonly string[] | undefined {
  if (argument?.type === 'ParenthesizedExpression') return columnsOf(argument.expression)
  if (argument?.type === 'ArrowFunctionExpression') return columnsOf(argument.body)
  if (argument?.type !== 'ObjectExpression') return undefined
  const keys = argument.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && !property.computed ? property.key.name : null,
  )
  return keys.every((key) => key !== null) ? keys : undefined
}

/** The `updateTable(…)` at the beginning of a chain of calls. */
function updated(chain: Expression): CallExpression | null {
  if (chain.type === 'CallExpression') return called(chain) === 'updateTable' ? chain : updated(chain.callee)
  return chain.type === 'MemberExpression' && chain.object.type !== 'Super' ? updated(chain.object) : null
}

/**
 * The words before a table's name in SQL, the name, and after `from` the names of further tables. `for update` and `do
 * update` name no table. A name followed by a bracket or a dot is a function or a column.
 */
const inSql =
  /(?<!\b(?:for|key|do) )\b(from|join|using|update|insert into|delete from|merge into|truncate) (?:only |lateral )?"?([a-z_]+)\b(?![.(])"?((?: (?:as )?[a-z]+)?(?: ?, ?[a-z_]+(?: (?:as )?[a-z]+)?)*)/gi

/** The columns that `update … set` assigns. */
function assigned(sql: string): string[] {
  const clause = /\bset (.*?)(?: from | where | returning |$)/i.exec(sql)?.[1] ?? ''
  return [...clause.matchAll(/(?:^|,) ?"?(\w+)"? ?=/g)].map((found) => found[1]!)
}

/** Tables in the text of SQL. */
function inText(text: string): NamedTable[] {
  const sql = text.replace(/'[^']*'|--.*$/gm, ' ').replace(/\s+/g, ' ')
  return [...sql.matchAll(inSql)].flatMap(({ 1: word = '', 2: table = '', 3: others = '', index }) => {
    const isWrite = !/^(from|join|using)$/i.test(word)
    const columns = /^update$/i.test(word) ? assigned(sql.slice(index)) : undefined
    const more = /^from$/i.test(word) ? [...others.matchAll(/, ?([a-z_]+)/g)].map((found) => found[1]!) : []
    const first: NamedTable[] = [{ table, isWrite, columns }]
    return first.concat(more.map((name) => ({ table: name, isWrite: false })))
  })
}

/** The text of a template. A placeholder may have any value. */
const textOf = ({ quasis }: TemplateLiteral): string => quasis.map(({ value }) => value.cooked ?? '').join(' ? ')

const isSql = /^\s*(select|insert into|update|delete from|with|truncate|lock table)\b/i

/** A file without any of these words has no query. */
const mayQuery = /(From|Into|Table|Join|from|using|table)\(|\bsql\b|select|insert|update|delete/

/** Every table of `tables` that the queries of a file name, read from its syntax tree. */
export function namedTables(path: string, text: string, tables: ReadonlySet<string>): NamedTable[] {
  if (!mayQuery.test(text)) return []
  const found: NamedTable[] = []
  const literals = new Set<string>()
  /** Literals that name a table in a query, and words of a type. */
  const known = new Set<Node>()
  const columns = new Map<CallExpression, readonly string[] | undefined>()
  new Visitor({
    CallExpression(call) {
      const name = called(call)
      const update = name === 'set' && call.callee.type === 'MemberExpression' ? updated(call.callee) : null
      if (update) columns.set(update, columnsOf(call.arguments[0]))
      const isWrite = writing.test(name)
      if (!isWrite && !reading.test(name) && name !== 'table') return
      if (call.arguments[0]) known.add(call.arguments[0])
      const names = namesOf(call.arguments[0]).filter((table) => table !== null || !ambiguous.has(name))
      found.push(...names.map((table) => ({ table, isWrite, columns: columns.get(call) })))
    },
    TSLiteralType: ({ literal }) => void known.add(literal),
    Literal(literal) {
      const { value } = literal
      if (typeof value !== 'string') return
      if (!known.has(literal)) literals.add(value)
      if (isSql.test(value)) found.push(...inText(value))
    },
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') found.push(...inText(textOf(quasi)))
    },
    TemplateLiteral(template) {
      if (isSql.test(textOf(template))) found.push(...inText(textOf(template)))
    },
  }).visit(parseSync(path, text).program)
  // A computed name can be any table that the file names. If the file names none, nobody can know it.
  const candidates = [...literals].filter((literal) => tables.has(literal))
  return found
    .flatMap((named) => {
      if (named.table !== null || candidates.length === 0) return [named]
      const { isWrite, columns: set } = named
      return candidates.map((table) => ({ table, isWrite, columns: set }))
    })
    .filter(({ table }) => table === null || tables.has(table))
}
