import type { Ore } from '../../../base/kit/money'
import { useWords } from '../../../base/ui/words/use-words'
import { taxLineWords } from '../../../books/tax-line/words'
import type { HouseTax } from '../model'
import { sheetOf, type SheetLine, type SheetRow } from '../rules-sheet'
import { taxScreenWords } from '../words-screen'

export interface TaxRow {
  readonly key: string
  readonly label: string
  readonly amount: Ore
  readonly by: SheetRow['by']
}

/** What the return asks of group d besides the line itself. */
const ofGroup = {
  opening: 'lineOpening',
  bought: 'lineBought',
  balance: 'lineBalance',
} as const satisfies Partial<Record<SheetLine, keyof typeof taxScreenWords.texts>>
const isOfGroup = (line: SheetLine): line is keyof typeof ofGroup => line in ofGroup

/** The entries of the return in its own order, with its words; without the net, which the authority calculates. */
export function useTaxRows({ lines }: HouseTax): readonly TaxRow[] {
  const t = useWords(taxScreenWords)
  const nameOf = useWords(taxLineWords)
  return sheetOf(lines).map(({ line, amount, by }) => ({
    key: line,
    label: isOfGroup(line) ? t(ofGroup[line], { rate: lines.balance?.rate ?? 0 }) : nameOf(line),
    amount,
    by,
  }))
}
