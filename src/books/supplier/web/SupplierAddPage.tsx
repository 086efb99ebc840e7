import { useRouter } from '@tanstack/react-router'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { PageForm } from '../../../base/ui/form/page-form'
import { PageHeader } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { supplierCalls } from '../calls'
import { SupplierForm, supplierRecord } from '../model'
import { supplierWords } from '../words'
import { SupplierFields } from './SupplierFields'

export default function SupplierAddPage() {
  const t = useWords(supplierWords)
  const { history } = useRouter()
  const form = useForm({ schema: SupplierForm, initial: supplierRecord.empty, toBody: supplierRecord.toBody })
  const save = useEndpointMutation(supplierCalls.create, { invalidates: [supplierCalls.list] })
  const leave = () => history.push('/home/suppliers')
  return (
    <>
      <PageHeader title={t('addNew')} />
      <PageForm
        form={form}
        submitText={t('add')}
        onSubmit={(body) => save.mutateAsync({ body })}
        onDone={(supplier) => {
          toast.success(t('added', { name: supplier.name }))
          leave()
        }}
        onLeave={leave}
      >
        <SupplierFields form={form} />
      </PageForm>
    </>
  )
}
