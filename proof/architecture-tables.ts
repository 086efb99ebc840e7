import { ownedTables, ownerOf, sharedRows } from './architecture-owners'
import { namedTables, type NamedTable } from './architecture-queries'
import { isTest, locate, type SourceFile, type Tree } from './architecture-tree'

/** The position of each module in the order of docs/architecture.md. */
function heights(tree: Tree): (module: string) => number {
  const modules = [...tree].flatMap(([layer, names]) => [...names.keys()].map((name) => `${layer}/${name}`))
  const order = new Map(modules.map((module, index) => [module, index]))
  return (module) => order.get(module) ?? Infinity
}

/**
 * True if a module may write these columns of a table. The module must own the table, or the
 * columns in a shared row.
 */
function mayWrite(module: string, table: string, columns: NamedTable['columns']): boolean {
  if (ownerOf(table) === module) return true
  const shared = sharedRows[table]
  if (!shared || !columns) return false
  return columns.every((column) => column === shared.touched || shared.columns[column] === module)
}

function queryOffences({ path, text }: SourceFile, height: (module: string) => number): string[] {
  const at = locate(path)
  if (!at) return []
  const module = `${at.layer}/${at.module}`
  return namedTables(path, text, ownedTables).flatMap(({ table, isWrite, columns }) => {
    if (table === null) return [`${path} computes the name of a table`]
    const owner = ownerOf(table)
    if (owner === undefined || (isWrite && mayWrite(module, table, columns))) return []
    if (isWrite) return [`${path} writes ${table} of ${owner}`]
    const lowest = sharedRows[table]?.lowest ?? owner
    return height(lowest) > height(module) ? [`${path} reads ${table} of ${lowest}`] : []
  })
}

/**
 * Queries of the product that write a table of another module, or that name a table whose owner comes later in the order.
 * Also exceptions that are no longer needed, so that the list of `exceptions` can only get shorter.
 */
export function tableOffences(
  files: readonly SourceFile[],
  tree: Tree,
  exceptions: ReadonlyMap<string, string> = new Map(),
): string[] {
  const height = heights(tree)
  const found = files
    .filter(({ path }) => path.endsWith('.ts') && !isTest(path) && !path.includes('/web/'))
    .flatMap((file) => queryOffences(file, height))
  return [
    ...new Set(found.filter((offence) => !exceptions.has(offence))),
    ...[...exceptions.keys()].filter((known) => !found.includes(known)).map((known) => `no longer true: ${known}`),
  ]
}
