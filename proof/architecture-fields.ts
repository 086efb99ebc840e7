import { resolveImport, type SourceFile } from './architecture-tree'

/** How many files may name a field, and where. It may only fall: what is left of it is asked to be taken off. */
export interface Budget {
  readonly files: number
  /** Modules that may name it beside the record's own. */
  readonly also?: readonly string[]
  readonly why: string
}

/** Where the fields of a record may be named (docs/architecture.md, "A field is said once"). */
export interface FieldHome {
  readonly record: string
  readonly names: readonly string[]
  /** Modules in which a plain field is named, beside its migration; the first one has the record. */
  readonly modules: readonly string[]
  /** How many files name a plain field. */
  readonly plain: number
  /** Fields with a meaning of their own: a rule, a clause of the lease, a line of its own where they are read. */
  readonly own: Readonly<Record<string, Budget>>
  /**
   * Fields whose names are words of many records, so that a file elsewhere that has the word says nothing. They are counted
   * as names (no texts, no comments) in the record's modules, and with `also` in every file that imports the record.
   */
  readonly shared: Readonly<Record<string, Budget>>
}

const migrations = 'base/db/migrations'

/**
 * Written by hand and part of the product: no test, no example of one, as a `module.ts` has of each table, nothing that a
 * program writes, no demo data.
 */
const isProduct = ({ path }: SourceFile): boolean =>
  /^src\/.*\.(tsx?|sql|typ)$/.test(path) &&
  !/\.test\.tsx?$|\/(?:test-[^/]+|module)\.ts$|^src\/app\/demo\/|\/schema\.ts$/.test(path)

const camelCase = (name: string) => name.replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())

/** Files that name a field, as it is stored or as a variable would be called; in a comment too, which goes stale all the same. */
export function filesNaming(files: readonly SourceFile[], field: string): string[] {
  const name = new RegExp(`\\b(${field}|${camelCase(field)})\\b`)
  return files.filter(isProduct).flatMap(({ path, text }) => (name.test(text) ? [path] : []))
}

const isIn = (path: string, modules: readonly string[]) => modules.some((module) => path.startsWith(`src/${module}/`))

const comments = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$|(?<=^|\s)--.*$/gm
/** `house.name`, `name: …`, `{ name }`, `'house.name'`, and in SQL the word. */
const nameIn = (field: string, path: string): RegExp =>
  path.endsWith('.sql')
    ? new RegExp(`\\b${field}\\b`)
    : new RegExp(
        `\\.${field}\\b(?!\\()|(?<![\\w.'"-])${field}\\??:|'(\\w+\\.)?${field}'|[{,]\\s*${field}\\s*[,}=](?!>)`,
      )

const imports = ({ path, text }: SourceFile, module: string): boolean =>
  [...text.matchAll(/from '(\.[^']+)'/g)].some(([, target]) =>
    resolveImport(path, target!).startsWith(`src/${module}/model`),
  )

/** Files that name a field whose name is a word of many records. */
function filesSharing(files: readonly SourceFile[], field: string, home: FieldHome, budget: Budget): string[] {
  const { modules } = home
  return files
    .filter((file) => file.text.includes(field) && isProduct(file))
    .filter((file) => isIn(file.path, modules) || (budget.also !== undefined && imports(file, modules[0]!)))
    .filter(({ path, text }) => nameIn(field, path).test(text.replace(comments, '')))
    .map(({ path }) => path)
}

/** The files that one field counts. */
function counted(files: readonly SourceFile[], name: string, home: FieldHome): string[] {
  const shared = home.shared[name]
  return shared ? filesSharing(files, name, home, shared) : filesNaming(files, name)
}

/** What is wrong with where one field is named. */
function oneOffences(files: readonly SourceFile[], name: string, home: FieldHome): string[] {
  const { modules, plain } = home
  const own = home.own[name]
  const listed = own ?? home.shared[name]
  const found = counted(files, name, home)
  const also = listed?.also ?? []
  const outside = found.filter((path) => !isIn(path, [migrations, ...modules, ...also]))
  const most = listed?.files ?? plain
  return [
    found.length > most && `in ${found.length} files, at most ${most}: ${found.join(', ')}`,
    listed && found.length < most && `in ${found.length} files only: its budget of ${most} falls to that`,
    outside.length > 0 && `named outside of its modules: ${outside.join(', ')}`,
    ...also
      .filter((module) => !found.some((path) => isIn(path, [module])))
      .map((module) => `${module} names it no more`),
    own && !own.also && found.length <= plain && outside.length === 0 && 'listed, but a plain field by now',
  ].filter((what) => typeof what === 'string')
}

/** What is left of the budget of the plain fields. */
function plainOffences(files: readonly SourceFile[], { names, plain, own, shared, ...home }: FieldHome): string[] {
  const found = names
    .filter((name) => !(name in own) && !(name in shared))
    .map((name) => filesNaming(files, name).length)
  const most = Math.max(...found)
  return found.length > 0 && most < plain
    ? [`${home.record}: its plain fields are in ${most} files at most: the budget of ${plain} falls to that`]
    : []
}

/** Fields of a record that stand in more files than they may, or outside of their modules; and what of the budgets nothing needs. */
export function fieldOffences(files: readonly SourceFile[], home: FieldHome): string[] {
  const { record, names, own, shared } = home
  const unknown = Object.keys({ ...own, ...shared }).filter((name) => !names.includes(name))
  return [
    ...unknown.map((name) => `${record}.${name}: listed, but no field`),
    ...names.flatMap((name) => oneOffences(files, name, home).map((what) => `${record}.${name}: ${what}`)),
    ...plainOffences(files, home),
  ]
}
