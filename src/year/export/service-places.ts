import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { documentUrl, type FileFault, type FileInfo } from '../../base/file/model'
import { uniqueNames, safeFile, safePathPart } from '../../base/file/rules-name'
import type { Day } from '../../base/kit/day'
import type { ExportedFile, ExportedHouse, MissingFile, MissingReason } from './model'
import type { ZipEntry } from './service-zip'
import type { ExportWord } from './words'

/** A file of the account. `id` is the id of its bytes. */
export interface StoredFile extends FileInfo {
  readonly id: string
}

const files = (ctx: OwnedCtx) =>
  ctx.db.selectFrom('document').select(['id', 'name', 'type', 'size']).where('account_id', '=', ctx.owner)
const known = (row: Omit<StoredFile, 'url'>): StoredFile => ({ ...row, url: documentUrl(row.id) })

/** The files of the account among these, in the order of the urls. */
export async function readFiles(ctx: OwnedCtx, urls: readonly string[]): Promise<ReadonlyMap<string, StoredFile>> {
  const start = documentUrl('').length
  const ids = urls.map((url) => url.slice(start))
  if (ids.length === 0) return new Map()
  // The statement has the same text for any number of urls. So the database prepares it only once.
  const rows = await files(ctx)
    .where(sql<boolean>`id = any(${ids}::text[])`)
    .execute()
  const found = new Map(rows.map((row) => [documentUrl(row.id), known(row)]))
  return new Map(urls.flatMap((url) => (found.has(url) ? [[url, found.get(url)!] as const] : [])))
}

/** Files that no record uses yet. */
export const readUnusedFiles = async (ctx: OwnedCtx): Promise<StoredFile[]> =>
  (await files(ctx).where('uses', '=', 0).orderBy('created_at').orderBy('name').orderBy('id').execute()).map(known)

// The maximum number of bytes in the names of a house, a description and a file. So a path has fewer than the 260
// characters that Windows can open.
const [houseBytes, descriptionBytes, fileBytes] = [40, 60, 100]

/** The voucher that a folder is named after. */
export interface FolderVoucher {
  readonly houseId: number
  readonly date: Day
  readonly description: string
  /** The kind and the number. They make the folder's name unique. */
  readonly which: string
  readonly isTrashed: boolean
}

/**
 * Gives each file its path: the folder of its house, then a folder named after its voucher. A file with a fault (by id)
 * gets no path, and is listed as missing.
 */
export function openExportFolders(
  houses: readonly ExportedHouse[],
  word: ExportWord,
  faults: ReadonlyMap<string, FileFault>,
) {
  const entries: ZipEntry[] = []
  const missing: MissingFile[] = []
  const folders = new Map(
    houses.map(({ id, name, deleted_at }) => {
      const safe = `${safePathPart(name, houseBytes, word('untitled'))} (${id})`
      return [id, deleted_at === null ? safe : word('deletedHouse', { name: safe })]
    }),
  )
  function openFolder(folder: string) {
    const once = uniqueNames()
    const path = (name: string): string => `files/${folder}/${once(safeFile(name, fileBytes, word('untitled')))}`
    return {
      put: (stored: readonly StoredFile[]): ExportedFile[] =>
        stored.map(({ id, ...file }) => {
          const at = path(file.name)
          const fault = faults.get(id) ?? null
          if (fault === null) entries.push({ path: at, size: file.size, source: id })
          else missing.push({ path: at, name: file.name, reason: fault })
          return { ...file, path: fault === null ? at : null, missing: fault }
        }),
      path,
      /** Records that a file could not be made. `name` is the name that it should have. */
      miss: (name: string, reason: MissingReason): void => void missing.push({ path: path(name), name, reason }),
    }
  }
  function folderOf({ houseId, date, description, which, isTrashed }: FolderVoucher) {
    const title = safePathPart(description.trim().split('\n', 1)[0]!, descriptionBytes, word('untitled'))
    return openFolder(
      `${folders.get(houseId) ?? houseId}/${date} ${title} (${which}${isTrashed ? word('trashFolder') : ''})`,
    )
  }
  return {
    /** The entries of the zip. The source of each is the file's id. */
    entries,
    missing,
    /** A voucher's folder, under its house. */
    folderOf,
    ofVoucher: (voucher: FolderVoucher, stored: readonly StoredFile[]): ExportedFile[] => folderOf(voucher).put(stored),
    /** The folder of the house itself. */
    ofHouse: (house: number, stored: readonly StoredFile[]): ExportedFile[] =>
      stored.length === 0 ? [] : openFolder(`${folders.get(house) ?? house}/${word('houseRules')}`).put(stored),
    loose: (stored: readonly StoredFile[]): ExportedFile[] => openFolder(word('noVoucher')).put(stored),
  }
}

/** The folders of an export. Each folder knows the names that it already contains. */
export type ExportFolders = ReturnType<typeof openExportFolders>
export type ExportFolder = ReturnType<ExportFolders['folderOf']>
