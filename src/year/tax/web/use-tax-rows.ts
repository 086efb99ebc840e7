import { formatKr, type Ore } from '../../../base/kit/money'
import { percentText } from '../../../base/kit/percent'
import { useWords } from '../../../base/ui/words/use-words'
import { taxLineWords } from '../../../books/tax-line/words'
import type { HouseTax } from '../model'
import { sheetOf, shortSheetOf, type SheetLine, type SheetRow } from '../rules-sheet'
import { taxScreenWords } from '../words-screen'

export interface TaxRow {
  readonly key: string
  readonly label: string
  readonly amount: Ore
  readonly by: SheetRow['by']
}

/** Lines that have other names here than where a voucher says on which one it lands. */
const named = {
  opening: 'lineOpening',
  bought: 'lineBought',
  balance: 'lineBalance',
  short_taxable: 'lineShortTaxable',
} as const satisfies Partial<Record<SheetLine, keyof typeof taxScreenWords.texts>>
const isNamed = (line: SheetLine): line is keyof typeof named => line in named

/**
 * The entries of the return in its own order, with its words; without the net, which the authority calculates. `short`:
 * those of short lets, which the landlord enters.
 */
export function useTaxRows({ lines, short }: HouseTax): {
  readonly rows: readonly TaxRow[]
  readonly short: readonly TaxRow[]
} {
  const t = useWords(taxScreenWords)
  const nameOf = useWords(taxLineWords)
  const toRow =
    (values: Readonly<Record<string, string>>) =>
    ({ line, amount, by }: SheetRow): TaxRow => ({
      key: line,
      label: isNamed(line) ? t(named[line], values) : nameOf(line),
      amount,
      by,
    })
  const ofShort = short && { rate: percentText(short.rate), allowance: formatKr(short.allowance, 'needed') }
  return {
    rows: sheetOf(lines).map(toRow({ rate: percentText(lines.balance?.rate ?? 0) })),
    short: short && ofShort ? shortSheetOf(short).map(toRow(ofShort)) : [],
  }
}
