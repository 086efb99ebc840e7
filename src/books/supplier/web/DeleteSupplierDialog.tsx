import { useNavigate } from '@tanstack/react-router'
import { invalidate, queryKeyOf, queryClient } from '../../../base/ui/query/endpoint-query'
import { call, type Tagged } from '../../../base/ui/query/call'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { useFieldTexts } from '../../../base/ui/form/field-texts'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { supplierCalls } from '../calls'
import { supplierRecord, type Supplier } from '../model'
import { supplierWords } from '../words'

interface DeleteProps {
  readonly supplier: Tagged<Supplier>
  readonly opened: boolean
  readonly onClose: () => void
}

/**
 * Asks before deleting. Afterwards a message says whether the supplier is deleted, or archived because vouchers use it.
 */
export function DeleteSupplierDialog({ supplier, opened, onClose }: DeleteProps) {
  const t = useWords(supplierWords)
  const says = useFieldTexts(supplierRecord, t)
  const navigate = useNavigate()
  const leave = async () => {
    invalidate(supplierCalls.read)
    const left = await call(supplierCalls.list, {}).catch(() => null)
    // The dialog closes before the list is updated, because without the supplier this page has nothing to show.
    onClose()
    await navigate({ to: '/home/suppliers' })
    if (left) queryClient.setQueryData(queryKeyOf(supplierCalls.list), left)
    const isArchived = left?.some((one) => one.id === supplier.id) ?? false
    toast.success(t(isArchived ? 'archivedInstead' : 'removed', { name: supplier.name }))
  }
  return (
    <ConfirmMutation
      title={t('removeTitle', { name: supplier.name })}
      text={t('removeText')}
      opened={opened}
      cancelText={t('keep')}
      confirmText={t('removeYes')}
      row={supplierCalls.remove}
      input={{ params: { id: String(supplier.id) }, ifMatch: supplier.etag }}
      changes={{ before: supplierRecord.toForm(supplier), toForm: supplierRecord.toForm, says }}
      invalidates={[]}
      onCancel={onClose}
      onDone={leave}
    />
  )
}
