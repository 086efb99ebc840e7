import { withXml } from '../../base/xml/document'
import { elementsAt, textAt } from '../../base/xml/element'
import type { AssignedEntry, Rental } from './model-document'
import { memoryOfReturns, type RememberedReturn } from './rules-memory'
import { mergeRentals, toStoredHouse, type MergedDraft, type OtherHouse } from './service-document'
import { rentalsOf } from './service-return'

/** Further input of a merge. By default there is none. */
export interface MergeInput {
  readonly others?: readonly OtherHouse[]
  /** Earlier submissions, the newest first. */
  readonly sent?: readonly RememberedReturn[]
  readonly assigned?: readonly AssignedEntry[]
  readonly newId?: () => string
}

/** Merges with ids that start from 1 in each merge. So a test sees if an object is made twice. */
export function mergeWithCountedIds(
  year: number,
  draft: string,
  rentals: readonly Rental[],
  beside: MergeInput = {},
): MergedDraft {
  let next = 0
  const { others = [], assigned = [], sent = [], newId = () => `new-${(next += 1)}` } = beside
  const memory = memoryOfReturns(sent, year)
  return mergeRentals({ year, draft, rentals, others, newId, ...memory, assigned: [...assigned, ...memory.assigned] })
}

/** The merge as a return that was handed in. */
export const asSentReturn = (
  year: number,
  { placed }: Pick<MergedDraft, 'placed'>,
  rentals: readonly Rental[],
): RememberedReturn => ({
  year,
  houses: rentals.map(({ house, lines, share }) => ({ houseId: house.id, lines, share })),
  places: placed.map(toStoredHouse),
  assigned: [],
})

/** The amounts and other parts of a house's entry, as the authority reads them. In kroner. */
export function entryPartsOfHouse({ xml, placed }: Pick<MergedDraft, 'xml' | 'placed'>, houseId: number): EntryParts {
  const { objectId } = placed.find((each) => each.houseId === houseId)!
  return withXml(xml, (root) => {
    const entry = rentalsOf(root).find((each) => textAt(each, 'id') === objectId)!
    const sum = (path: string) =>
      elementsAt(entry, path)
        .map((each) =>
          Number(textAt(each, 'beloep/beloepINok/beloepSomHeltall') ?? textAt(each, 'beloep/beloepSomHeltall')),
        )
        .reduce((a, b) => a + b, 0)
    const texts = (path: string) => elementsAt(entry, path).map((each) => each.content.trim())
    const group = 'avskrivningAvAnleggsmiddel'
    return {
      income: sum('bruttoLeieinntektVedRegnskapsbehandletUtleie'),
      maintenance: sum('kostnaderVedUtleie/vedlikeholdskostnadVedUtleie'),
      other: sum('kostnaderVedUtleie/annenKostnadVedUtleie'),
      common: sum('kostnaderVedUtleie/husleieFelleskostnadVedUtleie'),
      municipal: sum('kostnaderVedUtleie/kommunalAvgift'),
      insurance: sum('kostnaderVedUtleie/forsikringspremie'),
      opening: sum(`${group}/inngaaendeVerdi`),
      bought: sum(`${group}/anskaffelseskost`),
      rates: texts(`${group}/avskrivningssats/prosent`).map(Number),
      flatRates: texts(`${group}/erVilkaarForSjablongavskrivningAvInnboOppfylt/boolsk`).length,
      share: Number(texts('andelAvNettoLeieinntektEllerUnderskudd/prosent')[0] ?? NaN),
      tenants: texts('leietaker/navn/tekst'),
    }
  })
}
type Amount = 'income' | 'maintenance' | 'other' | 'common' | 'municipal' | 'insurance' | 'opening' | 'bought'
type EntryParts = Readonly<Record<Amount, number>> & {
  readonly rates: readonly number[]
  readonly flatRates: number
  readonly share: number
  readonly tenants: readonly string[]
}

/** The net of a house. It is calculated from the entry as the authority does it. */
export function netOfHouse(merged: Pick<MergedDraft, 'xml' | 'placed'>, houseId: number): number {
  const entry = entryPartsOfHouse(merged, houseId)
  const costs = entry.maintenance + entry.other + entry.common + entry.municipal + entry.insurance
  const basis = entry.opening + entry.bought
  const group = entry.rates.length === 0 ? 0 : Math.round((basis * entry.rates[0]!) / 100)
  return entry.income - costs - group - Math.round(entry.flatRates * entry.income * 0.15)
}
