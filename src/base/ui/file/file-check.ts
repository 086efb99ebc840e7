import { fileTypeOf, maxFileBytes, signatureLength, type FileType } from '../../kit/file-type'
import { isTooLarge, sizeOfPicture } from '../../kit/picture-size'
import { withoutInvisible } from '../../kit/invisible-characters'

/** Longest side (in pixels) and quality of a photo, tried until the file is small enough. 4,000 are A4 at 340 dpi. */
const steps = [
  [4000, 0.85],
  [3000, 0.75],
  [2000, 0.7],
] as const

/** True if a file is a HEIC, which is recognised by the brand after `ftyp`. */
async function isHeic(file: Pick<File, 'slice'>): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return /^ftyp(heic|heix|hevc|heim|heis|mif1|msf1)$/.test(start)
}

/** The photo upright, at most 10 MB. Null when this browser can't decode it (HEIC outside of Safari). */
async function toSendablePhoto(file: File): Promise<File | null> {
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

export type FileProblem = 'filesType' | 'filesTypePdf' | 'filesSize' | 'filesEmpty' | 'filesHeic' | 'filesPixels'

/**
 * The number of bytes that are read to find a picture's size. The preview and the profile that a camera writes come
 * before the size.
 */
const headerLength = 512 * 1024

/** Checks a file as the server does (docs/rules/base.md#files), so that a problem is shown before anything is sent. */
export async function checkFile(
  file: Pick<File, 'name' | 'size' | 'slice'>,
  accept: 'all' | 'pdf',
): Promise<{ type: FileType } | { problem: FileProblem }> {
  if (file.size === 0) return { problem: 'filesEmpty' }
  const type = fileTypeOf(file.name, new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()))
  if (accept === 'pdf' && type !== 'application/pdf') return { problem: 'filesTypePdf' }
  if (type === null) return { problem: 'filesType' }
  // The size is checked before the picture is drawn: a file of a few bytes can use all of the device's memory.
  const size = sizeOfPicture(new Uint8Array(await file.slice(0, headerLength).arrayBuffer()))
  if (size !== null && isTooLarge(type, size)) return { problem: 'filesPixels' }
  return file.size > maxFileBytes ? { problem: 'filesSize' } : { type }
}

interface SendableFile {
  readonly file: File
  readonly type: FileType
}

/** Makes a file ready to send: scales a large photo down, and makes a JPEG of HEIC when this browser can read it. */
async function prepareFile(file: File, accept: 'all' | 'pdf'): Promise<SendableFile | { problem: FileProblem }> {
  const found = await checkFile(file, accept)
  if ('type' in found) return { file, type: found.type }
  if (accept === 'pdf' || file.size === 0) return found
  const heic = await isHeic(file)
  if (found.problem === 'filesPixels') return found
  if (!heic && !(found.problem === 'filesSize' && !/\.pdf$/i.test(file.name))) return found
  const photo = await toSendablePhoto(file)
  if (!photo) return { problem: heic ? 'filesHeic' : found.problem }
  const again = await checkFile(photo, accept)
  return 'type' in again ? { file: photo, type: again.type } : again
}

export interface RefusedFile {
  readonly name: string
  readonly problem: FileProblem | 'filesMany'
}

/** The files that can be sent, and the refused ones. `takePlace` says whether there was a place for one more file. */
export async function checkFiles(
  files: readonly File[],
  accept: 'all' | 'pdf',
  takePlace: () => boolean,
): Promise<[good: SendableFile[], refused: RefusedFile[]]> {
  const [good, refused]: [SendableFile[], RefusedFile[]] = [[], []]
  for (const given of files) {
    const file = nameForPasted(nameAsRead(given), new Date())
    const found = await prepareFile(file, accept)
    if ('problem' in found) refused.push({ name: file.name, problem: found.problem })
    else if (takePlace()) good.push(found)
    else refused.push({ name: file.name, problem: 'filesMany' })
  }
  return [good, refused]
}

/**
 * The file, without invisible characters in its name. The server removes them too. A character that changes the
 * direction of text can make the name of a picture look like the name of a PDF.
 */
function nameAsRead(file: File): File {
  const name = withoutInvisible(file.name)
  return name === file.name ? file : new File([file], name, { type: file.type, lastModified: file.lastModified })
}

/** Renames a picture from the clipboard, because its own name is useless. The new name says when it was pasted. */
export function nameForPasted(file: File, now: Date): File {
  if (!/^image\.(png|jpe?g|webp)$/i.test(file.name) && file.name !== '') return file
  const extension = /\.\w+$/.exec(file.name)?.[0] ?? '.png'
  const stamp = now.toISOString().slice(0, 19).replace(/[T:]/g, '-')
  return new File([file], `${stamp}${extension}`, { type: file.type })
}
