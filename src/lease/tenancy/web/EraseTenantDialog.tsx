import { CheckField } from '../../../base/ui/field/check-field'
import { FormDialog } from '../../../base/ui/dialog/form-dialog'
import { useForm } from '../../../base/ui/form/use-form'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { tenancyCalls } from '../calls'
import { depositVariantOf } from '../../contract/model-asked-fields'
import { EraseTenantForm, eraseTenantRecord } from '../model'
import { papersKeptUntil } from '../rules-erase'
import { allTenants } from '../../party/rules-tenant'
import { contractEraseWords } from '../words-erase'
import type { ContractDialogProps } from './FinishDialog'

/** Asks whether to erase the tenants. While the papers may be needed, a tick must say that they aren't. */
export function EraseTenantDialog({ contract, invalidates, onClose }: ContractDialogProps) {
  const t = useWords(contractEraseWords)
  const [language] = useLanguage()
  const { finished_on, taxable } = contract
  const until = papersKeptUntil(contract)
  const isAsked = until !== null && today() <= until
  const form = useForm({
    schema: EraseTenantForm,
    initial: eraseTenantRecord.empty,
    check: ({ confirm }) => (isAsked && !confirm ? { confirm: 'confirmErasing' } : {}),
  })
  const erase = useEndpointMutation(tenancyCalls.eraseTenant, { invalidates })
  return (
    <FormDialog
      title={t('eraseTitle', { name: allTenants(contract, language) })}
      onClose={onClose}
      form={form}
      note={false}
      danger
      submitText={t('eraseGo')}
      onSubmit={(body) => erase.mutateAsync({ params: { id: String(contract.id) }, body })}
      onDone={() => {
        toast.success(t('erasedToast'))
        onClose()
      }}
    >
      <p>{t('eraseText')}</p>
      <p>
        {t('eraseSave')} {t('eraseTax')} {depositVariantOf(contract) === '2' && t('eraseOwnAccount')}
      </p>
      {isAsked && finished_on !== null && (
        <>
          <p>{t(taxable ? 'eraseEarlyTax' : 'eraseEarly', { ended: dmy(finished_on), until: dmy(until) })}</p>
          <CheckField {...form.field('confirm')} label={t('eraseConfirm')} required />
        </>
      )}
    </FormDialog>
  )
}
