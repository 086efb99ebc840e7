import '../../contract-form/web/wizard.css'
import { Button } from '@mantine/core'
import { ArrowLeft } from 'lucide-react'
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { readToken } from '../../../base/ui/query/session'
import { Stepper } from '../../../base/ui/form/stepper'
import { today } from '../../../base/ui/words/today'
import { useSteps } from '../../../base/ui/form/use-steps'
import { useWords } from '../../../base/ui/words/use-words'
import { useHeadingFocus } from '../../../landlord/login/web/use-heading-focus'
import styles from '../../../landlord/registration/web/registration.module.css'
import { freeContractWords } from '../words'
import { ContractStep } from './ContractStep'
import { askingSteps, firstLeft, freeSteps, type FreeStep } from './free-steps'
import { HouseStep } from './HouseStep'
import { LandlordStep } from './LandlordStep'
import { PasswordStep } from './PasswordStep'
import { TenantStep } from './TenantStep'
import { useFreeDraft } from './use-free-draft'
import { WelcomeStep } from './WelcomeStep'

/** From nothing to a rent contract: landlord, house, tenant, terms, and an account at the end (docs/rules.md#free-contract). */
export default function FreeContractPage() {
  const t = useWords(freeContractWords)
  const stored = useFreeDraft()
  const at = useSteps({ steps: freeSteps, start: 'welcome', keys: [] })
  // In memory only: a reload asks for it again.
  const [ssn, setSsn] = useState('')
  const { step } = at
  // A reload, an old address or another tab may stand further ahead than what is filled in; and whose account exists
  // already has only the end left.
  const toLeft = useEffectEvent(() => {
    const left = firstLeft(stored.draft, today())
    if (freeSteps.indexOf(left) < freeSteps.indexOf(step)) at.back(left)
    else if (left === 'password' && step === 'welcome' && readToken() !== null) at.back('password')
  })
  // Only at the start: later a step is left by its own buttons.
  useLayoutEffect(() => toLeft(), [])
  const next = () => at.go(freeSteps[freeSteps.indexOf(step) + 1]!)
  const back = (
    <Button
      variant="default"
      leftSection={<ArrowLeft size={18} aria-hidden />}
      onClick={() => at.back(freeSteps[freeSteps.indexOf(step) - 1]!)}
    >
      {t('back')}
    </Button>
  )
  if (step === 'welcome')
    return (
      <WelcomeStep
        stored={stored}
        onBegin={() => at.go(stored.found ? firstLeft(stored.draft, today()) : 'landlord')}
      />
    )
  return (
    <div className={styles.page}>
      <Stepper label={t('steps')} current={step} steps={askingSteps.map((one) => ({ key: one, name: t(one) }))} />
      <StepPanel key={step} step={step}>
        {step === 'landlord' && <LandlordStep stored={stored} ssn={ssn} onSsn={setSsn} back={back} onNext={next} />}
        {step === 'house' && <HouseStep stored={stored} back={back} onNext={next} />}
        {step === 'tenant' && <TenantStep stored={stored} back={back} onNext={next} />}
        {step === 'contract' && <ContractStep stored={stored} back={back} onNext={next} />}
        {step === 'password' && (
          <PasswordStep stored={stored} ssn={ssn} back={back} onTaken={() => at.back('landlord')} />
        )}
      </StepPanel>
    </div>
  )
}

const texts = {
  landlord: 'landlordText',
  tenant: 'tenantText',
  password: 'passwordText',
} as const

/** The step's heading, which gets the focus, and a sentence where the fields don't say what is asked. */
function StepPanel({ step, children }: { step: Exclude<FreeStep, 'welcome'>; children: ReactNode }) {
  const t = useWords(freeContractWords)
  useHeadingFocus()
  const own = step === 'house' || step === 'contract' ? null : texts[step]
  const text = step === 'password' && readToken() !== null ? 'resumeText' : own
  return (
    <div className={styles.panel}>
      <h1>
        {t(step)}{' '}
        <span className="ui-hidden">
          ({askingSteps.indexOf(step) + 1}/{askingSteps.length})
        </span>
      </h1>
      {text !== null && <p className={styles.text}>{t(text)}</p>}
      {children}
    </div>
  )
}
