import { decodeText } from '../../bank/file/service-read'
import { fileTypeOf, signatureLength } from '../../base/kit/file-type'
import { OldFileRefused, sheetLimits, type BookSheet, type OldFile, type PackedFile } from './rules-cells'
import { rowsOfDelimited } from './rules-delimited'
import { openOldArchive, type ArchiveEntry } from './service-archive'
import { readOds } from './service-ods'
import { readXlsx, type ReadSheet } from './service-xlsx'

const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b
const isOle = (bytes: Uint8Array): boolean => [0xd0, 0xcf, 0x11, 0xe0].every((byte, at) => bytes[at] === byte)

/** The name of the stream in which a workbook with a password is packed, as UTF-16. */
const lockedMark = Buffer.from('EncryptedPackage', 'utf16le')

const baseName = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

const systemFile = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._|~\$|\.~lock)/i

interface Naming {
  /** The path within an archive. Empty for the uploaded file itself. */
  readonly path: string
  readonly name: string
}

const sheetsOf = (read: readonly ReadSheet[], { path, name }: Naming): BookSheet[] =>
  read.map(({ title, isHidden, rows }) => ({
    name: path === '' ? title : `${path}#${title}`,
    title,
    file: name,
    isHidden,
    rows,
    unread: [],
  }))

/** The text of a part as UTF-8. The parts of one workbook are counted together. */
function partReader(entries: readonly ArchiveEntry[]): (path: string) => string | null {
  const byPath = new Map(entries.map((entry) => [entry.path, entry]))
  let total = 0
  return (path) => {
    const entry = byPath.get(path)
    if (!entry) return null
    total += entry.size
    if (total > sheetLimits.parts) throw new OldFileRefused('tooLarge')
    const bytes = entry.read()
    return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes)
  }
}

/** Reads a workbook. Null if the archive is none. */
function readWorkbook(bytes: Uint8Array, naming: Naming): BookSheet[] | null {
  const entries = openOldArchive(bytes)
  const has = (path: string) => entries.some((entry) => entry.path === path)
  const isWorkbook = has('xl/workbook.xml') || has('content.xml')
  if (isWorkbook && bytes.length > sheetLimits.sheet) throw new OldFileRefused('tooLarge')
  const part = partReader(entries)
  if (has('xl/workbook.xml')) return sheetsOf(readXlsx(part), naming)
  if (has('content.xml')) {
    if ((part('META-INF/manifest.xml') ?? '').includes('encryption-data')) throw new OldFileRefused('lockedFile')
    return sheetsOf(readOds(part('content.xml')!), naming)
  }
  if (has('xl/workbook.bin')) throw new OldFileRefused('oldExcel')
  if (entries.some(({ path }) => path.endsWith('.iwa'))) throw new OldFileRefused('numbersFile')
  return null
}

function readText(bytes: Uint8Array, { path, name }: Naming): BookSheet {
  if (bytes.length > sheetLimits.sheet) throw new OldFileRefused('tooLarge')
  const { text } = decodeText(bytes)
  return { name: path === '' ? name : path, title: '', file: name, isHidden: false, ...rowsOfDelimited(text) }
}

/** Reads the sheets among the files of an archive. A file within it that can't be read is none of the books. */
function readPacked(entries: readonly ArchiveEntry[]): OldFile {
  const sheets: BookSheet[] = []
  const files: PackedFile[] = []
  for (const entry of entries) {
    const { path } = entry
    const naming = { path, name: baseName(path) }
    const isSystem = systemFile.test(path)
    const isSheet = !isSystem && /\.(?:xlsx|xlsm|ods|csv|tsv)$/i.test(path)
    if (isSheet) {
      try {
        const bytes = entry.read()
        const found = isArchive(bytes) ? readWorkbook(bytes, naming) : [readText(bytes, naming)]
        if (found) {
          sheets.push(...found)
          if (sheets.length > sheetLimits.sheets) throw new OldFileRefused('tooManySheets')
          continue
        }
      } catch (error) {
        if (!(error instanceof OldFileRefused) || error.fault !== 'unreadable') throw error
      }
    }
    files.push({ path, isReceipt: !isSystem && fileTypeOf(path, entry.read().subarray(0, signatureLength)) !== null })
  }
  return { sheets, files }
}

/** Opens an uploaded file. Its content decides what it is, never its name. Throws OldFileRefused. */
export function openOldFile(bytes: Uint8Array, name: string): OldFile {
  if (isOle(bytes)) {
    const isLocked = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(lockedMark)
    throw new OldFileRefused(isLocked ? 'lockedFile' : 'oldExcel')
  }
  if (!isArchive(bytes)) {
    if (fileTypeOf(name, bytes.subarray(0, signatureLength)) !== null) throw new OldFileRefused('noBooks')
    return { sheets: [readText(bytes, { path: '', name })], files: [] }
  }
  const sheets = readWorkbook(bytes, { path: '', name })
  return sheets ? { sheets, files: [] } : readPacked(openOldArchive(bytes))
}
