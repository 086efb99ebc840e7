import { canonicalXml } from '../../base/xml/document'
import { elementsAt, elementAt, childElements, textAt, type XmlElement } from '../../base/xml/element'
import type { MergedDraft, PlacedHouse } from './service-document'
import { propertiesOf, rentalsOf, readReturnXml } from './service-return'

/** The only elements that a property added by us has. */
const ownNames = new Set([
  'sergEiendomsidentifikator',
  'id',
  'eksternEiendomsidentifikator',
  'internEiendomsidentifikator',
])

const idOf = (element: XmlElement): string => textAt(element, 'id') ?? ''

/**
 * The parts that the draft already had. They must still be there after our own parts are removed.
 */
interface Before {
  readonly properties: ReadonlySet<string>
  readonly attachments: ReadonlySet<string>
  readonly containers: ReadonlySet<string>
}

/** Elements around properties, the innermost first. */
const containers = ['boligOgEiendeler/fasteEiendommer', 'boligOgEiendeler']

type Changed = Pick<MergedDraft, 'withdrawn' | 'removedProperties'> & {
  readonly placed: readonly Pick<PlacedHouse, 'objectId'>[]
}

/**
 * True if something changed that must not change. Only these may change: the rental entries of the
 * sent houses, entries whose figures are removed, properties that were made for houses, and their
 * attachments. Compares the canonical forms without these parts. Doesn't call the code of the
 * merge, because this check is the last one before a return is sent.
 */
export function hasChangesOutsideRental(before: string, after: string, changed: Changed): boolean {
  const entries = new Set([...changed.placed.map(({ objectId }) => objectId), ...changed.withdrawn])
  const removed = new Set(changed.removedProperties)
  const draft = readReturnXml(before, 'draft', (root) => {
    const had: Before = {
      properties: new Set(propertiesOf({ root }).map(idOf)),
      attachments: new Set(elementsAt(root, 'vedlegg').map(attachmentKey)),
      containers: new Set(containers.filter((path) => elementAt(root, path) !== null)),
    }
    return { had, rest: restOf(root, entries, had, removed) }
  })
  return readReturnXml(after, 'return', (root) => restOf(root, entries, draft.had, new Set())) !== draft.rest
}

export const isReturnUnchanged = (before: string, after: string): boolean =>
  !hasChangesOutsideRental(before, after, { placed: [], withdrawn: [], removedProperties: [] })

const attachmentKey = (attachment: XmlElement): string =>
  `${idOf(attachment)} ${textAt(attachment, 'informasjonselementidentifikator/tekst') ?? ''}`

/**
 * The canonical form without our own parts. `removed`: properties that were made for a house, and were removed with its
 * entry.
 */
function restOf(root: XmlElement, entries: ReadonlySet<string>, had: Before, removed: ReadonlySet<string>): string {
  for (const entry of rentalsOf(root)) if (entries.has(idOf(entry))) entry.remove()
  for (const property of propertiesOf({ root })) {
    const isOurs = !had.properties.has(idOf(property)) || removed.has(idOf(property))
    if (isOurs && childElements(property).every(({ name }) => ownNames.has(name))) property.remove()
  }
  for (const attachment of elementsAt(root, 'vedlegg')) {
    const entry = textAt(attachment, 'forekomstidentifikator/tekst') ?? ''
    if (entries.has(entry) && !had.attachments.has(attachmentKey(attachment))) attachment.remove()
  }
  for (const path of containers) {
    const container = elementAt(root, path)
    if (container && !had.containers.has(path) && container.firstChild === null) container.remove()
  }
  return canonicalXml(root)
}

const registerIdsOf = (xml: string): string[] =>
  readReturnXml(xml, 'return', (root) =>
    propertiesOf({ root }).flatMap(
      (property) =>
        textAt(property, 'sergEiendomsidentifikator/heltall') ??
        textAt(property, 'sergEiendomsidentifikator/tekst') ??
        [],
    ),
  )

/** True if the return has a register number more than once, and more often than the draft. */
export function addsSecondProperty(before: string, after: string): boolean {
  const [had, has] = [registerIdsOf(before), registerIdsOf(after)]
  const count = (ids: readonly string[], id: string) => ids.filter((each) => each === id).length
  return has.some((id) => count(has, id) > Math.max(1, count(had, id)))
}
