import type { Ids } from '../../base/call/context'
import { openTempFile, type TempFile } from '../../base/call/temp-file'
import type { ZipEntry } from './service-zip'

/** The temporary files of one export: nothing of it is held in memory. */
export function exportFiles(directory: string, ids: Ids) {
  const tempFiles: TempFile[] = []
  const sources = new Map<string, () => AsyncIterable<Uint8Array>>()
  return {
    async create(): Promise<TempFile> {
      const tempFile = await openTempFile(directory, `export-${ids.code(128)}`)
      tempFiles.push(tempFile)
      return tempFile
    },

    /** A file that is written as an entry of a zip. */
    async entryOf(path: string, tempFile: TempFile): Promise<ZipEntry> {
      sources.set(path, () => tempFile.read())
      return { path, size: await tempFile.end(), source: path }
    },

    /** A piece of one that is ended. */
    pieceOf(
      path: string,
      tempFile: TempFile,
      { from, size }: { readonly from: number; readonly size: number },
    ): ZipEntry {
      sources.set(path, () => tempFile.read(from, from + size))
      return { path, size, source: path }
    },

    /** The bytes of one of these entries; undefined for any other source. */
    read: (source: string) => sources.get(source)?.(),

    async closeOne(tempFile: TempFile): Promise<void> {
      tempFiles.splice(tempFiles.indexOf(tempFile), 1)
      await tempFile.close()
    },

    async close(): Promise<void> {
      await Promise.all(tempFiles.splice(0).map((tempFile) => tempFile.close()))
    },
  }
}

export type ExportFiles = ReturnType<typeof exportFiles>
