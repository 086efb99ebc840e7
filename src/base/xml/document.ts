import type { XmlDocument, XmlElement } from 'libxml2-wasm'
import { libxml } from './library'

/** A text that is no XML document that may be read. Its message names a line, and nothing of the content. */
export class XmlUnreadable extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'XmlUnreadable'
  }
}

/**
 * Reads `text`, does `work` with its root and frees the memory, which lies outside of the garbage collector's reach: no
 * element may be used after `work`. Blanks, comments, instructions and CDATA stay as they are.
 * Throws XmlUnreadable for what is not well-formed, and for a document type: what the product reads has none, and entities
 * of its own could be made to grow without end, or to name files.
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
    // Nothing outside of the text is read, and no encoding that it names: it is decoded already.
    return XmlDocument.fromString(text, {
      option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_IGNORE_ENC,
    })
  } catch (error) {
    if (!(error instanceof XmlLibError)) throw error
    throw new XmlUnreadable(`line ${error.details[0]?.line ?? 0}: not well-formed`)
  }
}

/** The document of this root as text in UTF-8, with its declaration and without a blank more than it has. */
export const toText = (root: XmlElement): string => root.doc.toString({ format: false, encoding: 'utf-8' })

/**
 * The canonical form of this root's document (Canonical XML 1.0 with comments): equal for documents that say the same,
 * however they are written. Throws XmlUnreadable where there is none, as with a namespace that is no absolute address.
 */
export function canonical(root: XmlElement): string {
  try {
    const form = root.doc.canonicalizeToString({ withComments: true })
    // An instruction without content has no blank behind its name (section 2.3); libxml2 leaves it when it was written so.
    return form.replace(/<!--[^]*?-->|(<\?[^\s?]+) \?>/g, (all, name?: string) =>
      name === undefined ? all : `${name}?>`,
    )
  } catch {
    throw new XmlUnreadable('has no canonical form')
  }
}
