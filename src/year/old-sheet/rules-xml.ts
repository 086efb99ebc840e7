import { scanXmlTags } from '../../bank/file/rules-marks'
import { StatementRefused } from '../../bank/file/rules-statement'
import { OldFileRefused } from './rules-cells'

export interface XmlEvents {
  /** `marks` are the attributes as written. */
  open(name: string, marks: string): void
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

const attribute = /([^\s=:"']+:)?([^\s=:"']+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g

/** The attributes by their names without a prefix. */
export function marksOf(marks: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, prefix, name, double, single] of marks.matchAll(attribute))
    if (prefix !== 'xmlns:') found[name!] = decodeEntities(double ?? single ?? '')
  return found
}

const cdata = '<![CDATA['

function readMark(name: string, mark: string, events: XmlEvents): void {
  if (name !== '') {
    events.open(name, mark)
    if (mark.endsWith('/>')) events.close(name)
  } else if (mark.startsWith('</')) events.close(mark.slice(mark.indexOf(':') + 1 || 2, -1).trim())
  else if (mark.startsWith(cdata)) events.text(mark.slice(cdata.length, -3))
  // A document type may define entities that grow without end, or that name files.
  else if (mark.startsWith('<!') && !mark.startsWith('<!--')) throw new OldFileRefused('documentType')
}

/**
 * Reads the tags of a part one after another, and keeps none of them. Names have no prefix. Refuses a
 * document type.
 */
export function scanXml(text: string, events: XmlEvents): void {
  try {
    scanXmlTags(text, (name, mark, before) => {
      if (before !== '') events.text(decodeEntities(before))
      readMark(name, mark, events)
    })
  } catch (error) {
    throw error instanceof StatementRefused ? new OldFileRefused('unreadable') : error
  }
}
