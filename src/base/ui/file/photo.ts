import { maxFileBytes } from '../../kit/file-type'

/** Longest side in pixels (4,000 is an A4 page at 340 dots an inch) and quality of a photo that is scaled down: the first that is small enough. */
const steps = [
  [4000, 0.85],
  [3000, 0.75],
  [2000, 0.7],
] as const

/** HEIC, as iPhones take photos: known by its brand behind `ftyp`. */
export async function isHeic(file: Pick<File, 'slice'>): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)$/.test(start)
}

/**
 * The photo as a JPEG that can be sent: upright, at most 10 MB, its longest side at most 4,000 pixels. Null when this browser can't
 * decode it (HEIC outside of Safari).
 */
export async function toSendablePhoto(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return null
  try {
    for (const [side, quality] of steps) {
      const blob = await drawn(bitmap, side, quality)
      if (blob && blob.size <= maxFileBytes)
        return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
    }
    return null
  } finally {
    bitmap.close()
  }
}

function drawn(bitmap: ImageBitmap, side: number, quality: number): Promise<Blob | null> {
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/jpeg', quality))
}
