import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useFieldSays } from '../../../base/ui/form/field-says'
import { PageForm } from '../../../base/ui/form/page-form'
import { RecordField, recordLines } from '../../../base/ui/form/record-field'
import { useEditing } from '../../../base/ui/form/use-editing'
import { OpenedGate } from '../../../base/ui/page/opened-gate'
import { PageHeader } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { houseCalls } from '../calls'
import { HouseForm, houseRecord, type House } from '../model'
import { houseWords } from '../words'
import { CoOwnerFields } from './CoOwnerFields'
import { HouseFields } from './HouseFields'
import { HouseGate } from './HouseGate'
import { useHouse } from './use-house'

/** The chosen house as a form. */
export default function HouseEditPage() {
  const t = useWords(houseWords)
  return <HouseGate title={t('infoTitle')}>{(house) => <ChosenHouse chosen={house.id} />}</HouseGate>
}

/** Another house that the landlord chooses has a form of its own; one that was deleted elsewhere keeps what is typed. */
function ChosenHouse({ chosen }: { chosen: number }) {
  const { houses } = useHouse()
  const [id, setId] = useState(chosen)
  if (id !== chosen && houses.some((house) => house.id === id)) setId(chosen)
  return <OpenedHouse key={id} id={id} />
}

function OpenedHouse({ id }: { id: number }) {
  const t = useWords(houseWords)
  const query = useEndpointQuery(houseCalls.read, { params: { id: String(id) } }, { keepPreviousData: false })
  return (
    <OpenedGate query={query} waiting={<PageHeader title={t('infoTitle')} />}>
      {(house) => <HouseEdit house={house} />}
    </OpenedGate>
  )
}

function HouseEdit({ house }: { house: Tagged<House> }) {
  const t = useWords(houseWords)
  const { history } = useRouter()
  const form = useForm({ schema: HouseForm, initial: houseRecord.toForm(house), toBody: houseRecord.toBody })
  const params = { id: String(house.id) }
  const editing = useEditing({
    form,
    read: houseCalls.read,
    input: { params },
    stored: house,
    toForm: houseRecord.toForm,
    says: useFieldSays(houseRecord, t),
  })
  const save = useEndpointMutation(houseCalls.update, { invalidates: [houseCalls.list, houseCalls.read] })
  const leave = () => history.push(`/home/house-info?house=${house.id}`)
  return (
    <>
      <PageHeader title={t('editTitle', { name: house.name })} />
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
        <HouseFields form={form} />
        <RecordField {...recordLines(houseRecord, form, t)('holiday_home')} help={t('holiday_homeHelp')} />
        <CoOwnerFields form={form} />
      </PageForm>
    </>
  )
}
