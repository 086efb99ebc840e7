import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useSend } from '../../../base/ui/answer'
import { Form } from '../../../base/ui/form'
import { useDiscardGuard } from '../../../base/ui/guard'
import { PageHead, Panel } from '../../../base/ui/page'
import { toast } from '../../../base/ui/toast'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { supplierCalls } from '../calls'
import { SupplierForm } from '../model'
import { supplierWords } from '../words'
import { noSupplier, SupplierFields } from './SupplierFields'

/** A new supplier. */
export default function SupplierAddPage() {
  const t = useWords(supplierWords)
  const { history } = useRouter()
  const form = useForm({ schema: SupplierForm, initial: noSupplier })
  const guard = useDiscardGuard(form.isDirty)
  const save = useSend(supplierCalls.create, { refreshes: [supplierCalls.list] })
  const leave = () => history.push('/home/suppliers')
  return (
    <>
      <PageHead title={t('addNew')} />
      <Panel>
        <Form
          form={form}
          submitText={t('add')}
          onSubmit={(body) => save.send({ body })}
          onDone={(supplier) => {
            toast.success(t('added', { name: supplier.name }))
            leave()
          }}
          actions={
            <Button variant="default" onClick={() => guard.leave(leave)}>
              {t('cancel')}
            </Button>
          }
        >
          <SupplierFields form={form} />
        </Form>
      </Panel>
      {guard.dialog}
    </>
  )
}
