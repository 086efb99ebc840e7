import { Button } from '@mantine/core'
import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router'
import { useAnswer, useSend } from '../../../base/ui/answer'
import { Form } from '../../../base/ui/form'
import { useDiscardGuard } from '../../../base/ui/guard'
import { PageHead, Panel } from '../../../base/ui/page'
import { AnswerGate } from '../../../base/ui/states'
import { toast } from '../../../base/ui/toast'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { accountCalls } from '../calls'
import { profileCalls } from '../calls-profile'
import type { Profile } from '../model'
import { ProfileForm } from '../model-profile'
import { accountWords } from '../words'
import { profileWords } from '../words-profile'
import styles from './account.module.css'
import { profileValues, toProfileBody } from './profile-values'
import { ProfileFields } from './ProfileFields'

/** The landlord's profile as a form. */
export default function LandlordEditPage() {
  const say = useWords(profileWords)
  const answer = useAnswer(accountCalls.profile)
  return (
    <div className={styles.edit}>
      <PageHead title={say('landlordEditTitle')} />
      <Panel>
        <AnswerGate answer={answer}>{(profile) => <EditProfile profile={profile} />}</AnswerGate>
      </Panel>
    </div>
  )
}

function EditProfile({ profile }: { profile: Profile }) {
  const t = useWords(accountWords)
  const say = useWords(profileWords)
  const router = useRouter()
  const navigate = useNavigate()
  const canGoBack = useCanGoBack()
  const form = useForm({ schema: ProfileForm, initial: profileValues(profile), toBody: toProfileBody })
  const guard = useDiscardGuard(form.isDirty)
  const save = useSend(profileCalls.saveProfile, { refreshes: [accountCalls.profile] })
  const leave = () => (canGoBack ? router.history.back() : void navigate({ to: '/profile/landlord' }))
  return (
    <>
      <Form
        form={form}
        submitText={t('save')}
        onSubmit={(body) => save.send({ body })}
        onDone={() => {
          toast.success(say('profileSaved'))
          leave()
        }}
        actions={
          <Button variant="default" onClick={() => guard.leave(leave)}>
            {t('cancel')}
          </Button>
        }
      >
        <ProfileFields form={form} asksAgreement={!profile.isAgreePolicy} />
      </Form>
      {guard.dialog}
    </>
  )
}
