import type { Sharp } from 'sharp'
import { Refusal } from '../kit/refusal'
import type { FileType } from '../kit/file-type'
import { maxPixels } from './model'
import { pixelsOf } from './rules-image'

export type ImageType = Exclude<FileType, 'application/pdf'>

/** Seconds that one image may take. */
const timeout = 15

const writers: Record<ImageType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 88 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 88 }),
}

/** At most `most` pieces of work at once; the others wait in line. */
export function inTurn(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = most
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free -= 1
    else await new Promise<void>((go) => waiting.push(go))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

/**
 * Decodes an image and writes it anew in the same format, in libvips' own threads: what isn't picture (place, camera,
 * comments, anything hung on behind) is gone, the picture stands upright. Refuses with tooManyPixels by the header,
 * before anything is decoded, and with fileDamaged what can't be decoded to its end.
 */
export async function redraw(bytes: Uint8Array, type: ImageType): Promise<Uint8Array> {
  const pixels = pixelsOf(bytes, type)
  if (pixels === null) throw new Refusal('fileDamaged')
  if (pixels > maxPixels) throw new Refusal('tooManyPixels')
  // Loaded with the first image, not with the server: libvips takes as long as all of our own code.
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: timeout })
    .autoOrient()
  try {
    return await writers[type](picture).toBuffer()
  } catch {
    // libvips tells the reasons apart by English sentences only; every one of them means that the picture is unusable.
    throw new Refusal('fileDamaged')
  }
}
