import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { toast } from '../../../base/ui/page/toast'
import { Notice } from '../../../base/ui/page/notice'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { existingContractCalls } from '../calls-existing'
import { SignManualForm, signManualRecord } from '../model-forms'
import { contractDetailWords } from '../words-detail'
import { rentsDue } from '../rules-rent'
import type { ContractDialogProps } from './FinishDialog'

/** Says that both have signed on paper, and keeps the paper. */
export function SignManualDialog({ contract, invalidates, onClose }: ContractDialogProps) {
  const t = useWords(contractDetailWords)
  const form = useForm({
    schema: SignManualForm,
    initial: signManualRecord.empty,
    toBody: (values) => signManualRecord.toBody(values),
  })
  const sign = useEndpointMutation(existingContractCalls.signManual, { invalidates })
  return (
    <FormDialog
      title={t('sign')}
      onClose={onClose}
      form={form}
      note={false}
      submitText={t('signGo')}
      onSubmit={(body) => sign.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('signed'))
        onClose()
      }}
    >
      <p>{t('signText', { day: dmy(contract.first_payment_date) })}</p>
      <PlacesTaken contract={contract} />
      <DocumentsField {...form.field('documents')} label={t('signFiles')} help={t('signFilesHelp')} />
    </FormDialog>
  )
}

/** What a lease that reaches back takes of the free places at once; nothing to an account that has no limit. */
function PlacesTaken({ contract }: Pick<ContractDialogProps, 'contract'>) {
  const t = useWords(contractDetailWords)
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  const count = rentsDue({ ...contract, finished_on: null }, today())
  if (profile === undefined || profile.subscriptionActive || count === 0) return null
  const left = profile.trial.state === 'blocked' ? 0 : Math.max(0, profile.free.cap - profile.free.used)
  return (
    <Notice kind={count > left ? 'warning' : 'info'}>
      {t('signPlaces', { count, left })} {count > left && t('signPlacesShort')}
    </Notice>
  )
}
