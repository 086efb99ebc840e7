import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { words, type Words } from '../src/base/kit/words'
import { unevenTextOffences, unfilledTexts } from './architecture-placeholders'

const src = join(import.meta.dirname, '../src')
const paths = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
const isWords = (value: unknown): value is Words =>
  typeof value === 'object' && value !== null && 'namespace' in value && 'texts' in value

const known = new Map<string, Words>()
for (const path of paths.filter((name) => /(^|\/)words[\w-]*\.ts$/.test(name))) {
  const found = (await import(join(src, path))) as Record<string, unknown>
  for (const [name, value] of Object.entries(found)) if (isWords(value)) known.set(name, value)
}

describe('what a text names', () => {
  it('is the same in both languages', () => {
    expect(known.size).toBeGreaterThan(80)
    expect(unevenTextOffences([...known.values()])).toEqual([])
  })

  it('is handed to it wherever it is said', () => {
    const files = paths
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
      .map((path) => ({ path: `src/${path}`, text: readFileSync(join(src, path), 'utf8') }))
    expect(files.flatMap((file) => unfilledTexts(file, known))).toEqual([])
  })

  it('is a control of the product by its own words, and an item of a menu by its own constant', () => {
    const quoted = { nb: /«([^»{}]+)»(.*menyen)?/g, en: /“([^”{}]+)”(.*menu)?/g }
    const offences = ([...known.values()] as Words[]).flatMap(({ namespace, texts }) =>
      Object.entries(texts).flatMap(([key, text]) =>
        (['nb', 'en'] as const).flatMap((language) =>
          [...text[language].matchAll(quoted[language])].flatMap(([, name = '', menu]) =>
            ofOthers.has(namespace) || (menu === undefined && isControl(name, language))
              ? []
              : [`${namespace}.${key}: ${name}`],
          ),
        ),
      ),
    )
    expect(offences).toEqual([])
  })

  it('is missed in what says less, and in what names another in one language', () => {
    const some = words('some', { due: { en: 'Due {{day}}', nb: 'Forfaller {{date}}' } })
    expect(unevenTextOffences([some])).toEqual(['some.due'])
    const of = (text: string) => unfilledTexts({ path: 'x.tsx', text }, new Map([['someWords', some]]))
    expect(of(`const t = useWords(someWords); t('due', { day })`)).toEqual(['x.tsx says some.due without date'])
    expect(of(`translate(someWords, is ? 'due' : 'late', 'nb')`)).toHaveLength(2)
    expect(of(`const t = useWords(someWords); t('due', { day, date })`)).toEqual([])
    expect(of(`const t = useWords(someWords); t('due', { ...more })`)).toEqual([])
  })
})

/** These texts quote banks, telephones, the tax authority, or what the landlord writes. */
const ofOthers: ReadonlySet<string> = new Set([
  'bankAccount',
  'bankFile',
  'depreciation',
  'files',
  'taxHint',
  'taxScreen',
])

/** True if a text of the product is exactly these words. */
const isControl = (name: string, language: 'nb' | 'en'): boolean =>
  [...known.values()].some(({ texts }) => Object.values(texts).some((text) => text[language] === name))
