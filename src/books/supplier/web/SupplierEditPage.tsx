import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useSend } from '../../../base/ui/answer'
import { CheckField } from '../../../base/ui/check-field'
import { Form } from '../../../base/ui/form'
import { useDiscardGuard } from '../../../base/ui/guard'
import { PageHead, Panel } from '../../../base/ui/page'
import { AnswerGate, NotFound, NoticeLine } from '../../../base/ui/states'
import { toast } from '../../../base/ui/toast'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { supplierCalls } from '../calls'
import { SupplierForm, type Supplier } from '../model'
import { supplierWords } from '../words'
import { SupplierFields, supplierValues } from './SupplierFields'
import { useSupplier } from './use-supplier'

/** A supplier as a form; the default one says why it has none. */
export default function SupplierEditPage() {
  const t = useWords(supplierWords)
  const { list, supplier } = useSupplier()
  if (supplier === undefined) {
    return (
      <>
        <PageHead title={t('edit')} />
        <AnswerGate answer={list}>{() => null}</AnswerGate>
      </>
    )
  }
  if (supplier === null) return <NotFound homeHref="/home" />
  if (supplier.isDefault) {
    return (
      <>
        <PageHead title={t('none')} />
        <NoticeLine kind="info">{t('noneHelp')}</NoticeLine>
      </>
    )
  }
  return <SupplierEdit key={supplier.id} supplier={supplier} />
}

function SupplierEdit({ supplier }: { supplier: Supplier }) {
  const t = useWords(supplierWords)
  const { history } = useRouter()
  const form = useForm({ schema: SupplierForm, initial: supplierValues(supplier) })
  const guard = useDiscardGuard(form.isDirty)
  const save = useSend(supplierCalls.update, { refreshes: [supplierCalls.list] })
  const leave = () => history.push(`/home/suppliers/${supplier.id}`)
  return (
    <>
      <PageHead title={t('editTitle', { name: supplier.name })} />
      <div className="ui-page-form">
        <Panel>
          <Form
            form={form}
            submitText={t('save')}
            onSubmit={(body) => save.send({ params: { id: String(supplier.id) }, body })}
            onDone={() => {
              toast.success(t('saved'))
              leave()
            }}
            actions={
              <Button variant="default" onClick={() => guard.leave(leave)}>
                {t('cancel')}
              </Button>
            }
          >
            <SupplierFields form={form} />
            <CheckField {...form.field('archived')} label={t('archived')} help={t('archiveHelp')} />
          </Form>
        </Panel>
      </div>
      {guard.dialog}
    </>
  )
}
