import { Button } from '@mantine/core'
import { useEffectEvent, useLayoutEffect, useState, type ReactNode } from 'react'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { Form } from '../../../base/ui/form/form'
import { Stepper } from '../../../base/ui/form/stepper'
import { useForm } from '../../../base/ui/form/use-form'
import { useSteps } from '../../../base/ui/form/use-steps'
import { RouteLink } from '../../../base/ui/page/link'
import { Notice } from '../../../base/ui/page/notice'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { readToken } from '../../../base/ui/query/session'
import { moment } from '../../../base/ui/words/moment'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { EmailForm } from '../../../landlord/account/model'
import { ProfileFields } from '../../../landlord/account/web/ProfileFields'
import {
  newHouseAt,
  houseAfterAddressChange,
  homePlace,
  HouseForm,
  houseRecord,
  type HouseValues,
} from '../../../landlord/house/model'
import { FirstHouseFields } from '../../../landlord/house/web/FirstHouseFields'
import { useHeadingFocus } from '../../../landlord/login/web/use-heading-focus'
import { registerCalls } from '../../../landlord/registration/calls'
import { NewEmailField, emailTakenKey } from '../../../landlord/registration/web/NewEmailField'
import styles from '../../../landlord/registration/web/registration.module.css'
import { termQuestions } from '../../contract-form/rules-questions'
import { dwellingOf } from '../../contract-form/web/contract-form'
import { DepositFields } from '../../contract-form/web/DepositFields'
import { DwellingFields } from '../../contract-form/web/DwellingFields'
import { IncludingFields } from '../../contract-form/web/IncludingFields'
import { lacksRentIban } from '../../contract-form/web/rent-account'
import { TenantFields } from '../../contract-form/web/TenantFields'
import { TermsFields } from '../../contract-form/web/TermsFields'
import { useTermQuestions } from '../../contract-form/web/use-term-questions'
import '../../contract-form/web/wizard.css'
import type { DwellingValues } from '../../contract/model'
import { applicableLawNotes } from '../../law/rules'
import { lawForm } from '../../law/rules-form'
import { freeContractWords } from '../words'
import {
  acceptAll,
  numberedSteps,
  contractProblems,
  firstUnfinishedStep,
  freeSteps,
  landlordProblems,
  type FreeStep,
} from './free-steps'
import { PasswordStep } from './PasswordStep'
import { useFreeDraft, type FreeDraftState } from './use-free-draft'
import { useStoredValues } from './use-stored-values'
import { LeaveButton } from '../../../base/ui/form/leave-button'

interface LandlordStepProps {
  readonly stored: FreeDraftState
  readonly ssn: string
  readonly onSsn: (ssn: string) => void
  readonly back: ReactNode
  readonly onNext: () => void
}

/**
 * Asks for the landlord's data. Next works only after the e-mail check has said that the address is free
 * (docs/rules/lease.md#free-contract).
 */
function LandlordStep({ stored, ssn, onSsn, back, onNext }: LandlordStepProps) {
  const t = useWords(freeContractWords)
  const { draft, change } = stored
  const hasAccount = readToken() !== null
  const form = useForm({
    schema: acceptAll<object>(),
    initial: { ...draft.landlord, ssn, isAgreePolicy: false },
    check: ({ ssn: typed, isAgreePolicy: _agreed, ...landlord }) => landlordProblems(landlord, typed, today()),
    // The national id is never stored in the browser (docs/rules/lease.md#free-contract).
    isStored: () => stored.isStored() && ssn === '',
  })
  useStoredValues(form.values, ({ ssn: typed, isAgreePolicy: _agreed, ...landlord }) => {
    onSsn(typed)
    // A house at the landlord's own address follows a correction of that address.
    change(({ landlord: before, house }) => ({ landlord, house: houseAfterAddressChange(house, before, landlord) }))
  })

  /**
   * Shows an error for an address that is in use. An address that an earlier try of this draft has registered is not an
   * error.
   */
  const checkEmail = async () => {
    const typed = EmailForm.safeParse({ email: form.values.email })
    if (!typed.success || draft.began || hasAccount) return
    const { exists } = await call(registerCalls.checkEmail, { body: typed.data })
    if (!exists) return
    form.setError('email', emailTakenKey)
    throw new CallError('invalid', 422, { email: emailTakenKey })
  }
  return (
    <Form form={form} submitText={t('next')} onSubmit={checkEmail} onDone={onNext} actions={back}>
      <NewEmailField
        field={form.field('email')}
        isTaken={form.errors['email'] === emailTakenKey}
        // The answer is only a hint here. Without one (too many questions, no network), Next asks again.
        onLeave={() => void checkEmail().catch(() => undefined)}
        disabled={hasAccount}
      />
      <ProfileFields form={form} needsAgreement={false} part="lease" />
    </Form>
  )
}

