import { useRouter } from '@tanstack/react-router'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { CheckField } from '../../../base/ui/field/check-field'
import { PageForm } from '../../../base/ui/form/page-form'
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
import { useSupplier } from './use-supplier'

/** A supplier as a form; the default one has none, and its page says why. */
export default function SupplierEditPage() {
  const t = useWords(supplierWords)
  const { list, supplier } = useSupplier()
  if (supplier === undefined) {
    return (
      <>
        <PageHeader title={t('edit')} />
        <QueryGate query={list}>{() => null}</QueryGate>
      </>
    )
  }
  if (supplier === null) return <NotFound homeHref="/home" />
  if (supplier.isDefault) {
    return (
      <>
        <PageHeader title={t('none')} />
        <Notice kind="info">{t('noneHelp')}</Notice>
      </>
    )
  }
  return <SupplierEdit key={supplier.id} supplier={supplier} />
}

function SupplierEdit({ supplier }: { supplier: Supplier }) {
  const t = useWords(supplierWords)
  const { history } = useRouter()
  const form = useForm({
    schema: SupplierForm,
    initial: { ...supplierRecord.toForm(supplier), archived: supplier.archived },
    toBody: ({ archived, ...values }) => ({ ...supplierRecord.toBody(values), archived }),
  })
  const save = useEndpointMutation(supplierCalls.update, { invalidates: [supplierCalls.list] })
  const leave = () => history.push(`/home/suppliers/${supplier.id}`)
  return (
    <>
      <PageHeader title={t('editTitle', { name: supplier.name })} />
      <PageForm
        form={form}
        submitText={t('save')}
        onSubmit={(body) => save.mutateAsync({ params: { id: String(supplier.id) }, body })}
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
