/** The names that Windows reserves, with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

const bytesOf = (char: string): number => {
  const point = char.codePointAt(0)!
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}

/** The longest beginning with at most `max` bytes. No character is cut in two. */
function cut(text: string, max: number): string {
  let [bytes, end] = [0, 0]
  for (const char of text) {
    bytes += bytesOf(char)
    if (bytes > max) break
    end += char.length
  }
  return text.slice(0, end)
}

const bare = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[/\\:*?"<>|]/g, '-')
    .replace(/ {2,}/g, ' ')

// Removes dots and spaces at the end, because Windows drops them, so that two names would become one. Removes them at
// the start too, so that no name is hidden or `..`.
const trimmed = (text: string): string => text.replace(/^[. ]+|[. ]+$/g, '')

/**
 * A part of a path that is safe everywhere: at most `max` bytes without separators, control, direction or invisible
 * characters, and neither `..` nor a reserved name of Windows. It is `fallback` when no character is left.
 */
export function safePathPart(text: string, max: number, fallback: string): string {
  const part = trimmed(cut(trimmed(bare(text)), max)) || fallback
  return reserved.test(part) ? `_${part}` : part
}

/** A safe name of a file. A name that is too long loses characters of its stem, not of its extension. */
export function safeFile(name: string, max: number, fallback: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/su.exec(trimmed(bare(name))) ?? []
  return `${safePathPart(stem, max - extension.length, fallback)}${extension}`
}

/** Returns a function that makes names differ, even when capitals are ignored: the second `a.pdf` is `a (2).pdf`. */
export function uniqueNames(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const [, stem = '', extension = ''] = /^(.+?)(\.[A-Za-z0-9]{1,10})?$/su.exec(name) ?? []
    let free = name
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem} (${n})${extension}`
    taken.add(free.toLowerCase())
    return free
  }
}
