import { useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryClient, useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { Form } from '../../../base/ui/form/form'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useRestoredDraft } from '../../../base/ui/form/use-restored-draft'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { toast } from '../../../base/ui/page/toast'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import type { Profile } from '../../account/model'
import { houseCalls } from '../../house/calls'
import { begunAt, HouseForm, homeOf, houseRecord } from '../../house/model'
import { FirstHouseFields } from '../../house/web/FirstHouseFields'
import { registrationWords } from '../words'

/** The first house. Creating it finishes the registration. */
export function FinishStep({ back }: { back: ReactNode }) {
  const query = useEndpointQuery(accountCalls.profile)
  return <QueryGate query={query}>{(profile) => <FirstHouse profile={profile} back={back} />}</QueryGate>
}

function FirstHouse({ profile, back }: { profile: Profile; back: ReactNode }) {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const { history } = useRouter()
  const home = homeOf(profile)
  const form = useForm({
    schema: HouseForm,
    initial: begunAt(houseRecord.empty, home),
    toBody: houseRecord.toBody,
    draft: useDraft({ account: profile.id, form: 'house', record: 'first', shape: houseRecord, stored: null }),
  })
  const { note, round } = useRestoredDraft(form)
  const create = useEndpointMutation(houseCalls.create)
  return (
    <Form
      form={form}
      // Nothing is left to fill in, but at another place.
      note={home === null}
      submitText={t('finish')}
      onSubmit={(body) => create.mutateAsync({ body })}
      onDone={(house) => {
        toast.success(t('welcome', { name: house.name }))
        // Everything asked so far is of an unfinished account.
        queryClient.clear()
        // The workbench lies over the home, so that Back and Skip lead there.
        void navigate({ to: '/home/dashboard', replace: true }).then(() =>
          history.push('/home/dashboard?add=expense&first=true'),
        )
      }}
      actions={back}
    >
      {note}
      <FirstHouseFields key={round} form={form} home={home} />
    </Form>
  )
}
