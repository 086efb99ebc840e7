import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { galleryOffences } from './architecture-gallery'
import { circleOffences } from './architecture-imports'
import { partyOffences } from './architecture-parties'
import { offences } from './architecture-rules'
import { sandboxOffences } from './architecture-sandbox'
import { readTree, type SourceFile } from './architecture-tree'

const root = join(import.meta.dirname, '..')
const tree = readTree(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))

const filesIn = (folder: string): SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.(tsx?|mjs|typ)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
const [source, sandbox] = [filesIn('src'), filesIn('sandbox')]
const files = [...source, ...sandbox, ...['e2e', 'proof', 'bench', 'scripts'].flatMap(filesIn)]

describe('the tree', () => {
  it('is what docs/architecture.md draws', () => {
    expect([...tree.keys()]).toEqual(['base', 'landlord', 'books', 'lease', 'bank', 'year', 'app', 'sandbox'])
    expect(files.length).toBeGreaterThan(500)
    expect(offences(files, tree)).toEqual([])
  })

  it('has no module and no folder that is drawn but empty', () => {
    const drawn = [...tree].flatMap(([layer, modules]) =>
      [...modules].flatMap(([module, folders]) =>
        ['', ...folders.map((folder) => `${folder}/`)].map(
          (folder) => `${layer === 'sandbox' ? '' : 'src/'}${layer}/${module}/${folder}`,
        ),
      ),
    )
    expect(drawn.filter((folder) => !files.some(({ path }) => path.startsWith(folder)))).toEqual([])
  })
})

describe('the gallery', () => {
  it('shows every control', () => expect(galleryOffences(source)).toEqual([]))

  it('is refused without a control, and with a part that is gone', () => {
    const more = { path: 'src/base/ui/field/colour-field.tsx', text: 'export function ColourField() {' }
    expect(galleryOffences([...source, more])).toEqual([expect.stringContaining('ColourField')])
    const less = source.filter(({ path }) => path !== 'src/base/ui/page/menu-panel.tsx')
    expect(galleryOffences(less)).toEqual([expect.stringContaining('MenuPanel')])
  })
})

describe('the sandbox', () => {
  it('is known only where it is started, and where the pages say that it runs', () =>
    expect(sandboxOffences(source)).toEqual([]))

  it('is known nowhere else', () => {
    const path = 'src/landlord/subscription/provider/stripe.ts'
    expect(sandboxOffences([...source, { path, text: "if (url.includes('sandbox')) pay()" }])).toEqual([
      `${path}: knows of the sandbox`,
    ])
  })
})

describe('the parties of a contract', () => {
  it('are read in one place', () => expect(partyOffences(source)).toEqual([]))

  it.each([
    ['a second reader', 'src/year/export/service-incomes.ts', 'const all = [first, ...(contract.co_tenants ?? [])]'],
    ['a query of the column', 'src/lease/deposit/service-select.ts', "is('contract.co_tenants', 'is not', null)"],
    ['a second key', 'src/lease/document/service.ts', 'const { tenant_birthday } = openContract(row, encryption)'],
    ['a name of its own', 'src/app/web/shell/Sidebar.tsx', 'const name = `${data.firstName} ${data.lastName}`'],
    ['another one', 'src/books/income/rules.ts', '`${tenant_first_name} ${tenant_last_name}`.trim()'],
  ])('refuse %s', (_what, path, text) =>
    expect(partyOffences([...source.filter((file) => file.path !== path), { path, text }])).toEqual([
      expect.stringContaining(`${path}: `),
    ]),
  )

  it('list only who still names them', () =>
    expect(
      partyOffences(source.filter(({ path }) => path !== 'src/lease/contract-form/rules-questions.ts')),
    ).toHaveLength(1))
})

/** A file at `path` that imports `targets`. */
const importing = (path: string, ...targets: string[]): SourceFile => ({
  path,
  text: targets.map((target) => `import { x } from '${target}'`).join('\n'),
})

describe('names', () => {
  it.each<[string, SourceFile]>([
    ['a file name of no list', { path: 'src/books/expense/manager.ts', text: '' }],
    ['a name that says nothing', { path: 'src/base/kit/utils.ts', text: '' }],
    ['an unknown module', { path: 'src/books/poetry/rules.ts', text: '' }],
    ['an unknown layer', { path: 'src/attic/expense/rules.ts', text: '' }],
    ['a second file of what a module says', { path: 'src/books/expense/module-tables.ts', text: '' }],
    ['a second file that opens a module', { path: 'src/books/expense/open-jobs.ts', text: '' }],
    ['a file beside the modules of a layer', { path: 'src/books/rules.ts', text: '' }],
    ['an unknown folder of a module', { path: 'src/books/expense/repeat/rules.ts', text: '' }],
    ['an unknown folder of the browser kit', { path: 'src/base/ui/misc/Row.tsx', text: '' }],
    ['an unknown folder of the pages', { path: 'src/app/web/parts/Row.tsx', text: '' }],
    ['a folder below web', { path: 'src/books/expense/web/parts/Row.tsx', text: '' }],
    ['a folder below a folder of the browser kit', { path: 'src/base/ui/field/date/popup.tsx', text: '' }],
  ])('refuse %s', (_what, planted) => expect(offences([planted], tree)).toHaveLength(1))

  it.each([
    'src/books/expense/service.ts',
    'src/books/expense/web/Row.tsx',
    'src/base/ui/field/money-field.tsx',
    'src/app/web/contract/ContractPage.tsx',
    'src/base/file/provider/disk.ts',
    'sandbox/server.ts',
  ])('take %s', (path) => expect(offences([{ path, text: '' }], tree)).toEqual([]))
})

