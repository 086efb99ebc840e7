/** What a file may be, known by its first bytes; its name and declared type prove nothing. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'webp'

export const maxFileBytes = 10 * 1024 * 1024

const starts = (bytes: Uint8Array, at: number, text: string) =>
  Array.from(text, (c) => c.charCodeAt(0)).every((byte, i) => bytes[at + i] === byte)

/** The kind of a file from its first 12 bytes or more; null for anything that is not accepted (SVG, HTML, archives, programs). */
export function sniff(bytes: Uint8Array): FileKind | null {
  if (starts(bytes, 0, '%PDF-')) return 'pdf'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (bytes[0] === 0x89 && starts(bytes, 1, 'PNG\r\n\x1a\n')) return 'png'
  if (starts(bytes, 0, 'RIFF') && starts(bytes, 8, 'WEBP')) return 'webp'
  return null
}

const endings: Record<FileKind, RegExp> = { pdf: /\.pdf$/i, jpeg: /\.jpe?g$/i, png: /\.png$/i, webp: /\.webp$/i }
/** The type that belongs to what the bytes say. */
export const typeOf: Record<FileKind, string> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

export type FileProblem = 'filesType' | 'filesTypePdf' | 'filesSize' | 'filesEmpty'

/**
 * Whether a file can be sent: kind by its bytes with the ending that belongs to it, at most 10 MB. The server checks
 * the same again; here the landlord is told before anything is sent.
 */
export async function checkFile(
  file: Pick<File, 'name' | 'size' | 'slice'>,
  accept: 'all' | 'pdf',
): Promise<{ kind: FileKind } | { problem: FileProblem }> {
  const wrong = { problem: accept === 'pdf' ? 'filesTypePdf' : 'filesType' } as const
  if (file.size === 0) return { problem: 'filesEmpty' }
  const kind = sniff(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
  if (kind === null || !endings[kind].test(file.name) || (accept === 'pdf' && kind !== 'pdf')) return wrong
  return file.size > maxFileBytes ? { problem: 'filesSize' } : { kind }
}

/** A picture pasted from the clipboard has no useful name; it gets one that tells when it came. */
export function namedFile(file: File, now: Date): File {
  if (!/^image\.(png|jpe?g|webp)$/i.test(file.name) && file.name !== '') return file
  const ending = /\.\w+$/.exec(file.name)?.[0] ?? '.png'
  const stamp = now.toISOString().slice(0, 19).replace(/[T:]/g, '-')
  return new File([file], `${stamp}${ending}`, { type: file.type })
}
