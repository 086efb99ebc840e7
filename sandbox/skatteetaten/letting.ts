import type { Depreciation, LettingInput } from './calculation'
import { childrenNamed, elementAt, numberAt, textAt, type Element } from './xml'

export interface ReadDepreciation extends Depreciation {
  readonly id: string
  readonly group: string
  readonly element: Element
}

/** One letting of a property, with the values that the taxpayer's program has calculated itself. */
export interface ReadLetting extends LettingInput {
  readonly id: string
  readonly kind: string
  readonly municipality: string
  readonly depreciations: readonly ReadDepreciation[]
  readonly tenants: readonly string[]
  readonly hasShare: boolean
  /** The taxpayer has replaced the calculated net. */
  readonly isOverridden: boolean
  readonly element: Element
}

/** An amount in kroner, which may be given in another currency. */
const amount = (element: Element, name: string) =>
  numberAt(element, `${name}/beloep/beloepINok/beloepSomHeltall`) ??
  numberAt(element, `${name}/beloep/beloepSomHeltall`) ??
  0

const readDepreciation = (element: Element): ReadDepreciation => ({
  id: textAt(element, 'id'),
  isFlatRate: textAt(element, 'erVilkaarForSjablongavskrivningAvInnboOppfylt/boolsk') === 'true',
  group: textAt(element, 'saldogruppe/saldogruppe'),
  opening: amount(element, 'inngaaendeVerdi'),
  cost: amount(element, 'anskaffelseskost'),
  improvement: amount(element, 'paakostning'),
  sale: amount(element, 'vederlagVedSalg'),
  rate: numberAt(element, 'avskrivningssats/prosent') ?? 0,
  element,
})

const noCosts: Element = { name: 'kostnaderVedUtleie', namespace: '', text: '', children: [] }

/** Reads a letting of a return that is valid by its schema. */
export function readLetting(element: Element): ReadLetting {
  const costs = elementAt(element, 'kostnaderVedUtleie') ?? noCosts
  const share = numberAt(element, 'andelAvNettoLeieinntektEllerUnderskudd/prosent')
  return {
    id: textAt(element, 'id'),
    kind: textAt(element, 'utleietype/utleietype'),
    municipality: textAt(element, 'kommunenummer/kommunenummer'),
    gross: amount(element, 'bruttoLeieinntektVedRegnskapsbehandletUtleie'),
    grossShort: amount(element, 'bruttoLeieinntektVedSjablongbehandletUtleie'),
    costs: {
      maintenance: amount(costs, 'vedlikeholdskostnadVedUtleie'),
      other: amount(costs, 'annenKostnadVedUtleie'),
      common: amount(costs, 'husleieFelleskostnadVedUtleie'),
      municipal: amount(costs, 'kommunalAvgift'),
      insurance: amount(costs, 'forsikringspremie'),
    },
    share: share ?? 100,
    hasShare: share !== null,
    depreciations: childrenNamed(element, 'avskrivningAvAnleggsmiddel').map(readDepreciation),
    tenants: childrenNamed(element, 'leietaker').map((tenant) => textAt(tenant, 'navn/tekst')),
    isOverridden: textAt(element, 'nettoLeieinntektForAndel/erOverstyrt/boolsk') === 'true',
    element,
  }
}
