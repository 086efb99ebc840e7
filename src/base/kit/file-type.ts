/** The size of the largest file, in bytes (docs/rules/base.md#files). */
export const maxFileBytes = 10 * 1024 * 1024

export const fileTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const
export type FileType = (typeof fileTypes)[number]

const extensions: Record<FileType, readonly string[]> = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
}

/** The number of first bytes that must contain a PDF's header (ISO 32000-1, annex H.3.4.1, as readers interpret it). */
const pdfHeaderWithin = 1024
export const signatureLength = pdfHeaderWithin + 1

const text = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to))
const startsWith = (bytes: Uint8Array, ...first: number[]): boolean =>
  first.every((byte, index) => bytes[index] === byte)

/**
 * The type that the first bytes show. Null for a type that is not accepted (SVG, HTML, archives,
 * programs).
 */
function typeOfBytes(bytes: Uint8Array): FileType | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png'
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'image/webp'
  return isPdf(bytes) ? 'application/pdf' : null
}

/** First bytes of archives, programs, scripts, pages and XML. */
const otherBeginning = /^(?:PK|MZ|\x7fELF|#!|(?:\xef\xbb\xbf)?\s*<)/

/**
 * True if the bytes are a PDF: its header is within the first 1,024 bytes. A mail program, a printer or an editor may
 * have put bytes before the header. Every viewer skips those. False if the file begins like another kind of file.
 */
export function isPdf(bytes: Uint8Array): boolean {
  const start = text(bytes, 0, signatureLength)
  const at = start.search(/%PDF-\d/)
  return at >= 0 && at <= pdfHeaderWithin - 5 && !otherBeginning.test(start)
}

const extensionOf = (name: string): string => /\.([a-z0-9]+)$/.exec(name.toLowerCase())?.[1] ?? ''

/** The extensions that a picture of any type may have. Phones keep `heic` for a photo that they have made a JPEG of. */
const pictureExtensions: ReadonlySet<string> = new Set(
  fileTypes.flatMap((type) => (type === 'application/pdf' ? [] : extensions[type])).concat('heic', 'heif', ''),
)

/**
 * The type of a file by its first bytes. Null for a type that isn't accepted, and for a file whose extension is that of
 * another kind of file. A picture may have the extension of another one, because it is drawn anew. A PDF must have its
 * own, because it is kept byte for byte. The type that the sender declares proves nothing.
 */
export function fileTypeOf(name: string, bytes: Uint8Array): FileType | null {
  const type = typeOfBytes(bytes)
  const extension = extensionOf(name)
  if (type === 'application/pdf') return extensions[type].includes(extension) ? type : null
  return pictureExtensions.has(extension) ? type : null
}

/** The name of a picture or PDF with an extension of its type. */
export function nameOfType(name: string, type: FileType): string {
  const extension = extensionOf(name)
  if (extensions[type].includes(extension)) return name
  const stem = extension === '' ? name : name.slice(0, -extension.length - 1)
  return `${stem}.${extensions[type][0]!}`
}
