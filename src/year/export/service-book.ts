import { createHash } from 'node:crypto'
import type { z } from 'zod'
import { answerWriter } from '../../base/call/answer'
import type { Ids } from '../../base/call/context'
import type { TempFile } from '../../base/call/temp-file'
import type { Instant } from '../../base/kit/day'
import { translate, type Language } from '../../base/kit/words'
import { isDataPath, sumsPath } from './rules-tables'
import { exportFiles, openWorkbook } from './service-workbook'
import type { ZipEntry } from './service-zip'
import { exportWords } from './words'

/** The sheets in order. */
const sheetKeys = [
  'summary',
  'expenses',
  'incomes',
  'items',
  'deductions',
  'personal',
  'contracts',
  'houses',
  'suppliers',
  'profile',
] as const

export type SheetKey = (typeof sheetKeys)[number]

interface TextFile {
  readonly path: string
  readonly tempFile: TempFile
}

/** The SHA-256 of each file with data, as `sha256sum` writes them. A change by hand is recognised by it. */
async function sumsOfData(texts: readonly TextFile[]): Promise<string> {
  const lines: string[] = []
  for (const { path, tempFile } of texts) {
    if (!isDataPath(path)) continue
    const hash = createHash('sha256')
    for await (const part of tempFile.read()) hash.update(part)
    lines.push(`${hash.digest('hex')}  ${path}\n`)
  }
  return lines.join('')
}

/**
 * The temporary files of an export: its workbook, lists of records and files. They are made before anything is sent.
 */
export function openExportTemp(directory: string, ids: Ids, language: Language) {
  const files = exportFiles(directory, ids)
  const workbook = openWorkbook(files, {
    keys: sheetKeys,
    nameOf: (key) => translate(exportWords, key, language),
    path: 'husbok.xlsx',
  })
  const texts: TextFile[] = []
  const drawn: { path: string; from: number; size: number }[] = []
  let drawnFile: TempFile | undefined
  const hashes = new Set<string>()
  let drawnBytes = 0
  const newText = async (path: string): Promise<TempFile> => {
    const tempFile = await files.create()
    texts.push({ path, tempFile })
    return tempFile
  }

  return {
    sheet: workbook.sheet,

    /** Writes records to a JSON file one by one, in the shape of the API. */
    async list<S extends z.ZodType>(path: string, answer: S) {
      const write = answerWriter(answer, false)
      const tempFile = await newText(path)
      let before = '[\n'
      return {
        async add(record: z.output<S>): Promise<void> {
          await tempFile.write(`${before}${write(record)}`)
          before = ',\n'
        },
        end: () => tempFile.write(before === '[\n' ? '[]\n' : '\n]\n'),
      }
    },

    text: async (path: string, text: string): Promise<void> => await (await newText(path)).write(text),

    /** Opens a text file that is written in parts. */
    textFile: newText,

    /** True if a file with this SHA-256 was made for the export already. */
    hasFile: (sha256: string): boolean => hashes.has(sha256),

    /** Adds a file that was made for the export. All such files share one temporary file. */
    async file(path: string, bytes: Uint8Array): Promise<void> {
      drawnFile ??= await files.create()
      hashes.add(createHash('sha256').update(bytes).digest('hex'))
      drawn.push({ path, from: drawnBytes, size: bytes.length })
      drawnBytes += bytes.length
      await drawnFile.write(bytes)
    },

    /** The entries of the zip. Call it after all sheets have ended. */
    async entries(at: Instant): Promise<ZipEntry[]> {
      const listed = await Promise.all(texts.map(({ path, tempFile }) => files.entryOf(path, tempFile)))
      const sums = await files.create()
      await sums.write(await sumsOfData(texts))
      const written = [await workbook.entry(at), ...listed, await files.entryOf(sumsPath, sums)]
      await drawnFile?.end()
      return [...written, ...drawn.map(({ path, ...piece }) => files.pieceOf(path, drawnFile!, piece))]
    },

    read: (source: string) => files.read(source),
    close: () => files.close(),
  }
}

export type ExportTemp = ReturnType<typeof openExportTemp>
