import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import type { Language } from '../kit/words'
import { maxDocumentPages, type PaperFile, type TemplateFile } from './model'
import {
  drawableText,
  filePath,
  clearCompilerCache,
  pagesOf,
  typst,
  substituteCharacter,
  templateDirectory,
  foreignPagesOptions,
  type Compiler,
} from './typst-compiler'

/** An entry of a cross-reference stream (ISO 32000-2, section 7.5.8.3). */
type Entry = readonly [type: number, second: number, third: number]

/**
 * True if the compiler reads these field widths, in bytes. The width of the type may be at most 1. The other widths
 * must be sizes of machine integers.
 */
const isOrdinary = ([type, ...others]: readonly number[]): boolean =>
  type! <= 1 && others.every((width) => [0, 1, 2, 4, 8].includes(width))
const mostEntries = 1_000_000
const mostBytes = 64 * 1024 * 1024
const mostTables = 50

interface Table {
  readonly dictionary: string
  readonly widths: readonly number[]
  readonly entries: ReadonlyMap<number, Entry>
  readonly previous: number | null
}

const numberIn = (dictionary: string, name: string): number | null => {
  const found = new RegExp(`/${name}\\s+(\\d+)(?!\\s+\\d+\\s+R)`).exec(dictionary)
  return found ? Number(found[1]) : null
}
const numbersIn = (dictionary: string, name: string): readonly number[] | null => {
  const found = new RegExp(`/${name}\\s*\\[([\\d\\s]*)\\]`).exec(dictionary)
  return found ? found[1]!.trim().split(/\s+/).map(Number) : null
}

/** The table's data without its predictor. Null for a predictor that isn't known here. */
function withoutPredictor(data: Buffer, dictionary: string): Buffer | null {
  const predictor = numberIn(dictionary, 'Predictor') ?? 1
  if (predictor === 1) return data
  const columns = numberIn(dictionary, 'Columns') ?? 1
  if (predictor < 10 || columns === 0) return null
  const rows = Math.floor(data.length / (columns + 1))
  const plain = Buffer.alloc(rows * columns)
  for (let row = 0; row < rows; row += 1) {
    const way = data[row * (columns + 1)]
    if (way !== 0 && way !== 2) return null
    for (let at = 0; at < columns; at += 1) {
      const above = way === 2 && row > 0 ? plain[(row - 1) * columns + at]! : 0
      plain[row * columns + at] = data[row * (columns + 1) + 1 + at]! + above
    }
  }
  return plain
}

function dataOf(pdf: Buffer, from: number, dictionary: string): Buffer | null {
  const length = numberIn(dictionary, 'Length')
  const end = length === null ? pdf.indexOf('endstream', from) : from + length
  if (end < from || end > pdf.length) return null
  const stored = pdf.subarray(from, end)
  if (!dictionary.includes('/Filter')) return withoutPredictor(stored, dictionary)
  if (!/\/Filter\s*\[?\s*\/FlateDecode\s*(?:\]|\/|>|\s)/.test(dictionary)) return null
  return withoutPredictor(inflateSync(stored, { maxOutputLength: mostBytes }), dictionary)
}

/** The cross-reference table at a position of the file. Null if it is not a stream, or can't be read. */
function tableAt(pdf: Buffer, at: number): Table | null {
  const text = pdf.toString('latin1', at, at + 4096)
  const begin = /^\s*\d+\s+\d+\s+obj\s*<<[^]*?>>\s*stream\r?\n/.exec(text)?.[0]
  if (begin === undefined || !/\/Type\s*\/XRef/.test(begin)) return null
  const widths = numbersIn(begin, 'W')
  const data = dataOf(pdf, at + begin.length, begin)
  if (widths?.length !== 3 || widths.some((width) => width > 16) || data === null) return null
  const line = widths[0]! + widths[1]! + widths[2]!
  const ranges = numbersIn(begin, 'Index') ?? [0, numberIn(begin, 'Size') ?? 0]
  const entries = new Map<number, Entry>()
  let place = 0
  const next = (width: number, absent: number): number => {
    let value = width === 0 ? absent : 0
    for (let byte = 0; byte < width; byte += 1) value = value * 256 + data[place + byte]!
    place += width
    return value
  }
  for (let range = 0; range + 1 < ranges.length; range += 2)
    for (let number = ranges[range]!; number < ranges[range]! + ranges[range + 1]!; number += 1) {
      if (line === 0 || place + line > data.length || entries.size > mostEntries) break
      entries.set(number, [next(widths[0]!, 1), next(widths[1]!, 0), next(widths[2]!, 0)])
    }
  return { dictionary: begin, widths, entries, previous: numberIn(begin, 'Prev') }
}

