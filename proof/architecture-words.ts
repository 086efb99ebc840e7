import type { SourceFile } from './architecture-tree'

/** Names that were replaced by the field's standard terms (docs/architecture.md, Names). */
export const retiredNames = [
  'Deed',
  'deed',
  'deeds',
  'openHouse',
  'lastly',
  'Sealing',
  'Spool',
  'Said',
  'useAnswer',
  'useSend',
  'Turns',
  'Desk',
  'let_',
  'bookBatch',
  'bookNow',
]
const retired = new RegExp(`\\b(${retiredNames.join('|')})\\b`)

/** A rule is cited by its heading in docs/rules.md; no text outside of the repository is. */
const outsideCitation = /\b(specification|decisions? \d)/i

/** Decision records tell history; landed migrations are checksummed; this file holds the list. */
const exempt = /^docs\/decisions\/|\.sql$|^proof\/architecture-words\.ts$/

/** Lines that use a retired name or cite a text that is not in the repository. */
export const wordOffences = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => !exempt.test(path))
    .flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, index) => {
        const at = `${path}:${index + 1}`
        const name = retired.exec(line)?.[1]
        const citation = outsideCitation.exec(line)?.[0]
        const found = [
          name && `the retired name ${name}`,
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
