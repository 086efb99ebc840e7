import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { PasswordField } from '../../../base/ui/field/password-field'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { externalLoginCalls } from '../../../landlord/external-login/calls'
import { UnlinkForm } from '../../../landlord/external-login/model'
import { externalLoginWords } from './words'

/** Unlinks an electronic id. Requires the password. */
export default function UnlinkDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(externalLoginWords)
  const form = useForm({ schema: UnlinkForm, initial: { password: '' } })
  const unlink = useEndpointMutation(externalLoginCalls.unlink, { invalidates: [accountCalls.profile] })
  return (
    <FormDialog
      title={t('unlinkTitle')}
      size="narrow"
      form={form}
      danger
      submitText={t('unlink')}
      onSubmit={(body) => unlink.mutateAsync({ body })}
      onDone={() => {
        onClose()
        toast.success(t('unlinked'))
      }}
      onClose={onClose}
    >
      <p>{t('unlinkQuestion')}</p>
      <PasswordField {...form.field('password')} label={t('password')} required autoComplete="current-password" />
    </FormDialog>
  )
}
