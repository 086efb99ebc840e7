import { useSearch } from '@tanstack/react-router'
import { useWords } from '../../../base/ui/words/use-words'
import { registrationWords } from '../words'
import { FinishStep } from './FinishStep'
import { GeneralStep } from './GeneralStep'
import { ProfileStep } from './ProfileStep'
import { StepFrame } from './StepFrame'

/** Registration: account, profile, first house. The step stands in the address; the guard lets nobody run ahead. */
export default function RegistrationPage() {
  const t = useWords(registrationWords)
  const { step } = useSearch({ from: '/open/registration' })
  if (step === 'general') {
    return <StepFrame step="general">{() => <GeneralStep />}</StepFrame>
  }
  if (step === 'profile') {
    return (
      <StepFrame step="profile" text={t('profileText')}>
        {(back) => <ProfileStep back={back} />}
      </StepFrame>
    )
  }
  return <StepFrame step="finish">{(back) => <FinishStep back={back} />}</StepFrame>
}
