import type { FileType } from '../kit/file-type'

const big16 = (bytes: Uint8Array, at: number): number => bytes[at]! * 0x100 + bytes[at + 1]!
const big32 = (bytes: Uint8Array, at: number): number => big16(bytes, at) * 0x10000 + big16(bytes, at + 2)
const little24 = (bytes: Uint8Array, at: number): number =>
  bytes[at]! + bytes[at + 1]! * 0x100 + bytes[at + 2]! * 0x10000
const little16 = (bytes: Uint8Array, at: number): number => bytes[at]! + bytes[at + 1]! * 0x100
const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))

type Sides = readonly [number, number]

/** The width and height of a PNG. They are in its first chunk. */
const png = (bytes: Uint8Array): Sides | null =>
  bytes.length >= 33 && text(bytes, 12, 16) === 'IHDR' ? [big32(bytes, 16), big32(bytes, 20)] : null

/**
 * The position of a JPEG's frame header, after any other segments. The markers SOF0 to SOF15 begin a frame header,
 * except three that begin tables.
 */
function frameOf(bytes: Uint8Array): number | null {
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1]!
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) return at
    if (marker === 0xd9 || marker === 0xda) return null
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
    const length = standsAlone ? 0 : big16(bytes, at + 2)
    if (!standsAlone && length < 2) return null
    at += 2 + length
  }
  return null
}

/** The width and height of a JPEG. They are in its frame header. */
function jpeg(bytes: Uint8Array): Sides | null {
  const at = frameOf(bytes)
  return at === null ? null : [big16(bytes, at + 7), big16(bytes, at + 5)]
}

/**
 * True if a JPEG can be decoded line by line, like those of cameras. A progressive JPEG must be completely in memory.
 */
export function isBaselineJpeg(bytes: Uint8Array, type: FileType): boolean {
  const at = type === 'image/jpeg' ? frameOf(bytes) : null
  return at !== null && bytes[at + 1]! <= 0xc1
}

/** The width and height of a WebP. They are in its first chunk, which has three different kinds. */
function webp(bytes: Uint8Array): Sides | null {
  if (bytes.length < 30) return null
  const kind = text(bytes, 12, 16)
  if (kind === 'VP8 ') return [little16(bytes, 26) & 0x3fff, little16(bytes, 28) & 0x3fff]
  if (kind === 'VP8X') return [little24(bytes, 24) + 1, little24(bytes, 27) + 1]
  if (kind !== 'VP8L') return null
  const width = 1 + (little16(bytes, 21) & 0x3fff)
  const height = 1 + ((bytes[22]! >> 6) | (bytes[23]! << 2) | ((bytes[24]! & 0x0f) << 10))
  return [width, height]
}

/** The width and height of a picture. Null when its header can't be read: then the file should not be decoded. */
export function sizeOfImage(bytes: Uint8Array, type: Exclude<FileType, 'application/pdf'>): Sides | null {
  const sides = { 'image/png': png, 'image/jpeg': jpeg, 'image/webp': webp }[type](bytes)
  return sides?.includes(0) ? null : sides
}
