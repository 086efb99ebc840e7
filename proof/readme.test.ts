import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../src/app/server/config'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const readme = read('README.md')
/** Every variable that the product reads. */
const source = ['config', 'providers'].map((file) => read(`src/app/server/${file}.ts`)).join('')
const known = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map((found) => found[1]!)

describe('the README', () => {
  it('names every variable of the configuration, and no other', () => {
    const table = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
    const named = table.flatMap((line) =>
      [...line.split('|')[1]!.matchAll(/`([A-Z0-9_]+)`/g)].map((found) => found[1]!),
    )
    expect(known.length).toBeGreaterThan(10)
    expect(named.toSorted()).toEqual(known.toSorted())
  })

  it('recommends the Node of .nvmrc, and the oldest that package.json takes', () => {
    const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } }
    expect(readme).toContain(`Node ${engines.node.slice(2)} or newer (${read('.nvmrc').trim()} LTS recommended)`)
  })

  it.each(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'])('names only commands that exist (%s)', (file) => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...read(file).matchAll(/npm (?:run )?(start|test|(?<=run )[a-z]+)/g)].map((found) => found[1]!)
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it.each([
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'docs/glossary.md',
    'docs/architecture.md',
    'docs/rules.md',
  ])('%s links only to what is there', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((found) => found[1]!)
    expect(links.filter((link) => !existsSync(join(import.meta.dirname, '..', file, '..', link)))).toEqual([])
  })
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
    ...['src', 'proof', 'e2e', 'bench', 'scripts', 'docs'].flatMap(list),
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
    expect(named.filter((path) => !existsSync(join(import.meta.dirname, '..', 'src', path)))).toEqual([])
  })
})
