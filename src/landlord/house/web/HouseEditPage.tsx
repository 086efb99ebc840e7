import { useRouter } from '@tanstack/react-router'
import { useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { PageForm } from '../../../base/ui/form/page-form'
import { PageHeader } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { houseCalls } from '../calls'
import { HouseForm, houseRecord, type House } from '../model'
import { houseWords } from '../words'
import { HouseFields } from './HouseFields'
import { HouseGate } from './HouseGate'

/** The chosen house as a form. */
export default function HouseEditPage() {
  const t = useWords(houseWords)
  return <HouseGate title={t('infoTitle')}>{(house) => <HouseEdit key={house.id} house={house} />}</HouseGate>
}

function HouseEdit({ house }: { house: House }) {
  const t = useWords(houseWords)
  const { history } = useRouter()
  const form = useForm({ schema: HouseForm, initial: houseRecord.toForm(house), toBody: houseRecord.toBody })
  const save = useEndpointMutation(houseCalls.update, { invalidates: [houseCalls.list] })
  const leave = () => history.push(`/home/house-info?house=${house.id}`)
  return (
    <>
      <PageHeader title={t('editTitle', { name: house.name })} />
      <PageForm
        form={form}
        submitText={t('save')}
        onSubmit={(body) => save.mutateAsync({ params: { id: String(house.id) }, body })}
        onDone={() => {
          toast.success(t('saved'))
          leave()
        }}
        onLeave={leave}
      >
        <HouseFields form={form} />
      </PageForm>
    </>
  )
}
