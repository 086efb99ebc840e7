import { drawWithControlDigit } from '../../base/kit/control-digit'
import { addDays, daysBetween, formatDay, startOfYear, yearOf, type Day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { divideHalfUp, formatOre, ore, type Ore } from '../../base/kit/money'
import { seededChance } from './chance'
import type { DemoExpense } from './expense-of'
import { demoHouses, demoProfile } from './landlord'
import { demoPdf } from './pdf'
import { demoSuppliers, type DemoSupplier } from './suppliers'

/** Digits drawn by chance. The first is not 0. */
export const randomDigits = (random: () => number, count: number): string =>
  Array.from({ length: count }, (_, index) => Math.floor(index === 0 ? 1 + random() * 9 : random() * 10)).join('')

/** Appends the check digit of a KID (Luhn). */
function withMod10(body: string): string {
  const sum = Array.from(body)
    .reverse()
    .reduce((total, digit, index) => {
      const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
      return total + (product > 9 ? product - 9 : product)
    }, 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** The numbers of a supplier. They are the same on all its receipts. */
export function supplierNumbersOf(supplier: DemoSupplier) {
  const random = seededChance(supplier.name)
  const organisation = drawWithControlDigit(() => `3${randomDigits(random, 7)}`)
  const account = drawWithControlDigit(() => `99${randomDigits(random, 8)}`)
  return {
    organisation: organisation.replace(/(...)(...)(...)/, '$1 $2 $3'),
    account: account.replace(/(....)(..)(.....)/, '$1 $2 $3'),
    customer: randomDigits(random, 5),
  }
}

/** The VAT that is included in a price, rounded half up. */
export const vatOfSum = (sum: Ore, percent: number): Ore =>
  divideHalfUp(BigInt(sum) * BigInt(percent), BigInt(100 + percent))

const colours = ['#1a6363', '#29408c', '#8c401a', '#59336b', '#33592e'] as const

/** The number of a bill. It grows through the year, like the numbers of real bills. */
function numberOn(date: Day, house: number): string {
  const dayOfYear = daysBetween(startOfYear(yearOf(date)), date)
  return `${yearOf(date) % 100}${1000 + dayOfYear * 17 + house}`
}

/**
 * An amount with plain spaces. typst begins a new piece of text at a non-breaking space. A program that reads the file
 * would then find two numbers.
 */
const shown = (sum: Ore) => formatOre(sum).replaceAll('\u00a0', ' ')

export function demoInvoice(expense: DemoExpense): Buffer {
  const supplier = demoSuppliers[expense.from]
  const { organisation, account, customer } = supplierNumbersOf(supplier)
  const number = numberOn(expense.date, expense.house)
  const isPayslip = expense.paper === 'payslip'
  const kind = isPayslip ? 'Lønnsslipp' : 'Faktura'
  const house = demoHouses[expense.house]
  const sum = shown(expense.sum)
  const vat = vatOfSum(expense.sum, supplier.vat)
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
