import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sharedNameOffences } from './architecture-names'
import type { SourceFile } from './architecture-tree'
import { citationOffences, idiomOffences, wordOffences } from './architecture-words'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const files: SourceFile[] = ['src', 'sandbox', 'docs', 'proof', 'e2e', 'bench', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  )
  .concat('README.md', 'CONTRIBUTING.md', 'CHANGELOG.md')
  .filter((path) => /\.(tsx?|mjs|typ|css|md|sql)$/.test(path))
  .map((path) => ({ path, text: read(path) }))

// Assembled here, so that this file doesn't contain the words that it refuses.
const spec = ['specif', 'ication'].join('')
const deci = ['deci', 'sions'].join('')
const rulesPage = ['books', 'md'].join('.')
const rules = files.filter(({ path }) => path.startsWith('docs/rules/'))

describe('words', () => {
  it('are no verbs as names, no other word for a thing, no citations of what is not in the repository', () => {
    expect(files.length).toBeGreaterThan(500)
    expect(wordOffences(files)).toEqual([])
  })

  it('are plain in comments, texts of the API and documents', () => expect(idiomOffences(files)).toEqual([]))

  it.each(['A fee of before', 'It came to nothing', 'What of it is paid', 'Whoever pays', 'It stands in the list'])(
    'refuse the idiom in a comment, in a text of the API and in a document, and in no code: %s',
    (text) => {
      expect(idiomOffences([{ path: 'src/base/kit/money.ts', text: `  // ${text}` }])).toHaveLength(1)
      expect(idiomOffences([{ path: 'src/base/kit/money.ts', text: `const line = '${text}'` }])).toEqual([])
      expect(idiomOffences([{ path: 'src/books/expense/calls.ts', text: `    summary: '${text}',` }])).toHaveLength(1)
      expect(idiomOffences([{ path: 'docs/operate.md', text: `- ${text}` }])).toHaveLength(1)
      expect(idiomOffences([{ path: 'docs/operate.md', text: `| \`service.test.ts\` "${text}" |` }])).toEqual([])
    },
  )

  it.each([`(${spec} 1, section 9)`, `The ${spec} says so`, `(${deci} 5)`])(
    'refuse the citation %s, but in what tells history',
    (text) => {
      expect(wordOffences([{ path: 'src/base/kit/money.ts', text }])).toHaveLength(1)
      expect(wordOffences([{ path: 'docs/decisions/0001-stack.md', text }])).toEqual([])
      expect(wordOffences([{ path: 'src/base/db/migrations/0001_foundations.sql', text }])).toEqual([])
    },
  )

  it.each([
    "let said = ''",
    'const told = errors.length > 0',
    '  readonly keep: () => void',
    'function kept() {',
    'export const show = (said: Text, values = {}): Shown => {',
    'const { draft, kept } = state',
    'list.map((told) => told.key)',
    'const [code, said] = await ended(child)',
    'const find = (name: string, keep?: Retention) => 1',
    '#let both(said, room: width) = {',
    'export function Step({ kept, back }: StepProps) {',
  ])('refuse a verb as a name: %s', (text) =>
    expect(wordOffences([{ path: 'src/base/kit/money.ts', text }])).toEqual([expect.stringContaining('as a name')]),
  )

  it.each([
    '// What is said (told, kept) of it',
    ' * Who is told, and what is kept: a rule',
    "  draft: { en: 'The draft is kept, said the landlord' },",
    "      cancelText={t('keep')}",
    "  keep: { en: 'Keep the house', nb: 'Behold huset' },",
    'const text = `{ kept, said }`',
    'const isKept = 1 // told, said',
  ])('take a verb in prose, in a text and as the key of a text: %s', (text) =>
    expect(wordOffences([{ path: 'src/base/kit/money.ts', text }])).toEqual([]),
  )

  it.each([
    ["  city: { en: 'City', nb: 'Sted' },", 1],
    ["  tenant: { nb: 'Leier', en: 'Tenant' },", 1],
    ["    nb: 'Nå skal leieren betale.',", 1],
    ["    nb: 'Leietakeren betaler; du leier ut.',", 0],
    ["  place: { nb: 'Sted og dato', en: 'Place and date' },", 0],
  ] as const)('refuse a word of which another one is used: %s (%i)', (text, count) => {
    expect(wordOffences([{ path: 'src/base/pdf/words.ts', text }])).toHaveLength(count)
    expect(wordOffences([{ path: 'src/lease/clauses/words-first.ts', text }])).toEqual([])
  })

  it('are whole words', () => {
    const text = 'deedless letter: as docs/decisions/0001-stack.md said; specific, deciding'
    expect(wordOffences([{ path: 'src/base/kit/money.ts', text }])).toEqual([])
  })
})

describe('citations of a rule', () => {
  it('name a heading that is there', () => expect(citationOffences(files, rules)).toEqual([]))

  it.each([
    ['/** docs/rules/books.md#depreciation */', 0],
    ['/** docs/rules/landlord.md#trial-and-free-vouchers */', 0],
    [`/** docs/rules/${rulesPage}#depreciations */`, 1],
    [`/** docs/rules/${rulesPage}#houses */`, 1],
  ])('%s', (text, offences) =>
    expect(citationOffences([{ path: 'src/base/kit/money.ts', text }], rules)).toHaveLength(offences),
  )
})

describe('an exported name', () => {
  it('means one thing in the product', () => {
    expect(sharedNameOffences(files)).toEqual([])
  })

  it('is refused in a second file, but for the sandbox and tests', () => {
    const second = (path: string) => [...files, { path, text: 'export const osloDay = 1\n' }]
    expect(sharedNameOffences(second('src/lease/deposit/rules.ts'))).toContain('osloDay')
    for (const path of ['sandbox/control/clock.ts', 'src/lease/deposit/rules.test.ts'])
      expect(sharedNameOffences(second(path))).not.toContain('osloDay')
  })
})
