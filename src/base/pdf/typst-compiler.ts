import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { maxDocumentPages, type PaperFile } from './model'

/** Reads the font's character map ('cmap'): segments (format 4) and groups (format 12). */
function charactersOf(font: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const tables = view.getUint16(4)
  const entry = Array.from({ length: tables }, (_, index) => 12 + index * 16).find(
    (at) => view.getUint32(at) === 0x636d6170,
  )
  if (entry === undefined) throw new Error('a font without a character map')
  const cmap = view.getUint32(entry + 8)
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + index * 8),
  )
  const known = new Set<number>()
  for (const at of subtables) {
    const format = view.getUint16(at)
    if (format === 12) readGroups(view, at, known)
    if (format === 4) readSegments(view, at, known)
  }
  if (known.size === 0) throw new Error('a font whose character map is in no known format')
  return (codePoint) => known.has(codePoint)
}

function readGroups(view: DataView, at: number, known: Set<number>): void {
  for (let group = 0; group < view.getUint32(at + 12); group += 1) {
    const from = at + 16 + group * 12
    const [first, last, glyph] = [view.getUint32(from), view.getUint32(from + 4), view.getUint32(from + 8)]
    for (let code = first; code <= last; code += 1) if (glyph + code - first !== 0) known.add(code)
  }
}

function readSegments(view: DataView, at: number, known: Set<number>): void {
  const segments = view.getUint16(at + 6) / 2
  const column = (index: number) => at + 14 + index * segments * 2 + (index > 0 ? 2 : 0)
  for (let segment = 0; segment < segments; segment += 1) {
    const read = (index: number) => view.getUint16(column(index) + segment * 2)
    const [last, first, delta, range] = [read(0), read(1), read(2), read(3)]
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const place = column(3) + segment * 2 + range + (code - first) * 2
      const glyph = range === 0 ? (code + delta) & 0xffff : view.getUint16(place)
      if (glyph !== 0) known.add(code)
    }
  }
}

/** Replaces a character that the font lacks. A reader must see that something is missing. */
export const substituteCharacter = '\u25a1'

const clusters = new Intl.Segmenter('nb', { granularity: 'grapheme' })

// Variation selectors choose a form of the character before them. The font has only one form.
const invisible = /[^\P{Cc}\n]|[\p{Cf}\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu

/**
 * The text as it can be drawn. Characters are composed. Line breaks stay. Control, direction, joining and other
 * invisible characters are removed. `□` replaces each character (as a reader counts them) that the font lacks.
 */
export function drawableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const lines = text
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .normalize('NFC')
  let drawn = ''
  for (const { segment } of clusters.segment(lines)) {
    const seen = segment.replace(invisible, '')
    drawn +=
      seen === '\n' || Array.from(seen).every((char) => hasGlyph(char.codePointAt(0)!)) ? seen : substituteCharacter
  }
  return drawn
}

/** The directory of the templates: the sources, or where the build puts them. */
export const templateDirectory = fileURLToPath(
  import.meta.url.endsWith('.ts') ? new URL('../../', import.meta.url) : new URL('./papers/', import.meta.url),
)

const require = createRequire(import.meta.url)

const fontFiles = [
  '400Regular/SourceSans3_400Regular.ttf',
  '400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  '600SemiBold/SourceSans3_600SemiBold.ttf',
]

/**
 * Opens the compiler. This is done once, because reading the fonts takes longer than a whole paper. The first paper
 * loads 40 MB of native code.
 */
function openCompiler() {
  const { NodeCompiler } =
    require('@myriaddreamin/typst-ts-node-compiler') as typeof import('@myriaddreamin/typst-ts-node-compiler')
  const fonts = fontFiles.map((file) => readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${file}`)))
  const has = fonts.map(charactersOf)
  return {
    compiler: NodeCompiler.create({ workspace: templateDirectory, fontArgs: [{ fontBlobs: fonts }] }),
    hasGlyph: (codePoint: number) => has.every((font) => font(codePoint)),
  }
}

let opened: ReturnType<typeof openCompiler> | undefined

export const typst = () => (opened ??= openCompiler())

export type Compiler = ReturnType<typeof openCompiler>['compiler']

export const filePath = (index: number, file: Pick<PaperFile, 'kind'>): string =>
  join(templateDirectory, `files/${index}.${file.kind === 'picture' ? 'jpg' : 'pdf'}`)

/** The PDF version of papers that include pages of uploaded PDFs. A 2.0 file may include pages of any older version. */
export const foreignPagesOptions = { pdfStandard: '2.0' } as const

/** The number of a file's pages. Null when it is damaged, or needs a password. */
export function pagesOf(compiler: Compiler, index: number): number | null {
  const probe = (first: number, last: number) => ({
    mainFilePath: join(templateDirectory, 'base/pdf/pages.typ'),
    inputs: { file: String(index), first: String(first), last: String(last) },
  })
  // The compiler says the number only in its error about a page that doesn't exist.
  const refused = compiler.compile(probe(none, none)).takeError()
  const reasons = refused === null ? '' : JSON.stringify(compiler.fetchDiagnostics(refused))
  const pages = Number(/only has (\d+) page/.exec(reasons)?.[1] ?? 0)
  if (pages === 0) return null
  try {
    compiler.pdf(probe(1, Math.min(pages, maxDocumentPages)), foreignPagesOptions)
    return pages
  } catch {
    return null
  }
}

const none = 1_000_000

/** Empties the compiler's cache of everything drawn, because hardly any part of a paper is drawn again. */
export function clearCompilerCache(compiler: Compiler): void {
  compiler.evictCache(10)
  compiler.resetShadow()
}
