import { withXml } from '../../base/xml/document'
import { allAt, textAt } from '../../base/xml/element'
import type { Rental } from './model'
import { mergeRentals, type Merged } from './service'
import { rentalsOf } from './service-return'

/** Merges with ids that count up from each merge's beginning: what is made twice would show. */
export function merge(year: number, draft: string, rentals: readonly Rental[]): Merged {
  let next = 0
  return mergeRentals({ year, draft, rentals, newId: () => `new-${(next += 1)}` })
}

/** The net of a house by the elements of its entry, as the authority reckons it. */
export function netIn({ xml, placed }: Merged, houseId: number): number {
  const { objectId } = placed.find((each) => each.houseId === houseId)!
  return withXml(xml, (root) => {
    const entry = rentalsOf(root).find((each) => textAt(each, 'id') === objectId)!
    const sum = (path: string) =>
      allAt(entry, path)
        .map((each) =>
          Number(textAt(each, 'beloep/beloepINok/beloepSomHeltall') ?? textAt(each, 'beloep/beloepSomHeltall')),
        )
        .reduce((a, b) => a + b, 0)
    const gross = sum('bruttoLeieinntektVedRegnskapsbehandletUtleie')
    const names = ['vedlikeholdskostnadVedUtleie', 'annenKostnadVedUtleie', 'kommunalAvgift']
    const costs = names.map((name) => sum(`kostnaderVedUtleie/${name}`)).reduce((a, b) => a + b, 0)
    const flags = allAt(entry, 'avskrivningAvAnleggsmiddel/erVilkaarForSjablongavskrivningAvInnboOppfylt/boolsk').length
    const items = sum('avskrivningAvAnleggsmiddel/inngaaendeVerdi') + sum('avskrivningAvAnleggsmiddel/anskaffelseskost')
    return gross - costs - Math.round(items * 0.2) - Math.round(flags * gross * 0.15)
  })
}
