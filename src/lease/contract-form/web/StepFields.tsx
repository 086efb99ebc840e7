import { Button } from '@mantine/core'
import { Notice } from '../../../base/ui/page/notice'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { lawSays } from '../../law/rules'
import { lawForm } from '../../law/rules-form'
import { wizardWords } from '../words-wizard'
import { ContractSummary } from './ContractSummary'
import { DepositFields } from './DepositFields'
import { LetHouseFields } from './LetHouseFields'
import { IncludingFields } from './IncludingFields'
import { LawNotes } from '../../law/web/LawNotes'
import { lacksRentAccount } from './rent-account'
import { TenantFields } from './TenantFields'
import { TermsFields } from './TermsFields'
import type { ContractWizardState } from './use-contract-wizard'

interface WizardFieldsProps {
  readonly wizard: ContractWizardState
  readonly houses: readonly House[]
  readonly profile: Profile
}

/** What is asked in the step, with what the act has to say to it; at the end all of it. */
export function StepFields({ wizard: { step, form, at, change, needsFile }, houses, profile }: WizardFieldsProps) {
  const t = useWords(wizardWords)
  const account = profile.iban || form.settled.rent_iban
  const law = lawSays(lawForm(form.settled, account), today())
  if (step === 'house') return <LetHouseFields form={form} law={law} houses={houses} needsFile={needsFile} />
  if (step === 'tenant') return <TenantFields form={form} law={law} />
  if (step === 'terms') return <TermsFields form={form} law={law} asksAccount={lacksRentAccount(profile)} />
  if (step === 'including') return <IncludingFields form={form} law={law} />
  const help = (page: 'deposit-help' | 'signing-help', text: string) => (
    <p>
      <Button variant="default" onClick={() => at.go(page)}>
        {text}
      </Button>
    </p>
  )
  if (step === 'deposit')
    return (
      <>
        <DepositFields form={form} law={law} subscriptionActive={profile.subscriptionActive} />
        {help('deposit-help', t('toDepositHelp'))}
      </>
    )
  const weak = law.filter(({ severity }) => severity !== 'info')
  return (
    <>
      <ContractSummary values={form.values} houses={houses} account={account} onChange={change} />
      {weak.length > 0 && (
        <section className="lease-before" aria-label={t('lawTitle')}>
          <h4>{t('lawTitle')}</h4>
          <LawNotes law={weak} />
        </section>
      )}
      {lacksRentAccount(profile) && form.values.rent_iban.trim() === '' && (
        <Notice kind="warning">{t('noRentAccount')}</Notice>
      )}
      <p>{t('nextSave')}</p>
      <p>
        {t('nextSend')} {form.values.is_deposit_account_variant === '1' && t('nextFee')}
      </p>
      {help('signing-help', t('toSigningHelp'))}
    </>
  )
}
