import { fullName, listNames } from '../../../base/kit/full-name'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { CheckField } from '../../../base/ui/field/check-field'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import type { ContractNotice } from '../../contract/model'
import { tenantsOf } from '../../party/rules'
import { tenancyCalls } from '../calls'
import { TakeBackNoticeForm, takeBackNoticeRecord } from '../model'
import { noticeWords } from '../words-notice'
import type { ContractDialogProps } from './FinishDialog'

interface TakeBackNoticeDialogProps extends ContractDialogProps {
  readonly notice: ContractNotice
}

/** Asks whether to take a notice back, and whether to tell the tenants by e-mail. */
export function TakeBackNoticeDialog({ contract, notice, invalidates, onClose }: TakeBackNoticeDialogProps) {
  const t = useWords(noticeWords)
  const [language] = useLanguage()
  const names = tenantsOf(contract).flatMap((tenant) => (tenant.email === '' ? [] : [fullName(tenant)]))
  const form = useForm({
    schema: TakeBackNoticeForm,
    // A tenant who took a notice back knows it.
    initial: { ...takeBackNoticeRecord.empty, send_mail: notice.by === 'landlord' && names.length > 0 },
  })
  const takeBack = useEndpointMutation(tenancyCalls.takeBackNotice, { invalidates })
  return (
    <FormDialog
      title={t('takeBackTitle')}
      onClose={onClose}
      form={form}
      note={false}
      danger
      submitText={t('takeBackNotice')}
      onSubmit={({ send_mail }) =>
        takeBack.mutateAsync({
          params: { id: String(contract.id) },
          query: { send_mail: send_mail ? 'true' : 'false' },
        })
      }
      onDone={() => {
        toast.success(t('noticeTakenBack'))
        onClose()
      }}
    >
      <p>{t(notice.by === 'landlord' ? 'takeBackLandlord' : 'takeBackTenant', { day: dmy(notice.last_day) })}</p>
      {names.length > 0 ? (
        <CheckField {...form.field('send_mail')} label={t('takeBackTell', { names: listNames(names, language) })} />
      ) : (
        <p>{t('takeBackTellYourself')}</p>
      )}
    </FormDialog>
  )
}
