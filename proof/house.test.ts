import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { offences, readHouse, type SourceFile } from './house-rules'

const root = join(import.meta.dirname, '..')
const house = readHouse(readFileSync(join(root, 'docs/house.md'), 'utf8'))
const all = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((name) => `src/${name}`)
  .filter((path) => /\.(tsx?|typ)$/.test(path))
const beside = ['e2e', 'proof'].flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
const files: SourceFile[] = [...all, ...beside].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))

describe('the house', () => {
  it('is what docs/house.md draws', () => {
    expect([...house.keys()]).toContain('base')
    expect(files.length).toBeGreaterThan(50)
    expect(offences(files, house)).toEqual([])
  })

  it('has no room that is drawn but empty', () => {
    const rooms = [...house].flatMap(([wing, names]) => names.map((room) => `src/${wing}/${room}/`))
    expect(rooms.filter((room) => !all.some((path) => path.startsWith(room)))).toEqual([])
  })

  it.each<[string, SourceFile]>([
    ['a file name of no list', { path: 'src/books/expense/manager.ts', text: '' }],
    ['a name that says nothing', { path: 'src/base/kit/utils.ts', text: '' }],
    ['an unknown room', { path: 'src/books/poetry/rules.ts', text: '' }],
    ['an unknown wing', { path: 'src/attic/expense/rules.ts', text: '' }],
    ['a folder below web', { path: 'src/books/expense/web/parts/Row.tsx', text: '' }],
    ['more than 300 lines', { path: 'src/books/expense/rules.ts', text: '\n'.repeat(301) }],
    ['a later wing', { path: 'src/landlord/house/service.ts', text: "import { x } from '../../books/expense/rules'" }],
    ['a later room', { path: 'src/books/supplier/service.ts', text: "import { x } from '../expense/service'" }],
    ['a service in a rule', { path: 'src/books/expense/rules.ts', text: "import { x } from './service'" }],
    ['a service on a screen', { path: 'src/books/expense/web/List.tsx', text: "import { x } from '../service'" }],
    [
      'the database on a screen',
      { path: 'src/books/expense/web/List.tsx', text: "import { x } from '../../../base/db/pool'" },
    ],
    ['a screen in a service', { path: 'src/books/expense/service.ts', text: "import { x } from './web/List'" }],
    ['HTTP in a service', { path: 'src/books/expense/service.ts', text: "import { x } from './routes'" }],
    ['the sandbox in the app', { path: 'src/app/server/main.ts', text: "import { x } from '../../sandbox/main'" }],
    ['the app in the sandbox', { path: 'src/sandbox/main.ts', text: "import { x } from '../app/server/config'" }],
    ['a clock in business code', { path: 'src/books/expense/service.ts', text: 'const t = Date.now()' }],
    ['chance in business code', { path: 'src/books/expense/rules.ts', text: 'const r = Math.random()' }],
    ['the environment in business code', { path: 'src/books/expense/service.ts', text: 'const e = process.env' }],
    ['a template that nothing draws', { path: 'src/books/expense/receipt.typ', text: '' }],
    ['a template from the network', { path: 'src/base/pdf/paper.typ', text: '#import "@preview/tablex:0.0.9": *' }],
    [
      'a template of another room',
      { path: 'src/base/pdf/paper.typ', text: '#import "/lease/contract/lease.typ": row' },
    ],
    [
      'a journey that looks at its own clock',
      { path: 'e2e/expense.spec.ts', text: 'const year = new Date().getFullYear()' },
    ],
    ['a journey of more than 300 lines', { path: 'e2e/expense.spec.ts', text: '\n'.repeat(301) }],
    ['a barrel', { path: 'src/books/expense/model.ts', text: "export * from './rules'" }],
  ])('refuses %s', (_what, planted) => {
    expect(offences([planted], house)).not.toEqual([])
  })

  it('lets a rule alone that keeps to itself', () => {
    expect(
      offences([{ path: 'src/books/expense/rules.ts', text: "import { ore } from '../../base/kit/money'" }], house),
    ).toEqual([])
  })
})
