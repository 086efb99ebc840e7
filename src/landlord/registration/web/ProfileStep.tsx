import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { queryKeyOf, queryClient, useEndpointQuery, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { Form } from '../../../base/ui/form/form'
import { QueryGate } from '../../../base/ui/page/query-gate'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../account/calls'
import { profileCalls } from '../../account/calls-profile'
import type { Profile } from '../../account/model'
import { profileForm } from '../../account/web/profile-form'
import { StoredProfileFields } from '../../account/web/ProfileFields'
import { registrationWords } from '../words'

/** Who the landlord is. What an earlier visit has saved stands there already. */
export function ProfileStep({ back }: { back: ReactNode }) {
  const query = useEndpointQuery(accountCalls.profile)
  return <QueryGate query={query}>{(profile) => <FillProfile profile={profile} back={back} />}</QueryGate>
}

function FillProfile({ profile, back }: { profile: Profile; back: ReactNode }) {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const form = useForm(profileForm(profile))
  const save = useEndpointMutation(profileCalls.saveProfile)
  return (
    <Form
      form={form}
      submitText={t('next')}
      onSubmit={(body) => save.mutateAsync({ body })}
      onDone={(saved) => {
        queryClient.setQueryData(queryKeyOf(accountCalls.profile), saved)
        void navigate({ to: '/registration', search: { step: 'finish' } })
      }}
      actions={back}
    >
      <StoredProfileFields form={form} profile={profile} />
    </Form>
  )
}
