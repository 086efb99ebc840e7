import { readFileSync } from 'node:fs'
import type { XmlElement, XsdValidator } from 'libxml2-wasm'
import { withXml, XmlUnreadable } from './document'
import { libxml } from './library'

/** A schema. It is read once, because making its validator takes a third of a second. */
export interface XmlSchema {
  /** The errors of a document, without its content. Empty when it is valid. */
  readonly errorsOf: (text: string) => readonly string[]
  /** The names in the element at that path from the root (`skattemelding/vedlegg`). Throws for an unknown path. */
  readonly orderAt: (path: string) => readonly string[]
}

const xsd = { x: 'http://www.w3.org/2001/XMLSchema' }
const opened = new Map<string, XmlSchema>()

/**
 * Opens a schema, which must not import another schema, and must name the types of its elements. Throws when the file
 * is missing or is not a schema.
 */
export function openSchema(path: string): XmlSchema {
  const known = opened.get(path)
  if (known) return known
  const { XmlDocument, XsdValidator } = libxml()
  const document = XmlDocument.fromBuffer(readFileSync(path))
  try {
    const schema = { ...orders(document.root), errorsOf: errorsOf(XsdValidator.fromDoc(document)) }
    opened.set(path, schema)
    return schema
  } finally {
    document.dispose()
  }
}

const errorsOf = (validator: XsdValidator) => (text: string) => {
  try {
    return withXml(text, ({ doc }) => {
      try {
        validator.validate(doc)
        return []
      } catch (error) {
        if (!(error instanceof libxml().XmlValidateError)) throw error
        return error.details.map(({ line, message }) => `line ${line}: ${withoutContent(message)}`)
      }
    })
  } catch (error) {
    if (error instanceof XmlUnreadable) return [error.message]
    throw error
  }
}

/** The message without values and namespaces, because it goes into logs. */
const withoutContent = (message: string): string =>
  message
    .trim()
    .replace(/\{[^}]*\}/g, '')
    .replace(/(Element|type|facet) '([^']*)'/g, '$1 $2')
    .replace(/'[^']*'/g, '…')

/** The order of elements in each type. Those of the base type come first. */
function orders(root: XmlElement): Pick<XmlSchema, 'orderAt'> {
  const { XmlElement } = libxml()
  const types = new Map<string, ReadonlyMap<string, string>>()
  const attribute = (element: XmlElement, name: string) => element.attr(name)?.value ?? ''
  const elements = (found: readonly unknown[]) => found.filter((node) => node instanceof XmlElement)
  const bases = new Map<string, string>()
  for (const type of elements(root.find('x:complexType', xsd))) {
    const parts = elements(type.find('.//x:element', xsd)).map(
      (each) => [attribute(each, 'name'), attribute(each, 'type')] as const,
    )
    types.set(attribute(type, 'name'), new Map(parts))
    const [base] = elements(type.find('.//x:extension', xsd))
    if (base) bases.set(attribute(type, 'name'), attribute(base, 'base'))
  }
  const roots = new Map(
    elements(root.find('x:element', xsd)).map((each) => [attribute(each, 'name'), attribute(each, 'type')]),
  )
  const partsOf = (type: string): [string, string][] => [
    ...(bases.has(type) ? partsOf(bases.get(type)!) : []),
    ...(types.get(type) ?? []),
  ]
  const known = new Map<string, readonly string[]>()
  return {
    orderAt(path) {
      const listed = known.get(path)
      if (listed) return listed
      const [first = '', ...rest] = path.split('/')
      const type = rest.reduce<string | undefined>(
        (parent, name) => (parent === undefined ? undefined : new Map(partsOf(parent)).get(name)),
        roots.get(first),
      )
      if (type === undefined) throw new RangeError(`the schema has no ${path}`)
      const order = partsOf(type).map(([name]) => name)
      known.set(path, order)
      return order
    },
  }
}