/** One table with the entries of all tables. It is appended to the file. */
function written(tables: readonly Table[], previous: number | null, at: number): Buffer {
  const entries = new Map(tables.toReversed().flatMap((table) => Array.from(table.entries)))
  const known = [...entries.keys()].toSorted((one, other) => one - other)
  const number = (known.at(-1) ?? 0) + 1
  entries.set(number, [1, at, 0])
  const numbers = [...known, number]
  const lines = Buffer.alloc(numbers.length * 9)
  for (const [place, of] of numbers.entries()) {
    const [type, second, third] = entries.get(of)!
    lines.writeUInt8(type & 0xff, place * 9)
    lines.writeUInt32BE(second % 2 ** 32, place * 9 + 1)
    lines.writeUInt32BE(third % 2 ** 32, place * 9 + 5)
  }
  const named = ['Root', 'Info', 'Encrypt'].flatMap(
    (name) => new RegExp(`/${name}\\s+\\d+\\s+\\d+\\s+R`).exec(tables[0]!.dictionary)?.[0] ?? [],
  )
  const id = /\/ID\s*\[\s*<[\dA-Fa-f\s]*>\s*<[\dA-Fa-f\s]*>\s*\]/.exec(tables[0]!.dictionary)?.[0] ?? ''
  const index = numbers.map((of) => `${of} 1`).join(' ')
  const before = previous === null ? '' : `/Prev ${previous}`
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<</Type/XRef/Size ${number + 1}/Index[${index}]/W[1 4 4]${named.join('')}${id}${before}/Length ${lines.length}>>stream\n`,
      'latin1',
    ),
    lines,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`),
  ])
}

/**
 * A copy of the file that the compiler can read. The compiler knows only field widths of 1, 2, 4 and 8 bytes in
 * cross-reference streams. For a file with other widths, the same table is written again at its end.
 */
export function withReadableXref(given: Uint8Array): Uint8Array {
  const pdf = Buffer.from(given.buffer, given.byteOffset, given.byteLength)
  const ends = pdf.toString('latin1', Math.max(0, pdf.length - 2048))
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(ends)?.[1] ?? Number.NaN)
  if (Number.isNaN(start)) return given
  const tables: Table[] = []
  try {
    let previous: number | null = start
    while (previous !== null && tables.length < mostTables) {
      const table = tableAt(pdf, previous)
      if (table === null) break
      tables.push(table)
      previous = table.previous
    }
    if (tables.every(({ widths }) => isOrdinary(widths))) return given
    const gap = Buffer.from('\n')
    return Buffer.concat([pdf, gap, written(tables, previous, pdf.length + gap.length)])
  } catch {
    // These bytes are not a table. The compiler will report what is wrong with the file.
    return given
  }
}

/** Plain values, which a template draws unchanged and never reads as markup. */
export type TemplateValue =
  | string
  | number
  | boolean
  | null
  | readonly TemplateValue[]
  | { readonly [key: string]: TemplateValue }

/** The content of a paper. Equal content gives equal bytes. */
export interface PaperContent {
  /** The template's path below `src`, like `lease/document/lease.typ`. */
  readonly template: string
  /** Shown in the reader's title bar. A PDF without one is refused. */
  readonly title: string
  /** The template marks parts in another language. */
  readonly lang: Language
  readonly description?: string
  /** Printed at the end when `□` replaces a character without a glyph. */
  readonly missing: string
  readonly data: TemplateValue
  /** The template places the files by their number from 0 (`pages-of` of paper.typ). */
  readonly files?: readonly PaperFile[]
  /** A file with more pages isn't drawn. Left out: `maxDocumentPages`. */
  readonly mostPages?: number
}

