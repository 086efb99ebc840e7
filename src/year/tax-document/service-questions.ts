import { withXml, XmlUnreadable } from '../../base/xml/document'
import { children, type XmlElement } from '../../base/xml/element'

/**
 * Something that the authority has been told of the taxpayer and that the draft lacks (`utvidetVeiledning`): what a letting
 * agent or a platform has reported, say. It is open until it is answered; a whole return that is handed in answers all.
 */
export interface OpenQuestion {
  /** The authority's id of it. */
  readonly id: string
  /** What it is about, in the authority's own names and values; empty where that can't be read. */
  readonly text: string
}

/** Elements that say nothing of their own, or say the same in another way. */
const silent = new Set(['id', 'beloepIValuta', 'valutakode', 'valutakurs', 'partsreferanse', 'inntektsaar'])
/** They only wrap a value: the element around them names it. */
const wrappers = new Set(['beloep', 'beloepINok', 'beloepSomHeltall', 'tekst', 'heltall', 'prosent', 'boolsk', 'dato'])

/** `bruttoLeieinntekt` -> `brutto leieinntekt` */
const spelt = (name: string): string => name.replace(/([a-zæøå])(?=[A-ZÆØÅ])/g, '$1 ').toLowerCase()

function valuesIn(element: XmlElement, name: string): string[] {
  if (silent.has(element.name)) return []
  const own = wrappers.has(element.name) ? name : spelt(element.name)
  const inner = children(element)
  if (inner.length > 0) return inner.flatMap((each) => valuesIn(each, own))
  const value = element.content.trim()
  return value === '' ? [] : [`${own}: ${value}`]
}

/** What a proposed addition to the return says. It need not be a whole return, nor valid. */
export function questionText(xml: string): string {
  try {
    return withXml(xml, (root) => valuesIn(root, '').join(', '))
  } catch (error) {
    if (error instanceof XmlUnreadable) return ''
    throw error
  }
}
