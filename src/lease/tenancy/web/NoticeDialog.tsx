import { isDay, type Day } from '../../../base/kit/day'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { CheckField } from '../../../base/ui/field/check-field'
import { ChoiceField } from '../../../base/ui/field/choice-field'
import { DateField } from '../../../base/ui/field/date-field'
import { useForm } from '../../../base/ui/form/use-form'
import { Notice } from '../../../base/ui/page/notice'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { ContractNotice } from '../../contract/model'
import { tenantsOf } from '../../party/rules'
import { lettingLaw } from '../../law/rules-letting'
import { bindingUntil, lettingOn } from '../../law/rules-term'
import { LawSource } from '../../law/web/LawNotes'
import { tenancyCalls } from '../calls'
import { NoticeForm } from '../model'
import type { EarlyEnd, TenantPlace } from '../model-notice'
import { earliestLastDay } from '../rules-notice'
import { isPartialNotice, placesOf } from '../rules-who-leaves'
import { noticeWords } from '../words-notice'
import type { ContractDialogProps } from './FinishDialog'
import { BecauseField, WhoLeavesField } from './NoticeFields'
import { NoticePeriodText } from './NoticePeriodText'

interface NoticeDialogProps extends ContractDialogProps {
  readonly by: ContractNotice['by']
}

interface Values {
  readonly received_on: string
  readonly which: 'lawful' | 'other'
  readonly last_day: string
  readonly agreed: boolean
  readonly because: EarlyEnd | ''
  readonly given_by: readonly TenantPlace[]
}

/** The form of a notice, and what it depends on. */
function useNoticeForm({ contract, by }: Pick<NoticeDialogProps, 'contract' | 'by'>) {
  const t = useWords(noticeWords)
  const before = contract.notice?.by === by ? contract.notice : null
  const tenants = tenantsOf(contract).length
  const isBound = by === 'tenant' && bindingUntil(contract) !== null
  const isOther = before !== null && before.last_day !== before.earliest
  const earliestOf = (received: string): Day | null => (isDay(received) ? earliestLastDay(contract, received) : null)
  const isEarly = ({ received_on, which, last_day }: Values): boolean => {
    const earliest = earliestOf(received_on)
    return which === 'other' && earliest !== null && isDay(last_day) && last_day < earliest
  }
  const form = useForm<Values, typeof NoticeForm>({
    schema: NoticeForm,
    initial: {
      received_on: before?.received_on ?? today(),
      which: isOther ? 'other' : 'lawful',
      last_day: isOther ? before.last_day : '',
      agreed: isOther && before.last_day < before.earliest,
      because: '',
      given_by: placesOf(tenants),
    },
    toBody: (values) => ({
      by,
      received_on: values.received_on,
      ...(values.which === 'other' && { last_day: values.last_day }),
      ...(by === 'tenant' && isEarly(values) && { agreed: values.agreed }),
      ...(by === 'tenant' && tenants > 1 && { given_by: values.given_by }),
      ...(isBound && { because: values.because === '' ? null : values.because }),
    }),
    check: (values) => {
      const { because, given_by } = values
      if (isBound && because === '') return { because: t('becauseNeeded') }
      if (given_by.length === 0) return { given_by: t('whoNeeded') }
      if (isPartialNotice(given_by, tenants)) return { given_by: t('someStay') }
      if (!isEarly(values) || (by === 'tenant' && (values.agreed || because === 'agreed'))) return {}
      const day = dmy(earliestOf(values.received_on)!)
      return { last_day: t(by === 'tenant' ? 'agreedNeeded' : 'tooEarly', { day }) }
    },
  })
  return { form, tenants, isBound, isEarly, earliestOf }
}

/** Records a notice: the day on which it was received, and its last day. Shows and explains the first lawful day. */
export function NoticeDialog({ contract, invalidates, by, onClose }: NoticeDialogProps) {
  const t = useWords(noticeWords)
  const { form, tenants, isBound, isEarly, earliestOf } = useNoticeForm({ contract, by })
  const save = useEndpointMutation(tenancyCalls.giveNotice, { invalidates })
  // Fields that appear or disappear with a value wait until a click has ended, so that no button moves under the
  // pointer.
  const { received_on, which } = form.settled
  const earliest = earliestOf(received_on)
  const letting = lettingOn(contract, today())
  const { needsReason } = lettingLaw[letting]
  return (
    <FormDialog
      title={t(by === 'tenant' ? 'noticeReceived' : 'noticeGiven')}
      onClose={onClose}
      form={form}
      submitText={t('noticeGo')}
      onSubmit={(body) => save.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={({ notice }) => {
        toast.success(t('noticed', { day: dmy(notice!.last_day) }))
        onClose()
      }}
    >
      {by === 'tenant' ? (
        <p>{t('receivedText')}</p>
      ) : (
        <Notice kind="warning">
          {t(needsReason ? 'givenReason' : 'givenFree')}{' '}
          <LawSource paragraph={letting === 'own_home' ? '§ 11-4' : '§ 9-7'} />
        </Notice>
      )}
      {by === 'tenant' && tenants > 1 && <WhoLeavesField {...form.field('given_by')} tenants={tenantsOf(contract)} />}
      {isBound && <BecauseField {...form.field('because')} />}
      <DateField
        {...form.field('received_on')}
        label={t(by === 'tenant' ? 'receivedOnTenant' : 'receivedOnLandlord')}
        max={today()}
        required
      />
      <ChoiceField<Values['which']>
        {...form.field('which')}
        label={t('lastDay')}
        options={[
          { value: 'lawful', label: earliest === null ? t('lawfulUnknown') : t('lawful', { day: dmy(earliest) }) },
          { value: 'other', label: t('other') },
        ]}
      />
      {earliest !== null && isDay(received_on) && <NoticePeriodText contract={contract} receivedOn={received_on} />}
      {which === 'other' && <DateField {...form.field('last_day')} label={t('otherDay')} required />}
      {by === 'tenant' && form.settled.because !== 'agreed' && isEarly(form.settled) && (
        <CheckField {...form.field('agreed')} label={t('agreed')} />
      )}
    </FormDialog>
  )
}
