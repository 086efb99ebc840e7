import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = ['docs/specification-1.md', 'docs/specification-2.md']

/** A sentence of the specification: its place, the test that checks it, and the differences. */
interface Sentence {
  readonly number: string
  readonly asked: string
  readonly place: string
  readonly test: string
  readonly differs: string
}

const untested = 'no test'

function sentencesOf(text: string): readonly Sentence[] {
  return [...text.matchAll(/^\| (\d+\.\d+) \|(.*)\|$/gm)].map(([, number, line]) => {
    const cells = line!.split(' | ').map((cell) => cell.trim())
    if (cells.length !== 4) throw new Error(`${number}: ${cells.length} cells`)
    const [asked, place, test, differs] = cells as [string, string, string, string]
    return { number: number!, asked, place, test, differs }
  })
}

/** Every call of the server, in the notation of the rows. */
const calls = new Set(
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /calls[^/]*\.ts$/.test(path))
    .flatMap((path) => [...read(`src/${path}`).matchAll(/endpoint\('([A-Z]+ [^']+)'/g)].map((found) => found[1]!)),
)
/** The headings of a document, as links write them. */
const anchorsOf = (path: string) =>
  [...read(path).matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replace(/[^a-z0-9 -]/g, '')
      .replaceAll(' ', '-'),
  )

const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:src|e2e|proof|docs|scripts)\/[^`]+)`(?: "([^"]+)")?/g)].map(([, path, title]) => ({
    path: path!,
    title,
  }))

/** Citations of something that doesn't exist: files, names of tests in them, calls, headings of the rules, other documents. */
function missingIn(text: string): readonly string[] {
  const missing: string[] = []
  for (const { path, title } of pathsIn(text)) {
    if (!existsSync(join(root, path))) missing.push(path)
    else if (title !== undefined && !read(path).replaceAll("\\'", "'").includes(title))
      missing.push(`${path} "${title}"`)
  }
  for (const [, call] of text.matchAll(/`((?:GET|PUT|POST|DELETE) [^`]+)`/g)) if (!calls.has(call!)) missing.push(call!)
  for (const [, link, anchor] of text.matchAll(/\]\((?!https?:)([^)#]+)(?:#([^)]+))?\)/g)) {
    if (!existsSync(join(root, 'docs', link!))) missing.push(link!)
    else if (anchor && !anchorsOf(`docs/${link}`).includes(anchor)) missing.push(`${link}#${anchor}`)
  }
  return missing
}

const isHeld = ({ test }: Sentence) =>
  test === untested || pathsIn(test).some(({ path }) => /\.(?:test|spec)\.ts$/.test(path))

describe.each(documents)('%s', (document) => {
  const text = read(document)
  const sentences = sentencesOf(text)

  it('cites files, tests, calls and rules that are there', () => expect(missingIn(text)).toEqual([]))

  it('says of every sentence where it is, and which test holds it, or that none does', () => {
    expect(sentences.length).toBeGreaterThan(100)
    expect(sentences.filter((each) => each.asked === '' || each.place === '').map(({ number }) => number)).toEqual([])
    expect(sentences.filter((each) => !isHeld(each)).map(({ number }) => number)).toEqual([])
  })

  it('lists at its end those that no test holds', () => {
    const listed = /^## Without a test$([\s\S]*)/m.exec(text)?.[1] ?? ''
    const numbers = [...listed.matchAll(/^- (\d+\.\d+):/gm)].map((found) => found[1]!)
    expect(numbers).toEqual(sentences.filter(({ test }) => test === untested).map(({ number }) => number))
  })
})

describe('a citation', () => {
  it.each([
    ['a file that is gone', '`src/landlord/gone.ts`'],
    ['a test of another name', '`src/base/kit/money.test.ts` "is made of cheese"'],
    ['a call that the server has not', '`POST bilag/all`'],
    ['a heading that the rules have not', '[rules](rules/books.md#cheese)'],
    ['another document that is gone', '[decision](decisions/0000-cheese.md)'],
  ])('of %s is found', (_what, text) => expect(missingIn(text)).toHaveLength(1))

  it('of what is there is none of them', () => {
    expect(missingIn('`src/base/kit/money.test.ts` "rounds halves up, below zero too" `GET bilag/{id}`')).toEqual([])
  })
})
