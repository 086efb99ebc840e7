import type { demoHouses } from './landlord'
import { demoPdf } from './pdf'
import type { DemoFile } from './receipts'

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
export function houseRules({ name, address, postcode, city }: (typeof demoHouses)[number]): DemoFile {
  const bytes = demoPdf('house-rules', `Husordensregler for ${name}`, {
    heading: 'Husordensregler',
    address: `${address}, ${postcode} ${city}`,
    rules,
    remark: 'Oppdiktet, til demonstrasjon.',
  })
  return { name: `Husordensregler ${name}.pdf`, bytes }
}
