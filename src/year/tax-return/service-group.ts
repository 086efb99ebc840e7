import { fromKroner, ore, sumOre, type Ore } from '../../base/kit/money'
import {
  addInOrder,
  elementAt,
  childElements,
  ensureElement,
  fillElement,
  textAt,
  type XmlContent,
  type XmlElement,
} from '../../base/xml/element'
import type { Rental, WrittenHouse } from './model-document'
import { decimalText } from './rules'

/** An amount in kroner as text. Throws if it has øre, because amounts of an entry were rounded before. */
function kroner(amount: Ore): string {
  if (amount % 100 !== 0) throw new RangeError(`not whole kroner: ${amount} øre`)
  return String(amount / 100)
}

/** The elements of an amount: in Norwegian kroner, and in its own currency. */
const amountOf = (amount: Ore): XmlContent => ({
  beloepINok: { beloepSomHeltall: kroner(amount) },
  beloepIValuta: { beloep: kroner(amount) },
  valutakode: { valutakode: 'NOK' },
  valutakurs: { valutakurs: '1' },
})

export const writeValue = (parent: XmlElement, name: string, order: readonly string[], content: XmlContent): void =>
  fillElement(ensureElement(parent, name, order), content)

/**
 * Writes an amount into an element and keeps the element's other content. If the amount is 0, the
 * element is removed, unless `when` is `always`.
 */
export function writeAmount(
  parent: XmlElement,
  name: string,
  order: readonly string[],
  amount: Ore,
  when: 'always' | 'needed' = 'needed',
): void {
  if (amount === 0 && when === 'needed') {
    for (const each of childElements(parent, name)) each.remove()
    return
  }
  const element = ensureElement(parent, name, order)
  const known = elementAt(element, 'beloep')
  if (known) fillElement(known, amountOf(amount))
  else fillElement(element, { beloep: amountOf(amount) })
}

const householdGroup = 'd'

/**
 * The parts of the depreciation that only the draft has, and the values in which the draft differs
 * from the books.
 */
export interface DepreciationExtras {
  /** Other groups than group d, or household items that the books don't have. */
  readonly groups: readonly string[]
  /** The draft's opening value of household items. Null if the books have the same value, or if we wrote it. */
  readonly opening: Ore | null
  /** The draft's amounts of the year, if we replace them. Otherwise null. */
  readonly replaced: { readonly bought: Ore; readonly upgraded: Ore; readonly sold: Ore } | null
}

interface Before {
  readonly written: WrittenHouse | null
  /** True if we wrote the entry for the house in any year. */
  readonly isOurs: boolean
}

const isFlatRate = (item: XmlElement): boolean =>
  ['true', '1'].includes(textAt(item, 'erVilkaarForSjablongavskrivningAvInnboOppfylt/boolsk') ?? '')
const groupOf = (item: XmlElement): string => textAt(item, 'saldogruppe/saldogruppe') ?? ''
const openingOf = (item: XmlElement): Ore => {
  const text = textAt(item, 'inngaaendeVerdi/beloep/beloepSomHeltall')
  return text !== null && /^-?\d{1,12}$/.test(text) ? fromKroner(Number(text)) : ore(0)
}

/** An amount that the user typed, in whole kroner. 0 if it is missing. */
const typedOf = (item: XmlElement, name: string): Ore => {
  const text = textAt(item, `${name}/beloep/beloepINok/beloepSomHeltall`)
  return text !== null && /^-?\d{1,12}$/.test(text) ? fromKroner(Number(text)) : ore(0)
}

/** The year's amounts of group d in a draft: bought, spent on upgrades, and sold. */
type Moved = NonNullable<DepreciationExtras['replaced']>
const movedIn = (balances: readonly XmlElement[]): Moved => ({
  bought: sumOre(balances.map((item) => typedOf(item, 'anskaffelseskost'))),
  upgraded: sumOre(balances.map((item) => typedOf(item, 'paakostning'))),
  sold: sumOre(balances.map((item) => typedOf(item, 'vederlagVedSalg'))),
})

/** True if the draft has amounts of the year, and the books have different amounts. */
const isReplacedBy = (moved: Moved, balance: NonNullable<Rental['lines']['balance']>): boolean =>
  moved.bought + moved.upgraded + moved.sold !== 0 &&
  (moved.bought !== balance.bought || moved.upgraded !== (balance.upgraded ?? 0) || moved.sold !== (balance.sold ?? 0))

/**
 * Writes two entries, one for the balance of household items and one for personal use. If the books
 * don't have one of the two, an entry that we wrote is removed. An entry that only the draft has
 * doesn't change.
 */
export function writeDepreciation(
  entry: XmlElement,
  order: readonly string[],
  { balance, flat_rate }: Rental['lines'],
  { written, isOurs }: Before,
  newId: () => string,
): DepreciationExtras {
  const all = childElements(entry, 'avskrivningAvAnleggsmiddel')
  const known = all.filter((item) => groupOf(item) === householdGroup)
  // The entries are sorted first, because an element that was removed can't be read any more.
  const [balances, flatRates] = [known.filter((item) => !isFlatRate(item)), known.filter(isFlatRate)]
  const others = all.map(groupOf).filter((group) => group !== householdGroup)
  const theirs = sumOre(balances.map(openingOf))
  const moved = movedIn(balances)
  const wasWritten = written !== null && written.lines.balance !== null
  const put = (
    of: readonly XmlElement[],
    content: Readonly<Record<string, XmlContent>> | null,
    goes: boolean,
  ): void => {
    if (!content && !goes) return
    const [first, ...rest] = of
    for (const each of content ? rest : of) each.remove()
    if (!content) return
    const item = first ?? addInOrder(entry, 'avskrivningAvAnleggsmiddel', order)
    fillElement(item, { id: (first && textAt(first, 'id')) ?? newId(), ...content })
  }
  put(
    balances,
    balance && {
      saldogruppe: { saldogruppe: householdGroup },
      anskaffelseskost: { beloep: amountOf(balance.bought) },
      ...(balance.upgraded !== undefined && { paakostning: { beloep: amountOf(balance.upgraded) } }),
      ...(balance.sold !== undefined && { vederlagVedSalg: { beloep: amountOf(balance.sold) } }),
      inngaaendeVerdi: { beloep: { beloepSomHeltall: kroner(balance.opening) } },
      avskrivningssats: { prosent: decimalText(balance.rate) },
    },
    wasWritten,
  )
  put(
    flatRates,
    flat_rate === null
      ? null
      : {
          erVilkaarForSjablongavskrivningAvInnboOppfylt: { boolsk: 'true' },
          saldogruppe: { saldogruppe: householdGroup },
        },
    // If we wrote nothing this year, an entry that we wrote in another year is removed, because
    // nobody has confirmed the conditions for this year.
    written ? written.lines.flat_rate !== null : isOurs,
  )
  const stays = !balance && !wasWritten && balances.length > 0
  const differs = balance !== null && !wasWritten && balances.length > 0 && theirs !== balance.opening
  const replaced = balance !== null && !wasWritten && isReplacedBy(moved, balance) ? moved : null
  return { replaced, groups: stays ? [householdGroup, ...others] : others, opening: differs || stays ? theirs : null }
}
