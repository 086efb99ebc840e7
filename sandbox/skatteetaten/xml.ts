import { escape } from '../page/html'

/** An element as the authority reads it: without attributes, comments and whitespace. */
export interface Element {
  readonly name: string
  readonly namespace: string
  readonly text: string
  children: Element[]
}

export interface Xml {
  /** Null for text that is not well-formed. */
  parse(text: string): Element | null
  /** The first error of a document by the schema in `file`. Null when it is valid. */
  problemOf(text: string, file: string): Promise<string | null>
}

const schemas = import.meta.url.endsWith('.ts')
  ? new URL('../../schemas/skattemelding/', import.meta.url)
  : new URL('./schemas/skattemelding/', import.meta.url)

async function load(): Promise<Xml> {
  const [{ XmlComment, XmlDocument, XmlElement, XsdValidator, ParseOption }, { readFile }] = await Promise.all([
    import('libxml2-wasm'),
    import('node:fs/promises'),
  ])
  const options = { option: ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE }
  type Document = InstanceType<typeof XmlDocument>
  const within = <T>(text: string, action: (document: Document) => T): T | null => {
    let document: Document
    try {
      document = XmlDocument.fromString(text, options)
    } catch {
      return null
    }
    try {
      return action(document)
    } finally {
      document.dispose()
    }
  }
  const read = (element: InstanceType<typeof XmlElement>): Element => {
    const children: Element[] = []
    let text = ''
    for (let node = element.firstChild; node; node = node.next)
      if (node instanceof XmlElement) children.push(read(node))
      else if (!(node instanceof XmlComment)) text += node.content
    const { name, namespaceUri } = element
    return { name, namespace: namespaceUri, text: children.length > 0 ? '' : text.trim(), children }
  }

  const validators = new Map<string, Promise<InstanceType<typeof XsdValidator>>>()
  const open = async (file: string) => {
    const document = XmlDocument.fromBuffer(await readFile(new URL(file, schemas)))
    try {
      return XsdValidator.fromDoc(document)
    } finally {
      document.dispose()
    }
  }
  return {
    parse: (text) => within(text, ({ root }) => read(root)),
    async problemOf(text, file) {
      if (!validators.has(file)) validators.set(file, open(file))
      const validator = await validators.get(file)!
      const problem = within(text, (document) => {
        try {
          validator.validate(document)
          return ''
        } catch (error) {
          return error instanceof Error ? error.message : String(error)
        }
      })
      return problem === null ? 'not well-formed' : problem || null
    },
  }
}

let loaded: Promise<Xml> | undefined
/** The library, loaded at the first use, so that the sandbox starts without it. */
export const openXml = (): Promise<Xml> => (loaded ??= load())

/** The element at a path such as `a/b/c`. */
export function elementAt(element: Element | undefined, path: string): Element | undefined {
  let found = element
  for (const name of path.split('/')) found = found?.children.find((each) => each.name === name)
  return found
}
export const childrenNamed = (element: Element | undefined, name: string): Element[] =>
  element?.children.filter((each) => each.name === name) ?? []
/** The text of the element at the path, empty when there is none. */
export const textAt = (element: Element | undefined, path: string): string => elementAt(element, path)?.text ?? ''
/** Null when there is none. */
export function numberAt(element: Element | undefined, path: string): number | null {
  const text = textAt(element, path)
  return text === '' ? null : Number(text)
}

type Content = string | number | readonly Element[]
/** An element that the authority writes. */
export const makeElement = (name: string, content: Content, namespace = ''): Element => ({
  name,
  namespace,
  text: typeof content === 'object' ? '' : String(content),
  children: typeof content === 'object' ? [...content] : [],
})

const written = ({ name, namespace, text, children }: Element, outer: string): string => {
  const own = namespace === '' ? outer : namespace
  const declared = own === outer ? '' : ` xmlns="${escape(own)}"`
  return `<${name}${declared}>${children.length > 0 ? children.map((each) => written(each, own)).join('') : escape(text)}</${name}>`
}
/** A document. An element without a namespace has the namespace of its parent. */
export const writeXml = (root: Element): string => `<?xml version="1.0" encoding="UTF-8"?>${written(root, '')}`
