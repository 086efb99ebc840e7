import type { SourceFile } from './architecture-tree'

/** Verbs that prose may use, but no constant, function, parameter or property declared in code: what is it? */
const verbs = 'said|told|tell|kept|keep|asks'
const declared = new RegExp(
  `\\b(?:const|let|var|function|readonly)\\s+(${verbs})\\b|[([{,]\\s*(${verbs})(?=\\s*(?:[,)\\]}]|=>|\\??:|=[^=]))`,
)

/** A line of code without its comments and without the texts in it. */
const codeOf = (line: string): string =>
  /^\s*(?:\/\/|\/?\*)/.test(line)
    ? ''
    : line.replace(/'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`/g, "''").replace(/\/\/.*|\/\*.*/, '')

/** The verb that a line of code declares as a name. */
const declaredVerb = (path: string, line: string): string | undefined => {
  if (!/\.(?:tsx?|mjs|typ)$/.test(path)) return undefined
  const found = declared.exec(codeOf(line))
  return found?.[1] ?? found?.[2]
}

/** A rule is cited by its heading in docs/rules.md; no text outside of the repository is. The tables of sentences are one. */
const outsideCitation = /\b(specification(?!-\d\.md|\.test|')|decisions? \d)/i
const ofSentences = /^docs\/specification-\d\.md$|^proof\/specification\.test\.ts$/

/** Norwegian words of which another one is used throughout: who rents is the leietaker, a city is a poststed. */
const otherWord = /\bnb: '(?:Sted'|.*(?:\b[Ll]eier(?:en|ens|ne)\b|\bLeier'|\b[Ff]elles kostnad|\b[Pp]ersonlig bruk))/

/** Where words stand, the names of pages too; leases were signed with those of the first edition. */
const wordFile = /\/(?:words(?!-first\.ts)[\w-]*|pages)\.ts$/

/** Decision records tell history; landed migrations are checksummed; this file holds what it refuses. */
const exempt = /^docs\/decisions\/|\.sql$|^proof\/architecture-words\.ts$/

/** Lines that declare a verb or cite a text that is not in the repository. */
export const wordOffences = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const at = `${path}:${index + 1}`
        const verb = declaredVerb(path, line)
        const citation = ofSentences.test(path) ? undefined : outsideCitation.exec(line)?.[0]
        const word = wordFile.test(path) ? otherWord.exec(line)?.[0] : undefined
        const found = [
          verb && `the verb ${verb} as a name`,
          word && `another word is used for ${word}`,
          citation && `cites a text that is not in the repository (${citation})`,
        ]
        return found.filter(Boolean).map((what) => `${at}: ${what}`)
      }),
    )

/** Citations of docs/rules.md whose heading does not exist. */
export function citationOffences(files: readonly SourceFile[], rules: string): string[] {
  const headings = new Set([...rules.matchAll(/^#+ (.+)$/gm)].map((found) => slug(found[1]!)))
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/docs\/rules\.md#([\w-]+)/g)]
      .filter(([, heading]) => !headings.has(heading!))
      .map(([citation]) => `${path}: ${citation} is no heading`),
  )
}

/** A heading as GitHub names it in an address. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-')
