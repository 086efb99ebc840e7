import type { Day } from '../../base/kit/day'
import { say, type Language } from '../../base/kit/words'
import type { ExportedFile, ExportedHouse } from './model'
import { namesOnce, safeFile, safePart } from './rules-name'
import type { StoredFile } from './service-read'
import type { ZipEntry } from './service-zip'
import { exportWords } from './words'

// So that a path stays below the 260 characters that Windows opens: houses and descriptions in bytes, names of files too.
const [houseBytes, descriptionBytes, fileBytes] = [40, 60, 100]

/** What a folder is named after. */
export interface Voucher {
  readonly houseId: number
  readonly date: Day
  readonly description: string
  /** Kind and number, which make the folder the only one of its name. */
  readonly which: string
  readonly isTrashed: boolean
}

/** Places of files in the zip: below their house, under their voucher's name. */
export function openPlaces(houses: readonly ExportedHouse[], language: Language) {
  const said = (key: 'deletedHouse' | 'trashFolder' | 'untitled' | 'noVoucher', values = {}) => say(exportWords, key, language, values)
  const entries: ZipEntry[] = []
  const folders = new Map(
    houses.map(({ id, name, deleted_at }) => {
      const safe = `${safePart(name, houseBytes, said('untitled'))} (${id})`
      return [id, deleted_at === null ? safe : said('deletedHouse', { name: safe })]
    }),
  )
  function put(folder: string, stored: readonly StoredFile[]): ExportedFile[] {
    const once = namesOnce()
    return stored.map(({ id, ...file }) => {
      const path = `files/${folder}/${once(safeFile(file.name, fileBytes, said('untitled')))}`
      entries.push({ path, size: file.size, source: id })
      return { ...file, path }
    })
  }
  return {
    /** The files in their places; the source of each is its id. */
    entries,
    /** Gives the files of a voucher their places. */
    ofVoucher({ houseId, date, description, which, isTrashed }: Voucher, stored: readonly StoredFile[]): ExportedFile[] {
      const title = safePart(description.trim().split('\n', 1)[0]!, descriptionBytes, said('untitled'))
      return put(`${folders.get(houseId) ?? houseId}/${date} ${title} (${which}${isTrashed ? said('trashFolder') : ''})`, stored)
    },
    loose: (stored: readonly StoredFile[]): ExportedFile[] => put(said('noVoucher'), stored),
  }
}

export type Places = ReturnType<typeof openPlaces>
