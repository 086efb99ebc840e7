import { maxPhotoPixels, maxPixels, maxSide } from '../kit/picture-size'
import { Refusal } from '../kit/refusal'
import { processPool } from '../process/pool'
import { ProcessEnded } from '../process/start'
import { isBaselineJpeg, sizeOfImage } from './rules-image'
import { wholePage, type ImageType, type PagePicture, type PagePictureSize } from './model'
import type { ImageJob } from './image-worker'

/** The processes that draw pictures. More of them would use the cores that other work needs. */
const pool = processPool<ImageJob, Uint8Array | PagePicture | null>({
  program: import.meta.url.endsWith('.ts')
    ? new URL('./image-worker.ts', import.meta.url)
    : new URL('./image-worker.js', import.meta.url),
  size: 2,
  memory: 1536 * 1024 * 1024,
  timeout: 20_000,
  isPatient: true,
  mostWaiting: 200,
  idle: 60_000,
})

/** The maximum time for which a picture waits for its turn, in ms. */
const patience = 30_000

/**
 * Draws in a separate process. Refuses with fileDamaged, also when the picture ends that process, and with 503
 * unavailable when it takes too long.
 */
async function drawn<T extends Uint8Array | PagePicture>(
  account: number,
  job: ImageJob | (() => Promise<ImageJob>),
  gone?: AbortSignal,
): Promise<T> {
  const value = await pool.run(account, job, { patience, gone }).then(
    (done) => done.value,
    (error: unknown) => {
      if (!(error instanceof ProcessEnded)) throw error
      // A timeout says nothing about the picture: the machine may be busy.
      if (error.how === 'time') throw new Refusal('unavailable', undefined, 30)
      return null
    },
  )
  if (value === null) throw new Refusal('fileDamaged')
  return value as T
}

/**
 * Decodes an image and writes it again in the same format, in a separate process. Everything that isn't picture is
 * removed (place, camera, comments, appended data). The picture is turned upright, and a photo above 40 megapixels is
 * scaled down. Refuses with tooManyPixels by the header, before anything is decoded. Refuses with fileDamaged when the
 * image can't be decoded to its end. Refuses with 503 unavailable when the image waits for others' pictures for half a
 * minute, or takes too long itself. The bytes are read when it is the picture's turn. Nothing is drawn after `gone` is
 * aborted.
 */
export async function redraw(
  account: number,
  read: () => Promise<Uint8Array>,
  type: ImageType,
  gone?: AbortSignal,
): Promise<Uint8Array> {
  return await drawn<Uint8Array>(account, async () => redrawing(await read(), type), gone)
}

function redrawing(bytes: Uint8Array, type: ImageType): ImageJob {
  const sides = sizeOfImage(bytes, type)
  if (sides === null) throw new Refusal('fileDamaged')
  const pixels = sides[0] * sides[1]
  if (Math.max(...sides) > maxSide) throw new Refusal('tooManyPixels')
  // Only a picture that is decoded line by line may be larger than a stored one. Others are completely in memory.
  if (pixels > (isBaselineJpeg(bytes, type) ? maxPhotoPixels : maxPixels)) throw new Refusal('tooManyPixels')
  return { kind: 'redraw', bytes, type, isLarge: pixels > maxPixels }
}

/** A stored picture for a page. Refuses with fileDamaged, also when it is larger than is accepted today. */
export async function pictureForPage(
  account: number,
  bytes: Uint8Array,
  type: ImageType,
  size: PagePictureSize = wholePage,
): Promise<PagePicture> {
  const sides = sizeOfImage(bytes, type)
  if (sides === null || Math.max(...sides) > maxSide) throw new Refusal('fileDamaged')
  return await drawn<PagePicture>(account, { kind: 'page', bytes, size })
}
