import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/app/server/config'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const inBackticks = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map((found) => found[1]!)
/** The names of a page's headings, as links write them. */
const headingsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
const readme = read('README.md')
/** The pages that the README links to, and its own text. */
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/configuration.md',
  'docs/going-live.md',
  'docs/operate.md',
]
const pagesIn = (folder: string) =>
  readdirSync(join(import.meta.dirname, '../docs', folder)).map((name) => `docs/${folder}/${name}`)
/** Every environment variable that the product reads. */
const source = ['config', 'providers', 'provider-variables', 's3-variables', 'trace-variables']
  .map((file) => read(`src/app/server/${file}.ts`))
  .join('')
const known = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map((found) => found[1]!)

describe('the page of the configuration', () => {
  const rows = read('docs/configuration.md')
    .split('\n')
    .filter((line) => /^\| `[A-Z]/.test(line))
    .map((line) => {
      const [names, value] = line.split('|').slice(1, 3)
      return { names: inBackticks(names!), values: inBackticks(value!) }
    })

  it('names every variable, and no other', () => {
    expect(known.length).toBeGreaterThan(10)
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual(known.toSorted())
  })

  it('says the defaults that .env.example has', () => {
    const example = parseEnv(read('.env.example'))
    const wrong = rows.flatMap(({ names, values }) =>
      names.flatMap((name, index) => {
        const value = example[name]!
        // Addresses of the product's own site are shortened in the text.
        const written = values[names.length === values.length ? index : 0] ?? ''
        const isWritten = written.includes('…')
          ? value.startsWith(written.slice(0, written.indexOf('…')))
          : written === value
        return value === '' || isWritten ? [] : [`${name}: ${written}, not ${value}`]
      }),
    )
    expect(wrong).toEqual([])
  })
})

describe('the README', () => {
  it('leads to every page of docs', () => {
    const documents = readdirSync(join(import.meta.dirname, '../docs')).filter((name) => name.endsWith('.md'))
    const unnamed = documents.filter((name) => !readme.includes(`](docs/${name})`))
    expect(documents.length).toBeGreaterThan(8)
    expect(unnamed).toEqual([])
  })

  it('recommends the Node of .nvmrc, and the oldest that package.json takes', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    expect(readme).toContain(
      `Node ${read('.nvmrc').trim()} or 22 and nothing else (${engines.node.slice(2)} still starts)`,
    )
  })

  it.each(pages.filter((file) => file !== 'docs/configuration.md'))('names only commands that exist (%s)', (file) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(file).matchAll(/npm (?:run )?(start|test|(?<=run )[a-z]+)/g)].map((found) => found[1]!)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it.each([
    ...pages,
    'docs/glossary.md',
    'docs/architecture.md',
    'docs/rules.md',
    ...pagesIn('rules'),
    ...pagesIn('tasks'),
  ])('%s links only to what is there, headings included', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]+))?\)/g)]
    const missing = links.filter(([, page, heading]) => {
      const path = page === '' ? file : join(dirname(file), page!)
      return (
        !existsSync(join(import.meta.dirname, '..', path)) || (heading && !headingsOf(read(path)).includes(heading))
      )
    })
    expect(missing.map(([link]) => link)).toEqual([])
  })
})

/** True if a range in package.json includes our oldest Node, 20.19.0. */
const takesOldest = (range: string) =>
  range.split('||').some((part) =>
    part
      .replaceAll(/([<>]=?|\^)\s+/g, '$1')
      .trim()
      .split(/\s+/)
      .every((each) => {
        const [, operator, ...digits] = /^([<>]=?|\^)?v?(\d+|\*)(?:\.(\d+|x))?(?:\.(\d+|x))?/.exec(each) ?? []
        const [major, minor = 0, patch = 0] = digits.map((digit) => Number(digit ?? 0))
        const order = 20 - major! || 19 - minor || 0 - patch
        if (digits[0] === '*') return true
        if (operator === '<') return order < 0
        if (operator === '>=') return order >= 0
        return major === 20 && (operator === '^' ? order >= 0 : digits[1] === undefined || order === 0)
      }),
  )

describe('the packages', () => {
  it('run on the oldest Node, by their own words: npm warns of none', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { engines?: { node?: string } }>
    }
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    const ranges = Object.entries(packages).flatMap(([path, { engines }]) =>
      engines?.node ? [{ path, range: engines.node }] : [],
    )
    expect(engines.node).toBe('>=20.19')
    expect(ranges.length).toBeGreaterThan(100)
    expect(ranges.filter(({ range }) => !takesOldest(range))).toEqual([])
  })

  it.each([
    ['>=22.0.0', false],
    ['^18 || >=22', false],
    ['^20.19.0 || >=22.12.0', true],
    ['18 || 20 || >=22', true],
    ['>= 0.8', true],
    ['>=20.20', false],
    ['>=6 <20', false],
    ['*', true],
  ])('%s takes it: %s', (range, isTaken) => expect(takesOldest(range)).toBe(isTaken))
})

describe('.env.example', () => {
  const example = parseEnv(read('.env.example'))

  it('names every variable of the configuration, and no other', () => {
    expect(Object.keys(example).toSorted()).toEqual(known.toSorted())
  })

  it('holds the defaults: a process that gets all of it is one that gets nothing', () => {
    expect(readConfig(example)).toEqual(readConfig({}))
  })

  it('leaves only those empty that have no default of their own', () => {
    const optional = known.filter((name) => new RegExp(`^ {2}${name}: .*\\.optional\\(\\),$`, 'm').test(source))
    expect(
      Object.keys(example)
        .filter((name) => example[name] === '')
        .toSorted(),
    ).toEqual(optional.toSorted())
  })
})

describe('the documents', () => {
  const root = join(import.meta.dirname, '..')
  const list = (directory: string) =>
    readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' }).map((path) => `/${directory}/${path}`)
  const files = [
    ...readdirSync(root).map((path) => `/${path}`),
    ...['src', 'sandbox', 'proof', 'e2e', 'bench', 'scripts', 'docs'].flatMap(list),
  ]
  const documents = [
    '/README.md',
    '/CONTRIBUTING.md',
    '/CHANGELOG.md',
    ...list('docs').filter((path) => path.endsWith('.md')),
  ]

  it('name only files that exist, but for a decision that another one supersedes', () => {
    const missing = documents.flatMap((path) => {
      const text = read(path)
      if (/^Superseded by /m.test(text)) return []
      const named = [...text.matchAll(/`([\w./*-]+\.(?:tsx?|mjs|css|typ))`/g)].map((found) => found[1]!)
      const isThere = (name: string) => {
        const pattern = new RegExp(`/${name.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]*')}$`)
        return files.some((file) => pattern.test(file))
      }
      return named.filter((name) => !isThere(name)).map((name) => `${path}: ${name}`)
    })
    expect(documents.length).toBeGreaterThan(20)
    expect(missing).toEqual([])
  })
})

describe('the glossary', () => {
  it('names only modules and files that exist', () => {
    const paths = read('docs/glossary.md').matchAll(
      /`((?:base|landlord|books|lease|year|app|sandbox)(?:\/[a-z-]+)*(?:\.ts)?)`/g,
    )
    const named = [...paths].map((found) => found[1]!)
    expect(named.length).toBeGreaterThan(50)
    expect(
      named.filter((path) => !['src', ''].some((folder) => existsSync(join(import.meta.dirname, '..', folder, path)))),
    ).toEqual([])
  })
})
