import { at, children, ensure, fill, type XmlContent, type XmlElement } from '../../base/xml/element'
import type { Ore } from '../../base/kit/money'

/** Whole kroner as they stand in the return. Throws for øre: an entry is rounded where it is made. */
export function kroner(amount: Ore): string {
  if (amount % 100 !== 0) throw new RangeError(`not whole kroner: ${amount} øre`)
  return String(amount / 100)
}

/** An amount as the return has it, with its parts in Norwegian kroner and in its currency. */
export const amountOf = (amount: Ore): XmlContent => ({
  beloepINok: { beloepSomHeltall: kroner(amount) },
  beloepIValuta: { beloep: kroner(amount) },
  valutakode: { valutakode: 'NOK' },
  valutakurs: { valutakurs: '1' },
})

/** Sets what stands in the first element of that name. */
export const writeValue = (parent: XmlElement, name: string, order: readonly string[], content: XmlContent): void =>
  fill(ensure(parent, name, order), content)

/** Sets the amount of an element and keeps what else the draft says of it. Nothing is left out, unless it must be there. */
export function writeAmount(
  parent: XmlElement,
  name: string,
  order: readonly string[],
  amount: Ore,
  when: 'always' | 'needed' = 'needed',
): void {
  if (amount === 0 && when === 'needed') {
    for (const each of children(parent, name)) each.remove()
    return
  }
  const element = ensure(parent, name, order)
  const known = at(element, 'beloep')
  if (known) fill(known, amountOf(amount))
  else fill(element, { beloep: amountOf(amount) })
}