/** Begins the wizard. Offers the draft of an earlier visit again. */
function WelcomeStep({ stored, onBegin }: { stored: FreeDraftState; onBegin: () => void }) {
  const t = useWords(freeContractWords)
  const [asking, setAsking] = useState(false)
  return (
    <div className={styles.page}>
      <div className={styles.panel}>
        <h1>{t('title')}</h1>
        <p className={styles.text}>{t('welcomeText')}</p>
        <ol>
          <li>{t('welcomeYou')}</li>
          <li>{t('welcomeTenant')}</li>
          <li>{t('welcomeTerms')}</li>
        </ol>
        <p className={styles.text}>{t('welcomeKept')}</p>
        {stored.found !== null && (
          <Notice
            kind="info"
            action={
              <button type="button" className="lease-link" onClick={() => setAsking(true)}>
                {t('startOver')}
              </button>
            }
          >
            {t('found', { date: moment(new Date(stored.found)) })}
          </Notice>
        )}
        <div className="ui-form-actions">
          <Button onClick={onBegin}>{t(stored.found === null ? 'begin' : 'goOn')}</Button>
        </div>
        <p>
          {t('haveAccount')} <RouteLink href="/login?back=%2Fhome%3FcreateRentContract%3Dtrue">{t('login')}</RouteLink>
        </p>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('startOverTitle')}
        text={t('startOverText')}
        cancelText={t('startOverStay')}
        confirmText={t('startOver')}
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          stored.startOver()
        }}
      />
    </div>
  )
}

export interface FreeStepProps {
  readonly stored: FreeDraftState
  readonly back: ReactNode
  readonly onNext: () => void
}

function HouseStep({ stored, back, onNext }: FreeStepProps) {
  const t = useWords(freeContractWords)
  const { landlord, house, contract } = stored.draft
  const home = homePlace(landlord)
  const form = useForm<HouseValues & DwellingValues, typeof HouseForm>({
    schema: HouseForm,
    initial: { ...newHouseAt(house, home), ...dwellingOf(contract) },
    toBody: houseRecord.toBody,
    isStored: stored.isStored,
    check: (values) => contractProblems('house', { ...contract, ...dwellingOf(values) }, today()),
  })
  const store = (values: HouseValues & DwellingValues) =>
    void stored.change({ house: houseRecord.pick(values), contract: { ...contract, ...dwellingOf(values) } })
  useStoredValues(form.values, store)
  const law = applicableLawNotes(lawForm({ ...contract, ...dwellingOf(form.settled) }, ''), today())
  return (
    <Form
      form={form}
      submitText={t('next')}
      // Also stores the initial values, which `useStoredValues` doesn't store.
      onSubmit={() => store(form.values)}
      onDone={onNext}
      actions={back}
    >
      <FirstHouseFields form={form} home={home} />
      <DwellingFields form={form} law={law} short isCooperative={form.settled.share_number !== null} />
    </Form>
  )
}

function ContractStep({ stored, back, onNext }: FreeStepProps) {
  const t = useWords(freeContractWords)
  const asksAccount = lacksRentIban(stored.draft.landlord)
  const form = useForm({
    schema: acceptAll<object>(),
    initial: stored.draft.contract,
    isStored: stored.isStored,
    check: (values) => contractProblems('contract', values, today(), stored.draft.landlord.iban),
  })
  const questions = useTermQuestions()
  useStoredValues(form.values, (contract) => stored.change({ contract }))
  const law = applicableLawNotes(lawForm(form.settled, stored.draft.landlord.iban || form.settled.rent_iban), today())
  return (
    <Form
      form={form}
      submitText={t('next')}
      onSubmit={() => questions.isMeant(termQuestions(form.values, today(), ['terms', 'deposit']))}
      onDone={(isMeant) => isMeant && onNext()}
      actions={back}
    >
      <TermsFields form={form} law={law} asksAccount={asksAccount} short />
      <IncludingFields form={form} law={law} short />
      <DepositFields form={form} law={law} subscriptionActive={false} short />
      {questions.dialog}
    </Form>
  )
}

