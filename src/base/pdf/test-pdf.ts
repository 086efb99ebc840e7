import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PaperFile } from './model'

/** A PDF of another person. Equal bytes are the same file. */
export const foreignPdf = (pdf: Uint8Array): PaperFile => ({
  kind: 'document',
  sha256: createHash('sha256').update(pdf).digest('hex'),
  pdf,
  verdict: null,
})

type Resolvers<T> = { promise: Promise<T>; resolve: (value: T) => void; reject: (reason: unknown) => void }

/** pdfjs needs it, and Node 20 doesn't have it yet. */
function withResolvers<T>(): Resolvers<T> {
  let [resolve, reject]: [(value: T) => void, (reason: unknown) => void] = [() => undefined, () => undefined]
  const promise = new Promise<T>((yes, no) => ([resolve, reject] = [yes, no]))
  return { promise, resolve, reject }
}

/** While pdfjs loads on Node 20, it replaces these functions in the whole process by much slower versions. */
const replaced = [
  [JSON, 'parse'],
  [JSON, 'stringify'],
  [Array.prototype, 'push'],
] as const

async function loadPdfjs() {
  if (!('withResolvers' in Promise))
    Object.defineProperty(Promise, 'withResolvers', { value: withResolvers, configurable: true })
  const own = replaced.map(([of, name]) => [of, name, Object.getOwnPropertyDescriptor(of, name)!] as const)
  const pdfjs = await import('pdfjs-dist/legacy/build/pdf.mjs')
  // Opening a first document also loads the part of pdfjs that does the work.
  await pdfjs.getDocument({ data: new Uint8Array(), verbosity: 0 }).promise.catch(() => undefined)
  for (const [of, name, descriptor] of own) Object.defineProperty(of, name, descriptor)
  return pdfjs
}
let loaded: ReturnType<typeof loadPdfjs> | undefined

async function openPdf(bytes: Uint8Array) {
  const { getDocument, VerbosityLevel } = await (loaded ??= loadPdfjs())
  return getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS, stopAtErrors: true })
}
type Opening = Awaited<ReturnType<typeof openPdf>>

async function itemsOfPage(opening: Opening, number: number) {
  const page = await (await opening.promise).getPage(number)
  const [, , width, height] = page.view as [number, number, number, number]
  const { items } = await page.getTextContent()
  return {
    width,
    height,
    items: items.flatMap((item) => ('str' in item ? [{ ...item, transform: item.transform as number[] }] : [])),
  }
}

/** The texts on a PDF's first page, piece by piece, as pdfjs finds them. */
export async function itemsOfPdf(bytes: Uint8Array) {
  const opening = await openPdf(bytes)
  const { items } = await itemsOfPage(opening, 1)
  await opening.destroy()
  return items
}

/** The text of a PDF's first page as a reader sees it. Pieces are joined by spaces, and every space is a plain one. */
export const textOfPdf = async (bytes: Uint8Array): Promise<string> =>
  (await itemsOfPdf(bytes))
    .map(({ str }) => str)
    .join(' ')
    .replaceAll('\u00a0', ' ')

function rolesOf(node: unknown): string[] {
  const { role, children = [] } = (node ?? {}) as { role?: string; children?: unknown[] }
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)]
}

/** Everything that a reader of the whole document finds in it. */
export async function readPdf(bytes: Uint8Array) {
  const opening = await openPdf(bytes)
  const document = await opening.promise
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => itemsOfPage(opening, index + 1)),
  )
  const { info } = await document.getMetadata()
  const outline = await document.getOutline()
  const roles = (
    await Promise.all(pages.map(async (_, index) => rolesOf(await (await document.getPage(index + 1)).getStructTree())))
  ).flat()
  const text = pages.map(({ items }) => items.map(({ str, hasEOL }) => str + (hasEOL ? ' ' : '')).join('')).join(' ')
  const found = {
    pages,
    /** In reading order. Every run of spaces and line ends is a single space. */
    text: text.replace(/\s+/g, ' '),
    title: (info as { Title?: string }).Title,
    language: (info as { Language?: string }).Language,
    bookmarks: (outline as { title: string }[] | null)?.map(({ title }) => title) ?? [],
    /** The tags in their order: `H1`, `P`, `Table`, … */
    roles,
  }
  await opening.destroy()
  return found
}
export type ReadPdf = Awaited<ReturnType<typeof readPdf>>

/** Pieces of text that reach beyond the margins (in points). */
export function textOutsideMargins(
  { pages }: ReadPdf,
  margin: { readonly x: number; readonly top: number; readonly bottom: number },
): string[] {
  return pages.flatMap(({ width, height, items }, index) =>
    items
      .filter(({ str }) => str.trim() !== '')
      .filter(({ transform, width: long }) => {
        const [x, y] = [transform[4]!, transform[5]!]
        return x < margin.x - 0.5 || x + long > width - margin.x + 0.5 || y < margin.bottom || y > height - margin.top
      })
      .map(({ str }) => `page ${index + 1}: ${str}`),
  )
}

const hasTool = (tool: string): boolean => spawnSync(tool, ['--version']).error === undefined

/** The output of an installed program about a PDF. Null when this machine doesn't have the program. */
export function runPdfTool(
  tool: 'qpdf' | 'pdftotext' | 'pdfsig',
  options: readonly string[],
  bytes: Uint8Array,
  after: readonly string[] = [],
) {
  if (!hasTool(tool)) return null
  const place = mkdtempSync(join(tmpdir(), 'husbok-paper-'))
  const file = join(place, 'paper.pdf')
  writeFileSync(file, bytes)
  const { status, stdout, stderr } = spawnSync(tool, [...options, file, ...after], { encoding: 'utf8' })
  rmSync(place, { recursive: true })
  return { status, stdout, stderr }
}
