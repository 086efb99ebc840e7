import type { ReceiptRow } from './rules-paper'

/** The words by which a receipt names its kind. Other modules map a kind to a cost type. */
const receiptKinds = ['municipal', 'insurance', 'common', 'groundRent', 'payslip', 'repair'] as const
export type ReceiptKind = (typeof receiptKinds)[number]

const words: Readonly<Record<ReceiptKind, RegExp>> = {
  municipal:
    /kommunale? (?:avgift(?:er)?|gebyr(?:er)?|eiendomsavgift(?:er)?)|eiendomsskatt|renovasjonsgebyr|feieavgift|feiegebyr|avløpsgebyr|vanngebyr|municipal (?:fees|taxes)/,
  insurance:
    /(?:hus|bolig|villa|utleie|hytte|bygnings|innbo)forsikring|forsikringspremie|forsikringsbevis|(?:home|building|landlord) insurance/,
  common: /felleskostnader|fellesutgifter|common costs/,
  groundRent: /feste ?avgift|tomtefeste|ground rent/,
  payslip: /lønnsslipp|lønnsutbetaling|payslip/,
  repair:
    /(?:rørlegger|maler|snekker|elektriker|tømrer|murer)arbeid|vedlikeholdsarbeid|reparasjon av|utskifting av|repair of/,
}

/** A paper also names what it isn't about: what another bill has, and what is not covered. */
const others = /\bikke\b|\beksklusiv|\bekskl\b|\bunntatt\b|\bkommer i tillegg\b|\bnot included\b|\bexcluding\b/

/** The kind of cost by the paper's own words. Null if it has none of these words, or those of several kinds. */
export function suggestKind(rows: readonly ReceiptRow[]): ReceiptKind | null {
  const texts = rows.map((row) =>
    row
      .map(({ text }) => text)
      .join(' ')
      .toLocaleLowerCase('nb'),
  )
  const lines = texts.filter((text) => !others.test(text))
  const found = receiptKinds.filter((kind) => lines.some((text) => words[kind].test(text)))
  return found.length === 1 ? found[0]! : null
}
