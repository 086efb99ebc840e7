/** Windows reserves these, with any extension. */
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

// No dot or space at the end: Windows drops them, so that two names become one. None at the start: no hidden name, no
// `..`.
const trimmed = (text: string): string => text.replace(/^[. ]+|[. ]+$/g, '')

/**
 * No separators, no control, direction or invisible characters, no `..`, no reserved name of Windows, at most `max`
 * bytes. `fallback` is used when no character is left.
 */
export function safePart(text: string, max: number, fallback: string): string {
  const part = trimmed(cut(trimmed(bare(text)), max)) || fallback
  return reserved.test(part) ? `_${part}` : part
}

/** A long name loses characters of its stem, not of its extension. */
export function safeFile(name: string, max: number, fallback: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/su.exec(trimmed(bare(name))) ?? []
  return `${safePart(stem, max - extension.length, fallback)}${extension}`
}

/** Names differ even when capitals are ignored: the second `a.pdf` is `a (2).pdf`. */
export function namesOnce(): (name: string) => string {
  const taken = new Set<string>()
  return (name) => {
    const [, stem = '', extension = ''] = /^(.+?)(\.[A-Za-z0-9]{1,10})?$/su.exec(name) ?? []
    let free = name
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem} (${n})${extension}`
    taken.add(free.toLowerCase())
    return free
  }
}
