import type { PagePictureSize } from '../../base/file/model'

/**
 * The maximum size of all photos in one paper, in bytes. With text, fonts and signatures the paper then has at most 15
 * MB.
 */
export const maxPhotoBytes = 13 * 1024 * 1024

/** The sizes to try, the largest first. A photo is printed 78 mm wide, where 900 pixels are 290 per inch. */
const sizes: readonly PagePictureSize[] = [
  { side: 1600, quality: 80 },
  { side: 1200, quality: 76 },
  { side: 900, quality: 72 },
  { side: 640, quality: 66 },
  { side: 440, quality: 55 },
  { side: 300, quality: 45 },
]

/** The bytes of an ordinary photo at these qualities, divided by the square of its longest side in pixels. */
const bytesPerPixel = 0.16

/**
 * The sizes to try for the photos of a paper, the largest first, until all of them fit. The first one is the largest in
 * which `count` ordinary photos fit.
 */
export function photoSizesToTry(count: number): readonly PagePictureSize[] {
  const first = sizes.findIndex(({ side }) => count * side * side * bytesPerPixel <= maxPhotoBytes)
  return sizes.slice(first === -1 ? sizes.length - 1 : first)
}
