import type { XmlDocument, XmlElement } from 'libxml2-wasm'
import { libxml } from './library'

/** The text is not readable XML. The message names a line, and nothing of the content. */
export class XmlUnreadable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'XmlUnreadable'
  }
}

/**
 * Reads a document for `work`, and then frees its memory, which the garbage collector can't reach. No element may be
 * used afterwards. Blanks, comments, instructions and CDATA stay. Throws XmlUnreadable for a text that is not
 * well-formed. Throws it also for a document type, because its entities could grow without end or name files.
 */
export function withXml<T>(text: string, work: (root: XmlElement) => T): T {
  const document = parse(text)
  try {
    if (document.dtd !== null) throw new XmlUnreadable('a document type is not read')
    return work(document.root)
  } finally {
    document.dispose()
  }
}

function parse(text: string): XmlDocument {
  const { ParseOption, XmlDocument, XmlLibError } = libxml()
  try {
    // Nothing outside of the text is read. Its declared encoding is ignored: the text is decoded already.
    return XmlDocument.fromString(text, {
      option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_IGNORE_ENC,
    })
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    throw new XmlUnreadable(`line ${error.details[0]?.line ?? 0}: not well-formed`)
  }
}

/** Writes a document without added blanks. */
export const toText = (root: XmlElement): string => root.doc.toString({ format: false, encoding: 'utf-8' })

/**
 * The document as Canonical XML 1.0 with comments. Throws XmlUnreadable, for example for a namespace that is not an
 * absolute address.
 */
export function canonicalXml(root: XmlElement): string {
  try {
    const form = root.doc.canonicalizeToString({ withComments: true })
    // An instruction without content has no blank after its name (section 2.3), but libxml2 keeps such a blank.
    return form.replace(/<!--[^]*?-->|(<\?[^\s?]+) \?>/g, (all, name?: string) =>
      name === undefined ? all : `${name}?>`,
    )
  } catch {
    throw new XmlUnreadable('has no canonical form')
  }
}
