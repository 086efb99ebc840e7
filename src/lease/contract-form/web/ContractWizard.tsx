import './wizard.css'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { DraftRestored, DraftStatus } from '../../../base/ui/form/draft-notes'
import { Form } from '../../../base/ui/form/form'
import { StepHeading } from '../../../base/ui/form/step-heading'
import { Stepper } from '../../../base/ui/form/stepper'
import { useWords } from '../../../base/ui/words/use-words'
import { useFormLimit } from '../../../landlord/plan/web/use-form-limit'
import { wizardWords } from '../words-wizard'
import { isHelpStep, stepNumberText, type WizardStep, type HelpStep } from './contract-steps'
import { StartDateQuestion } from './StartDateQuestion'
import { StepFields } from './StepFields'
import type { WizardSettings } from './use-contract-form'
import { useContractWizard, type ContractWizardState } from './use-contract-wizard'
import { contractHelpWords } from '../words-help'
import { LeaveButton } from '../../../base/ui/form/leave-button'

const points = {
  'deposit-help': [
    'depositLimit',
    'depositWhen',
    'depositAccount',
    'depositNotYours',
    'depositGuarantee',
    'depositTwo',
    'depositEnd',
  ],
  'signing-help': ['signingBankid', 'signingPrint', 'signingBoth', 'signingPaper', 'signingFrozen'],
} as const
const intro = { 'deposit-help': 'depositIntro', 'signing-help': 'signingIntro' } as const
const deposits = 'https://lovdata.no/lov/1999-03-26-17/§3-5'

/** Explains deposits or signing, and leads back to the step that opened it. */
function ContractHelp({ step, onBack }: { step: HelpStep; onBack: () => void }) {
  const t = useWords(contractHelpWords)
  const ui = useWords(wizardWords)
  return (
    <div className="ui-form">
      <p>{t(intro[step])}</p>
      <ul className="lease-help">
        {points[step].map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      {step === 'deposit-help' ? (
        <p>
          <a href={deposits} target="_blank" rel="noreferrer">
            {t('depositRead')}
          </a>
        </p>
      ) : (
        <p className="ui-fine">{t('signingAdvice')}</p>
      )}
      <div className="ui-form-actions">
        <LeaveButton onClick={onBack}>{ui('back')}</LeaveButton>
      </div>
    </div>
  )
}

export function ContractWizard(settings: WizardSettings) {
  const t = useWords(wizardWords)
  const wizard = useContractWizard(settings)
  const { at, step, shown, guard, start, questions, isNew, sending } = wizard
  const [asking, setAsking] = useState(false)
  const limit = useFormLimit(wizard, settings.profile)
  const headingOf = (one: WizardStep) => {
    const mark = stepNumberText(one)
    if (mark !== '') return t('heading', { name: t(one), mark })
    return t(one === 'summary' ? 'summaryHeading' : one)
  }
  return (
    <>
      <Dialog
        title={t(isNew ? 'newTitle' : 'editTitle')}
        opened
        onClose={at.close}
        guard={{
          ...guard,
          isAsking:
            guard.isAsking ||
            start.asking ||
            questions.isAsking ||
            asking ||
            sending.isAsking ||
            limit !== null ||
            wizard.editing.isAsking,
        }}
        size="wide"
      >
        <Stepper
          label={t('steps')}
          current={step}
          steps={shown.map((one, index) => {
            const item = { key: one, name: t(one), mark: stepNumberText(one) }
            return index < shown.indexOf(step) ? Object.assign(item, { link: at.linkTo(one) }) : item
          })}
        />
        <StepHeading key={at.step} text={headingOf(at.step)} />
        {isHelpStep(at.step) ? (
          <ContractHelp step={at.step} onBack={() => at.back(step)} />
        ) : (
          <WizardForm wizard={wizard} houses={settings.houses} profile={settings.profile} onAsking={setAsking} />
        )}
      </Dialog>
      <StartDateQuestion {...start} />
      {questions.dialog}
      {sending.dialog}
      {limit}
    </>
  )
}

interface WizardFormProps extends Pick<WizardSettings, 'houses' | 'profile'> {
  readonly wizard: ContractWizardState
  readonly onAsking: (asking: boolean) => void
}

function WizardForm({ wizard, houses, profile, onAsking }: WizardFormProps) {
  const t = useWords(wizardWords)
  const { form, step, last, isNew, returns, guard, at, startOver } = wizard
  const sendsToo = last && isNew
  const submitText = last ? t(isNew ? 'save' : 'update') : t(returns ? 'toSummary' : 'next')
  return (
    <Form
      key={step}
      form={form}
      editing={wizard.editing}
      note={step !== 'summary'}
      submitText={submitText}
      onBeforeSubmit={wizard.onBeforeSubmit}
      onSubmit={wizard.submit}
      onDone={wizard.done}
      status={<DraftStatus form={form} />}
      submitVariant={sendsToo ? 'default' : 'filled'}
      after={
        sendsToo ? (
          <Button type="submit" loading={form.busy || form.waitsFor !== null} onClick={wizard.sendsNext}>
            {t('saveAndSend')}
          </Button>
        ) : undefined
      }
      actions={
        <>
          {step === 'house' && !returns ? (
            <LeaveButton onClick={() => guard.leave(at.close)}>{t('cancel')}</LeaveButton>
          ) : (
            <LeaveButton disabled={form.busy} onClick={wizard.back}>
              {t('back')}
            </LeaveButton>
          )}
        </>
      }
    >
      <DraftRestored form={form} onDiscard={startOver} onAsking={onAsking} />
      <StepFields wizard={wizard} houses={houses} profile={profile} />
    </Form>
  )
}
