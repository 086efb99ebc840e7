import type { Sharp } from 'sharp'
import { Refusal } from '../kit/refusal'
import type { FileType } from '../kit/file-type'
import { longestSide, maxPhotoPixels, maxPixels } from './model'
import { isBaselineJpeg, pixelsOf } from './rules-image'

export type ImageType = Exclude<FileType, 'application/pdf'>

/** Seconds that one image may take. */
const timeout = 15

const writers: Record<ImageType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 88 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 88 }),
}

/**
 * Decodes an image and writes it anew in the same format, in libvips' own threads: what isn't picture (place, camera,
 * comments, anything hung on behind) is gone, the picture stands upright. A photo above 40 megapixels is scaled down.
 * Refuses with tooManyPixels by the header, before anything is decoded, and with fileDamaged what can't be decoded to
 * its end.
 */
export async function redraw(bytes: Uint8Array, type: ImageType): Promise<Uint8Array> {
  const pixels = pixelsOf(bytes, type)
  if (pixels === null) throw new Refusal('fileDamaged')
  // Only what is decoded line by line may be larger than what is kept: anything else lies in memory whole.
  const isLarge = pixels > maxPixels
  if (pixels > (isBaselineJpeg(bytes, type) ? maxPhotoPixels : maxPixels)) throw new Refusal('tooManyPixels')
  // Loaded with the first image, not with the server: libvips takes as long as all of our own code.
  const { default: sharp } = await import('sharp')
  const read = sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: 'error' })
    .timeout({ seconds: timeout })
    .autoOrient()
  const picture = isLarge ? read.resize({ width: longestSide, height: longestSide, fit: 'inside' }) : read
  try {
    return await writers[type](picture).toBuffer()
  } catch {
    // libvips tells the reasons apart by English sentences only; every one of them means that the picture is unusable.
    throw new Refusal('fileDamaged')
  }
}

/** Pixels of the longest side of a picture on a page of paper: 210 to the inch of an A4. */
const pageSide = 2480

/** A picture for a page of paper. */
export interface PagePicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** A stored picture as a JPEG on white, no larger than a page of paper needs it. Refuses with fileDamaged. */
export async function asPage(bytes: Uint8Array): Promise<PagePicture> {
  const { default: sharp } = await import('sharp')
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: timeout })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize({ width: pageSide, height: pageSide, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true })
    return { jpeg: data, width: info.width, height: info.height }
  } catch {
    throw new Refusal('fileDamaged')
  }
}
