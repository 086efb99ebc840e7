import { monthAt } from '../../../base/kit/day'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { tenancyCalls } from '../calls'
import { GoOnForm } from '../model'
import { countRentsDue } from '../../rent/rules-due'
import { countsAsOpenEnded, openEndedFromDay, noticeAfterGoingOn } from '../../law/rules-term'
import { tenancyWords } from '../words'
import type { ContractDialogProps } from './FinishDialog'
import { FreeVouchersUsed } from '../../rent/web/FreeVouchersUsed'

/**
 * Asks whether the lease goes on after its fixed term, because the tenant still lives there. Says from which day, with
 * which notice, and how much rent is then booked.
 */
export function GoOnDialog({ contract, invalidates, onClose }: ContractDialogProps) {
  const t = useWords(tenancyWords)
  const end = contract.end_date!
  const from = openEndedFromDay(end, undefined, today())!
  const form = useForm({ schema: GoOnForm, initial: {}, toBody: () => ({ from }) })
  const goOn = useEndpointMutation(tenancyCalls.goOn, { invalidates })
  // The number of further rents that are due if the lease has no last day.
  const more = countRentsDue({ ...contract, end_date: null }, today()) - countRentsDue(contract, today())
  return (
    <FormDialog
      title={t('goOn')}
      onClose={onClose}
      form={form}
      note={false}
      submitText={t('goOnGo')}
      onSubmit={(body) => goOn.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('wentOnToast'))
        onClose()
      }}
    >
      <p>
        {t(countsAsOpenEnded(contract) ? 'goOnOpenText' : 'goOnText', {
          count: noticeAfterGoingOn(contract),
          from: dmy(from),
          end: dmy(end),
        })}{' '}
        <strong>{t('finishForGood')}</strong>
      </p>
      <p>{t('goOnTwice')}</p>
      <FreeVouchersUsed count={monthAt(today()) > monthAt(end) ? more : 0} />
    </FormDialog>
  )
}
