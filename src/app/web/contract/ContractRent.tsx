import { letterPaperWords } from '../../../lease/letter/words-sheet'
import { useMemo } from 'react'
import { EmptyState } from '../../../base/ui/page/empty-state'
import { Loading } from '../../../base/ui/page/loading'
import { Panel } from '../../../base/ui/page/page'
import { QueryGate, type QueryGateProps } from '../../../base/ui/page/query-gate'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { countStates, stripMonths, type StripMonth } from '../../../lease/contract-overview/rules-strip'
import { StripSigns } from '../../../lease/contract-overview/web/StripSigns'
import { countsText, monthSentence } from '../../../lease/contract-overview/web/strip-texts'
import { TenancyStrip } from '../../../lease/contract-overview/web/TenancyStrip'
import { stripWords } from '../../../lease/contract-overview/words-strip'
import type { Contract } from '../../../lease/contract/model'
import { depositStateAndAmounts } from '../../../lease/contract/rules-deposit'
import type { RentAccountAnswer } from '../../../lease/rent-account/model'
import { contractMonths } from '../../../lease/rent/rules-months'
import { ContractMonths, type MonthPayments } from '../../../lease/rent/web/ContractMonths'
import { useMonthChoices, type ContractIncomeRow } from '../../../lease/rent/web/month-choices'
import { rentWords } from '../../../lease/rent/words'
import { useFold } from './use-fold'
import { useTenancyPapers } from './use-tenancy-papers'
import { usePrinting } from './use-printing'

export interface ContractRentProps {
  readonly contract: Contract
  /** The rent account. Undefined: the contract is not signed, or the account is still loading. */
  readonly account: RentAccountAnswer | undefined
  /** The vouchers of the contract, including those in the trash folder. */
  readonly query: QueryGateProps<readonly ContractIncomeRow[]>['query']
  /** Restores a voucher from the trash folder. */
  readonly restore: (income: ContractIncomeRow) => void
  readonly payments: MonthPayments
}

/** The rent of a contract, as a line of months. A table of the months is shown on request. */
export function ContractRent({ contract, account, query, restore, payments }: ContractRentProps) {
  const t = useWords(rentWords)
  return (
    <div className="contract-rent">
      <Panel title={t('income')} action={payments.action}>
        <div className="strip-panel">
          <QueryGate
            query={query}
            waiting={
              <div className="strip-waiting">
                <Loading />
              </div>
            }
          >
            {(incomes) => <Months {...{ contract, account, incomes, restore }} notes={payments.notes} />}
          </QueryGate>
          {payments.foot}
        </div>
      </Panel>
    </div>
  )
}

interface MonthsProps extends Omit<ContractRentProps, 'query' | 'payments'> {
  readonly incomes: readonly ContractIncomeRow[]
  readonly notes: MonthPayments['notes']
}

function Months({ contract, account, incomes, restore, notes }: MonthsProps) {
  const t = useWords(rentWords)
  const strip = useWords(stripWords)
  const letterName = useWords(letterPaperWords)
  const [language] = useLanguage()
  const [isTable, setTable] = useFold('months')
  const isPrinting = usePrinting()
  const choicesOf = useMonthChoices(restore)
  const months = useMemo(() => contractMonths(contract, incomes, today()), [contract, incomes])
  const papers = useTenancyPapers(contract)
  const line = useMemo(() => stripMonths(contract, months, account, papers), [contract, months, account, papers])
  if (months.length === 0) return <EmptyState title={t('noIncomeTitle')} text={t('noIncomeText')} />
  const isEmpty = contract.isFinished && incomes.every(({ isTrashed }) => isTrashed)
  // An unpaid month opens its payment dialog. Any other month opens its voucher.
  const opens = ({ of }: StripMonth<ContractIncomeRow>) =>
    (notes.get(of.month)?.choices[0] ?? choicesOf(of).find(({ key }) => key === 'open'))?.onClick
  return (
    <>
      <p className="strip-counts">
        {isEmpty ? t('noIncomeFinished') : countsText(countStates(line.map(({ state }) => state)), strip)}
      </p>
      <TenancyStrip
        months={line}
        today={today()}
        opens={opens}
        says={(month) =>
          monthSentence(month, {
            note: notes.get(month.of.month),
            booked: t(`month_${month.of.state}`),
            t: strip,
            letterName,
            language,
          })
        }
      />
      <div className="strip-keys">
        <StripSigns months={line} {...depositStateAndAmounts(contract)} />
        <button type="button" className="strip-toggle" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {strip(isTable ? 'hideTable' : 'asTable')}
        </button>
      </div>
      {(isTable || isPrinting) && <ContractMonths months={months} restore={restore} notes={notes} />}
    </>
  )
}
