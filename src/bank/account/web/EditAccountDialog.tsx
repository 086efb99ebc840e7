import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { bankAccountCalls } from '../calls'
import { BankAccountForm, bankAccountRecord, type BankAccount } from '../model'
import { bankAccountWords } from '../words'

interface EditAccountDialogProps {
  readonly account: BankAccount
  readonly onClose: () => void
}

export function EditAccountDialog({ account, onClose }: EditAccountDialogProps) {
  const t = useWords(bankAccountWords)
  const form = useForm({
    schema: BankAccountForm,
    initial: bankAccountRecord.toForm(account),
    toBody: bankAccountRecord.toBody,
  })
  const save = useEndpointMutation(bankAccountCalls.update, { invalidates: [bankAccountCalls.list] })
  const line = recordLines(bankAccountRecord, form, t)
  return (
    <FormDialog
      title={t('editTitle', { name: account.name })}
      size="narrow"
      form={form}
      submitText={t('save')}
      onSubmit={(body) => save.mutateAsync({ params: { id: String(account.id) }, body })}
      onDone={() => {
        toast.success(t('saved'))
        onClose()
      }}
      onClose={onClose}
    >
      <RecordField {...line('name')} help={t('nameHelp')} autoComplete="off" />
      <RecordField {...line('account_number')} help={t('account_numberHelp')} autoComplete="off" />
    </FormDialog>
  )
}
