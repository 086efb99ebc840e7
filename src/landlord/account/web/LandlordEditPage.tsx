import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import type { Tagged } from '../../../base/ui/query/call'
import { useEndpointQuery, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { PageForm } from '../../../base/ui/form/page-form'
import { PageHeader } from '../../../base/ui/page/page'
import { OpenedGate } from '../../../base/ui/page/opened-gate'
import { toast } from '../../../base/ui/page/toast'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../calls'
import { profileCalls } from '../calls-profile'
import type { Profile } from '../model'
import { accountWords } from '../words'
import { profileWords } from '../words-profile'
import { useProfileForm } from './profile-form'
import { StoredProfileFields } from './ProfileFields'

export default function LandlordEditPage() {
  const translate = useWords(profileWords)
  const query = useEndpointQuery(accountCalls.profile)
  return (
    <>
      <PageHeader title={translate('landlordEditTitle')} />
      <OpenedGate query={query}>{(profile) => <EditProfile profile={profile} />}</OpenedGate>
    </>
  )
}

function EditProfile({ profile }: { profile: Tagged<Profile> }) {
  const t = useWords(accountWords)
  const translate = useWords(profileWords)
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const { form, editing } = useProfileForm(profile)
  const save = useEndpointMutation(profileCalls.saveProfile, { invalidates: [accountCalls.profile] })
  const leave = () => (canGoBack ? router.history.back() : void navigate({ to: '/profile/landlord' }))
  return (
    <PageForm
      form={form}
      editing={editing}
      submitText={t('save')}
      onSubmit={(body) => editing.send((ifMatch) => save.mutateAsync({ body, ifMatch }))}
      onDone={() => {
        toast.success(translate('profileSaved'))
        leave()
      }}
      onLeave={leave}
    >
      <StoredProfileFields form={form} profile={profile} />
    </PageForm>
  )
}
