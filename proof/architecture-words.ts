import type { SourceFile } from './architecture-tree'

/**
 * Verbs that prose may use, but that are refused as the name of a constant, function, parameter or property. Such a name
 * doesn't say what the thing is.
 */
const verbs = 'said|told|tell|kept|keep|asks'
const declared = new RegExp(
  `\\b(?:const|let|var|function|readonly)\\s+(${verbs})\\b|[([{,]\\s*(${verbs})(?=\\s*(?:[,)\\]}]|=>|\\??:|=[^=]))`,
)

/** A line of code without its comments and string literals. */
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

/**
 * Finds citations of texts outside of the repository. A rule must be cited by its page and heading (docs/rules/…). The
 * tables of sentences (specification-1.md and others) are in the repository, so citing them is allowed.
 */
const outsideCitation = /\b(specification(?!-\d\.md|\.test|')|decisions? \d)/i
const ofSentences = /^docs\/specification-\d\.md$|^proof\/specification\.test\.ts$/

/** Norwegian words for which the product uses another word: the tenant is the leietaker, a city is a poststed. */
const otherWord = /\bnb: '(?:Sted'|.*(?:\b[Ll]eier(?:en|ens|ne)\b|\bLeier'|\b[Ff]elles kostnad|\b[Pp]ersonlig bruk))/

/**
 * The files that contain words, including the names of pages. The first edition is left out, because leases were signed
 * with its words.
 */
const wordFile = /\/(?:words(?!-first\.ts)[\w-]*|pages)\.ts$/

/** Decision records describe history. Migrations that have run have a checksum. This file contains the words that it refuses. */
const exempt = /^docs\/decisions\/|\.sql$|^proof\/architecture-words\.ts$/

/** Lines that declare a verb as a name or cite a text outside of the repository. */
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

/**
 * Ten idioms that a stranger reads twice, each with what to say instead. Texts of the product have checks of their own
 * (app/server/plain-words.test.ts).
 */
const idioms: readonly (readonly [RegExp, string])[] = [
  [/\bof before\b/i, 'an earlier …'],
  [/\bc[ao]mes? to nothing\b/i, 'failed, was cancelled'],
  [/\bcomes? to (?:the|a|an|more|no|its|what)\b/i, 'is, totals'],
  [/\b(?:is|are) told\b(?! apart)/i, 'is informed, reads'],
  [/\bwhat of\b/i, 'the part that'],
  [/\bwhoever\b/i, 'who, no matter who'],
  [/\bstands (?:in|at|on|there|beside)\b/i, 'is in, is at'],
  [/\bmends?\b/i, 'fixes, corrects'],
  [/\bnothing of it\b/i, 'none of it, nothing'],
  [/\bof its own accord\b/i, 'automatically'],
]
const comment = /^\s*(?:\/\/|\/?\*)/

/** The files with summaries and descriptions of the API. They have no other sentences. */
const apiText = /\/(?:calls|model)[\w-]*\.ts$|\/openapi\.ts$/

/** The prose in a line: a comment, a text of the API, or a document without code and without quoted names of tests. */
function proseIn(path: string, line: string): string {
  if (path.endsWith('.md')) return line.replace(/`[^`]*`|"[^"]*"/g, '')
  return comment.test(line) || apiText.test(path) ? line : ''
}

/** Comments, texts of the API and documents that use one of the idioms. */
export const idiomOffences = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => /\.(?:tsx?|mjs|md)$/.test(path) && path !== 'proof/architecture-words.ts')
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const prose = proseIn(path, line)
        const found = idioms.find(([idiom]) => idiom.test(prose))
        return found ? [`${path}:${index + 1}: ${found[0].exec(prose)![0]} (say: ${found[1]})`] : []
      }),
    )

/** Citations of the rules whose page or heading does not exist. `pages` are the files in docs/rules. */
export function citationOffences(files: readonly SourceFile[], pages: readonly SourceFile[]): string[] {
  const headings = new Set(
    pages.flatMap((page) => [...page.text.matchAll(/^#+ (.+)$/gm)].map((found) => `${page.path}#${slug(found[1]!)}`)),
  )
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(/docs\/rules(?:\/[\w-]+)?\.md#[\w-]+/g)]
      .filter(([citation]) => !headings.has(citation))
      .map(([citation]) => `${path}: ${citation} is no heading`),
  )
}

/** A heading as GitHub writes it in an address. */
const slug = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-')
