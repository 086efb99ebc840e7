import type { Ore } from '../../../base/kit/money'
import { useWords } from '../../../base/ui/words/use-words'
import type { HouseTax } from '../model'
import { sheetOf, type SheetLine, type SheetRow } from '../rules-sheet'
import { taxScreenWords } from '../words-screen'

export interface TaxRow {
  readonly key: string
  readonly label: string
  readonly amount: Ore
  readonly by: SheetRow['by']
}

const labels = {
  income: 'lineIncome',
  maintenance: 'lineMaintenance',
  municipal_taxes: 'lineMunicipal',
  other_costs: 'lineOther',
  opening: 'lineOpening',
  bought: 'lineBought',
  balance: 'lineBalance',
  flat_rate: 'lineFlatRate',
} as const satisfies Record<SheetLine, keyof typeof taxScreenWords.texts>

/** The entries of the return in its own order, with its words; without the net, which the authority calculates. */
export function useTaxRows({ lines }: HouseTax): readonly TaxRow[] {
  const t = useWords(taxScreenWords)
  return sheetOf(lines).map(({ line, amount, by }) => ({
    key: line,
    label: t(labels[line], { rate: lines.balance?.rate ?? 0 }),
    amount,
    by,
  }))
}
