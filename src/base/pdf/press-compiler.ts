import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { charactersOf } from './characters'
import { maxDocumentPages, type PaperFile } from './model'

/** Beside the sources, or where the build puts them. */
export const templates = fileURLToPath(
  import.meta.url.endsWith('.ts') ? new URL('../../', import.meta.url) : new URL('./papers/', import.meta.url),
)

const require = createRequire(import.meta.url)

const fontFiles = [
  '400Regular/SourceSans3_400Regular.ttf',
  '400Regular_Italic/SourceSans3_400Regular_Italic.ttf',
  '600SemiBold/SourceSans3_600SemiBold.ttf',
]

/**
 * The compiler with its fonts, made once: reading them takes longer than a whole paper. Its 40 MB of native code are loaded
 * with the first paper, not with the server.
 */
function openPress() {
  const { NodeCompiler } =
    require('@myriaddreamin/typst-ts-node-compiler') as typeof import('@myriaddreamin/typst-ts-node-compiler')
  const fonts = fontFiles.map((file) => readFileSync(require.resolve(`@expo-google-fonts/source-sans-3/${file}`)))
  const has = fonts.map(charactersOf)
  return {
    compiler: NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs: fonts }] }),
    hasGlyph: (codePoint: number) => has.every((font) => font(codePoint)),
  }
}

let opened: ReturnType<typeof openPress> | undefined

export const press = () => (opened ??= openPress())

export type Compiler = ReturnType<typeof openPress>['compiler']

/** Where a template finds the file of that number. */
export const filePath = (index: number, file: Pick<PaperFile, 'kind'>): string =>
  join(templates, `files/${index}.${file.kind === 'picture' ? 'jpg' : 'pdf'}`)

/** The version that takes in pages of every older one. */
export const withForeignPages = { pdfStandard: '2.0' } as const

/** How many pages the document has that lies there; null where the first of them can't be drawn: it is damaged, or needs a password. */
export function pagesOf(compiler: Compiler, index: number): number | null {
  const probe = (first: number, last: number) => ({
    mainFilePath: join(templates, 'base/pdf/pages.typ'),
    inputs: { file: String(index), first: String(first), last: String(last) },
  })
  // The compiler tells the number only to who asks for a page that isn't there.
  const refused = compiler.compile(probe(none, none)).takeError()
  const reasons = refused === null ? '' : JSON.stringify(compiler.fetchDiagnostics(refused))
  const pages = Number(/only has (\d+) page/.exec(reasons)?.[1] ?? 0)
  if (pages === 0) return null
  try {
    compiler.pdf(probe(1, Math.min(pages, maxDocumentPages)), withForeignPages)
    return pages
  } catch {
    return null
  }
}

/** A page that no document has. */
const none = 1_000_000

/** What was drawn is remembered by the compiler for the whole process; of a paper hardly anything comes again. */
export function forget(compiler: Compiler): void {
  compiler.evictCache(10)
  compiler.resetShadow()
}
