import { addDays, daysBetween, formatDay, startOfYear, yearOf, type Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { divideHalfUp, formatOre, ore, type Ore } from '../../base/kit/money'
import { chance, digits } from './chance'
import type { DemoExpense } from './expense-of'
import { demoHouses, demoProfile } from './landlord'
import { pdfPage, type Colour } from './pdf'
import { demoSuppliers, type DemoSupplier } from './suppliers'

/** `body` with the control digit of modulo 11 behind it, as organisation and account numbers have it; null where there is none. */
function withMod11(body: string): string | null {
  const weights = [2, 3, 4, 5, 6, 7]
  const sum = Array.from(body)
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * weights[index % 6]!, 0)
  const control = (11 - (sum % 11)) % 11
  return control === 10 ? null : `${body}${control}`
}

/** The same of modulo 10 (Luhn), as a KID has it. */
function withMod10(body: string): string {
  const sum = Array.from(body)
    .reverse()
    .reduce((total, digit, index) => {
      const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (product > 9 ? product - 9 : product)
    }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

function valid(make: () => string | null): string {
  for (;;) {
    const made = make()
    if (made !== null) return made
  }
}

/** Numbers that stay the same on every paper of a supplier. */
export function numbersOf(supplier: DemoSupplier) {
  const random = chance(supplier.name)
  const organisation = valid(() => withMod11(`3${digits(random, 7)}`))
  const account = valid(() => withMod11(`99${digits(random, 8)}`))
  return {
    organisation: organisation.replace(/(...)(...)(...)/, '$1 $2 $3'),
    account: account.replace(/(....)(..)(.....)/, '$1 $2 $3'),
    customer: digits(random, 5),
  }
}

/** VAT that is in a price, half up. */
export const vatIn = (sum: Ore, percent: number): Ore =>
  divideHalfUp(BigInt(sum) * BigInt(percent), BigInt(100 + percent))

const colours: readonly Colour[] = [
  [0.1, 0.39, 0.39],
  [0.16, 0.25, 0.55],
  [0.55, 0.25, 0.1],
  [0.35, 0.2, 0.42],
  [0.2, 0.35, 0.18],
]
const grey: Colour = [0.38, 0.43, 0.47]
const left = 56
const right = 539

/** Counts up through the year, as bills do. */
function numberOn(date: Day, house: number): string {
  const dayOfYear = daysBetween(startOfYear(yearOf(date)), date)
  return `${yearOf(date) % 100}${1000 + dayOfYear * 17 + house}`
}

/** An invoice or payslip: who, to whom, for which house, what, VAT, total, due date, account and KID. */
export function invoice(expense: DemoExpense): Buffer {
  const supplier = demoSuppliers[expense.from]
  const { organisation, account, customer } = numbersOf(supplier)
  const number = numberOn(expense.date, expense.house)
  const isPayslip = expense.paper === 'payslip'
  const kind = isPayslip ? 'Lønnsslipp' : 'Faktura'
  const colour = colours[Number(customer) % colours.length]!
  const house = demoHouses[expense.house]
  const page = pdfPage()

  page.box({ x: 0, y: 826 }, 595, 16, colour)
  page.text(supplier.name, { x: left, y: 780 }, { size: 18, bold: true, colour })
  page.text(`${supplier.address}, ${supplier.postcode} ${supplier.city}`, { x: left, y: 762 }, { colour: grey })
  if (!isPayslip)
    page.text(`Org.nr. ${organisation}${supplier.vat > 0 ? ' MVA' : ''}`, { x: left, y: 748 }, { colour: grey })

  page.text(isPayslip ? 'Arbeidsgiver' : 'Til', { x: left, y: 706 }, { size: 9, colour: grey })
  const to = [fullName(demoProfile), demoProfile.address, `${demoProfile.postcode} ${demoProfile.city}`]
  to.forEach((line, index) => page.text(line, { x: left, y: 692 - index * 14 }))

  const facts: [string, string][] = [
    [isPayslip ? 'Lønnsslipp nr.' : 'Fakturanr.', number],
    ['Dato', formatDay(expense.date)],
  ]
  if (!isPayslip) facts.push(['Forfall', formatDay(addDays(expense.date, 14))], ['Kundenr.', customer])
  facts.forEach(([name, value], index) => {
    page.text(name, { x: 370, y: 706 - index * 15 }, { colour: grey })
    page.figure(value, { x: right, y: 706 - index * 15 })
  })

  page.text(kind, { x: left, y: 610 }, { size: 22, bold: true })
  page.text(`${expense.description} – ${house.address}, ${house.postcode} ${house.city}`, { x: left, y: 590 })
  page.line({ x: left, y: 572 }, right - left)
  expense.items.forEach(({ text, sum }, index) => {
    page.text(text, { x: left, y: 554 - index * 20 })
    page.figure(formatOre(sum), { x: right, y: 554 - index * 20 })
  })
  let y = 554 - expense.items.length * 20
  page.line({ x: left, y: y + 10 }, right - left)
  if (supplier.vat > 0) {
    const vat = vatIn(expense.sum, supplier.vat)
    for (const [name, sum] of [
      ['Netto', ore(expense.sum - vat)],
      [`MVA ${supplier.vat} %`, vat],
    ] as const) {
      y -= 8
      page.text(name, { x: 340, y }, { colour: grey })
      page.figure(formatOre(sum), { x: right, y })
      y -= 10
    }
  }
  y -= 16
  const total = isPayslip ? 'Utbetalt kr' : supplier.vat > 0 ? 'Å betale kr, inkl. MVA' : 'Å betale kr'
  page.text(total, { x: 340, y }, { size: 12, bold: true })
  page.figure(formatOre(expense.sum), { x: right, y }, { size: 14, bold: true })

  if (!isPayslip) {
    page.box({ x: left, y: 150 }, right - left, 54, [0.95, 0.96, 0.97])
    const slip: [string, string, number][] = [
      ['KID', withMod10(`${customer}${number}`), left + 14],
      ['Kontonummer', account, left + 190],
      ['Beløp', `${formatOre(expense.sum)} kr`, left + 350],
    ]
    for (const [name, value, x] of slip) {
      page.text(name, { x, y: 186 }, { size: 9, colour: grey })
      page.text(value, { x, y: 168 }, { size: 12, bold: true })
    }
  }
  page.text(
    'Oppdiktet kvittering til demonstrasjon. Ingen skylder noen noe.',
    { x: left, y: 60 },
    { size: 8, colour: grey },
  )
  return page.bytes(`${kind} ${number} ${supplier.name}`)
}
