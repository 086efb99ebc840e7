import { useRouter } from '@tanstack/react-router'
import type { Tagged } from '../../../base/ui/query/call'
import { isMissing } from '../../../base/ui/query/call-request'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useOpenedRecord } from '../../../base/ui/query/use-opened'
import { CheckField } from '../../../base/ui/field/check-field'
import { useFieldTexts } from '../../../base/ui/form/field-texts'
import { PageForm } from '../../../base/ui/form/page-form'
import { useEditing } from '../../../base/ui/form/use-editing'
import { PageHeader } from '../../../base/ui/page/page'
import { NotFound } from '../../../base/ui/page/not-found'
import { Notice } from '../../../base/ui/page/notice'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { supplierCalls } from '../calls'
import { SupplierForm, supplierRecord, type Supplier } from '../model'
import { supplierWords } from '../words'
import { SupplierFields } from './SupplierFields'
import { supplierReads, useSupplier } from './use-supplier'

/** Changes a supplier. The default supplier has no form. Its page says why. */
export default function SupplierEditPage() {
  const query = useSupplier()
  const opened = useOpenedRecord(query)
  const t = useWords(supplierWords)
  if (opened === undefined && isMissing(query.error)) return <NotFound homeHref="/home" />
  if (opened === undefined) {
    return (
      <>
        <PageHeader title={t('edit')} />
        <QueryGate query={{ data: opened, error: query.error, refetch: query.refetch }}>{() => null}</QueryGate>
      </>
    )
  }
  if (opened.isDefault) {
    return (
      <>
        <PageHeader title={t('none')} />
        <Notice kind="info">{t('noneHelp')}</Notice>
      </>
    )
  }
  return <SupplierEdit key={opened.id} supplier={opened} />
}

const supplierValues = ({ archived, ...supplier }: Supplier) => ({ ...supplierRecord.toForm(supplier), archived })

function SupplierEdit({ supplier }: { supplier: Tagged<Supplier> }) {
  const t = useWords(supplierWords)
  const { history } = useRouter()
  const form = useForm({
    schema: SupplierForm,
    initial: supplierValues(supplier),
    toBody: ({ archived, ...values }) => ({ ...supplierRecord.toBody(values), archived }),
  })
  const params = { id: String(supplier.id) }
  const editing = useEditing({
    form,
    read: supplierCalls.read,
    input: { params },
    stored: supplier,
    toForm: supplierValues,
    says: useFieldTexts(supplierRecord, t),
  })
  const save = useEndpointMutation(supplierCalls.update, { invalidates: supplierReads })
  const leave = () => history.push(`/home/suppliers/${supplier.id}`)
  return (
    <>
      <PageHeader title={t('editTitle', { name: supplier.name })} />
      <PageForm
        form={form}
        editing={editing}
        submitText={t('save')}
        onSubmit={(body) => editing.send((ifMatch) => save.mutateAsync({ params, body, ifMatch }))}
        onDone={() => {
          toast.success(t('saved'))
          leave()
        }}
        onLeave={leave}
      >
        <SupplierFields form={form} />
        <CheckField {...form.field('archived')} label={t('archived')} help={t('archiveHelp')} />
      </PageForm>
    </>
  )
}
