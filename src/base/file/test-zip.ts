import { crc32 as zlibCrc, inflateRawSync } from 'node:zlib'

const table = Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k += 1) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c >>> 0
})
function crc32(bytes: Uint8Array): number {
  if (typeof zlibCrc === 'function') return zlibCrc(bytes)
  let crc = 0xffffffff
  for (const byte of bytes) crc = table[(crc ^ byte) & 0xff]! ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/**
 * The files of a zip by path, read by its directory as every program does. Throws when anything is inconsistent. Only
 * for tests.
 */
export function unzip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0) throw new Error('no end of a zip')
  const files = new Map<string, Buffer>()
  // The longer ending of ZIP64 comes before the usual one. Its locator points to it.
  const long = end >= 20 && zip.readUInt32LE(end - 20) === 0x07064b50 ? Number(zip.readBigUInt64LE(end - 12)) : null
  const count = long === null ? zip.readUInt16LE(end + 10) : Number(zip.readBigUInt64LE(long + 32))
  let at = long === null ? zip.readUInt32LE(end + 16) : Number(zip.readBigUInt64LE(long + 48))
  for (let n = 0; n < count; n += 1) {
    if (zip.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry of a zip')
    const [method, crc, packed, size] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 16),
      zip.readUInt32LE(at + 20),
      zip.readUInt32LE(at + 24),
    ]
    const [nameLength, extra, comment, local] = [
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ]
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const raw = zip.subarray(start, start + packed)
    const bytes = method === 0 ? raw : inflateRawSync(raw)
    if (bytes.length !== size || crc32(bytes) !== crc) throw new Error(`damaged: ${path}`)
    if (files.has(path)) throw new Error(`twice: ${path}`)
    files.set(path, bytes)
    at += 46 + nameLength + extra + comment
  }
  return files
}
