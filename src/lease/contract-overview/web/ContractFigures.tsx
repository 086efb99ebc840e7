import { sumOre } from '../../../base/kit/money'
import { Totals } from '../../../base/ui/list/totals'
import { dmy, krShort } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { depositStateAndAmounts } from '../../contract/rules-deposit'
import { depositStates } from '../../contract/rules-deposit-states'
import { countsAsOpenEnded, runsUntil } from '../../law/rules-term'
import { monthRent, rentChanges } from '../../rent/rules'
import type { ContractIncomeRow } from '../../rent/web/month-choices'
import { contractFigureWords } from '../words-figures'

export interface ContractFiguresProps {
  readonly contract: Contract
  /** The income without the trash folder. Undefined while it is loading. */
  readonly incomes: readonly ContractIncomeRow[] | undefined
}

/** The main figures of a contract: its rent, its deposit, its term and what is booked. */
export function ContractFigures({ contract, incomes }: ContractFiguresProps) {
  const t = useWords(contractFigureWords)
  const ahead = rentChanges(contract).find(({ from }) => from > today())
  const { state, agreed, paid, surplus } = depositStateAndAmounts(contract)
  const end = runsUntil(contract)
  const isOpen = contract.finished_on === null && countsAsOpenEnded(contract)
  const { fold } = depositStates[state]
  const depositNote =
    fold === 'settled' || fold === 'closed'
      ? t('depositSettled')
      : state === 'own'
        ? t('depositOwn')
        : paid > 0 && t(surplus > 0 ? 'depositOver' : 'depositPaid', { sum: krShort(paid), surplus: krShort(surplus) })
  return (
    <div className="contract-glance">
      <Totals
        label={t('glance')}
        items={[
          {
            label: t('rentNow'),
            value: krShort(monthRent(contract, today())),
            note: ahead && t('rentFromDay', { sum: krShort(ahead.sum), day: dmy(ahead.from) }),
          },
          {
            label: t('deposit'),
            value: state === 'none' ? t('noDeposit') : krShort(agreed),
            note: [depositNote, contract.guarantee && t('guaranteed', { sum: krShort(contract.guarantee.sum) })]
              .filter(Boolean)
              .join('. '),
          },
          {
            label: t('term'),
            value: dmy(contract.start_date),
            note: isOpen ? t('countsAsOpen') : end === null ? t('openEnded') : t('until', { day: dmy(end) }),
          },
          {
            label: t('booked'),
            value: incomes === undefined ? '\u00a0' : krShort(sumOre(incomes.map(({ sum }) => sum))),
            note: incomes === undefined ? '\u00a0' : t('bookedMonths', { count: incomes.length }),
          },
        ]}
      />
    </div>
  )
}
