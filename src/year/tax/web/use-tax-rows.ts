import { formatKr, type Ore } from '../../../base/kit/money'
import { percentText } from '../../../base/kit/percent'
import { useWords } from '../../../base/ui/words/use-words'
import { taxLineWords } from '../../../books/tax-line/words'
import type { HouseTax } from '../model'
import { lettingRulesOf } from '../rules-book'
import { taxSheetOf, type SheetLine, type SheetRow } from '../rules-sheet'
import { taxScreenWords } from '../words-screen'

export interface TaxRow {
  readonly key: string
  readonly label: string
  readonly amount: Ore
  readonly by: SheetRow['by']
}

/** The lines that have another name here than in a voucher. */
const named = {
  opening: 'lineOpening',
  bought: 'lineBought',
  upgraded: 'lineUpgraded',
  sold: 'lineSold',
  balance: 'lineBalance',
  short_taxable: 'lineShortTaxable',
} as const satisfies Partial<Record<SheetLine, keyof typeof taxScreenWords.texts>>
const isNamed = (line: SheetLine): line is keyof typeof named => line in named

/** The entries in the order of the return. The net is left out, because the authority calculates it. */
export function useTaxRows(tax: HouseTax): readonly TaxRow[] {
  const t = useWords(taxScreenWords)
  const nameOf = useWords(taxLineWords)
  const { allowance, shortPercent } = lettingRulesOf(tax.year)
  const rates = { balance: percentText(tax.lines.balance?.rate ?? 0), short_taxable: percentText(shortPercent) }
  return taxSheetOf(tax).map(({ line, amount, by }) => ({
    key: line,
    label: isNamed(line)
      ? t(named[line], {
          rate: line === 'balance' || line === 'short_taxable' ? rates[line] : '',
          allowance: formatKr(allowance, 'needed'),
        })
      : nameOf(line),
    amount,
    by,
  }))
}
