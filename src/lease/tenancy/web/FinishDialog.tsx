import { isDay } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { DateField } from '../../../base/ui/field/date-field'
import { useForm } from '../../../base/ui/form/use-form'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy, krShort } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract, ContractDetail } from '../../contract/model'
import { countsAsOpenEnded, lastRentDayOnFinish } from '../../law/rules-term'
import { LawSource } from '../../law/web/LawNotes'
import { tenancyCalls } from '../calls'
import { FinishForm } from '../model'
import { tenancyWords } from '../words'

export interface ContractDialogProps {
  readonly contract: Contract
  readonly invalidates: readonly Row[]
  readonly onClose: () => void
}

/** The reason why a contract is finished. `never`: the tenancy never began, so its income goes to the trash folder. */
const reasons = ['moved', 'agreed', 'never'] as const

interface Values {
  readonly why: '' | (typeof reasons)[number]
  readonly date: string
}

interface FinishDialogProps extends Omit<ContractDialogProps, 'contract'> {
  readonly contract: ContractDetail
}

/** Warns of a binding term, unpaid rent and a deposit, which the landlord may have forgotten. */
function FinishWarnings({ contract: { ending } }: Pick<FinishDialogProps, 'contract'>) {
  const t = useWords(tenancyWords)
  const { owed, deposit, bound_until } = ending
  const isBound = bound_until !== null && bound_until >= today()
  return (
    <>
      {isBound && (
        <Notice kind="warning">
          {t('finishBound', { day: dmy(bound_until) })} <LawSource paragraph="§ 9-2" />
        </Notice>
      )}
      {owed > 0 && <Notice kind="warning">{t('finishOwed', { sum: krShort(owed) })}</Notice>}
      {deposit !== null && <Notice>{t('finishDeposit', { sum: krShort(deposit) })}</Notice>}
    </>
  )
}

/** Explains the other ways in which a tenancy goes on or ends: a death, a household that takes over, a sale. */
function OtherWays() {
  const t = useWords(tenancyWords)
  return (
    <details className="lease-other-ways">
      <summary>{t('otherWays')}</summary>
      <p>
        {t('otherDeath')} <LawSource paragraph="§ 9-10" />
      </p>
      <p>
        {t('otherHousehold')} <LawSource paragraph="§ 8-2" />
      </p>
      <p>
        {t('otherSale')} <LawSource paragraph="§ 8-6" />
      </p>
    </details>
  )
}

/**
 * Asks for the reason, and for the contract's last day. If the day is ahead, the contract finishes by itself on that
 * day.
 */
export function FinishDialog({ contract, invalidates, onClose }: FinishDialogProps) {
  const t = useWords(tenancyWords)
  // A lease that has not started owes nothing, so there is no day to choose.
  const begun = contract.start_date <= today()
  const isOver = contract.status === 'expired'
  const asksDay = ({ why }: Values) => begun && why !== 'never'
  const form = useForm<Values, typeof FinishForm>({
    schema: FinishForm,
    initial: {
      why: '',
      // Only a day that is already known is proposed.
      date: contract.finished_on ?? contract.notice?.last_day ?? (isOver ? contract.end_date! : ''),
    },
    toBody: (values) => ({
      deleteIncome: values.why === 'never',
      ...(asksDay(values) && { date: values.date }),
    }),
    check: (values) => ({
      ...(values.why === '' && { why: 'choose' }),
      ...(asksDay(values) &&
        isDay(values.date) &&
        lastRentDayOnFinish(contract, values.date, today()) === null && { date: 'finishDay' }),
    }),
  })
  const finish = useEndpointMutation(tenancyCalls.finish, { invalidates })
  return (
    <FormDialog
      title={t('finish')}
      onClose={onClose}
      form={form}
      danger
      submitText={t('finishGo')}
      onSubmit={(body) => finish.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={({ status, finished_on }) => {
        toast.success(status === 'finished' ? t('finishedToast') : t('finishesToast', { day: dmy(finished_on!) }))
        onClose()
      }}
    >
      <p>{t('finishText')}</p>
      {isOver && (
        <p>{t(countsAsOpenEnded(contract) ? 'finishOpen' : 'finishAfterTerm', { end: dmy(contract.end_date!) })}</p>
      )}
      <FinishWarnings contract={contract} />
      <ChoiceField<Values['why']>
        {...form.field('why')}
        label={t('finishWhy')}
        required
        options={reasons.map((value) => ({ value, label: t(`why_${value}`), help: t(`why_${value}Help`) }))}
      />
      {!begun && <p>{t('finishEarly', { from: dmy(contract.start_date) })}</p>}
      {asksDay(form.settled) && (
        <DateField {...form.field('date')} label={t('finishDate')} help={t('finishDateHelp')} required />
      )}
      <OtherWays />
    </FormDialog>
  )
}
