import { Refusal } from '../kit/refusal'
import type { FileType } from '../kit/file-type'
import { processPool } from '../process/pool'
import { ProcessEnded } from '../process/start'
import { maxPhotoPixels, maxPixels, maxSide } from '../kit/picture-size'
import { isBaselineJpeg, sidesOf } from './rules-image'
import type { ImageJob } from './worker'

export type ImageType = Exclude<FileType, 'application/pdf'>

/** A picture for a page of paper. */
export interface PagePicture {
  readonly jpeg: Uint8Array
  readonly width: number
  readonly height: number
}

/** Two at once: more would only take the cores that others wait for. A WebP of 40 megapixels needs more than 1 GB. */
const pool = processPool<ImageJob, Uint8Array | PagePicture | null>({
  program: import.meta.url.endsWith('.ts')
    ? new URL('./worker.ts', import.meta.url)
    : new URL('./image-worker.js', import.meta.url),
  size: 2,
  memory: 1536 * 1024 * 1024,
  timeout: 20_000,
  mostWaiting: 200,
  idle: 60_000,
})

/** How long a picture waits for those of others, in ms. */
const patience = 30_000

/** Refuses with fileDamaged what can't be decoded, and what ends the process that decodes it; with 503 unavailable what runs out of time. */
async function drawn<T extends Uint8Array | PagePicture>(
  account: number,
  job: ImageJob | (() => Promise<ImageJob>),
  gone?: AbortSignal,
): Promise<T> {
  const value = await pool.run(account, job, { patience, gone }).then(
    (done) => done.value,
    (error: unknown) => {
      if (!(error instanceof ProcessEnded)) throw error
      // Running out of time says nothing of the picture: the machine may be busy.
      if (error.how === 'time') throw new Refusal('unavailable', undefined, 30)
      return null
    },
  )
  if (value === null) throw new Refusal('fileDamaged')
  return value as T
}

/**
 * Decodes an image and writes it anew in the same format, in a process of its own: what isn't picture (place, camera,
 * comments, anything hung on behind) is gone, the picture stands upright. A photo above 40 megapixels is scaled down.
 * Refuses with tooManyPixels by the header, before anything is decoded, with fileDamaged what can't be decoded to its end,
 * and with 503 unavailable what others' pictures keep waiting for half a minute or what runs out of time. Its bytes are read when it is its turn; once
 * `gone` is aborted nothing is drawn any more.
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
  const sides = sidesOf(bytes, type)
  if (sides === null) throw new Refusal('fileDamaged')
  const pixels = sides[0] * sides[1]
  if (Math.max(...sides) > maxSide) throw new Refusal('tooManyPixels')
  // Only what is decoded line by line may be larger than what is kept: anything else lies in memory whole.
  if (pixels > (isBaselineJpeg(bytes, type) ? maxPhotoPixels : maxPixels)) throw new Refusal('tooManyPixels')
  return { kind: 'redraw', bytes, type, isLarge: pixels > maxPixels }
}

/**
 * A stored picture as a JPEG on white, no larger than a page of paper needs it. Refuses with fileDamaged, also one that is
 * longer than what is taken today.
 */
export async function asPage(account: number, bytes: Uint8Array, type: ImageType): Promise<PagePicture> {
  const sides = sidesOf(bytes, type)
  if (sides === null || Math.max(...sides) > maxSide) throw new Refusal('fileDamaged')
  return await drawn<PagePicture>(account, { kind: 'page', bytes })
}
