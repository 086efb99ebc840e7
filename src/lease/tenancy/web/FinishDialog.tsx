import { isDay } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { DateField } from '../../../base/ui/field/date-field'
import { dmy } from '../../../base/ui/words/format'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { toast } from '../../../base/ui/page/toast'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { tenancyCalls } from '../calls'
import type { Contract } from '../../contract/model'
import { FinishForm, finishRecord, type FinishValues } from '../model'
import { lastRentDayOnFinish, latestFinish, countsAsOpenEnded } from '../../law/rules-term'
import { tenancyWords } from '../words'

export interface ContractDialogProps {
  readonly contract: Contract
  readonly invalidates: readonly Row[]
  readonly onClose: () => void
}

/** Asks for the contract's last day, and what happens to its income. */
export function FinishDialog({ contract, invalidates, onClose }: ContractDialogProps) {
  const t = useWords(tenancyWords)
  // A lease that has not started owes nothing, so there is no day to choose.
  const begun = contract.start_date <= today()
  const isOver = contract.status === 'expired'
  const form = useForm<FinishValues, typeof FinishForm>({
    schema: FinishForm,
    initial: { ...finishRecord.empty, date: lastRentDayOnFinish(contract, undefined, today())! },
    toBody: (values) => ({ ...finishRecord.toBody(values), ...(begun ? {} : { date: undefined }) }),
    check: ({ date }) =>
      begun && isDay(date) && (date < contract.start_date || date > latestFinish(today())) ? { date: 'finishDay' } : {},
  })
  const income = form.field('deleteIncome')
  const finish = useEndpointMutation(tenancyCalls.finish, { invalidates })
  return (
    <FormDialog
      title={t('finish')}
      onClose={onClose}
      form={form}
      danger
      submitText={t('finishGo')}
      onSubmit={(body) => finish.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('finishedToast'))
        onClose()
      }}
    >
      <p>{t('finishText')}</p>
      {isOver && (
        <p>{t(countsAsOpenEnded(contract) ? 'finishOpen' : 'finishAfterTerm', { end: dmy(contract.end_date!) })}</p>
      )}
      {begun ? (
        <DateField {...form.field('date')} label={t('finishDate')} required />
      ) : (
        <p>{t('finishEarly', { from: dmy(contract.start_date) })}</p>
      )}
      <ChoiceField<'keep' | 'delete'>
        {...income}
        value={income.value ? 'delete' : 'keep'}
        onChange={(chosen) => income.onChange(chosen === 'delete')}
        label={t('finishIncome')}
        options={[
          { value: 'keep', label: t('finishKeep'), help: t('finishKeepHelp') },
          { value: 'delete', label: t('finishDelete'), help: t('finishDeleteHelp') },
        ]}
      />
    </FormDialog>
  )
}
