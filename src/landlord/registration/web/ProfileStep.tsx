import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { keyOf, queryClient, useAnswer, useSend } from '../../../base/ui/answer'
import { Form } from '../../../base/ui/form'
import { AnswerGate } from '../../../base/ui/states'
import { useForm } from '../../../base/ui/use-form'
import { useWords } from '../../../base/ui/use-words'
import { accountCalls } from '../../account/calls'
import { profileCalls } from '../../account/calls-profile'
import type { Profile } from '../../account/model'
import { ProfileForm } from '../../account/model-profile'
import { profileValues, toProfileBody } from '../../account/web/profile-values'
import { ProfileFields } from '../../account/web/ProfileFields'
import { registrationWords } from '../words'

/** Who the landlord is. What an earlier visit has saved stands there already. */
export function ProfileStep({ back }: { back: ReactNode }) {
  const answer = useAnswer(accountCalls.profile)
  return <AnswerGate answer={answer}>{(profile) => <FillProfile profile={profile} back={back} />}</AnswerGate>
}

function FillProfile({ profile, back }: { profile: Profile; back: ReactNode }) {
  const t = useWords(registrationWords)
  const navigate = useNavigate()
  const form = useForm({ schema: ProfileForm, initial: profileValues(profile), toBody: toProfileBody })
  const save = useSend(profileCalls.saveProfile)
  return (
    <Form
      form={form}
      submitText={t('next')}
      onSubmit={(body) => save.send({ body })}
      onDone={(saved) => {
        queryClient.setQueryData(keyOf(accountCalls.profile), saved)
        void navigate({ to: '/registration', search: { step: 'finish' } })
      }}
      actions={back}
    >
      <ProfileFields form={form} asksAgreement={!profile.isAgreePolicy} />
    </Form>
  )
}
