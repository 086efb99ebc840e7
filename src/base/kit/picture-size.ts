import type { FileType } from './file-type'

/** Pixels of an image as it is kept, read from its header before it is decoded. */
export const maxPixels = 40_000_000
/** Pixels of a side: what is one pixel high and millions wide takes many times as long as its pixels say. */
export const maxSide = 20_000
/** Pixels of a photo that is scaled down to be kept: more than any phone takes. */
export const maxPhotoPixels = 220_000_000

export interface PictureSize {
  readonly width: number
  readonly height: number
}

/**
 * Width and height in pixels as the header of a picture says them, without decoding it; null where it says none. Sources:
 * PNG (ISO/IEC 15948) 11.2.2, JPEG (ITU-T T.81) B.2.2, WebP (RFC 9649) 2.5 to 2.7.
 */
export function pictureSize(type: FileType, bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    if (type === 'image/png') return { width: view.getUint32(16), height: view.getUint32(20) }
    if (type === 'image/jpeg') return sizeOfJpeg(view)
    if (type === 'image/webp') return sizeOfWebp(view)
  } catch {
    // Shorter than its header.
  }
  return null
}

/** Whether it has more pixels than any picture of its type that is kept, so that nobody begins to decode it. */
export const isTooLarge = (type: FileType, { width, height }: PictureSize): boolean =>
  Math.max(width, height) > maxSide || width * height > (type === 'image/jpeg' ? maxPhotoPixels : maxPixels)

/** Goes from segment to segment to the frame header (SOF0 to SOF15 but for DHT, JPG and DAC). */
function sizeOfJpeg(view: DataView): PictureSize {
  let at = 2
  for (;;) {
    const marker = view.getUint8(at + 1)
    if (view.getUint8(at) !== 0xff) throw new RangeError('no marker')
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) at += 1
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else at += 2 + view.getUint16(at + 2)
  }
}

function sizeOfWebp(view: DataView): PictureSize | null {
  const kind = view.getUint32(12)
  const at24 = (at: number) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16)
  // VP8X, VP8L and VP8 in this order.
  if (kind === 0x56503858) return { width: at24(24) + 1, height: at24(27) + 1 }
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  if (kind === 0x56503820)
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  return null
}
