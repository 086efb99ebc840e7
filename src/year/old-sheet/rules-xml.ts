import { OldFileRefused } from './rules-cells'

export interface XmlEvents {
  /** `marks` are the attributes as written. */
  open(name: string, marks: string, isEmpty: boolean): void
  close(name: string): void
  text(text: string): void
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|lt|gt|quot|apos));/gi, (all, hex, decimal, name) => {
        if (name !== undefined) return named[String(name).toLowerCase()]!
        const code = hex === undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : all
      })
    : text

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

const attribute = /([^\s=:"']+:)?([^\s=:"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The attributes by their names without a prefix. */
export function marksOf(marks: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, prefix, name, double, single] of marks.matchAll(attribute))
    if (prefix !== 'xmlns:') found[name!] = decodeEntities(double ?? single ?? '')
  return found
}

/** The end of a tag that begins at `from`. Signs in quotation marks don't end it. */
function tagEnd(text: string, from: number): number {
  let quote = ''
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]!
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at
  }
  return -1
}

/** Goes past a comment, a text that is taken as it is, or an instruction. Null for a tag. */
function pastSpecial(text: string, at: number, events: XmlEvents): number | null {
  const forms = [
    ['<!--', '-->'],
    ['<![CDATA[', ']]>'],
    ['<?', '?>'],
  ] as const
  for (const [begin, end] of forms) {
    if (!text.startsWith(begin, at)) continue
    const found = text.indexOf(end, at + begin.length)
    if (found < 0) throw new OldFileRefused('unreadable')
    if (begin === '<![CDATA[') events.text(text.slice(at + begin.length, found))
    return found + end.length
  }
  // A document type may define entities that grow without end, or that name files.
  if (text.startsWith('<!', at)) throw new OldFileRefused('documentType')
  return null
}

/**
 * Reads the tags of a part one after another, and keeps none of them. Names have no prefix. Refuses a
 * document type.
 */
export function scanXml(text: string, events: XmlEvents): void {
  let at = text.indexOf('<')
  while (at >= 0) {
    const special = pastSpecial(text, at, events)
    let next = special ?? 0
    if (special === null) {
      const end = tagEnd(text, at + 1)
      if (end < 0) throw new OldFileRefused('unreadable')
      const isEnd = text[at + 1] === '/'
      const isEmpty = text[end - 1] === '/'
      const inside = text.slice(at + (isEnd ? 2 : 1), isEmpty ? end - 1 : end)
      const blank = inside.search(/\s/)
      const name = localName(blank < 0 ? inside : inside.slice(0, blank))
      if (isEnd) events.close(name)
      else {
        events.open(name, blank < 0 ? '' : inside.slice(blank), isEmpty)
        if (isEmpty) events.close(name)
      }
      next = end + 1
    }
    const begin = text.indexOf('<', next)
    if (begin > next) events.text(decodeEntities(text.slice(next, begin)))
    at = begin
  }
}
