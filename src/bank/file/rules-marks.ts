import { StatementRefused, maxRecordLength } from './rules-statement'

/**
 * Markup that is not a tag: a comment, a CDATA section, a processing instruction. The code calls a
 * tag or one of these a mark.
 */
const others = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

const [quote, apostrophe, greater, slash] = [34, 39, 62, 47]

/**
 * The index after the tag or other markup that begins at `at`, or -1 if it has no end. A quoted `>`
 * doesn't end a tag. The search stops at the maximum length. Without that limit, many tags without
 * an end would take very long.
 */
function endOfMark(text: string, at: number): number {
  const other = others.find(([begin]) => text.startsWith(begin, at))
  if (other) {
    const end = text.indexOf(other[1], at)
    return end < 0 ? -1 : end + other[1].length
  }
  const last = Math.min(text.length, at + maxRecordLength + 1)
  let place = at + 1
  for (; place < last; place += 1) {
    const sign = text.charCodeAt(place)
    if (sign === greater) return place + 1
    if (sign !== quote && sign !== apostrophe) continue
    const closed = text.indexOf(text[place]!, place + 1)
    if (closed >= 0) place = closed
  }
  return place < text.length ? place : -1
}

/**
 * Calls `onMark` for each tag, with the element's name without its prefix and the text before the tag. For a closing
 * tag and other markup the name is empty. Throws StatementRefused for markup without an end. Also throws it
 * for markup or text of more than 64 KiB, because parsing time may grow with the square of the
 * length.
 */
export function scanXmlTags(text: string, onMark: (name: string, mark: string, before: string) => void): void {
  let behind = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', behind)) {
    const end = endOfMark(text, at)
    if (end < 0) throw new StatementRefused('notABankFile')
    if (Math.max(end - at, at - behind) > maxRecordLength) throw new StatementRefused('cellTooLong')
    const before = text.slice(behind, at)
    behind = end
    const opens = text.charCodeAt(at + 1) !== slash
    const mark = text.slice(at, end)
    onMark(opens ? (/^<(?:[\w.-]*:)?([\w.-]*)/.exec(mark)?.[1] ?? '') : '', mark, before)
  }
  if (text.length - behind > maxRecordLength) throw new StatementRefused('cellTooLong')
}
