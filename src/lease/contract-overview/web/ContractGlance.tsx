import type { Day } from '../../../base/kit/day'
import { sumOre } from '../../../base/kit/money'
import { Totals } from '../../../base/ui/list/totals'
import { Panel } from '../../../base/ui/page/page'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy, kr, monthAndYear } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { mayAdd } from '../../../books/repeat/web/plan-cause'
import { accountCalls } from '../../../landlord/account/calls'
import { planEnd } from '../../../landlord/plan/rules'
import type { Contract } from '../../contract/model'
import { depositStanding } from '../../contract/rules-deposit'
import { monthRent, rentChanges } from '../../rent/rules'
import { nextStep, nextUnderPlan } from '../rules-next'
import { countsAsOpen, runsUntil } from '../../law/rules-term'
import { contractHomeWords } from '../words-glance'
import type { ContractIncomeRow } from '../../rent/web/month-choices'
import { payerAmongSeveral } from '../../party/rules-tenant'

export interface ContractGlanceProps {
  readonly contract: Contract
  /** The income it has made, without what lies in the trash folder; undefined while it is fetched. */
  readonly incomes: readonly ContractIncomeRow[] | undefined
}

/** Rent, deposit, term and what is booked, and what comes next. */
export function ContractGlance({ contract, incomes }: ContractGlanceProps) {
  const t = useWords(contractHomeWords)
  const ahead = rentChanges(contract).find(({ from }) => from > today())
  const { stage, agreed, paid } = depositStanding(contract)
  const end = runsUntil(contract)
  const isOpen = contract.finished_on === null && countsAsOpen(contract)
  return (
    <div className="contract-glance">
      <Totals
        label={t('glance')}
        items={[
          {
            label: t('rentNow'),
            value: kr(monthRent(contract, today())),
            note: ahead && t('rentFromDay', { sum: kr(ahead.sum), day: dmy(ahead.from) }),
          },
          {
            label: t('deposit'),
            value: stage === 'none' ? t('noDeposit') : kr(agreed),
            note:
              stage !== 'none' &&
              // Paid for, and opened by the bank once all have signed.
              t(stage === 'opening' && contract.signed_at === null ? 'deposit_whenSigned' : `deposit_${stage}`, {
                sum: kr(paid),
              }),
          },
          {
            label: t('term'),
            value: dmy(contract.start_date),
            note: isOpen ? t('countsAsOpen') : end === null ? t('openEnded') : t('until', { day: dmy(end) }),
          },
          {
            label: t('booked'),
            value: incomes === undefined ? '' : kr(sumOre(incomes.map(({ sum }) => sum))),
            note: incomes !== undefined && t('bookedMonths', { count: incomes.length }),
          },
        ]}
      />
      <Panel>
        <Next contract={contract} />
      </Panel>
    </div>
  )
}

/** The first day on which the landlord's plan books no rent, as it stands today; null where none is known. */
function usePlanEnd(): Day | null {
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  if (profile === undefined) return null
  return mayAdd(profile) ? planEnd({ ...profile, usedBilags: profile.free.used }) : today()
}

/** What is to be done or waited for now. */
function Next({ contract }: Pick<ContractGlanceProps, 'contract'>) {
  const t = useWords(contractHomeWords)
  const [language] = useLanguage()
  const { key, day, sum, names } = nextUnderPlan(nextStep(contract, today()), usePlanEnd())
  const several = payerAmongSeveral(contract)
  return (
    <p className="contract-next">
      <strong>{t('nextLabel')}:</strong>{' '}
      {t(key === 'sign' && several !== null ? 'next_signSeveral' : `next_${key}`, {
        day: day === undefined ? '' : dmy(day),
        month: day === undefined ? '' : monthAndYear(day, language),
        sum: sum === undefined ? '' : kr(sum),
        payer: several ?? t('theTenant'),
        names: new Intl.ListFormat(language).format(names ?? []),
      })}
    </p>
  )
}
