import { createHash } from 'node:crypto'
import { isDataPath, restorePath, sumsPath } from '../export/rules-tables'
import { OldFileRefused } from '../old-sheet/rules-cells'
import { openOldArchive, type ArchiveEntry } from '../old-sheet/service-archive'
import { readOwnTables, type OwnExport, type UnknownExport } from './rules-own-export'

const [endMark, locatorMark, longEndMark] = [0x06054b50, 0x07064b50, 0x06064b50]

/**
 * An archive whose last record has its own numbers. An export with many files ends as ZIP64 writes it, with the numbers
 * in a record before the last one.
 */
function withPlainEnd(input: Uint8Array): Uint8Array {
  const bytes = Buffer.from(input.buffer, input.byteOffset, input.byteLength)
  const end = bytes.length - 22
  const isLong = end >= 20 && bytes.readUInt32LE(end) === endMark && bytes.readUInt32LE(end - 20) === locatorMark
  if (!isLong) return input
  const at = Number(bytes.readBigUInt64LE(end - 12))
  if (at > end - 56 || bytes.readUInt32LE(at) !== longEndMark) return input
  const [count, from] = [Number(bytes.readBigUInt64LE(at + 32)), Number(bytes.readBigUInt64LE(at + 48))]
  if (count > 0xffff || from > end) throw new OldFileRefused('tooManyFiles')
  const plain = Buffer.from(bytes)
  plain.writeUInt16LE(count, end + 10)
  plain.writeUInt32LE(from, end + 16)
  return plain
}

export const openExportArchive = (bytes: Uint8Array): ArchiveEntry[] => openOldArchive(withPlainEnd(bytes))

/** Bytes of the file of rows. Ten thousand vouchers are seven megabytes. */
const mostBytes = 20 * 1024 * 1024

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')
const textOf = (entry: ArchiveEntry): string => new TextDecoder('utf-8', { fatal: true }).decode(entry.read())

/** The files with data that are not as the export wrote them: changed by hand, added or removed. */
function changedData(entries: readonly ArchiveEntry[], sums: string): string[] {
  const written = new Map(sums.split('\n').map((line) => [line.slice(66), line.slice(0, 64)]))
  written.delete('')
  const data = entries.filter(({ path }) => isDataPath(path))
  const paths = data.map(({ path }) => path)
  return [
    ...data.filter((entry) => written.get(entry.path) !== sha256(entry.read())).map(({ path }) => path),
    ...paths.filter((path, at) => paths.indexOf(path) !== at),
    ...[...written.keys()].filter((path) => !paths.includes(path)),
  ]
}

/** Reads an export of this product. Null if the file is none. Throws OldFileRefused for a damaged archive. */
export function readOwnExport(bytes: Uint8Array): OwnExport | UnknownExport | null {
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return null
  const entries = openExportArchive(bytes)
  const found = entries.find(({ path }) => path === restorePath)
  if (!found) return null
  if (found.size > mostBytes) throw new OldFileRefused('tooLarge')
  const sums = entries.find(({ path }) => path === sumsPath)
  const changed = sums ? changedData(entries, textOf(sums)) : [sumsPath]
  if (changed.length > 0) return { kind: 'unknown', parts: changed.slice(0, 20) }
  let json: unknown
  try {
    json = JSON.parse(textOf(found))
  } catch {
    return { kind: 'unknown', parts: [restorePath] }
  }
  const read = readOwnTables(json)
  if ('kind' in read) return read
  const paths = Object.fromEntries(
    entries.filter(({ path }) => !isDataPath(path)).map((entry) => [sha256(entry.read()), entry.path]),
  )
  const missing = read.tables['document']!.filter(({ sha256: hash }) => !Object.hasOwn(paths, String(hash)))
  return { kind: 'export', ...read, paths, missing: missing.map(({ name }) => String(name)) }
}
