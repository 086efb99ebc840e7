import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Tagged } from '../../../base/ui/query/call'
import { putAnswer, useEndpointQuery, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { Form } from '../../../base/ui/form/form'
import { useRestoredDraft } from '../../../base/ui/form/use-restored-draft'
import { ListSkeleton } from '../../../base/ui/page/loading'
import { OpenedGate } from '../../../base/ui/page/opened-gate'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import { profileCalls } from '../../account/calls-profile'
import type { Profile } from '../../account/model'
import { useProfileForm } from '../../account/web/profile-form'
import { StoredProfileFields } from '../../account/web/ProfileFields'
import { registrationWords } from '../words'

/** Who the landlord is. What an earlier visit has saved stands there already. */
export function ProfileStep({ back }: { back: ReactNode }) {
  const query = useEndpointQuery(accountCalls.profile)
  return (
    <OpenedGate query={query} waiting={<ListSkeleton rows={9} columns={2} />}>
      {(profile) => <FillProfile profile={profile} back={back} />}
    </OpenedGate>
  )
}

function FillProfile({ profile, back }: { profile: Tagged<Profile>; back: ReactNode }) {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const { form, editing } = useProfileForm(profile)
  const { note, round } = useRestoredDraft(form)
  const save = useEndpointMutation(profileCalls.saveProfile)
  return (
    <Form
      form={form}
      editing={editing}
      submitText={t('next')}
      onSubmit={(body) => editing.send((ifMatch) => save.mutateAsync({ body, ifMatch }))}
      onDone={(saved) => {
        putAnswer(accountCalls.profile, saved)
        void navigate({ to: '/registration', search: { step: 'finish' } })
      }}
      actions={back}
    >
      {note}
      <StoredProfileFields key={round} form={form} profile={profile} part="account" />
    </Form>
  )
}
