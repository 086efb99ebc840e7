import { useEffectEvent, useLayoutEffect, useState } from 'react'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useForm } from '../../../base/ui/form/use-form'
import { today } from '../../../base/ui/words/today'
import { emptyWizard, wizardBody, wizardDraft, wizardErrors, WizardForm } from './wizard-form'
import type { useWizardSteps } from './wizard-steps'

/** The form of all steps. It also has the body of the call as soon as the values are valid. */
export function useDepreciationForm(account: number, house: number | null, at: ReturnType<typeof useWizardSteps>) {
  const [initial] = useState(() => emptyWizard(house))
  const form = useForm({
    schema: WizardForm,
    initial,
    toBody: wizardBody,
    check: (values) => wizardErrors(values, today()),
    draft: useDraft({ account, form: 'item', record: `new.${house ?? 0}`, shape: wizardDraft, stored: null }),
    inSteps: true,
  })
  const found = WizardForm.safeParse(wizardBody(form.values)).data

  // After a reload in the last step, the values of the earlier steps are gone.
  const lost = at.step === 'calculations' && !found
  const backWhenLost = useEffectEvent(() => {
    if (lost) at.back('form')
  })
  // Runs only once, when the wizard opens. Later the step's own buttons lead back.
  useLayoutEffect(() => backWhenLost(), [])

  return { form, found }
}
