import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../..')
/**
 * The words of all modules, with the names of their pages. The lease's own words are excluded, since existing leases
 * were written with them.
 */
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\/(?:words[^/]*|pages)\.ts$/.test(path) && !/\.test\.ts$|^lease\/clauses\//.test(path))
/** Lines that contain a text in that language. */
const lines = (language: 'en' | 'nb') =>
  files.flatMap((path) =>
    readFileSync(join(src, path), 'utf8')
      .split('\n')
      .flatMap((line) => {
        const text = new RegExp(`\\b${language}: (?:'((?:[^'\\\\]|\\\\.)*)'|"([^"]*)")`).exec(line)
        return text ? [{ path, text: text[1] ?? text[2] ?? '' }] : []
      }),
  )
const found = (language: 'en' | 'nb', avoided: RegExp) =>
  lines(language).flatMap(({ path, text }) => (avoided.test(text) ? [`${path}: ${text}`] : []))

it('reads the words of every module', () => {
  expect(files.length).toBeGreaterThan(80)
  expect(lines('en').length).toBeGreaterThan(1500)
  expect(lines('nb').length).toBeGreaterThan(1500)
})

it.each([
  ['leiekontrakt', /(?<!hus)leieavtale/i],
  ['utleier', /huseier/i],
  ['signere', /skrive[rt]? under|skrevet under/i],
  ['overtakelsesliste', /overtakelsesprotokoll|overleveringsliste/i],
  ['trinn', /\bsteg(et|ene)?\b/i],
  ['siffer', /\bsifre\b/i],
  ['eget innbo (15 %)', /privat bruk/i],
  ['inntekt uten kontrakt', /separate? inntekt/i],
  ['regnskapet', /\bbøkene\b/i],
])('one word for one thing in Norwegian: %s', (_, avoided) => {
  expect(found('nb', avoided)).toEqual([])
})

it.each([
  ['nb', /\bgodta|\bta (alle|imot)\b|^ta\b/i],
  ['en', /\baccept|^take\b/i],
] as const)('one word for matching in %s: koble, match', (language, avoided) => {
  const isAboutBank = (line: string) => /^(bank|app\/web\/(bank|inbox)|year\/todo|lease\/rent-account)\//.test(line)
  expect(found(language, avoided).filter(isAboutBank)).toEqual([])
})

it.each([
  ['nb', /hva .* kommer til\b|skatteetaten kommer til|\bkommer på\b|føres av seg selv|ble det ikke noe av\./i],
  ['nb', /skyldes (ingen )?leie\b|ble skyldt|hvor den står|likeså|ned for seg|dette punktet for seg/i],
  ['nb', /\bkom ikke frem\b|se planen din|uten å trenge|nekte med grunn/i],
  ['en', /\bcame to nothing|\bcomes? to (for|\{)|what .* comes? to\b|was owed from\b|\bis told by\b/i],
  ['en', /\bto its mend\b|^mend\b|has taken .* back\b|take a subscription|^who lets\b|\byou need do\b|\bneed not\b/i],
] as const)('no calque in %s: %s', (language, avoided) => {
  expect(found(language, avoided)).toEqual([])
})
