import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)

/** One field of each of five kinds: its line in the record, in the words and in the table. */
const kinds = {
  new_text: { of: `orElse(field.optionalText({ max: 50 }), '')`, label: 'New text', sql: `text not null default ''` },
  new_choice: {
    of: `orNull(field.choice(['north', 'south']))`,
    label: 'New choice',
    sql: `text check (new_choice in ('north', 'south'))`,
  },
  new_money: { of: 'orNull(field.money())', label: 'New amount', sql: 'bigint' },
  new_day: { of: 'orNull(field.date())', label: 'New day', sql: 'date' },
  new_count: { of: 'orNull(field.count({ max: 99 }))', label: 'New count', sql: 'smallint' },
} as const
export type NewField = keyof typeof kinds
export const newFields = Object.keys(kinds) as readonly NewField[]
export const labelOf = (field: NewField): string => kinds[field].label

interface Target {
  readonly table: string
  readonly model: string
  /** The record in the model that gets the fields. */
  readonly record: RegExp
  readonly words: string
  readonly labels: RegExp
  readonly form: string
  /** The element before which the new inputs are placed. */
  readonly before: RegExp
}

const targets: readonly Target[] = [
  {
    table: 'bilag',
    model: 'src/books/expense/model.ts',
    record: /expenseRecord = record\(\{/,
    words: 'src/books/expense/words.ts',
    labels: /const labels = \{/,
    form: 'src/books/expense/web/MoreFields.tsx',
    before: /<DeductibleShareField/,
  },
  {
    table: 'supplier',
    model: 'src/books/supplier/model.ts',
    record: /supplierRecord = record\(\{/,
    words: 'src/books/supplier/words.ts',
    labels: /const labels = \{/,
    form: 'src/books/supplier/web/SupplierFields.tsx',
    before: /<FieldPair narrow>/,
  },
  {
    table: 'contract',
    model: 'src/lease/contract/model.ts',
    record: /including: record\(\{/,
    words: 'src/lease/contract/words.ts',
    labels: /const labels = \{/,
    form: 'src/lease/contract-form/web/IncludingFields.tsx',
    before: /\{pets\}\n {6}\{smoking\}/,
  },
]

/** Edits one file. If the mark is not found exactly once, this list is out of date. */
async function edit(directory: string, file: string, mark: RegExp, text: (found: string) => string): Promise<void> {
  const path = join(directory, file)
  const before = await readFile(path, 'utf8')
  if (before.split(mark).length !== 2) throw new Error(`${file} does not hold ${mark.source} exactly once`)
  await writeFile(path, before.replace(mark, text))
}

const inOrder = (line: (name: NewField) => string): string => newFields.map(line).join('\n')

async function addFields(directory: string, { model, record, words, labels, form, before }: Target): Promise<void> {
  await edit(directory, model, record, (found) => `${found}\n${inOrder((name) => `  ${name}: ${kinds[name].of},`)}`)
  const path = join(directory, model)
  const text = await readFile(path, 'utf8')
  const imports = text.replace(
    /import \{([^}]*)\} from '(.*)\/base\/kit\/field-variants'/,
    (_all, names: string, to: string) => {
      const wanted = new Set([...names.split(',').map((name) => name.trim()), 'orElse', 'orNull'])
      return `import { ${[...wanted].filter(Boolean).join(', ')} } from '${to}/base/kit/field-variants'`
    },
  )
  await writeFile(path, imports)
  const choices = `  north: { en: 'North', nb: 'Nord' },\n  south: { en: 'South', nb: 'Sør' },`
  const named = (name: NewField) => `  ${name}: { en: '${kinds[name].label}', nb: '${kinds[name].label}' },`
  await edit(directory, words, labels, (found) => `${found}\n${inOrder(named)}`)
  await edit(directory, words, /\.\.\.labels,/, (found) => `${found}\n${choices}`)
  await edit(
    directory,
    form,
    before,
    (found) => `${inOrder((name) => `<RecordField {...line('${name}')} />`)}\n${found}`,
  )
}

const columns = ({ table }: Target): string =>
  newFields.map((name) => `alter table ${table} add column ${name} ${kinds[name].sql};`).join('\n') +
  `\ncomment on column ${table}.new_money is 'øre';\n`

/**
 * A copy of the product in which expense, supplier and contract have one more field of each kind. A field is a line in the
 * record, its words, a line in the form and a line of SQL, and nothing else. The types are checked and the product is built
 * in the copy.
 */
export async function withNewFields(): Promise<{ readonly directory: string; remove(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'husbok-new-fields-'))
  const node = (...args: string[]) => run(process.execPath, args, { cwd: directory, maxBuffer: 2 ** 26 })
  for (const part of ['src', 'sandbox', 'schemas', 'scripts', 'package.json', 'package-lock.json', 'vite.config.ts'])
    await cp(join(root, part), join(directory, part), { recursive: true })
  for (const name of ['base', 'pure', 'server', 'web'])
    await cp(join(root, `tsconfig.${name}.json`), join(directory, `tsconfig.${name}.json`))
  // Files whose types were checked in the original are not checked again.
  if (existsSync(join(root, '.cache/types')))
    await cp(join(root, '.cache/types'), join(directory, '.cache/types'), { recursive: true })
  await symlink(join(root, 'node_modules'), join(directory, 'node_modules'))
  for (const target of targets) await addFields(directory, target)
  const migrations = join(directory, 'src/base/db/migrations')
  const next = String((await readdir(migrations)).length + 1).padStart(4, '0')
  await writeFile(join(migrations, `${next}_new_fields.sql`), targets.map(columns).join('\n'))
  try {
    await node('scripts/schema.mjs')
    await node('node_modules/typescript/bin/tsc', '-b', 'tsconfig.server.json', 'tsconfig.web.json')
    await node('scripts/build.mjs')
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`one field more and the product does not build:\n${stdout}${stderr}`, { cause: error })
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) }
}
