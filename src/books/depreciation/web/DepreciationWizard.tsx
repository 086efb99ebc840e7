import { Button } from '@mantine/core'
import { useEffectEvent, useLayoutEffect, useState } from 'react'
import type { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { CallError } from '../../../base/ui/query/call-request'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { DraftRestored, DraftStatus } from '../../../base/ui/form/draft-notes'
import { Form } from '../../../base/ui/form/form'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { StepHeading } from '../../../base/ui/form/step-heading'
import { Stepper } from '../../../base/ui/form/stepper'
import { toast } from '../../../base/ui/page/toast'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { fileWords } from '../../../base/file/words'
import { accountCalls } from '../../../landlord/account/calls'
import type { Profile } from '../../../landlord/account/model'
import { houseCalls } from '../../../landlord/house/calls'
import type { House } from '../../../landlord/house/model'
import { limitOfError } from '../../../landlord/plan/web/limit'
import { LimitDialog } from '../../../landlord/plan/web/LimitDialog'
import { depreciationCalls } from '../calls'
import { depreciationWords } from '../words'
import { rememberInfo, steps, useWizardSteps, type Step } from './wizard-steps'
import { emptyWizard, wizardBody, wizardDraft, wizardErrors, WizardForm } from './wizard-form'
import { ItemCalculation, PersonalCalculation, type Meets } from './WizardCalculation'
import { WizardFields } from './WizardFields'
import { WizardInfo } from './WizardInfo'

const names = { info: 'stepInfo', form: 'stepForm', calculations: 'stepCalculations' } as const satisfies Record<
  Step,
  string
>

export interface WizardProps {
  readonly houseId: number | null
  readonly houses: readonly House[]
  readonly profile: Profile
  /** Lists that show vouchers and are old after a save. */
  readonly invalidates: readonly Row[]
  readonly meets: Meets
}

/** Furniture and home contents in three steps: what it is about, what it was, what it comes to. */
export function DepreciationWizard({ houseId, houses, profile, invalidates, meets }: WizardProps) {
  const t = useWords(depreciationWords)
  const files = useWords(fileWords)
  const at = useWizardSteps()
  const [first] = useState(() => emptyWizard(houseId))
  const [limitSeen, setLimitSeen] = useState(0)
  const [asking, setAsking] = useState(false)
  const [round, setRound] = useState(1)
  const form = useForm({
    schema: WizardForm,
    initial: first,
    toBody: wizardBody,
    check: (values) => wizardErrors(values, today()),
    draft: useDraft({
      account: profile.id,
      form: 'item',
      record: `new.${houseId ?? 0}`,
      shape: wizardDraft,
      stored: null,
    }),
    inSteps: true,
  })
  const guard = useUnsavedChangesGuard(form, {
    isInside: ({ search }) => (search as { add?: unknown }).add === 'depreciation',
  })
  const stale = { invalidates: [...invalidates, houseCalls.list, accountCalls.profile] }
  const createItem = useEndpointMutation(depreciationCalls.create, stale)
  const createPersonal = useEndpointMutation(depreciationCalls.createPersonal, stale)
  const calculate = useEndpointMutation(depreciationCalls.calculatePersonal)
  const found = WizardForm.safeParse(wizardBody(form.values))
  const limit = form.problem.attempt > limitSeen ? limitOfError(form.problem.error) : null

  // A reload in the last step has lost what was typed before it.
  const lost = at.step === 'calculations' && !found.success
  const backWhenLost = useEffectEvent(() => {
    if (lost) at.back('form')
  })
  // Only at the start: later the step is left by its own buttons.
  useLayoutEffect(() => backWhenLost(), [])

  const send = async (body: z.input<typeof WizardForm>) => {
    try {
      if (body.type === 'item') {
        const { type: _type, ...item } = body
        await createItem.mutateAsync({ body: item })
      } else {
        const { type: _type, ...personal } = body
        // Nothing is offered for a year without rent (docs/rules.md#personal-use).
        const { houseId: house, year } = personal
        const { totalSum } = await calculate.mutateAsync({ body: { houseId: house, year } })
        if (totalSum === 0) throw new CallError('invalid', 422, { year: 'yearWithoutRent' })
        await createPersonal.mutateAsync({ body: personal })
      }
    } catch (error) {
      // The refused fields stand in the step before.
      if (error instanceof CallError && Object.keys(error.fields).some((field) => field !== 'at_once')) at.back('form')
      throw error
    }
  }
  const done = () => {
    form.settle()
    toast.success(
      form.values.type === 'item'
        ? t('saved', { name: form.values.name })
        : t('savedPersonal', { year: String(form.values.year) }),
    )
    at.close()
  }
  const leave = () => guard.leave(at.close)
  const draftNote = {
    form,
    onDiscard: () => {
      form.reset()
      setRound(round + 1)
      if (at.step === 'calculations') at.back('form')
    },
    onAsking: setAsking,
  }
  const shown = steps.indexOf(at.step)
  return (
    <>
      <Dialog
        title={t('wizardTitle')}
        opened
        onClose={at.close}
        guard={{ ...guard, isAsking: guard.isAsking || asking || limit !== null }}
        size="wide"
        beside={at.step === 'form' ? files('beside') : undefined}
      >
        <Stepper
          label={t('steps')}
          current={at.step}
          steps={steps.map((key, index) =>
            index < shown ? { key, name: t(names[key]), link: at.linkTo(key) } : { key, name: t(names[key]) },
          )}
        />
        <StepHeading key={at.step} text={t(names[at.step])} />
        {at.step === 'info' && (
          <WizardInfo
            onCancel={leave}
            onNext={() => {
              rememberInfo()
              at.go('form')
            }}
          />
        )}
        {at.step === 'form' && (
          <Form
            form={form}
            submitText={t('next')}
            onSubmit={() => at.go('calculations')}
            status={<DraftStatus form={form} />}
            actions={
              <Button variant="default" onClick={leave}>
                {t('cancel')}
              </Button>
            }
          >
            <DraftRestored {...draftNote} />
            <WizardFields key={round} form={form} houses={houses} />
          </Form>
        )}
        {at.step === 'calculations' && found.success && (
          <Form
            form={form}
            note={false}
            submitText={t('save')}
            onSubmit={send}
            onDone={done}
            actions={
              <Button variant="default" disabled={form.busy} onClick={() => at.back('form')}>
                {t('back')}
              </Button>
            }
          >
            {found.data.type === 'item' ? (
              <ItemCalculation
                item={found.data}
                form={form}
                house={houses.find((house) => String(house.id) === form.values.houseId)}
              />
            ) : (
              <PersonalCalculation houseId={found.data.houseId} year={found.data.year} form={form} meets={meets} />
            )}
          </Form>
        )}
      </Dialog>
      {limit !== null && (
        <LimitDialog limit={limit} profile={profile} onOk={() => setLimitSeen(form.problem.attempt)} />
      )}
    </>
  )
}
