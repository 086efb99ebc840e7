import {
  addInOrder,
  at,
  children,
  ensure,
  fill,
  textAt,
  xmlText,
  type XmlContent,
  type XmlElement,
} from '../../base/xml/element'
import type { Ore } from '../../base/kit/money'
import type { Rental } from './model'
import { rentalPath, type OpenReturn } from './service-return'

/** The longest text that the schemas take. */
const longestText = 4000

/** The group of household items. */
const householdGroup = 'd'

/** Writes a house's figures into its rental entry (docs/rules.md#tax-return-document). */
export function writeRental(
  open: OpenReturn,
  entry: XmlElement,
  { lines, share, tenants }: Rental,
  newId: () => string,
): void {
  const path = rentalPath(open.isNested)
  const order = open.orderAt(path)
  // The authority calculates these, and refuses a return in which they are others.
  for (const name of ['nettoLeieinntektForAndel', 'underskuddForAndel', 'samletAvskrivning']) remove(entry, name)

  writeTenants(entry, order, tenants, newId)
  const costOrder = open.orderAt(`${path}/kostnaderVedUtleie`)
  const costs = ensure(entry, 'kostnaderVedUtleie', order)
  writeAmount(costs, 'vedlikeholdskostnadVedUtleie', costOrder, lines.maintenance)
  writeAmount(costs, 'annenKostnadVedUtleie', costOrder, lines.other_costs)
  writeAmount(costs, 'kommunalAvgift', costOrder, lines.municipal_taxes)
  if (children(costs).length === 0) costs.remove()

  const hasShortLets = at(entry, 'bruttoLeieinntektVedSjablongbehandletUtleie') !== null
  const kind = hasShortLets ? 'sjablongOgRegnskapsbehandletUtleie' : 'regnskapsbehandletUtleie'
  write(entry, 'utleietype', order, { utleietype: kind })
  writeAmount(entry, 'bruttoLeieinntektVedRegnskapsbehandletUtleie', order, lines.income, 'always')
  const stated = textAt(entry, 'andelAvNettoLeieinntektEllerUnderskudd/prosent')
  if (stated === null || share !== 100)
    write(entry, 'andelAvNettoLeieinntektEllerUnderskudd', order, { prosent: String(share) })
  writeDepreciation(entry, order, lines, newId)
}

const remove = (parent: XmlElement, name: string): void => {
  for (const each of children(parent, name)) each.remove()
}

const write = (parent: XmlElement, name: string, order: readonly string[], content: XmlContent): void =>
  fill(ensure(parent, name, order), content)

/** Whole kroner as they stand in the return. Throws for øre: an entry is rounded where it is made. */
function kroner(amount: Ore): string {
  if (amount % 100 !== 0) throw new RangeError(`not whole kroner: ${amount} øre`)
  return String(amount / 100)
}

const amountOf = (amount: Ore): XmlContent => ({
  beloepINok: { beloepSomHeltall: kroner(amount) },
  beloepIValuta: { beloep: kroner(amount) },
  valutakode: { valutakode: 'NOK' },
  valutakurs: { valutakurs: '1' },
})

/** Sets the amount of an element and keeps what else the draft says of it. Nothing is left out, unless it must be there. */
function writeAmount(
  parent: XmlElement,
  name: string,
  order: readonly string[],
  amount: Ore,
  when: 'always' | 'needed' = 'needed',
): void {
  if (amount === 0 && when === 'needed') return remove(parent, name)
  const element = ensure(parent, name, order)
  const known = at(element, 'beloep')
  if (known) fill(known, amountOf(amount))
  else fill(element, { beloep: amountOf(amount) })
}

/** Where the books know who rents, these are the tenants, each with the id that the draft has for the name. */
function writeTenants(
  entry: XmlElement,
  order: readonly string[],
  tenants: readonly string[],
  newId: () => string,
): void {
  const names = new Set(tenants.map((name) => xmlText(name).slice(0, longestText).trim()).filter(Boolean))
  if (names.size === 0) return
  for (const tenant of children(entry, 'leietaker')) {
    // Of two with the same name the first stays.
    if (!names.delete(textAt(tenant, 'navn/tekst') ?? '')) tenant.remove()
  }
  for (const name of names) fill(addInOrder(entry, 'leietaker', order), { id: newId(), navn: { tekst: name } })
}

const isFlatRate = (item: XmlElement): boolean =>
  ['true', '1'].includes(textAt(item, 'erVilkaarForSjablongavskrivningAvInnboOppfylt/boolsk') ?? '')
const groupOf = (item: XmlElement): string | null => textAt(item, 'saldogruppe/saldogruppe')

/** One entry for the balance of household items and one for personal use, or none: the books know all household items. */
function writeDepreciation(
  entry: XmlElement,
  order: readonly string[],
  { balance, flat_rate }: Rental['lines'],
  newId: () => string,
): void {
  const known = children(entry, 'avskrivningAvAnleggsmiddel').filter((item) => groupOf(item) === householdGroup)
  // Sorted before any of them goes: what was taken out can't be read any more.
  const [balances, flatRates] = [known.filter((item) => !isFlatRate(item)), known.filter(isFlatRate)]
  const put = (of: readonly XmlElement[], content: Readonly<Record<string, XmlContent>> | null) => {
    const [first, ...others] = of
    for (const each of content ? others : of) each.remove()
    if (!content) return
    const item = first ?? addInOrder(entry, 'avskrivningAvAnleggsmiddel', order)
    fill(item, { id: (first && textAt(first, 'id')) ?? newId(), ...content })
  }
  put(
    balances,
    balance && {
      saldogruppe: { saldogruppe: householdGroup },
      anskaffelseskost: { beloep: amountOf(balance.bought) },
      inngaaendeVerdi: { beloep: { beloepSomHeltall: kroner(balance.opening) } },
      avskrivningssats: { prosent: String(balance.rate) },
    },
  )
  put(
    flatRates,
    flat_rate === null
      ? null
      : {
          erVilkaarForSjablongavskrivningAvInnboOppfylt: { boolsk: 'true' },
          saldogruppe: { saldogruppe: householdGroup },
        },
  )
}
