import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const place = mkdtempSync(join(tmpdir(), 'husbok-linter-'))
afterAll(() => rmSync(place, { recursive: true }))

type Limit = ['error', { max: number }]
interface Config {
  readonly rules: Readonly<Record<string, string | Limit>>
  readonly overrides: readonly {
    readonly files: readonly string[]
    readonly rules: Readonly<Record<string, unknown>>
  }[]
}
const { rules, overrides } = JSON.parse(
  readFileSync(join(root, '.oxlintrc.json'), 'utf8').replace(/^ *\/\/.*$/gm, ''),
) as Config
/** The rules that limit the size of a function. */
const bounds = ['complexity', 'max-lines-per-function'] as const

/** The linter's messages about these files under that configuration, as `rule path`, each once. */
function found(config: object, files: readonly string[]): string[] {
  const file = join(place, 'config.json')
  writeFileSync(file, JSON.stringify(config))
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/oxlint/bin/oxlint'), '-c', file, '--format', 'json', ...files],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  return [...new Set(diagnostics.map(({ code, filename }) => `${/\((.+)\)/.exec(code)?.[1]} ${filename}`))]
}
const only = (names: readonly string[]) => ({
  plugins: ['import'],
  categories: { correctness: 'off' },
  rules: Object.fromEntries(names.map((name) => [name, rules[name]])),
})

it('a cycle, a function of 91 lines and one of 21 ways through it are refused', () => {
  const plant = (name: string, text: string) => writeFileSync(join(place, name), text)
  plant('one.ts', "import { two } from './two'\nexport const one = () => two\n")
  plant('two.ts', "import { one } from './one'\nexport const two = () => one\n")
  plant('long.ts', `export function long() {\n${'  // a line\n'.repeat(89)}}\n`)
  plant('crossing.ts', `export const ways = (a: number) => {\n${'  if (a) a += 1\n'.repeat(20)}}\n`)
  plant('fine.ts', `export function fine(a: number) {\n${'  if (a) a += 1\n'.repeat(19)}}\n`)
  const names = ['one', 'two', 'long', 'crossing', 'fine'].map((name) => join(place, `${name}.ts`))
  const refused = found(only(['import/no-cycle', ...bounds]), names).map((each) => each.replace(`${place}/`, ''))
  expect(refused.filter((each) => !each.startsWith('no-cycle')).toSorted()).toEqual([
    'complexity crossing.ts',
    'max-lines-per-function long.ts',
  ])
  expect(refused.some((each) => each.startsWith('no-cycle'))).toBe(true)
})

it('no file has a wider bound, and only tests and journeys have none', () => {
  const widened = overrides.filter((one) => bounds.some((rule) => rule in one.rules))
  expect(widened.map(({ files }) => files)).toEqual([['**/*.test.ts', '**/*.test.tsx', 'src/**/test-*.ts', 'e2e/**']])
})
