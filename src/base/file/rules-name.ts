/** Names that Windows keeps for itself, whatever stands behind the dot. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

const bytesOf = (char: string): number => {
  const point = char.codePointAt(0)!
  return point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4
}

/** The beginning of the text that takes at most `max` bytes; a character is never cut in two. */
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

// Ends with neither dot nor space: Windows drops them, and two names become one. Begins with neither, so none is hidden or `..`.
const trimmed = (text: string): string => text.replace(/^[. ]+|[. ]+$/g, '')

/**
 * A text as one part of a path that every file system takes: no separators, no control, direction or invisible
 * characters, no `..`, no name of Windows' own, at most `max` bytes. `fallback` stands for what nothing is left of.
 */
export function safePart(text: string, max: number, fallback: string): string {
  const part = trimmed(cut(trimmed(bare(text)), max)) || fallback
  return reserved.test(part) ? `_${part}` : part
}

/** The same for a file's name; what is too long loses of its stem, not of its extension. */
export function safeFile(name: string, max: number, fallback: string): string {
  const [, stem = '', extension = ''] = /^(.*?)(\.[A-Za-z0-9]{1,10})?$/su.exec(trimmed(bare(name))) ?? []
  return `${safePart(stem, max - extension.length, fallback)}${extension}`
}

/** Gives out names that differ also where capitals don't count: the second `a.pdf` is `a (2).pdf`. */
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
