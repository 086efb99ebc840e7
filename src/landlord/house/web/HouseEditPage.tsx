import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { DocumentsField } from '../../../base/file/web/DocumentsField'
import { yearOf } from '../../../base/kit/day'
import { isSame } from '../../../base/kit/is-same'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useFieldTexts } from '../../../base/ui/form/field-texts'
import { PageForm } from '../../../base/ui/form/page-form'
import { useEditing } from '../../../base/ui/form/use-editing'
import { OpenedGate } from '../../../base/ui/page/opened-gate'
import { PageHeader } from '../../../base/ui/page/page'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { houseCalls } from '../calls'
import { HouseChangeForm, houseRecord, type House } from '../model'
import { factsInYear } from '../rules-years'
import { houseWords } from '../words'
import { HouseFields } from './HouseFields'
import { HouseGate } from './HouseGate'
import { useHouse } from './use-house'
import { YearFactsFields, type HouseEditValues } from './YearFactsFields'

export default function HouseEditPage() {
  const t = useWords(houseWords)
  return <HouseGate title={t('infoTitle')}>{(house) => <ChosenHouse chosen={house.id} />}</HouseGate>
}

/** The form of the chosen house. If the house is deleted elsewhere, the typed text stays. */
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
  const thisYear = yearOf(today())
  const toForm = (stored: House): HouseEditValues => ({ ...houseRecord.toForm(stored), from_year: String(thisYear) })
  /** The body of the call. It has a year only if the facts of that year were changed. */
  const toBody = ({ from_year, ...values }: HouseEditValues) => {
    const body = { ...houseRecord.toBody(values), holiday_home: values.home_use === 'own_cabin' }
    const stored = houseRecord.toForm({ ...house, ...factsInYear(house.years, Number(from_year)) })
    const isOther = !isSame([stored.home_use, stored.co_owners], [values.home_use, values.co_owners])
    return isOther ? { ...body, from_year: Number(from_year) } : body
  }
  const form = useForm({ schema: HouseChangeForm, initial: toForm(house), toBody })
  const params = { id: String(house.id) }
  const editing = useEditing({
    form,
    read: houseCalls.read,
    input: { params },
    stored: house,
    toForm,
    says: useFieldTexts(houseRecord, t),
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
        <div>
          <DocumentsField {...form.field('house_rules')} label={t('house_rules')} />
          <p className="ui-fine">{t('house_rulesHelp')}</p>
        </div>
        <YearFactsFields form={form} years={house.years} thisYear={thisYear} />
      </PageForm>
    </>
  )
}
