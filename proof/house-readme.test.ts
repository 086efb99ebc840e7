import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const readme = read('README.md')

describe('the README', () => {
  it('names every variable of the configuration, and no other', () => {
    const table = readme.split('\n').filter((line) => /^\| `[A-Z]/.test(line))
    const told = table.flatMap((line) => [...line.split('|')[1]!.matchAll(/`([A-Z0-9_]+)`/g)].map((found) => found[1]!))
    const known = [...read('src/app/server/config.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map((found) => found[1]!)
    expect(known.length).toBeGreaterThan(10)
    expect(told.toSorted()).toEqual(known.toSorted())
  })

  it('names only commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const named = [...readme.matchAll(/npm (?:run )?(start|test|(?<=run )[a-z]+)/g)].map((found) => found[1]!)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  it.each(['README.md', 'docs/glossary.md', 'docs/house.md'])('%s links only to what is there', (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map((found) => found[1]!)
    expect(links.filter((link) => !existsSync(join(import.meta.dirname, '..', file, '..', link)))).toEqual([])
  })
})

describe('the glossary', () => {
  it('knows only rooms that exist', () => {
    const paths = read('docs/glossary.md').matchAll(/`((?:base|landlord|books|year|sandbox)(?:\/[a-z-]+)*(?:\.ts)?)`/g)
    const rooms = [...paths].map((found) => found[1]!)
    expect(rooms.length).toBeGreaterThan(20)
    expect(rooms.filter((room) => !existsSync(join(import.meta.dirname, '..', 'src', room)))).toEqual([])
  })
})
