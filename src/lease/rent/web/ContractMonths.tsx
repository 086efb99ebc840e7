import './contract-months.css'
import { sumOre } from '../../../base/kit/money'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { Panel } from '../../../base/ui/page/page'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { contractMonths, yearsOf, type ContractYear } from '../rules-months'
import { rentWords } from '../words'
import type { ContractIncomeRow } from './month-choices'
import { MonthCells } from './MonthCells'

export interface ContractMonthsProps {
  readonly contract: Contract
  /** The income it has made, with what lies in the trash folder. */
  readonly query: {
    readonly data: readonly ContractIncomeRow[] | undefined
    readonly error: unknown
    readonly refetch: () => unknown
  }
  /** Takes a voucher out of the trash folder. */
  readonly restore: (income: ContractIncomeRow) => void
}

/** The rent of a contract month by month: what is booked, waits or lies in the trash folder, with a menu each. */
export function ContractMonths({ contract, query, restore }: ContractMonthsProps) {
  const t = useWords(rentWords)
  return (
    <Panel title={t('income')}>
      <QueryGate query={query}>
        {(incomes) => {
          const months = contractMonths(contract, incomes, today())
          const booked = incomes.filter(({ isTrashed }) => !isTrashed)
          if (months.length === 0) return <EmptyState title={t('noIncomeTitle')} text={t('noIncomeText')} />
          return (
            <div className="months">
              <p className="months-sum">
                <span role="status">{t('incomeCount', { count: booked.length })}</span>
                <span>{t('incomeSumShown', { amount: kr(sumOre(booked.map(({ sum }) => sum))) })}</span>
              </p>
              {contract.isFinished && booked.length === 0 && <p>{t('noIncomeFinished')}</p>}
              {yearsOf(months, today()).map((year) => (
                <Year key={year.year} year={year} restore={restore} />
              ))}
            </div>
          )
        }}
      </QueryGate>
    </Panel>
  )
}

/** The months of a year under its heading; older ones are folded, with what they come to. */
function Year({ year, restore }: { year: ContractYear<ContractIncomeRow>; restore: ContractMonthsProps['restore'] }) {
  const t = useWords(rentWords)
  const cells = <MonthCells months={year.months} restore={restore} label={String(year.year)} />
  if (!year.isOld)
    return (
      <section>
        <h3>{year.year}</h3>
        {cells}
      </section>
    )
  return (
    <details>
      <summary>
        <h3>{t('yearFolded', { year: year.year, count: year.count, sum: kr(year.sum) })}</h3>
      </summary>
      {cells}
    </details>
  )
}
