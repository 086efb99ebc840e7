import { fileTypeOf, type FileType } from '../kit/file-type'
import { withoutInvisible } from '../kit/invisible-characters'

const begins = (bytes: Uint8Array, ...first: number[]): boolean => first.every((byte, index) => bytes[index] === byte)

/**
 * True if a file ends like a zip. A PDF with such an end is also an archive (or an Office file, or a Java program). It
 * must not be stored, because a PDF is stored unchanged.
 */
function endsAsZip(bytes: Uint8Array): boolean {
  const last = bytes.length - 22
  for (let at = last; at >= 0 && at >= last - 65_535; at -= 1) {
    if (bytes[at] !== 0x50 || !begins(bytes.subarray(at), 0x50, 0x4b, 0x05, 0x06)) continue
    if (at + 22 + bytes[at + 20]! + bytes[at + 21]! * 256 === bytes.length) return true
  }
  return false
}

/** The type of a file that may be stored. Null for a refused file, for example a PDF that is also an archive. */
export function storedTypeOf(name: string, bytes: Uint8Array): FileType | null {
  const type = fileTypeOf(name, bytes)
  return type === 'application/pdf' && endsAsZip(bytes) ? null : type
}

/** In characters. */
const maxName = 120

/**
 * A file's name without folders and without control, direction or invisible characters. A long one is cut before its
 * extension. It is never used in a path.
 */
export function cleanName(name: string): string {
  const bare = withoutInvisible(name.split(/[/\\]/).at(-1) ?? '')
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu, '')
    .normalize('NFC')
    .replace(/ {2,}/g, ' ')
    .trim()
  const [stem = '', extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/su.exec(bare)?.slice(1) ?? []
  return (
    Array.from(stem)
      .slice(0, maxName - extension.length)
      .join('')
      .trimEnd() + extension
  )
}

/** The header Content-Disposition (RFC 6266): an ASCII name for old clients, and the real name after it. */
export function contentDisposition(type: FileType, name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${type === 'application/pdf' ? 'attachment' : 'inline'}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}

/** The maximum life of a link, in ms (docs/rules/base.md#files). */
export const maxLinkMs = 5 * 60_000
