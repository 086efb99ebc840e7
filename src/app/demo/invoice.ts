import { withMod11 } from '../../base/kit/control-digit'
import { addDays, daysBetween, formatDay, startOfYear, yearOf, type Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { divideHalfUp, formatOre, ore, type Ore } from '../../base/kit/money'
import type { ExpenseForm, repeats } from '../../books/expense/model'
import { demoSuppliers, type DemoCost, type DemoSupplier, type DemoSupplierKey } from './expenses-flat'
import { demoPdf } from './pdf'

/** Numbers in [0, 1) that are the same for the same seed, so that every run writes the same books. */
export function chance(seed: string): () => number {
  let state = 2_166_136_261
  for (const char of seed) state = Math.imul(state ^ char.codePointAt(0)!, 16_777_619)
  // mulberry32
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** `count` random digits. The first is not 0. */
export const digits = (random: () => number, count: number): string =>
  Array.from({ length: count }, (_, index) => Math.floor(index === 0 ? 1 + random() * 9 : random() * 10)).join('')

/** A voucher to record, with what its receipt says. */
export interface DemoExpense {
  readonly house: 0 | 1
  readonly description: string
  readonly from: DemoSupplierKey
  readonly type: DemoCost['type']
  readonly line: ExpenseForm['cost_line']
  readonly sum: Ore
  readonly date: Day
  readonly share: number
  readonly paper: DemoCost['paper']
  /** Lines of the receipt. They add up to the sum. */
  readonly items: readonly { readonly text: string; readonly sum: Ore }[]
  /** Fields that the landlord has left to fill out later. A voucher with gaps is archived. */
  readonly gaps: readonly (keyof ExpenseForm)[]
  readonly repeat: (typeof repeats)[number]
  /** What happens after the recording: it stays, its repeat is stopped, or it goes to the trash folder. */
  readonly fate: 'stay' | 'stop' | 'trash'
}

/** Yearly rise of prices. */
const inflation = 1.04
const firstYear = 2025

/** The price in a year of what costs `kroner` in the demo's first year, unrounded. */
export const risen = (kroner: number, year: number): number => kroner * inflation ** (year - firstYear)

/** The price of one bill in øre. Shop prices end on 90 øre. Prices that never vary are whole kroner. */
function priceOf({ spread = 12, kroner: usual, paper }: DemoCost, year: number, random: () => number): Ore {
  const kroner = risen(usual, year) * (1 + (spread / 100) * (2 * random() - 1))
  if (spread === 0) return ore(Math.round(kroner) * 100)
  return ore(paper === 'receipt' ? Math.round(kroner) * 100 - 10 : Math.round(kroner * 100))
}

/** Splits the sum into one part for each text. The first part is the largest. */
function split(sum: Ore, texts: readonly string[], random: () => number, step: number): DemoExpense['items'] {
  let left: number = sum
  return texts.map((text, index) => {
    const isLast = index === texts.length - 1
    const part = isLast ? left : Math.round((left * (0.45 + 0.2 * random())) / step) * step
    left -= part
    return { text, sum: ore(part) }
  })
}

/** The expense for a cost on that day. `more` overrides fields. */
export function expenseOf(
  house: DemoExpense['house'],
  cost: DemoCost,
  date: Day,
  more: Partial<Pick<DemoExpense, 'gaps' | 'repeat' | 'fate'>> = {},
): DemoExpense {
  const { what, from, type, line = 'other', spread, paper, share = 100 } = cost
  // Costs that never vary also have the same parts every time.
  const random = chance(`${house} ${from} ${spread === 0 ? yearOf(date) : date}`)
  const description = typeof what === 'string' ? what : what(date)
  const sum = priceOf(cost, yearOf(date), random)
  const items = split(sum, cost.items ?? [description], random, paper === 'receipt' ? 10 : 100)
  const plain = { gaps: [], repeat: 'never', fate: 'stay' } as const
  return { house, description, from, type, line, sum, date, share, paper, items, ...plain, ...more }
}

/** The e-mail address of the demo account. Nobody can own `.example`. */
export const demoEmail = 'demo@husbok.example'

/**
 * Wire values of the profile of Kari Nordmann, a test person of the sandbox's ID-porten. The sandbox's tax authority
 * has her draft with these two houses, so the demo's year can be sent. Her national id is synthetic.
 */
export const demoProfile = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  phone_code: '+47',
  country: 'NO',
  city: 'Oslo',
  address: 'Fuglekongeveien 3',
  postcode: '0588',
  ssn: '29817491020',
  iban: 'NO9386011117947',
}

/**
 * Wire values of the houses. One is a flat that is let as a whole. The other has two dwellings: one is let, and one has
 * a room to let. The sandbox's authority knows the houses as hers.
 */
export const demoHouses = [
  {
    name: 'Markveien 12',
    address: 'Markveien 12',
    postcode: '0554',
    city: 'Oslo',
    property_number: 228,
    holding_number: 41,
    section_number: 7,
    municipality_number: '0301',
  },
  {
    name: 'Nygårdsgaten 88',
    address: 'Nygårdsgaten 88',
    postcode: '5008',
    city: 'Bergen',
    property_number: 164,
    holding_number: 903,
    lease_number: 2,
    municipality_number: '4601',
  },
] as const

/** Appends the control digit of modulo 10 (Luhn), as a KID has it. */
function withMod10(body: string): string {
  const sum = Array.from(body)
    .reverse()
    .reduce((total, digit, index) => {
      const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (product > 9 ? product - 9 : product)
    }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** Numbers that are the same on every receipt of a supplier. */
export function supplierNumbersOf(supplier: DemoSupplier) {
  const random = chance(supplier.name)
  const organisation = withMod11(() => `3${digits(random, 7)}`)
  const account = withMod11(() => `99${digits(random, 8)}`)
  return {
    organisation: organisation.replace(/(...)(...)(...)/, '$1 $2 $3'),
    account: account.replace(/(....)(..)(.....)/, '$1 $2 $3'),
    customer: digits(random, 5),
  }
}

/** The VAT that a price includes, rounded half up. */
export const vatIn = (sum: Ore, percent: number): Ore =>
  divideHalfUp(BigInt(sum) * BigInt(percent), BigInt(100 + percent))

const colours = ['#1a6363', '#29408c', '#8c401a', '#59336b', '#33592e'] as const

/** Grows through the year, like the numbers of bills. */
function numberOn(date: Day, house: number): string {
  const dayOfYear = daysBetween(startOfYear(yearOf(date)), date)
  return `${yearOf(date) % 100}${1000 + dayOfYear * 17 + house}`
}

/**
 * An amount with plain spaces. At a non-breaking space typst starts a new piece of text, and readers of the file find
 * two numbers.
 */
const shown = (sum: Ore) => formatOre(sum).replaceAll('\u00a0', ' ')

/** An invoice or payslip: sender, recipient, house, lines, VAT, total, due date, account and KID. */
export function invoice(expense: DemoExpense): Buffer {
  const supplier = demoSuppliers[expense.from]
  const { organisation, account, customer } = supplierNumbersOf(supplier)
  const number = numberOn(expense.date, expense.house)
  const isPayslip = expense.paper === 'payslip'
  const kind = isPayslip ? 'Lønnsslipp' : 'Faktura'
  const house = demoHouses[expense.house]
  const sum = shown(expense.sum)
  const vat = vatIn(expense.sum, supplier.vat)
  const from = [`${supplier.address}, ${supplier.postcode} ${supplier.city}`]
  const to = [fullName(demoProfile), demoProfile.address, `${demoProfile.postcode} ${demoProfile.city}`]
  return demoPdf('invoice', `${kind} ${number} ${supplier.name}`, {
    colour: colours[Number(customer) % colours.length]!,
    kind,
    supplier: supplier.name,
    from: isPayslip ? from : [...from, `Org.nr. ${organisation}${supplier.vat > 0 ? ' MVA' : ''}`],
    to: { label: isPayslip ? 'Arbeidsgiver' : 'Til', lines: to },
    facts: [
      [isPayslip ? 'Lønnsslipp nr.' : 'Fakturanr.', number],
      ['Dato', formatDay(expense.date)],
      ...(isPayslip ? [] : [['Forfall', formatDay(addDays(expense.date, 14))]]),
      ...(isPayslip ? [] : [['Kundenr.', customer]]),
    ],
    description: `${expense.description} – ${house.address}, ${house.postcode} ${house.city}`,
    items: expense.items.map((item) => [item.text, shown(item.sum)]),
    taxes:
      supplier.vat === 0
        ? []
        : [
            ['Netto', shown(ore(expense.sum - vat))],
            [`MVA ${supplier.vat} %`, shown(vat)],
          ],
    total: { label: isPayslip ? 'Utbetalt kr' : supplier.vat > 0 ? 'Å betale kr, inkl. MVA' : 'Å betale kr', sum },
    slip: isPayslip
      ? []
      : [
          ['KID', withMod10(`${customer}${number}`)],
          ['Kontonummer', account],
          ['Beløp', `${sum} kr`],
        ],
    remark: 'Oppdiktet kvittering til demonstrasjon. Ingen skylder noen noe.',
  })
}
