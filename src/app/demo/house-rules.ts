import type { demoHouses } from './landlord'
import { pdfPage } from './pdf'
import type { Receipt } from './receipts'

const rules = [
  ['Ro', 'Det skal være ro mellom klokken 23 og 7. Si fra til naboene før du ber mange gjester.'],
  ['Fellesarealer', 'Trapp, gang og rømningsveier skal stå frie. Barnevogner og sykler settes i boden.'],
  ['Avfall', 'Avfall sorteres og legges i beholderne. Esker skal brettes sammen.'],
  ['Brannvern', 'Prøv røykvarsleren hver måned. Det er forbudt å bruke åpen ild på balkong og i bod.'],
  ['Røyking', 'Det er ikke lov å røyke innendørs.'],
  ['Våtrom', 'Rens sluket jevnlig, og luft etter dusjing. Meld fra om lekkasjer med en gang.'],
  ['Vinter', 'Beboerne strør egen inngang når det er glatt.'],
] as const

/** The rules of a house, as the landlord hands them out with the lease: one page. */
export function houseRules({ name, address, postcode, city }: (typeof demoHouses)[number]): Receipt {
  const page = pdfPage()
  const left = 56
  page.text('Husordensregler', { x: left, y: 770 }, { size: 22, bold: true })
  page.text(`${address}, ${postcode} ${city}`, { x: left, y: 748 })
  page.line({ x: left, y: 732 }, 483)
  for (const [index, [heading, rule]] of rules.entries()) {
    const y = 704 - index * 52
    page.text(`${index + 1}. ${heading}`, { x: left, y }, { size: 12, bold: true })
    page.text(rule, { x: left, y: y - 18 })
  }
  page.text('Oppdiktet, til demonstrasjon.', { x: left, y: 60 }, { size: 8 })
  return { name: `Husordensregler ${name}.pdf`, bytes: page.bytes(`Husordensregler for ${name}`) }
}
