import { escape } from '../page/html'

/** An element by its local name. The sender's prefix doesn't matter. */
export interface SoapElement {
  readonly name: string
  readonly text: string
  readonly children: readonly SoapElement[]
  readonly attributes: Readonly<Record<string, string>>
}

const envelope = 'http://schemas.xmlsoap.org/soap/envelope/'

/** A fault of Altinn: 0 or 989 for all errors of the login, 5 for an unknown caller or an unknown request. */
export class SoapFault extends Error {
  constructor(
    readonly errorId: 0 | 5 | 989,
    message: string,
  ) {
    super(message)
    this.name = 'SoapFault'
  }
}

/** Reads a document. Null when it is not XML. The library is loaded at the first use, so that the sandbox starts without it. */
export async function readXml(text: string): Promise<SoapElement | null> {
  const { ParseOption, XmlDocument, XmlElement } = await import('libxml2-wasm')
  type Node = InstanceType<typeof XmlElement>
  const read = (element: Node): SoapElement => {
    const children: SoapElement[] = []
    for (let node = element.firstChild; node; node = node.next)
      if (node instanceof XmlElement) children.push(read(node))
    const attributes = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
    return { name: element.name, text: element.content.trim(), children, attributes }
  }
  try {
    const document = XmlDocument.fromString(text, {
      option: ParseOption.XML_PARSE_NO_XXE | ParseOption.XML_PARSE_NONET,
    })
    try {
      return document.dtd === null ? read(document.root) : null
    } finally {
      document.dispose()
    }
  } catch {
    return null
  }
}

/** The first element of that name, at any depth. */
export function findElement(element: SoapElement, name: string): SoapElement | undefined {
  for (const child of element.children) {
    const found = child.name === name ? child : findElement(child, name)
    if (found) return found
  }
  return undefined
}

/** The text of the first element of that name. Empty when there is none. */
export const elementText = (element: SoapElement, name: string): string => findElement(element, name)?.text ?? ''

/** The request of a call: the first element of the body. Throws a fault for another document or another operation. */
export async function readOperation(text: string, operation: string): Promise<SoapElement> {
  const root = await readXml(text)
  const asked = root?.name === 'Envelope' ? root.children.find(({ name }) => name === 'Body')?.children[0] : undefined
  if (asked?.name !== operation) throw new SoapFault(5, `Expected ${operation}`)
  return asked
}

/** `<name>` with a text or with written elements. Our documents are small, so they are written by hand. */
export const xmlElement = (name: string, content: string | readonly string[]): string =>
  `<${name}>${typeof content === 'string' ? escape(content) : content.join('')}</${name}>`

const inEnvelope = (body: string) =>
  `<?xml version="1.0" encoding="utf-8"?><s:Envelope xmlns:s="${envelope}"><s:Body>${body}</s:Body></s:Envelope>`

/** An answer in its namespace. */
export const soapAnswer = (operation: string, namespace: string, result: readonly string[]): string =>
  inEnvelope(
    `<${operation}Response xmlns="${namespace}">${xmlElement(`${operation}Result`, result)}</${operation}Response>`,
  )

/** A fault, which is sent with status 500. */
export const soapFault = ({ errorId, message }: SoapFault): string =>
  inEnvelope(
    `<s:Fault><faultcode>s:Client</faultcode><faultstring xml:lang="nb-NO">${escape(message)}</faultstring>` +
      `<detail><AltinnFault xmlns="http://www.altinn.no/services/common/fault/2009/10">${[
        xmlElement('AltinnErrorMessage', message),
        xmlElement('ErrorID', String(errorId)),
      ].join('')}</AltinnFault></detail></s:Fault>`,
  )
