import { Button } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import type { Ore } from '../../../base/kit/money'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { DateField } from '../../../base/ui/field/date-field'
import { MoneyField } from '../../../base/ui/field/money-field'
import { FieldPair, Form } from '../../../base/ui/form/form'
import { StepHeading } from '../../../base/ui/form/step-heading'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { useForm, type FormState } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { keepsIdempotencyKey, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { releaseCategories } from '../../contract/model-signing'
import { noticedOn } from '../../contract/rules-deposit'
import { depositCalls } from '../calls'
import { ReleaseForm, releaseRecord, type ReleaseValues } from '../model'
import { splitBy, sumsUp, type Part } from '../rules-split'
import { depositPanelWords } from '../words-panel'

export interface ReleaseDialogProps {
  readonly contract: Contract
  readonly deposit: Ore
  readonly invalidates: readonly Row[]
  /** `isUncertain`: a release was sent, and nobody knows whether it is stored. */
  readonly onClose: (isUncertain: boolean) => void
}

/** What the first step asks. */
const Choice = z.object({ category: releaseRecord.body.category })

/** What the form begins with: a dispute that is noted can be given the day of the bank's notice. */
function initialOf({ signicatInfo: info }: Contract): ReleaseValues {
  if (info?.releasedCategory !== 'DISPUTE') return releaseRecord.empty
  const noticed_on = info.disputeUntil === null ? '' : noticedOn(info.disputeUntil)
  return { ...releaseRecord.empty, category: 'DISPUTE', noticed_on }
}

const law = 'https://lovdata.no/lov/1999-03-26-17/§3-5'

/** Releases a deposit in two steps: who gets it, then how much and what that means; nothing is sent before the second. */
export default function ReleaseDialog({ contract, deposit, invalidates, onClose }: ReleaseDialogProps) {
  const t = useWords(depositPanelWords)
  const [step, setStep] = useState<0 | 1>(0)
  const schema: z.ZodType<unknown, z.input<typeof ReleaseForm>> = step === 0 ? Choice : ReleaseForm
  const form = useForm({
    schema,
    initial: initialOf(contract),
    // Only what belongs to the choice: what was typed for another one stays on the screen.
    toBody: (values) => {
      const { category, noticed_on, ...amounts } = releaseRecord.toBody(values)
      if (step === 0) return { category }
      return category === 'SPLIT'
        ? { category, ...amounts }
        : category === 'DISPUTE'
          ? { category, noticed_on }
          : { category }
    },
    check: (values) =>
      step === 0 || values.category !== 'SPLIT' || sumsUp(values, deposit) ? {} : { amount_landlord: 'depositSplit' },
    // The first step sends nothing.
    inSteps: true,
  })
  const guard = useUnsavedChangesGuard(form)
  const release = useEndpointMutation(depositCalls.releaseDeposit, { invalidates })
  const { category } = form.values
  const close = () => onClose(release.error !== null && keepsIdempotencyKey(release.error))
  const go = (to: 0 | 1) => {
    form.uncheck()
    setStep(to)
  }
  return (
    <Dialog title={t('release')} opened onClose={close} guard={guard}>
      <StepHeading key={step} text={t('releaseStep', { step: step + 1 })} />
      {step === 0 ? (
        <Form
          key="who"
          form={form}
          note={false}
          submitText={t('next')}
          onSubmit={() => undefined}
          onDone={() => go(1)}
          actions={
            <Button variant="default" onClick={() => guard.leave(close)}>
              {t('cancel')}
            </Button>
          }
        >
          <p>{t('sumAll', { sum: kr(deposit) })}</p>
          <ChoiceField
            {...form.field('category')}
            label={t('who')}
            required
            options={releaseCategories.map((value) => ({ value, label: t(value), help: t(`${value}Help`) }))}
          />
        </Form>
      ) : (
        <Form
          key="confirm"
          form={form}
          note={category === 'SPLIT'}
          submitText={t('confirm')}
          onSubmit={(body) => release.mutateAsync({ params: { id: String(contract.id) }, body })}
          onDone={({ signicatInfo }) => {
            form.settle()
            if (category !== '') toast.success(t(signicatInfo?.pending ? 'noted_toast' : `${category}_toast`))
            onClose(false)
          }}
          actions={
            <Button variant="default" disabled={form.busy} onClick={() => go(0)}>
              {t('back')}
            </Button>
          }
        >
          {category === 'SPLIT' && <Amounts form={form} deposit={deposit} />}
          {category !== '' && <p>{t(`sure${category}`, { sum: kr(deposit) })}</p>}
          {category === 'DISPUTE' && (
            <>
              <p>{t('arrears')}</p>
              <p>
                <a href={law} target="_blank" rel="noreferrer">
                  {t('lawRead')}
                </a>
              </p>
              <DateField
                {...form.field('noticed_on')}
                label={t('noticed_on')}
                help={t('noticed_onHelp')}
                min={contract.start_date}
                max={today()}
              />
            </>
          )}
        </Form>
      )}
    </Dialog>
  )
}

interface AmountsProps {
  readonly form: Pick<FormState<ReleaseValues>, 'field' | 'setMany'>
  readonly deposit: Ore
}

/** Two amounts that fill each other. */
function Amounts({ form, deposit }: AmountsProps) {
  const t = useWords(depositPanelWords)
  const amount = (part: Part) => ({
    ...form.field(part),
    onChange: (typed: Ore | null) => form.setMany(splitBy(part, typed, deposit)),
    label: t(part),
    required: true,
  })
  return (
    <FieldPair>
      <MoneyField {...amount('amount_tenant')} help={t('amountHelp', { sum: kr(deposit) })} />
      <MoneyField {...amount('amount_landlord')} />
    </FieldPair>
  )
}
