import type { FileType } from './file-type'

/** The maximum number of pixels of a stored picture. The header says the size, before the picture is decoded. */
export const maxPixels = 40_000_000
/** The longest side. A picture one pixel high and millions wide takes far longer than its pixels suggest. */
export const maxSide = 20_000
/** The maximum number of pixels of a photo that is scaled down before it is stored: more than any phone takes. */
export const maxPhotoPixels = 220_000_000

export interface PictureSize {
  readonly width: number
  readonly height: number
}

const ascii = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length))

function sizeOfJpeg(view: DataView): PictureSize | null {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null
    const marker = view.getUint8(at + 1)
    // Start of frame: all from C0 to CF except three, which contain tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

function sizeOfWebp(bytes: Uint8Array, view: DataView): PictureSize | null {
  const kind = ascii(bytes, 12, 4)
  const three = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  if (kind === 'VP8X') return { width: three(24) + 1, height: three(27) + 1 }
  if (kind === 'VP8 ') return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind !== 'VP8L') return null
  const bits = view.getUint32(21, true)
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
}

/**
 * The size of a picture from the first bytes of its file. Nothing is unpacked, because a small file may contain a
 * thousand million pixels. Null for a kind of picture that isn't known here.
 */
export function sizeOfPicture(bytes: Uint8Array): PictureSize | null {
  if (bytes.length < 32) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint16(0) === 0xffd8) return sizeOfJpeg(view)
  if (ascii(bytes, 1, 3) === 'PNG') return { width: view.getUint32(16), height: view.getUint32(20) }
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return sizeOfWebp(bytes, view)
  return null
}

/** True if a picture is too large to be decoded. */
export const isTooLarge = (type: FileType, { width, height }: PictureSize): boolean =>
  Math.max(width, height) > maxSide || width * height > (type === 'image/jpeg' ? maxPhotoPixels : maxPixels)
