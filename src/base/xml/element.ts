import type { XmlElement, XmlXPath } from 'libxml2-wasm'
import { libxml } from './library'

export type { XmlElement } from 'libxml2-wasm'

/** The content of an element: a text, or elements by name in this order. A list is several elements of one name. */
export type XmlContent = string | { readonly [name: string]: XmlContent | readonly XmlContent[] | undefined }

let anyChild: XmlXPath | undefined

/**
 * The elements in an element. With a name, only the elements of that name in the same namespace. They are found by
 * XPath, because the library's own way from one node to the next stops at an instruction.
 */
export function childElements(element: XmlElement, name?: string): XmlElement[] {
  const { XmlElement, XmlXPath } = libxml()
  anyChild ??= XmlXPath.compile('*')
  return element
    .find(anyChild)
    .filter((node) => node instanceof XmlElement)
    .filter((each) => name === undefined || (each.name === name && each.namespaceUri === element.namespaceUri))
}

/** The elements at a path (`a/b/c`). At each level all elements of that name are followed. */
export const elementsAt = (element: XmlElement, path: string): XmlElement[] =>
  path.split('/').reduce((found, name) => found.flatMap((each) => childElements(each, name)), [element])

export const elementAt = (element: XmlElement, path: string): XmlElement | null => elementsAt(element, path)[0] ?? null

/** The text at a path, without blanks around it. */
export const textAt = (element: XmlElement, path: string): string | null =>
  elementAt(element, path)?.content.trim() ?? null

/** Adds an element in the schema's order, after those of the same name, in its parent's namespace. */
export function addInOrder(parent: XmlElement, name: string, order: readonly string[]): XmlElement {
  const place = order.indexOf(name)
  if (place === -1) throw new RangeError(`${name} has no place in ${parent.name}`)
  const later = childElements(parent).find((each) => order.indexOf(each.name) > place)
  const prefix = parent.prefix === '' ? undefined : parent.prefix
  return later ? later.prependElement(name, prefix) : parent.addElement(name, prefix)
}

export const ensureElement = (parent: XmlElement, name: string, order: readonly string[]): XmlElement =>
  elementAt(parent, name) ?? addInOrder(parent, name, order)

export function fillElement(element: XmlElement, content: XmlContent): void {
  while (element.firstChild) element.firstChild.remove()
  if (typeof content === 'string') {
    const text = xmlText(content)
    // An empty text would be a node that is lost when the document is written and read again.
    if (text !== '') element.addText(text)
    return
  }
  const prefix = element.prefix === '' ? undefined : element.prefix
  for (const [name, part] of Object.entries(content)) {
    for (const each of part === undefined ? [] : isList(part) ? part : [part])
      fillElement(element.addElement(name, prefix), each)
  }
}

const isList = (part: XmlContent | readonly XmlContent[]): part is readonly XmlContent[] => Array.isArray(part)

/**
 * The text without the characters that XML 1.0 forbids, also when written as references such as `&#1;` (production 2).
 */
export const xmlText = (text: string): string =>
  text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
