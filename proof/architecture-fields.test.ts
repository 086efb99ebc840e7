import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { expenseRecord } from '../src/books/expense/model'
import { contractRecord } from '../src/lease/contract/model'
import { contractFields, expenseFields, fieldOffences, filesNaming, type FieldHome } from './architecture-fields'
import type { SourceFile } from './architecture-tree'

const root = join(import.meta.dirname, '..')
const files: SourceFile[] = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.(tsx?|sql|typ)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const expense: FieldHome = { ...expenseFields, names: expenseRecord.names }
const contract: FieldHome = { ...contractFields, names: contractRecord.names }
const naming = (path: string, text: string): SourceFile => ({ path, text })

describe('a field is said once', () => {
  it.each([expense, contract])('of the $record', (home) => {
    expect(files.length).toBeGreaterThan(500)
    expect(fieldOffences(files, home)).toEqual([])
  })

  it('in the record, the words, the form line, the migration and the data of the lease', () => {
    expect(filesNaming(files, 'keys_count').toSorted()).toEqual([
      'src/base/db/migrations/0008_lease.sql',
      'src/lease/contract/model.ts',
      'src/lease/contract/web/IncludingFields.tsx',
      'src/lease/contract/words.ts',
      'src/lease/document/rules-data.ts',
    ])
  })
})

describe('a plain field', () => {
  const copied = naming('src/lease/contract/service.ts', "insert({ keys_count: body['keys_count'] })")
  it('copied by hand in one file more is refused', () => {
    expect(fieldOffences([...files.filter(({ path }) => path !== copied.path), copied], contract)).toEqual([
      expect.stringContaining('contract.keys_count: in 6 files, at most 5'),
    ])
  })

  it.each([
    ['src/books/expense/service.ts', 'of its own module', 'in 10 files, at most 9'],
    ['src/year/export/service-expenses.ts', 'of another module', 'named outside of its modules'],
  ])('in %s, a file %s, is refused, also as a variable', (path, _of, offence) => {
    for (const text of ['const { cost_type } = voucher', 'const costType = 1']) {
      const planted = [...files.filter((file) => file.path !== path), naming(path, text)]
      expect(
        fieldOffences(planted, { ...expense, names: ['cost_type'], plain: 9, own: {}, common: {} }),
      ).toContainEqual(expect.stringContaining(offence))
    }
  })

  it('that is new may stand in four files of its module and in its migration, tests aside', () => {
    const folder = 'src/books/expense'
    const four = [`${folder}/model.ts`, `${folder}/words.ts`, `${folder}/web/Fields.tsx`, `${folder}/web/Facts.tsx`]
    const aside = ['src/base/db/migrations/0009_expense.sql', `${folder}/service.test.ts`, 'src/app/demo/fill.ts']
    const home = { ...expense, names: ['paid_on'], own: {}, common: {} }
    const all = [...four, ...aside].map((path) => naming(path, 'paid_on'))
    expect(fieldOffences(all, home)).toEqual([])
    expect(fieldOffences([...all, naming(`${folder}/service.ts`, 'paid_on')], home)).toHaveLength(1)
  })
})

describe('a field with a meaning of its own', () => {
  const own = { franchise: { files: 9, why: 'what may be deducted is a rule' } }
  const share = { ...expense, names: ['franchise'], own, common: {} }
  it('stays in its module', () => {
    const outside = naming('src/year/dashboard/rules-totals.ts', 'line.sum * line.franchise')
    expect(fieldOffences([...files, outside], share)).toEqual([
      expect.stringContaining('named outside of its modules: src/year/dashboard/rules-totals.ts'),
    ])
  })

  it('is listed only while it is a field, and needs to be', () => {
    expect(fieldOffences([], share)).toEqual([expect.stringContaining('a plain field by now')])
    expect(fieldOffences([], { ...share, names: [] })).toEqual([expect.stringContaining('but no field')])
  })
})
