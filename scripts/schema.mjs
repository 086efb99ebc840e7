// Writes src/base/db/schema.ts, the tables' types, from the migrated database: `npm run schema`.
// `npm run schema -- --check` writes nothing and fails when the file is not what the migrations make.
//
// The types follow from the SQL alone. A check like `role in ('landlord', 'admin')` becomes that union. An amount of
// money is a bigint column with `comment on column … is 'øre'`.
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { generate, PostgresDialect, RawExpressionNode } from 'kysely-codegen'
import { Kysely, PostgresDialect as KyselyPostgres, sql } from 'kysely'
import pg from 'pg'
import { register } from 'tsx/esm/api'

register()
const { startTestServer } = await import('../src/base/db/test-server.ts')

const file = fileURLToPath(new URL('../src/base/db/schema.ts', import.meta.url))

/** The types that the pool's parsers return for each SQL type. See src/base/db/pool.ts. */
const typeMapping = { int8: 'number', date: 'Day', timestamptz: 'Instant' }
/**
 * These imports are added here and not by kysely-codegen. To find them, kysely-codegen would need a TypeScript older
 * than 7.
 */
const imports = `import type { Day, Instant } from '../kit/day'\nimport type { Ore } from '../kit/money'\n`

/** The texts that a check allows, from `CHECK ((role = ANY (ARRAY['a'::text, 'b'::text])))`. Null for any other check. */
function allowedTexts(definition) {
  const list = /^CHECK \(\(.+ = ANY \(ARRAY\[((?:'(?:[^']|'')*'::text(?:, )?)+)\]\)\)\)$/.exec(definition)?.[1]
  return list === undefined
    ? null
    : [...list.matchAll(/'((?:[^']|'')*)'::text/g)].map((match) => match[1].replaceAll("''", "'"))
}

/** Types of single columns that don't follow from the SQL type. They include whether the column can be null. */
async function describe(db, metadata, overrides) {
  const checks = await sql`
    select r.relname as "table", a.attname as "column", pg_get_constraintdef(c.oid) as definition
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = r.oid and a.attnum = c.conkey[1]
    where c.contype = 'c' and cardinality(c.conkey) = 1 and r.relnamespace = 'public'::regnamespace`.execute(db)
  for (const table of metadata.tables) {
    for (const column of table.columns) {
      const own = checks.rows.filter((check) => check.table === table.name && check.column === column.name)
      const texts = own.map((check) => allowedTexts(check.definition)).find((found) => found !== null)
      const special =
        column.comment === 'øre' ? 'Ore' : texts?.map((text) => `'${text.replaceAll("'", "\\'")}'`).join(' | ')
      if (special === undefined) continue
      const type = column.isNullable ? `${special} | null` : special
      const generated = column.hasDefaultValue || column.isAutoIncrementing
      overrides[`${table.name}.${column.name}`] = new RawExpressionNode(generated ? `Generated<${type}>` : type)
      column.isNullable = false
    }
  }
  return metadata
}

const server = await startTestServer('')
let text
try {
  const pool = new pg.Pool({ ...server.connection, database: server.template, max: 2 })
  pool.on('error', () => undefined)
  const db = new Kysely({ dialect: new KyselyPostgres({ pool }) })
  try {
    const columns = {}
    text = await generate({
      db,
      dialect: new PostgresDialect(),
      excludePattern: 'migration',
      outFile: null,
      typeMapping,
      typeOnlyImports: true,
      overrides: { columns },
      postprocess: ({ metadata }) => describe(db, metadata, columns),
    })
    text = text.replace(/^import type/m, `${imports}import type`)
  } finally {
    await db.destroy()
  }
} finally {
  await server.stop()
}

if (!process.argv.includes('--check')) {
  await writeFile(file, text)
  console.log('Wrote src/base/db/schema.ts')
} else if ((await readFile(file, 'utf8').catch(() => '')) !== text) {
  console.error('src/base/db/schema.ts is not what the migrations make; run `npm run schema` and commit it.')
  process.exitCode = 1
} else console.log('src/base/db/schema.ts is what the migrations make')
