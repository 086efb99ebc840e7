import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { itemRecord } from '../src/books/depreciation/model'
import { expenseRecord } from '../src/books/expense/model'
import { incomeRecord } from '../src/books/income/model'
import { supplierRecord } from '../src/books/supplier/model'
import { profileRecord } from '../src/landlord/account/model'
import { houseRecord } from '../src/landlord/house/model'
import { contractRecord } from '../src/lease/contract/model'
import * as homes from './architecture-field-homes'
import { fieldOffences, filesNaming, type FieldHome } from './architecture-fields'
import type { SourceFile } from './architecture-tree'

const root = join(import.meta.dirname, '..')
const files: SourceFile[] = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
  .filter((path) => /\.(tsx?|sql|typ)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

const house: FieldHome = { ...homes.houseFields, names: houseRecord.names }
const supplier: FieldHome = { ...homes.supplierFields, names: supplierRecord.names }
const income: FieldHome = { ...homes.incomeFields, names: incomeRecord.names }
const item: FieldHome = { ...homes.itemFields, names: itemRecord.names }
const profile: FieldHome = { ...homes.profileFields, names: profileRecord.names }
const contract: FieldHome = { ...homes.contractFields, names: contractRecord.names }
const expense: FieldHome = { ...homes.expenseFields, names: expenseRecord.names }
const records = [house, supplier, income, item, profile, contract, expense]

const naming = (path: string, text: string): SourceFile => ({ path, text })
/** The sources with one file more. */
const withFile = (path: string, text: string) => [...files, naming(path, text)]
/** The record with that field alone. */
const only = (home: FieldHome, name: string): FieldHome => {
  const one = (from: FieldHome['own']) => (from[name] ? { [name]: from[name] } : {})
  return { ...home, names: [name], own: one(home.own), shared: one(home.shared) }
}

describe('a field is said once', () => {
  it.each(records)('of the $record', (home) => {
    expect(files.length).toBeGreaterThan(500)
    expect(fieldOffences(files, home)).toEqual([])
  })

  it('in the record, the words, the form line, the migration and the data of the lease', () => {
    expect(filesNaming(files, 'keys_count').toSorted()).toEqual([
      'src/base/db/migrations/0008_lease.sql',
      'src/lease/contract-form/web/IncludingFields.tsx',
      'src/lease/contract/model.ts',
      'src/lease/contract/words.ts',
      'src/lease/document/rules-data.ts',
    ])
  })
})

describe('each field of each record', () => {
  // A word of many records is counted as a name, so that each form of one is planted.
  const forms = [
    'const [value] = [row.NAME]',
    "select(['NAME'])",
    'insert({ NAME: value })',
    'const { id, NAME } = row',
  ]
  it.each(records)('of the $record has no room for one file more', (home) => {
    for (const [at, name] of home.names.entries()) {
      const path = `src/${home.modules[0]}/service-planted.ts`
      const text = forms[at % forms.length]!.replace('NAME', name)
      expect(fieldOffences(withFile(path, text), only(home, name))).toEqual([
        expect.stringMatching(new RegExp(`^${home.record}\\.${name}: in \\d+ files, at most \\d+: .*service-planted`)),
      ])
    }
  })

  it.each(records)('of the $record that one file less names has its budget lowered', (home) => {
    const [name] = Object.keys({ ...home.own, ...home.shared }) as [string]
    const model = `src/${home.modules[0]}/model.ts`
    const without = files.map((file) =>
      file.path === model ? naming(model, file.text.replaceAll(name, 'another')) : file,
    )
    expect(fieldOffences(without, only(home, name))).toContainEqual(
      expect.stringMatching(new RegExp(`^${home.record}\\.${name}: in \\d+ files only: its budget of \\d+ falls`)),
    )
  })

  it.each([
    [house, 'share_number', 'year/dashboard', ''],
    [house, 'postcode', 'lease/deposit', "import type { House } from '../../landlord/house/model'"],
    [supplier, 'city', 'app/web', "import type { Supplier } from '../../books/supplier/model'"],
    [income, 'separatedTaxable', 'year/tax', ''],
    [item, 'lifetime', 'year/tax', "import { itemRecord } from '../../books/depreciation/model'"],
    [profile, 'iban', 'lease/deposit', "import type { Profile } from '../../landlord/account/model'"],
    [contract, 'pets_allowed', 'year/export', ''],
    [expense, 'cost_type', 'year/dashboard', ''],
  ])('of the $record is named in its modules: $1', (home, name, module, imports) => {
    const path = `src/${module}/service-planted.ts`
    expect(fieldOffences(withFile(path, `${imports}\nvalue(row.${name})`), only(home, name))).toContainEqual(
      expect.stringContaining(`${home.record}.${name}: named outside of its modules: ${path}`),
    )
  })
})

describe('a plain field', () => {
  it('may stand in four files of its module and in its migration, tests aside', () => {
    const folder = 'src/books/expense'
    const four = [`${folder}/model.ts`, `${folder}/words.ts`, `${folder}/web/Fields.tsx`, `${folder}/web/Facts.tsx`]
    const aside = [`${folder}/service.test.ts`, 'src/app/demo/fill.ts']
    const home = { ...expense, names: ['paid_on'], own: {}, shared: {} }
    const all = ['src/base/db/migrations/0009_expense.sql', ...four, ...aside].map((path) => naming(path, 'paid_on'))
    expect(fieldOffences(all, home)).toEqual([])
    expect(fieldOffences([...all, naming(`${folder}/service.ts`, 'const paidOn = 1')], home)).toHaveLength(1)
    expect(fieldOffences(all.slice(1), home)).toEqual([expect.stringContaining('the budget of 5 falls')])
  })
})

describe('a field that is listed', () => {
  const listed = { ...expense, names: ['franchise'], shared: {} }
  it('is one, and needs to be', () => {
    const own = { franchise: { files: 2, why: 'what may be deducted is a rule' } }
    const two = ['model', 'words'].map((name) => naming(`src/books/expense/${name}.ts`, 'franchise'))
    expect(fieldOffences(two, { ...listed, own })).toEqual([expect.stringContaining('a plain field by now')])
    expect(fieldOffences([], { ...listed, own, names: [] })).toEqual([expect.stringContaining('but no field')])
  })

  it('has no module that names it no more', () => {
    const own = { franchise: { ...expense.own['franchise']!, also: ['year/tax'] } }
    expect(fieldOffences(files, { ...listed, own })).toEqual([expect.stringContaining('year/tax names it no more')])
  })

  it('is not counted in words that only look like it', () => {
    const texts = ['// the sum of it', "const what = 'sum of it'", 'fn.sum(1)', '--ui-sum-size: 1']
    for (const text of texts)
      expect(fieldOffences(withFile('src/books/expense/service-planted.ts', text), only(expense, 'sum'))).toEqual([])
  })
})