function placed(compiler: Compiler, files: readonly PaperFile[], mostPages: number): TemplateFile[] {
  for (const [index, file] of files.entries()) {
    const bytes = file.kind === 'picture' ? file.jpeg : file.kind === 'document' ? withReadableXref(file.pdf) : null
    if (bytes) compiler.mapShadow(filePath(index, file), Buffer.from(bytes))
  }
  return files.map((file, index) => {
    if (file.kind === 'picture') return { kind: 'picture', wide: file.width > file.height }
    if (file.kind !== 'document') return file
    const pages = pagesOf(compiler, index)
    return pages === null
      ? { kind: 'unreadable' }
      : pages > mostPages
        ? { kind: 'long', pages }
        : { kind: 'document', pages }
  })
}

function cleaned(value: TemplateValue, clean: (text: string) => string): TemplateValue {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((each: TemplateValue) => cleaned(each, clean))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each, clean)]))
  return value
}

/**
 * Makes a tagged PDF that contains its fonts and follows PDF/UA-1. The compiler checks this while it makes the PDF:
 * title, headings in order, a glyph for every character. A paper with pages of other PDF files is tagged too, but
 * claims no standard. Equal content gives equal bytes. Nothing is fetched, and no font of the machine is used. Throws
 * when the template or the standard is broken. No input causes this.
 */
export function print({
  template,
  title,
  lang,
  description = '',
  missing,
  data,
  files = [],
  mostPages = maxDocumentPages,
}: PaperContent): Uint8Array {
  const { compiler, hasGlyph } = typst()
  let lacking = false
  const clean = (text: string) => {
    const drawn = drawableText(text, hasGlyph)
    lacking ||= drawn.includes(substituteCharacter) && !text.includes(substituteCharacter)
    return drawn
  }
  const shown = cleaned({ title, lang, description, data }, clean) as { readonly title: string }
  if (shown.title.trim() === '') throw new Error(`the paper ${template} has no title`)
  let reason: string
  try {
    const found = placed(compiler, files, mostPages)
    const main = {
      mainFilePath: join(templateDirectory, template),
      inputs: { paper: JSON.stringify({ ...shown, missing: lacking ? missing : '', files: found }) },
    }
    // The tags of pages that somebody else has drawn can't be guaranteed.
    const isAllOurs = found.every(({ kind }) => kind !== 'document')
    try {
      // The PDF is made in the same step as the compiled document. JavaScript regards that document as tiny, and would
      // keep its memory for long.
      return compiler.pdf(main, isAllOurs ? { pdfStandard: 'ua-1' } : foreignPagesOptions)
    } catch (error) {
      // When a template doesn't compile, only the compile call itself returns the reason.
      const refused = compiler.compile(main).takeError()
      reason = refused === null ? String(error) : JSON.stringify(compiler.fetchDiagnostics(refused))
    }
  } finally {
    clearCompilerCache(compiler)
  }
  // The compiler's own error is not even passed on as the cause. It quotes the text that could not be drawn, and errors
  // are logged.
  throw new Error(`the paper ${template} can't be drawn: ${withoutValues(reason)}`)
}

/** Draws an SVG whose letters are shapes, so it needs no fonts. Throws when the template is broken. */
export function drawSvg(template: string, data: TemplateValue): string {
  const { compiler } = typst()
  try {
    return compiler.plainSvg({
      mainFilePath: join(templateDirectory, template),
      inputs: { paper: JSON.stringify({ data }) },
    })
  } finally {
    clearCompilerCache(compiler)
  }
}

/** The number of pages. 0 when they can't be drawn. */
export function pageCount(pdf: Uint8Array): number {
  const { compiler } = typst()
  try {
    compiler.mapShadow(filePath(0, { kind: 'document' }), Buffer.from(withReadableXref(pdf)))
    return pagesOf(compiler, 0) ?? 0
  } finally {
    clearCompilerCache(compiler)
  }
}

/** The message without quoted values, which may be somebody's name. */
const withoutValues = (message: string): string => message.replace(/`[^`]*`/g, '…').slice(0, 500)