function TenantStep({ stored, back, onNext }: FreeStepProps) {
  const t = useWords(freeContractWords)
  const form = useForm({
    schema: acceptAll<object>(),
    initial: stored.draft.contract,
    isStored: stored.isStored,
    check: (values) => contractProblems('tenant', values, today()),
  })
  const questions = useTermQuestions()
  useStoredValues(form.values, (contract) => stored.change({ contract }))
  return (
    <Form
      form={form}
      submitText={t('next')}
      onSubmit={() => questions.isMeant(termQuestions(form.values, today(), ['tenant']))}
      onDone={(isMeant) => isMeant && onNext()}
      actions={back}
    >
      <TenantFields form={form} law={applicableLawNotes(lawForm(form.settled, ''), today())} short />
      {questions.dialog}
    </Form>
  )
}

/**
 * The wizard of the free contract: landlord, house, tenant, terms, and finally a user account
 * (docs/rules/lease.md#free-contract).
 */
export default function FreeContractPage() {
  const t = useWords(freeContractWords)
  const stored = useFreeDraft()
  const at = useSteps({ steps: freeSteps, start: 'welcome', keys: [] })
  // The national id is only in memory, so a reload asks for it again.
  const [ssn, setSsn] = useState('')
  // The address of the contract names no step of this wizard, so the last step stays until the contract's page is there.
  const [isFinished, setFinished] = useState(false)
  const step = isFinished ? 'password' : at.step
  // A reload, an old address or another tab may be at a step beyond what is filled in. If the user account already
  // exists, only the last step is left.
  const toLeft = useEffectEvent(() => {
    const left = firstUnfinishedStep(stored.draft, today())
    if (freeSteps.indexOf(left) < freeSteps.indexOf(step)) at.back(left)
    else if (left === 'password' && step === 'welcome' && readToken() !== null) at.back('password')
  })
  // This runs only at the start. Afterwards only the buttons change the step.
  useLayoutEffect(() => toLeft(), [])
  const next = () => at.go(freeSteps[freeSteps.indexOf(step) + 1]!)
  const back = <LeaveButton onClick={() => at.back(freeSteps[freeSteps.indexOf(step) - 1]!)}>{t('back')}</LeaveButton>
  if (step === 'welcome')
    return (
      <WelcomeStep
        stored={stored}
        onBegin={() => at.go(stored.found ? firstUnfinishedStep(stored.draft, today()) : 'landlord')}
      />
    )
  return (
    <div className={styles.page}>
      <Stepper label={t('steps')} current={step} steps={numberedSteps.map((one) => ({ key: one, name: t(one) }))} />
      <StepPanel key={step} step={step}>
        {step === 'landlord' && <LandlordStep stored={stored} ssn={ssn} onSsn={setSsn} back={back} onNext={next} />}
        {step === 'house' && <HouseStep stored={stored} back={back} onNext={next} />}
        {step === 'tenant' && <TenantStep stored={stored} back={back} onNext={next} />}
        {step === 'contract' && <ContractStep stored={stored} back={back} onNext={next} />}
        {step === 'password' && (
          <PasswordStep
            stored={stored}
            ssn={ssn}
            back={back}
            onTaken={() => at.back('landlord')}
            isFinished={isFinished}
            onFinished={() => setFinished(true)}
          />
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

/** One step of the wizard. Its heading gets the focus. Some steps have a sentence below it. */
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
          ({numberedSteps.indexOf(step) + 1}/{numberedSteps.length})
        </span>
      </h1>
      {text !== null && <p className={styles.text}>{t(text)}</p>}
      {children}
    </div>
  )
}
