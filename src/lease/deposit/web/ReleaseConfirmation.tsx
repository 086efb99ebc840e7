import { ore, type Ore } from '../../../base/kit/money'
import { DateField } from '../../../base/ui/field/date-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Notice } from '../../../base/ui/page/notice'
import { kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { agreesRentAccount, depositStanding } from '../../contract/rules-deposit'
import type { ReleaseValues } from '../model'
import { panelStage } from '../rules-panel'
import { earliestNotice } from '../rules-release'
import type { Part } from '../rules-split'
import { depositPanelWords } from '../words-panel'

const law = 'https://lovdata.no/lov/1999-03-26-17/§3-5'

interface ReleaseConfirmationProps {
  readonly form: Pick<FormState<ReleaseValues>, 'field' | 'values'>
  readonly contract: Contract
  readonly payer: string
}

/** What is about to be sent, and what that means. */
export function ReleaseConfirmation({ form, contract, payer }: ReleaseConfirmationProps) {
  const t = useWords(depositPanelWords)
  const { category, amount_tenant, amount_landlord } = form.values
  const { agreed, paid, surplus } = depositStanding(contract)
  const standing = { sum: kr(agreed), founds: kr(paid), surplus: kr(surplus), payer }
  /** What the landlord asks for beyond the deposit. */
  const beyond = ore(Math.max(0, (amount_landlord ?? 0) - agreed))
  const part = (name: Part, amount: Ore | null) => ({ term: t(name, { payer }), value: kr(amount ?? ore(0)) })
  return (
    <>
      {category === 'SPLIT' && (
        <DescriptionList items={[part('amount_tenant', amount_tenant), part('amount_landlord', amount_landlord)]} />
      )}
      {category !== '' && <p>{t(`sure${category}`, { sum: kr(paid), payer })}</p>}
      {category === 'SPLIT' && surplus > 0 && <p>{t('sumOver', standing)}</p>}
      {category === 'SPLIT' && beyond > 0 && (
        <Notice kind="warning">{t('beyondDeposit', { ...standing, beyond: kr(beyond) })}</Notice>
      )}
      {category === 'DISPUTE' && (
        <>
          {['splitting', 'disputeSplit'].includes(panelStage(contract) ?? '') && (
            <p>{t('sureDISPUTESplit', { payer })}</p>
          )}
          <p>{t(agreesRentAccount(contract) ? 'arrears' : 'noArrears', { payer })}</p>
          <p>
            <a href={law} target="_blank" rel="noreferrer">
              {t('lawRead')}
            </a>
          </p>
          <DateField
            {...form.field('noticed_on')}
            label={t('noticed_on')}
            help={t('noticed_onHelp', { payer })}
            min={earliestNotice(contract)}
            max={today()}
          />
        </>
      )}
    </>
  )
}
