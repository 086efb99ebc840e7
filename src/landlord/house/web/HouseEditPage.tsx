import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useSend } from '../../../base/ui/answer'
import { Form } from '../../../base/ui/form'
import { useDiscardGuard } from '../../../base/ui/guard'
import { PageHead, Panel } from '../../../base/ui/page'
import { toast } from '../../../base/ui/toast'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { houseCalls } from '../calls'
import { HouseForm, type House } from '../model'
import { houseWords } from '../words'
import { HouseFields, houseValues } from './HouseFields'
import { HouseGate } from './HouseGate'

/** The chosen house as a form. */
export default function HouseEditPage() {
  const t = useWords(houseWords)
  return <HouseGate title={t('infoTitle')}>{(house) => <HouseEdit key={house.id} house={house} />}</HouseGate>
}

function HouseEdit({ house }: { house: House }) {
  const t = useWords(houseWords)
  const { history } = useRouter()
  const form = useForm({ schema: HouseForm, initial: houseValues(house) })
  const guard = useDiscardGuard(form.isDirty)
  const save = useSend(houseCalls.update, { refreshes: [houseCalls.list] })
  const leave = () => history.push(`/home/house-info?house=${house.id}`)
  return (
    <>
      <PageHead title={t('editTitle', { name: house.name })} />
      <div className="ui-page-form">
        <Panel>
          <Form
            form={form}
            submitText={t('save')}
            onSubmit={(body) => save.send({ params: { id: String(house.id) }, body })}
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
            <HouseFields form={form} />
          </Form>
        </Panel>
      </div>
      {guard.dialog}
    </>
  )
}
