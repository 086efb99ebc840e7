import { calculateLetting, type CalculatedLetting } from './calculation'
import type { ReadLetting } from './letting'
import { readReturn, type ReadReturn } from './return'
import { elementAt, makeElement, numberAt, type Element } from './xml'

/** A value that the authority calculates, next to the value that was sent. */
export interface DerivedValue {
  readonly entry: string
  readonly path: string
  /** Null when it was left out, as it should be. */
  readonly received: number | null
  /** Null when there should be no such value. */
  readonly calculated: number | null
}

const lettingPath = 'fastEiendomSomUtleieobjekt'

/** The results of a return's lettings, by their ids. */
export const calculateLettings = ({ year, properties }: ReadReturn): Map<string, CalculatedLetting> =>
  new Map(properties.flatMap(({ lettings }) => lettings).map((each) => [each.id, calculateLetting(each, year)]))

const amounts = (share: number) => ({ net: share >= 0 ? share : null, deficit: share < 0 ? -share : null })

/** All calculated values of one letting. */
function derivedOf(letting: ReadLetting, calculated: CalculatedLetting): DerivedValue[] {
  const { net, deficit } = amounts(calculated.share)
  const one = (element: Element, entry: string, path: string, name: string, value: number | null): DerivedValue => ({
    entry,
    path: `${path}/${name.split('/')[0]!}`,
    received: numberAt(element, `${name}/beloep/beloepSomHeltall`),
    calculated: value,
  })
  const items = letting.depreciations.flatMap(({ id, element }, index) => {
    const { basis, closing, sum } = calculated.depreciations[index]!
    const path = `${lettingPath}/avskrivningAvAnleggsmiddel`
    return [
      one(element, id, path, 'utgaaendeVerdi', closing),
      one(element, id, path, 'grunnlagForAvskrivningOgInntektsfoering', basis),
      one(element, id, path, 'avskrivning', sum),
    ]
  })
  const { element, id } = letting
  const whole = letting.isOverridden
    ? []
    : [
        one(element, id, lettingPath, 'nettoLeieinntektForAndel', net),
        one(element, id, lettingPath, 'underskuddForAndel/fradragsberettigetBeloep', deficit),
      ]
  const total = items.length > 0 ? calculated.depreciation : null
  return [...whole, ...items, one(element, id, lettingPath, 'samletAvskrivning', total)].filter(
    (each) => each.received !== null || each.calculated !== null,
  )
}

export const derivedValues = (
  { properties }: ReadReturn,
  calculated: ReadonlyMap<string, CalculatedLetting>,
): DerivedValue[] =>
  properties.flatMap(({ lettings }) => lettings).flatMap((each) => derivedOf(each, calculated.get(each.id)!))

const kroner = (name: string, value: number) =>
  makeElement(name, [makeElement('beloep', [makeElement('beloepSomHeltall', value)])])

/**
 * Inserts elements before the first element with one of these names. Without such an element,
 * inserts them at the end.
 */
function insert(into: Element, elements: readonly (Element | null)[], before: readonly string[]): void {
  const place = into.children.findIndex(({ name }) => before.includes(name))
  into.children.splice(
    place < 0 ? into.children.length : place,
    0,
    ...elements.filter((each): each is Element => each !== null),
  )
}
const remove = (from: Element, names: readonly string[]) => {
  from.children = from.children.filter(({ name }) => !names.includes(name))
}

/** Writes the calculated values into a return. Changes the elements of `root`. */
export function writeDerivedValues(root: Element): void {
  const returned = readReturn(root)
  const calculated = calculateLettings(returned)
  for (const letting of returned.properties.flatMap(({ lettings }) => lettings)) {
    const sums = calculated.get(letting.id)!
    const { net, deficit } = amounts(sums.share)
    const { element } = letting
    remove(element, ['nettoLeieinntektForAndel', 'underskuddForAndel', 'samletAvskrivning'])
    const loss =
      deficit === null
        ? null
        : makeElement('underskuddForAndel', [
            makeElement('fradragsberettigetBeloep', [
              makeElement('beloep', [makeElement('beloepSomHeltall', deficit)]),
            ]),
          ])
    insert(
      element,
      [net === null ? null : kroner('nettoLeieinntektForAndel', net), loss],
      ['utleieformidler', 'avskrivningAvAnleggsmiddel'],
    )
    letting.depreciations.forEach((item, index) => {
      const { basis, closing, sum } = sums.depreciations[index]!
      remove(item.element, ['utgaaendeVerdi', 'grunnlagForAvskrivningOgInntektsfoering', 'avskrivning'])
      insert(
        item.element,
        [
          closing === null ? null : kroner('utgaaendeVerdi', closing),
          basis === null ? null : kroner('grunnlagForAvskrivningOgInntektsfoering', basis),
        ],
        ['avskrivningssats'],
      )
      item.element.children.push(kroner('avskrivning', sum))
    })
    if (letting.depreciations.length > 0) element.children.push(kroner('samletAvskrivning', sums.depreciation))
  }
}

/** Kroner of all entries at `path` below `root`. */
export const sumAtPath = (entries: readonly Element[], path: string): number =>
  entries.reduce((sum, each) => sum + (numberAt(elementAt(each, path), 'beloep/beloepINok/beloepSomHeltall') ?? 0), 0)
