import { join } from 'node:path'
import type { Language } from '../kit/words'
import { drawable, substitute } from './characters'
import { maxDocumentPages, type PaperFile, type PlacedFile } from './model'
import { templates, press, type Compiler, filePath, withForeignPages, pagesOf, forget } from './press-compiler'
import { withOrdinaryTable } from './wide-table'

/** What a template can be given: plain values, which it draws as they are and never reads as markup. */
export type Drawn = string | number | boolean | null | readonly Drawn[] | { readonly [key: string]: Drawn }

/** Everything that decides what a paper looks like: the same sheet gives the same bytes. */
export interface PaperContent {
  /** Path of the template below `src`, like `lease/document/lease.typ`. */
  readonly template: string
  /** Stands in the reader's title bar; a PDF without one is refused. */
  readonly title: string
  /** Main language; parts in another one are marked by the template. */
  readonly lang: Language
  /** What the document is about, for its properties. */
  readonly description?: string
  /** Told at the foot of the document when a character had no glyph and `□` stands for it. */
  readonly missing: string
  readonly data: Drawn
  /** Files whose pages the template places, by their number from 0 (`pages-of` of paper.typ). */
  readonly files?: readonly PaperFile[]
}

/** The files of a paper as its template finds them. */
function placed(compiler: Compiler, files: readonly PaperFile[]): PlacedFile[] {
  for (const [index, file] of files.entries()) {
    const bytes = file.kind === 'picture' ? file.jpeg : file.kind === 'document' ? withOrdinaryTable(file.pdf) : null
    if (bytes) compiler.mapShadow(filePath(index, file), Buffer.from(bytes))
  }
  return files.map((file, index) => {
    if (file.kind === 'picture') return { kind: 'picture', wide: file.width > file.height }
    if (file.kind !== 'document') return file
    const pages = pagesOf(compiler, index)
    return pages === null
      ? { kind: 'unreadable' }
      : pages > maxDocumentPages
        ? { kind: 'long', pages }
        : { kind: 'document', pages }
  })
}

/** Every text in the value as it can be drawn. */
function cleaned(value: Drawn, clean: (text: string) => string): Drawn {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((each: Drawn) => cleaned(each, clean))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cleaned(each, clean)]))
  return value
}

/**
 * Draws a paper: a tagged PDF that keeps to PDF/UA-1 (checked while it is made: title, headings in order, a glyph for
 * every character), with its fonts in it; one with pages of other PDF files in it is tagged, and claims no standard. The
 * same order gives the same bytes. Nothing is fetched and no font of the machine is used. Throws when the template or the
 * standard is broken: a programming error, nobody's input.
 */
export function print({
  template,
  title,
  lang,
  description = '',
  missing,
  data,
  files = [],
}: PaperContent): Uint8Array {
  const { compiler, hasGlyph } = press()
  let lacking = false
  const clean = (text: string) => {
    const drawn = drawable(text, hasGlyph)
    lacking ||= drawn.includes(substitute) && !text.includes(substitute)
    return drawn
  }
  const shown = cleaned({ title, lang, description, data }, clean) as { readonly title: string }
  if (shown.title.trim() === '') throw new Error(`the paper ${template} has no title`)
  let reason: string
  try {
    const found = placed(compiler, files)
    const main = {
      mainFilePath: join(templates, template),
      inputs: { paper: JSON.stringify({ ...shown, missing: lacking ? missing : '', files: found }) },
    }
    // Nobody can vouch for the tags of pages that somebody else has drawn.
    const isAllOurs = found.every(({ kind }) => kind !== 'document')
    try {
      // In one step: a compiled document in between would hold its memory until JavaScript collects what it thinks is tiny.
      return compiler.pdf(main, isAllOurs ? { pdfStandard: 'ua-1' } : withForeignPages)
    } catch (error) {
      // Of a template that doesn't compile, only the compile itself tells why.
      const refused = compiler.compile(main).takeError()
      reason = refused === null ? String(error) : JSON.stringify(compiler.fetchDiagnostics(refused))
    }
  } finally {
    forget(compiler)
  }
  // Not the compiler's own error, not even as the cause: it quotes what it could not draw, and errors are logged.
  throw new Error(`the paper ${template} can't be drawn: ${withoutValues(reason)}`)
}

/**
 * How the only page of a template of ours looks, as SVG: its letters are shapes, so that who shows it needs no font. Throws
 * when the template is broken.
 */
export function drawSvg(template: string, data: Drawn): string {
  const { compiler } = press()
  try {
    return compiler.plainSvg({ mainFilePath: join(templates, template), inputs: { paper: JSON.stringify({ data }) } })
  } finally {
    forget(compiler)
  }
}

/** How many pages a PDF has; 0 where the first of them (all that a paper would take in) can't be drawn. */
export function pageCount(pdf: Uint8Array): number {
  const { compiler } = press()
  try {
    compiler.mapShadow(filePath(0, { kind: 'document' }), Buffer.from(withOrdinaryTable(pdf)))
    return pagesOf(compiler, 0) ?? 0
  } finally {
    forget(compiler)
  }
}

/** A quoted value may be somebody's name. */
const withoutValues = (message: string): string => message.replace(/`[^`]*`/g, '…').slice(0, 500)
