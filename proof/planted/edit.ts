import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'

/** A defect that somebody could write, and the check that must find it. */
export interface Planted {
  readonly name: string
  readonly edits: readonly Edit[]
  /** A test file of the proofs, or of a module by its path from the root, and a pattern for the names of its tests to run. */
  readonly check: readonly [file: string, only?: string]
}

/**
 * One replacement inside a top-level declaration of a module. The declaration's file and layout don't matter. In `replace`,
 * `$1` to `$9` stand for any name or path of names, and can be used in `with`. `…` stands for any text. The text must be
 * found exactly once.
 */
export interface Edit {
  /** `landlord/house createHouse`: a module below src, and the name that it declares. */
  readonly in: string
  readonly replace: string
  readonly with: string
}

/** One edit of one declaration. */
export const one = (name: string, check: Planted['check'], place: string, replace: string, by: string): Planted => ({
  name,
  check,
  edits: [{ in: place, replace, with: by }],
})

/** A text without its layout, and the original position of each character. */
interface Squeezed {
  readonly text: string
  readonly at: readonly number[]
}

/** Leaves out white space, comment lines and commas before a closing bracket. Replaces double quotes by single ones. */
function squeeze(source: string): Squeezed {
  const characters: string[] = []
  const at: number[] = []
  const layout = /\s+|(?<=^[ \t]*)(?:\/\/|\/\*\*|\* |\*\/).*$|,(?=\s*[)\]}])/gm
  let next = layout.exec(source)
  for (let index = 0; index < source.length; index += 1) {
    while (next && index === next.index) {
      index += next[0].length
      next = layout.exec(source)
    }
    if (index >= source.length) break
    characters.push(source[index] === '"' ? "'" : source[index]!)
    at.push(index)
  }
  return { text: characters.join(''), at }
}

/** The pattern as a regular expression for a squeezed text. */
function expression(pattern: string): RegExp {
  const seen = new Set<string>()
  const source = squeeze(pattern).text.replace(/\$([1-9])|…|[\\^$.*+?()[\]{}|]/g, (part, digit: string | undefined) => {
    if (part === '…') return '[^]*?'
    if (digit === undefined) return `\\${part}`
    if (seen.has(digit)) return `\\k<n${digit}>`
    seen.add(digit)
    return `(?<n${digit}>[\\w$]+(?:\\??\\.[\\w$]+)*)`
  })
  return new RegExp(source, 'g')
}

const declared = (name: string) =>
  new RegExp(`^(?:export )?(?:default )?(?:async )?(?:function\\*?|const|let|class|interface|type) ${name}\\b`, 'm')
/** The first line of the next declaration, or of the comment above it. */
const nextDeclaration = /^(?:export|async|function|const|let|class|interface|type|\/\*\*|\/\/)/m

interface Declaration {
  readonly file: string
  readonly source: string
  readonly start: number
  readonly end: number
}

/** The declarations of that name in a module's files, one for each file that has one. */
function declarations(root: string, home: string, name: string): Declaration[] {
  const directory = join(root, 'src', home)
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  return files.flatMap((path): Declaration[] => {
    if (!/(?<!\.test)\.tsx?$/.test(path)) return []
    const file = join(directory, path)
    const source = readFileSync(file, 'utf8')
    const start = declared(name).exec(source)?.index
    if (start === undefined) return []
    const first = source.indexOf('\n', start) + 1
    const length = nextDeclaration.exec(source.slice(first))?.index
    return [{ file, source, start, end: length === undefined ? source.length : first + length }]
  })
}

/**
 * The file that the edit changes, and its text with the defect. Throws unless the place is found exactly once and the
 * result can be parsed.
 */
function applied(root: string, { in: place, replace, with: by }: Edit): { file: string; text: string } {
  const [home = '', name = ''] = place.split(' ')
  const pattern = expression(replace)
  const found = declarations(root, home, name).flatMap((declaration) => {
    const { text, at } = squeeze(declaration.source.slice(declaration.start, declaration.end))
    return [...text.matchAll(pattern)].map((match) => ({ declaration, match, at }))
  })
  const [only] = found
  if (!only || found.length > 1)
    throw new Error(`${place} holds this ${found.length} times instead of once:\n${replace}`)
  const { match, at } = only
  const { file, source, start } = only.declaration
  const from = start + at[match.index]!
  const to = start + at[match.index + match[0].length - 1]! + 1
  const text = by.replace(/\$([1-9])/g, (part, digit: string) => match.groups?.[`n${digit}`] ?? part)
  const planted = source.slice(0, from) + text + source.slice(to)
  // Code that can't be parsed fails for another reason, so it would prove nothing.
  const [wrong] = parseSync(file, planted).errors
  if (wrong) throw new Error(`${place} can't be read any more: ${wrong.message}`)
  return { file, text: planted }
}

/** Applies the edits to the sources below `root`. Returns a function that undoes them. */
export function plant(root: string, edits: readonly Edit[]): () => void {
  const before = new Map<string, string>()
  const restore = () => before.forEach((text, file) => writeFileSync(file, text))
  try {
    for (const edit of edits) {
      const { file, text } = applied(root, edit)
      if (!before.has(file)) before.set(file, readFileSync(file, 'utf8'))
      writeFileSync(file, text)
    }
  } catch (error) {
    restore()
    throw error
  }
  return restore
}
