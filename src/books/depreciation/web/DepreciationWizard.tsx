import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { formatKr } from '../../../base/kit/money'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { CheckField } from '../../../base/ui/field/check-field'
import { DraftStatus } from '../../../base/ui/form/draft-notes'
import { Form } from '../../../base/ui/form/form'
import { StepHeading } from '../../../base/ui/form/step-heading'
import { Stepper } from '../../../base/ui/form/stepper'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { useRestoredDraft } from '../../../base/ui/form/use-restored-draft'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import type { Profile } from '../../../landlord/account/model'
import type { House } from '../../../landlord/house/model'
import { useFormLimit } from '../../../landlord/plan/web/use-form-limit'
import { authorityLimitYears, newestRules } from '../rules-book'
import { depreciationWords } from '../words'
import { useCreateDepreciation } from './use-create-depreciation'
import { useDepreciationForm } from './use-depreciation-form'
import { depreciationSteps, rememberInfoShown, useWizardSteps, type DepreciationStep } from './wizard-steps'
import { ItemCalculation, PersonalUseCalculation, type ItemsWarning } from './WizardCalculation'
import { WizardFields } from './WizardFields'
import { LeaveButton } from '../../../base/ui/form/leave-button'

export interface WizardInfoProps {
  readonly onNext: () => void
  readonly onCancel: () => void
}

function WizardInfo({ onNext, onCancel }: WizardInfoProps) {
  const t = useWords(depreciationWords)
  const { limit, authorityLimit, itemPercent, personalPercent } = newestRules
  const { from, to } = authorityLimitYears
  const limits = {
    limit: formatKr(limit, 'needed'),
    authority: formatKr(authorityLimit, 'needed'),
    years: `${from}–${String(to).slice(-2)}`,
  }
  return (
    <div className="ui-form">
      <p>{t('infoText')}</p>
      <div className="depreciation-kinds">
        <DescriptionList
          items={[
            { term: t('item'), value: t('infoItem', { ...limits, percent: itemPercent }) },
            { term: t('personal'), value: t('infoPersonal', { percent: personalPercent }) },
          ]}
        />
      </div>
      <p>{t('infoOne')}</p>
      <div className="ui-form-actions">
        <LeaveButton onClick={onCancel}>{t('cancel')}</LeaveButton>
        <Button onClick={onNext}>{t('next')}</Button>
      </div>
    </div>
  )
}

const names = { info: 'stepInfo', form: 'stepForm', calculations: 'stepCalculations' } as const satisfies Record<
  DepreciationStep,
  string
>

type WizardForm = ReturnType<typeof useDepreciationForm>['form']

export interface WizardProps {
  readonly houseId: number | null
  readonly houses: readonly House[]
  readonly profile: Profile
  /** Calls that list vouchers. Their answers are out of date after saving. */
  readonly invalidates: readonly Row[]
  readonly itemsWarning: ItemsWarning
}

export function DepreciationWizard({ houseId, houses, profile, invalidates, itemsWarning }: WizardProps) {
  const t = useWords(depreciationWords)
  const at = useWizardSteps()
  const { form, found } = useDepreciationForm(profile.id, houseId, at)
  const guard = useUnsavedChangesGuard(form, {
    isInside: ({ search }) => (search as { add?: unknown }).add === 'depreciation',
  })
  const draft = useRestoredDraft(form, () => at.step === 'calculations' && at.back('form'))
  const limit = useFormLimit(form, profile)
  /** True if the conditions are confirmed although the year has items. `null` if the landlord wasn't asked. */
  const [anyway, setAnyway] = useState<boolean | null>(null)
  const send = useCreateDepreciation(invalidates, {
    anyway: anyway === true,
    onItems: () => setAnyway((asked) => asked ?? false),
    onField: () => at.back('form'),
  })
  const done = useDone(form, at)
  const leave = () => guard.leave(at.close)
  return (
    <>
      <Dialog
        title={t('wizardTitle')}
        opened
        onClose={at.close}
        guard={{ ...guard, isAsking: guard.isAsking || draft.isAsking || limit !== null }}
        size="wide"
        sidePane={at.step === 'form'}
      >
        <WizardHead at={at} />
        {at.step === 'info' && (
          <WizardInfo
            onCancel={leave}
            onNext={() => {
              rememberInfoShown()
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
            actions={<LeaveButton onClick={leave}>{t('cancel')}</LeaveButton>}
          >
            {draft.note}
            <WizardFields key={draft.round} form={form} houses={houses} />
          </Form>
        )}
        {at.step === 'calculations' && found && (
          <Form
            form={form}
            note={false}
            submitText={t('save')}
            onSubmit={send}
            onDone={done}
            actions={
              <LeaveButton disabled={form.busy} onClick={() => at.back('form')}>
                {t('back')}
              </LeaveButton>
            }
          >
            {found.type === 'item' ? (
              <ItemCalculation
                item={found}
                form={form}
                house={houses.find((house) => String(house.id) === form.values.houseId)}
              />
            ) : (
              <PersonalStep
                found={found}
                form={form}
                itemsWarning={itemsWarning}
                anyway={anyway}
                onAnyway={setAnyway}
              />
            )}
          </Form>
        )}
      </Dialog>
      {limit}
    </>
  )
}

function WizardHead({ at }: { at: ReturnType<typeof useWizardSteps> }) {
  const t = useWords(depreciationWords)
  const shown = depreciationSteps.indexOf(at.step)
  return (
    <>
      <Stepper
        label={t('steps')}
        current={at.step}
        steps={depreciationSteps.map((key, index) =>
          index < shown ? { key, name: t(names[key]), link: at.linkTo(key) } : { key, name: t(names[key]) },
        )}
      />
      <StepHeading key={at.step} text={t(names[at.step])} />
    </>
  )
}

function useDone(form: WizardForm, at: ReturnType<typeof useWizardSteps>) {
  const t = useWords(depreciationWords)
  return () => {
    form.settle()
    toast.success(
      form.values.type === 'item'
        ? t('saved', { name: form.values.name })
        : t('savedPersonal', { year: String(form.values.year) }),
    )
    at.close()
  }
}

interface PersonalStepProps {
  readonly found: { readonly houseId: number; readonly year: number }
  readonly form: WizardForm
  readonly itemsWarning: ItemsWarning
  /** `null` if the landlord wasn't asked about items of the same year. */
  readonly anyway: boolean | null
  readonly onAnyway: (anyway: boolean) => void
}

/** The step of personal use. If saving was refused because the year has items, it asks whether to confirm anyway. */
function PersonalStep({ found, form, itemsWarning, anyway, onAnyway }: PersonalStepProps) {
  const t = useWords(depreciationWords)
  return (
    <>
      <PersonalUseCalculation houseId={found.houseId} year={found.year} form={form} itemsWarning={itemsWarning} />
      {anyway !== null && form.settled.conditions && (
        <CheckField
          id="anyway"
          name="anyway"
          value={anyway}
          onChange={onAnyway}
          label={t('anyway')}
          help={t('anywayHelp')}
        />
      )}
    </>
  )
}
