import type { Ore } from '../../../base/kit/money'
import { useWords } from '../../../base/ui/words/use-words'
import type { HouseTax } from '../model'
import { taxScreenWords } from '../words-screen'

export interface TaxRow {
  readonly key: string
  readonly label: string
  readonly amount: Ore
  /** What a line below is calculated of. */
  readonly isBasis?: true
  /** The authority calculates it. */
  readonly isCalculated?: true
}

/** The entries of the return in its own order, with its words; without the net, which the authority calculates. */
export function useTaxRows({ lines }: HouseTax): readonly TaxRow[] {
  const t = useWords(taxScreenWords)
  const { balance, flat_rate } = lines
  return [
    { key: 'income', label: t('lineIncome'), amount: lines.income },
    { key: 'maintenance', label: t('lineMaintenance'), amount: lines.maintenance },
    { key: 'municipal_taxes', label: t('lineMunicipal'), amount: lines.municipal_taxes },
    { key: 'other_costs', label: t('lineOther'), amount: lines.other_costs },
    ...(balance === null
      ? []
      : [
          { key: 'opening', label: t('lineOpening'), amount: balance.opening, isBasis: true as const },
          { key: 'bought', label: t('lineBought'), amount: balance.bought, isBasis: true as const },
          {
            key: 'balance',
            label: t('lineBalance', { rate: balance.rate }),
            amount: balance.sum,
            isCalculated: true as const,
          },
        ]),
    ...(flat_rate === null
      ? []
      : [{ key: 'flat_rate', label: t('lineFlatRate'), amount: flat_rate, isCalculated: true as const }]),
  ]
}
