import { useState } from 'react'
import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { ore, type Ore } from '../../../base/kit/money'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { DateField } from '../../../base/ui/field/date-field'
import { MoneyField } from '../../../base/ui/field/money-field'
import type { FormState } from '../../../base/ui/form/form-state'
import { FieldPair, Form } from '../../../base/ui/form/form'
import { StepHeading } from '../../../base/ui/form/step-heading'
import { useUnsavedChangesGuard } from '../../../base/ui/form/unsaved-changes-guard'
import { useForm } from '../../../base/ui/form/use-form'
import { DescriptionList } from '../../../base/ui/list/description-list'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { keepsIdempotencyKey, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { kr } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { releaseCategories } from '../../contract/model-signing'
import { isRentPaidToDepositBank, depositStateAndAmounts } from '../../contract/rules-deposit'
import { payerAmongSeveral } from '../../party/rules-tenant'
import { depositCalls } from '../calls'
import { ReleaseForm, releaseRecord, type ReleaseValues } from '../model'
import { earliestNoticeDay, isTenancyRunningAtRelease } from '../rules-release'
import {
  isWholeAccountSplit,
  splitBySettlement,
  splitByTypedPart,
  type OfferedSettlement,
  type SplitPart,
} from '../rules-split'
import { depositPanelWords } from '../words-panel'
import { LeaveButton } from '../../../base/ui/form/leave-button'
import { SettledItems, SettlementChoice, WithoutSettlement } from './SettlementChoice'

const law = 'https://lovdata.no/lov/1999-03-26-17/§3-5'

interface ReleaseConfirmationProps {
  readonly form: Pick<FormState<ReleaseValues>, 'field' | 'values' | 'setMany'>
  readonly contract: Contract
  readonly payer: string
  /** The settlement that a split rests on. Undefined: sums alone. */
  readonly settlement: OfferedSettlement | undefined
}

/** The share of each party. */
function SplitParts({ form, payer }: Pick<ReleaseConfirmationProps, 'form' | 'payer'>) {
  const t = useWords(depositPanelWords)
  const parts: readonly SplitPart[] = ['amount_tenant', 'amount_landlord']
  return (
    <div className="deposit-sums">
      <DescriptionList
        items={parts.map((name) => ({ term: t(name, { payer }), value: kr(form.values[name] ?? ore(0)) }))}
      />
    </div>
  )
}

/** The final check of a release, with its consequences. */
function ReleaseConfirmation({ form, contract, payer, settlement }: ReleaseConfirmationProps) {
  const t = useWords(depositPanelWords)
  const { category, amount_landlord } = form.values
  const { state, agreed, paid, surplus } = depositStateAndAmounts(contract)
  const sums = { sum: kr(agreed), founds: kr(paid), surplus: kr(surplus), payer }
  /** The part of the landlord's amount that exceeds the agreed deposit. */
  const beyond = ore(Math.max(0, (amount_landlord ?? 0) - agreed))
  return (
    <>
      {isTenancyRunningAtRelease(contract, category) && <Notice kind="warning">{t('sureRunning')}</Notice>}
      {category === 'SPLIT' && <SplitParts form={form} payer={payer} />}
      {category === 'SPLIT' &&
        (settlement === undefined ? (
          <WithoutSettlement contract={contract.id} payer={payer} />
        ) : (
          <SettledItems settlement={settlement} paid={paid} payer={payer} />
        ))}
      {category !== '' && <p>{t(`sure${category}`, { sum: kr(paid), payer })}</p>}
      {category === 'SPLIT' && surplus > 0 && <p>{t('sumOver', sums)}</p>}
      {category === 'SPLIT' && beyond > 0 && (
        <Notice kind="warning">{t('beyondDeposit', { ...sums, beyond: kr(beyond) })}</Notice>
      )}
      {category === 'DISPUTE' && (
        <>
          {['splitting', 'disputeSplit'].includes(state) && <p>{t('sureDISPUTESplit', { payer })}</p>}
          <p>{t(isRentPaidToDepositBank(contract) ? 'arrears' : 'noArrears', { payer })}</p>
          <p>
            <a href={law} target="_blank" rel="noreferrer">
              {t('lawRead')}
            </a>
          </p>
          <DateField
            {...form.field('noticed_on')}
            label={t('noticed_on')}
            help={t('noticed_onHelp', { payer })}
            min={earliestNoticeDay(contract)}
            max={today()}
          />
        </>
      )}
    </>
  )
}

interface ReleaseAmountsProps {
  readonly form: Pick<FormState<ReleaseValues>, 'field' | 'setMany'>
  /** All that is on the account: the amount to split. */
  readonly paid: Ore
  readonly payer: string
}

/** The amounts of a split. Each fills in the other. */
function ReleaseAmounts({ form, paid, payer }: ReleaseAmountsProps) {
  const t = useWords(depositPanelWords)
  const amount = (part: SplitPart) => ({
    ...form.field(part),
    onChange: (typed: Ore | null) => form.setMany(splitByTypedPart(part, typed, paid)),
    label: t(part, { payer }),
    required: true,
  })
  return (
    <FieldPair>
      <MoneyField {...amount('amount_tenant')} help={t('amountHelp', { sum: kr(paid) })} />
      <MoneyField {...amount('amount_landlord')} />
    </FieldPair>
  )
}

interface SplitStepProps extends ReleaseConfirmationProps {
  readonly settlements: readonly OfferedSettlement[]
}

/** The basis of a split, and its amounts: those of a settlement, or typed ones. */
function SplitStep({ form, contract, settlements, settlement, payer }: SplitStepProps) {
  const { paid } = depositStateAndAmounts(contract)
  return (
    <>
      {settlements.length > 0 && <SettlementChoice form={form} settlements={settlements} paid={paid} payer={payer} />}
      {settlement === undefined ? (
        <ReleaseAmounts form={form} paid={paid} payer={payer} />
      ) : (
        <>
          <SettledItems settlement={settlement} paid={paid} payer={payer} />
          <SplitParts form={form} payer={payer} />
        </>
      )}
      {settlements.length === 0 && <WithoutSettlement contract={contract.id} payer={payer} />}
    </>
  )
}

export interface ReleaseDialogProps {
  readonly contract: Contract
  readonly invalidates: readonly Row[]
  /** The settlements with a claim, the newest first. */
  readonly settlements: readonly OfferedSettlement[]
  /** The settlement with which the dialog was opened. Null: the landlord chooses. */
  readonly asked: number | null
  /** `isUncertain`: a release was sent, and nobody knows whether it is stored. */
  readonly onClose: (isUncertain: boolean) => void
}

/** The part of the form that the first step checks. */
const Choice = z.object({ category: releaseRecord.body.category })

/** The values at the start. A dispute that is stored can get the day of the bank's notice. */
function initialOf(contract: Contract, settlements: readonly OfferedSettlement[], asked: number | null): ReleaseValues {
  const { signicatInfo: info } = contract
  if (info?.releasedCategory !== 'DISPUTE' || asked !== null) {
    const chosen = settlements.find(({ id }) => id === asked) ?? settlements[0]
    if (chosen === undefined) return releaseRecord.empty
    const split = splitBySettlement(chosen, depositStateAndAmounts(contract).paid)
    const category = chosen.id === asked ? 'SPLIT' : ''
    return { ...releaseRecord.empty, category, settlementId: String(chosen.id), ...split }
  }
  const noticed_on = info.noticedOn ?? ''
  return { ...releaseRecord.empty, category: 'DISPUTE', noticed_on }
}

/** The steps: who gets the deposit, the amounts of a split, and the final check. */
type Step = 'who' | 'amounts' | 'sure'

/** The form of a release, in which each step checks its own fields. */
function useReleaseForm(
  { contract, settlements, asked }: Omit<ReleaseDialogProps, 'onClose' | 'invalidates'>,
  step: Step,
) {
  const schema: z.ZodType<unknown, z.input<typeof ReleaseForm>> = step === 'who' ? Choice : ReleaseForm
  return useForm({
    schema,
    initial: initialOf(contract, settlements, asked),
    // The values that were typed for another choice stay on the screen.
    toBody: (values) => {
      const { category, noticed_on, ...amounts } = releaseRecord.toBody(values)
      if (step === 'who') return { category }
      return category === 'SPLIT'
        ? { category, ...amounts }
        : category === 'DISPUTE'
          ? { category, noticed_on }
          : { category }
    },
    check: (values) =>
      step === 'who' ||
      values.category !== 'SPLIT' ||
      isWholeAccountSplit(values, depositStateAndAmounts(contract).paid)
        ? {}
        : { amount_landlord: 'depositSplit' },
    // Only the last step sends.
    inSteps: true,
  })
}

/** Asks how to release the deposit. Nothing is sent before the final check. */
export default function ReleaseDialog({ contract, invalidates, settlements, asked, onClose }: ReleaseDialogProps) {
  const t = useWords(depositPanelWords)
  const [step, setStep] = useState<Step>('who')
  const payer = payerAmongSeveral(contract) ?? t('theTenant')
  const { agreed, paid, surplus } = depositStateAndAmounts(contract)
  const sums = { sum: kr(agreed), founds: kr(paid), surplus: kr(surplus), payer }
  const form = useReleaseForm({ contract, settlements, asked }, step)
  const guard = useUnsavedChangesGuard(form)
  const release = useEndpointMutation(depositCalls.releaseDeposit, { invalidates })
  const { category } = form.values
  const settlement = settlements.find(({ id }) => String(id) === form.values.settlementId)
  // The request may be stored already, and then leaving takes it back. A dispute is stored here only.
  const isUncertain = category !== 'DISPUTE' && release.error !== null && keepsIdempotencyKey(release.error)
  const close = () => onClose(isUncertain)
  const steps: readonly Step[] = category === 'SPLIT' ? ['who', 'amounts', 'sure'] : ['who', 'sure']
  const go = (to: Step) => {
    form.uncheck()
    setStep(to)
  }
  return (
    <Dialog title={t('release')} opened onClose={close} {...(!isUncertain && { guard })}>
      <StepHeading
        key={`heading ${step}`}
        text={t('releaseStep', { step: steps.indexOf(step) + 1, last: steps.length })}
      />
      {step === 'who' ? (
        <Form
          key="who"
          form={form}
          note={false}
          submitText={t('next')}
          onSubmit={() => undefined}
          onDone={() => go(category === 'SPLIT' ? 'amounts' : 'sure')}
          actions={<LeaveButton onClick={() => guard.leave(close)}>{t('cancel')}</LeaveButton>}
        >
          <p>{t(surplus > 0 ? 'sumOver' : 'sumAll', sums)}</p>
          <ChoiceField
            {...form.field('category')}
            label={t('who')}
            required
            options={releaseCategories.map((value) => ({
              value,
              label: t(value, { payer }),
              help: t(`${value}Help`, { payer }),
            }))}
          />
        </Form>
      ) : step === 'amounts' ? (
        <Form
          key="amounts"
          form={form}
          submitText={t('next')}
          onSubmit={() => undefined}
          onDone={() => go('sure')}
          actions={<LeaveButton onClick={() => go('who')}>{t('back')}</LeaveButton>}
        >
          <SplitStep form={form} contract={contract} settlements={settlements} settlement={settlement} payer={payer} />
        </Form>
      ) : (
        <Form
          key="confirm"
          form={form}
          note={false}
          submitText={t('confirm')}
          onSubmit={(body) => release.mutateAsync({ params: { id: String(contract.id) }, body })}
          onDone={({ signicatInfo }) => {
            form.settle()
            if (category !== '')
              toast.success(t(signicatInfo?.pending ? 'noted_toast' : `${category}_toast`, { payer }))
            onClose(false)
          }}
          actions={
            <LeaveButton disabled={form.busy} onClick={isUncertain ? close : () => go(steps.at(-2)!)}>
              {t(isUncertain ? 'takeBack' : 'back')}
            </LeaveButton>
          }
        >
          <ReleaseConfirmation form={form} contract={contract} payer={payer} settlement={settlement} />
        </Form>
      )}
    </Dialog>
  )
}
