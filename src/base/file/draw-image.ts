import sharp, { type Sharp } from 'sharp'
import { maxPhotoPixels, maxPixels } from '../kit/picture-size'
import { maxScaledSide, type ImageType, type PagePicture, type PagePictureSize } from './model'

/** In seconds. */
const timeout = 15

const writers: Record<ImageType, (picture: Sharp) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 88 }),
  'image/png': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 88 }),
}

/**
 * Draws an image again, upright, and scaled down when `isLarge`. Everything that isn't picture is left out (place,
 * camera, comments, appended data). Throws when the image can't be decoded to its end.
 */
export async function redrawImage(bytes: Uint8Array, type: ImageType, isLarge: boolean): Promise<Uint8Array> {
  const read = sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: 'error' })
    .timeout({ seconds: timeout })
    .autoOrient()
  const picture = isLarge ? read.resize({ width: maxScaledSide, height: maxScaledSide, fit: 'inside' }) : read
  return await writers[type](picture).toBuffer()
}

/** The image as a JPEG on white, no larger than its place on paper needs. Throws when it can't be decoded. */
export async function jpegForPage(bytes: Uint8Array, { side, quality }: PagePictureSize): Promise<PagePicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: timeout })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
