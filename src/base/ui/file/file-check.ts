import { fileTypeOf, maxFileBytes, signatureLength, type FileType } from '../../kit/file-type'

/** Keys of the kit's words. */
export type FileProblem = 'filesType' | 'filesTypePdf' | 'filesSize' | 'filesEmpty'

/**
 * Whether a file can be uploaded: a type that its first bytes and its extension agree on, at most 10 MB
 * (docs/rules.md#files). The server checks the same again; here the user is told before anything is sent.
 */
export async function checkFile(
  file: Pick<File, 'name' | 'size' | 'slice'>,
  accept: 'all' | 'pdf',
): Promise<{ type: FileType } | { problem: FileProblem }> {
  if (file.size === 0) return { problem: 'filesEmpty' }
  const type = fileTypeOf(file.name, new Uint8Array(await file.slice(0, signatureLength).arrayBuffer()))
  if (accept === 'pdf' && type !== 'application/pdf') return { problem: 'filesTypePdf' }
  if (type === null) return { problem: 'filesType' }
  return file.size > maxFileBytes ? { problem: 'filesSize' } : { type }
}

/** A picture pasted from the clipboard has no useful name; it gets one that tells when it was pasted. */
export function nameForPasted(file: File, now: Date): File {
  if (!/^image\.(png|jpe?g|webp)$/i.test(file.name) && file.name !== '') return file
  const extension = /\.\w+$/.exec(file.name)?.[0] ?? '.png'
  const stamp = now.toISOString().slice(0, 19).replace(/[T:]/g, '-')
  return new File([file], `${stamp}${extension}`, { type: file.type })
}
