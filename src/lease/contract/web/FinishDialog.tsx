import { isDay } from '../../../base/kit/day'
import type { Row } from '../../../base/kit/endpoint'
import { useSend } from '../../../base/ui/answer'
import { ChoiceField } from '../../../base/ui/choice-field'
import { DateField } from '../../../base/ui/date-field'
import { dmy } from '../../../base/ui/format'
import { FormDialog } from '../../../base/ui/form-dialog'
import { toast } from '../../../base/ui/toast'
import { today } from '../../../base/ui/today'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { lifeCalls } from '../calls-life'
import { FinishForm, type Contract } from '../model'
import { contractDetailWords } from '../words-detail'

interface Values {
  date: string
  income: 'keep' | 'delete'
}

export interface ContractDialogProps {
  readonly contract: Contract
  readonly refreshes: readonly Row[]
  readonly onClose: () => void
}

/** Ends a contract for good: its last day, and what becomes of the income it has made. */
export function FinishDialog({ contract, refreshes, onClose }: ContractDialogProps) {
  const t = useWords(contractDetailWords)
  // A lease that has not begun owes nothing: there is no day to choose.
  const begun = contract.start_date <= today()
  const form = useForm<Values, typeof FinishForm>({
    schema: FinishForm,
    initial: { date: today(), income: 'keep' },
    toBody: ({ date, income }) => ({ deleteIncome: income === 'delete', ...(begun ? { date } : {}) }),
    check: ({ date }) =>
      begun && isDay(date) && (date < contract.start_date || date > today()) ? { date: 'finishDay' } : {},
  })
  const finish = useSend(lifeCalls.finish, { refreshes })
  return (
    <FormDialog
      title={t('finish')}
      onClose={onClose}
      form={form}
      danger
      submitText={t('finishGo')}
      onSubmit={(body) => finish.send({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('finishedToast'))
        onClose()
      }}
    >
      <p>
        {t('finishText')} <strong>{t('finishForGood')}</strong>
      </p>
      {begun ? (
        <DateField {...form.field('date')} label={t('finishDate')} required />
      ) : (
        <p>{t('finishEarly', { from: dmy(contract.start_date) })}</p>
      )}
      <ChoiceField
        {...form.field('income')}
        label={t('finishIncome')}
        options={[
          { value: 'keep', label: t('finishKeep'), help: t('finishKeepHelp') },
          { value: 'delete', label: t('finishDelete'), help: t('finishDeleteHelp') },
        ]}
      />
    </FormDialog>
  )
}
