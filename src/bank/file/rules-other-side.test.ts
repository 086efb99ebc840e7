import { expect, test } from 'vitest'
import { ore } from '../../base/kit/money'
import { describedPayment, shownOtherSide } from './rules-other-side'

const payment = (text: string, kroner: number, counterparty: string | null = null) => ({
  counterparty,
  text,
  sum: ore(kroner * 100),
})

test.each([
  // SpareBank 1 and Bulder.
  ['Fra: Jonas Kvernberg Betalt: 01.12.26 Husleie', 15_900, 'Jonas Kvernberg', 'Jonas Kvernberg: Husleie'],
  ['Til: Sameiet Markveien 12 Betalt: 01.11.26', -3200, 'Sameiet Markveien 12', 'Sameiet Markveien 12'],
  ['Fra: Kari Østby Betalt: 03.11.2026', 8750, 'Kari Østby', 'Kari Østby'],
  ['Fra: Łukasz Kowalczyk', 15_800, 'Łukasz Kowalczyk', 'Łukasz Kowalczyk'],
  ['Til: OSLO VARME & RØR AS; faktura "20611"', -3125, 'OSLO VARME & RØR AS', 'OSLO VARME & RØR AS: faktura "20611"'],
  ['TIL: FJORDKRAFT BETALT: 12.11.26 STRØM NOVEMBER', -437, 'FJORDKRAFT', 'FJORDKRAFT: STRØM NOVEMBER'],
  ['Nettgiro til: Fjordkraft Betalt: 12.11.26', -437, 'Fjordkraft', 'Fjordkraft'],
  // Without a day, `Betalt:` is no end of a name.
  ['Fra: Betalt: Hansen', 100, 'Betalt: Hansen', 'Betalt: Hansen'],
])('%s of kr %i is of %s', (text, kroner, name, described) => {
  expect(shownOtherSide(payment(text, kroner))).toBe(name)
  expect(describedPayment(payment(text, kroner))).toBe(described)
})

test.each([
  // DNB glues name and message, so nothing says where the name ends.
  ['Overføring Innland 637 Åse Bjørnstad Husleie', 9500],
  ['Giro 1374 Gjensidige Forsikring Asa Avtalegiro', -4213],
  ['AVTALEGIRO 2 TRANS(ER) TYPE 156', -3],
  ['Husleie fra: Ola', 9500],
  ['Fra:', 9500],
  // Money that came back, with the word of the payment that it was.
  ['Til: Sameiet Markveien 12 Betalt: 01.11.26', 3200],
])('%s of kr %i stays as the bank wrote it', (text, kroner) => {
  expect(shownOtherSide(payment(text, kroner))).toBe(text)
  expect(describedPayment(payment(text, kroner))).toBe(text)
})

test('a name in a column of its own comes first, without the words around it', () => {
  expect(shownOtherSide(payment('Til: Andre', -1, 'Fjordkraft AS'))).toBe('Fjordkraft AS')
  expect(shownOtherSide(payment('Strøm', -1, 'Til: Fjordkraft AS Betalt: 12.11.26'))).toBe('Fjordkraft AS')
  expect(describedPayment(payment('Strøm november', -1, 'Fjordkraft AS'))).toBe('Fjordkraft AS')
  expect(shownOtherSide(payment('Leie', 1, ''))).toBe('Leie')
})