describe('imports', () => {
  it.each<[string, SourceFile]>([
    ['a later layer', importing('src/landlord/house/service.ts', '../../books/expense/rules')],
    ['a later module of books', importing('src/books/supplier/service.ts', '../expense/service')],
    ['a later module of base', importing('src/base/db/pool.ts', '../call/context')],
    ['a later module of the lease', importing('src/lease/tenancy/routes.ts', '../document/service')],
    ['a later module on a screen', importing('src/landlord/account/web/Page.tsx', '../../house/words')],
    ['the demo in the server', importing('src/app/server/main.ts', '../demo/fill')],
    ['a service in a rule', importing('src/books/expense/rules.ts', './service')],
    ['a rule in a model', importing('src/books/expense/model.ts', './rules')],
    ['calls in a rule', importing('src/books/expense/rules.ts', './calls')],
    ['the database in a rule', importing('src/books/expense/rules.ts', '../../base/db/pool')],
    ['HTTP in a service', importing('src/books/expense/service.ts', './routes')],
    ['an adapter in a service', importing('src/base/file/service.ts', './provider/disk')],
    ['a screen in a service', importing('src/books/expense/service.ts', './web/List')],
    ['a service on a screen', importing('src/books/expense/web/List.tsx', '../service')],
    ['the database on a screen', importing('src/books/expense/web/List.tsx', '../../../base/db/pool')],
    ['the server on a page', importing('src/app/web/main.tsx', '../server/config')],
    ['the product in the browser kit', importing('src/base/ui/field/text-field.tsx', '../../outbox/model')],
    ['the sandbox in the app', importing('src/app/server/main.ts', '../../../sandbox/main')],
    ['what a module says of itself in a service', importing('src/books/expense/service.ts', './module')],
    ['a module that another one opens', importing('src/lease/deposit/open.ts', '../signing/open')],
    ['a later module in what a module says', importing('src/books/supplier/module.ts', '../expense/service')],
    ['a screen in what a module says', importing('src/books/expense/module.ts', './web/List')],
    ['a screen in what opens a module', importing('src/lease/deposit/open.ts', './web/Deposit')],
    ['the app in the sandbox', importing('sandbox/main.ts', '../src/app/server/config')],
  ])('refuse %s', (_what, planted) => expect(offences([planted], tree)).toHaveLength(1))

  it('take what stands below', () => {
    const fine = [
      importing('src/books/expense/rules.ts', '../../base/kit/money', './model'),
      importing('src/books/expense/service.ts', './rules', '../supplier/service', '../../base/db/pool'),
      importing('src/books/expense/web/List.tsx', '../../../base/ui/list/list', '../calls', '../words', './list.css'),
      importing('src/app/server/modules.ts', '../../../package.json', '../../year/export/routes'),
      importing('src/books/expense/module.ts', '../../base/module/shape', './calls', './jobs', './service-erase'),
      importing('src/base/audit/module.ts', '../module/shape'),
      importing('src/app/server/module-list.ts', '../../books/expense/module'),
    ]
    expect(offences(fine, tree)).toEqual([])
  })
})

describe('circles of imports', () => {
  it('are none', () => expect(circleOffences([...source, ...sandbox])).toEqual([]))

  it.each(["import { b } from './b'", "import type { B } from './b'", "const b = () => import('./b')"])(
    'are refused with %s',
    (text) => {
      const circle = [
        { path: 'src/books/expense/a.ts', text },
        importing('src/books/expense/b.ts', './c'),
        importing('src/books/expense/c.tsx', './a'),
      ]
      expect(circleOffences(circle)).toEqual([expect.stringContaining('expense/c -> src/books/expense/a')])
      expect(circleOffences(circle.slice(1))).toEqual([])
    },
  )
})

describe('what a file holds', () => {
  const long = '\n'.repeat(401)
  it.each<[string, SourceFile]>([
    ['more than 400 lines', { path: 'src/books/expense/rules.ts', text: long }],
    ['a test of more than 400 lines', { path: 'src/books/expense/rules.test.ts', text: long }],
    ['a journey of more than 400 lines', { path: 'e2e/expense.spec.ts', text: long }],
    ['a script of more than 400 lines', { path: 'scripts/start.mjs', text: long }],
    ['a clock in business code', { path: 'src/books/expense/service.ts', text: 'const t = Date.now()' }],
    ['chance in business code', { path: 'src/books/expense/rules.ts', text: 'const r = Math.random()' }],
    ['the environment in business code', { path: 'src/books/expense/service.ts', text: 'const e = process.env' }],
    ['a barrel', { path: 'src/base/kit/words.ts', text: "export * from './field'" }],
    ['a template that nothing draws', { path: 'src/books/expense/receipt.typ', text: '' }],
    ['a template from the network', { path: 'src/base/pdf/paper.typ', text: '#import "@preview/tablex:0.0.9": *' }],
    ["another module's template", { path: 'src/base/pdf/paper.typ', text: '#import "/lease/document/lease.typ": row' }],
    ['a clock of its own in a journey', { path: 'e2e/expense.spec.ts', text: 'new Date().getFullYear()' }],
  ])('is refused with %s', (_what, planted) => expect(offences([planted], tree)).toHaveLength(1))
})
