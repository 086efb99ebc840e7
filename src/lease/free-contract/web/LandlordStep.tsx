import type { ReactNode } from 'react'
import { call } from '../../../base/ui/query/call'
import { CallError } from '../../../base/ui/query/call-request'
import { Form } from '../../../base/ui/form/form'
import { readToken } from '../../../base/ui/query/session'
import { today } from '../../../base/ui/words/today'
import { useForm } from '../../../base/ui/form/use-form'
import { useWords } from '../../../base/ui/words/use-words'
import { registerCalls } from '../../../landlord/registration/calls'
import { EmailForm } from '../../../landlord/account/model'
import { followed } from '../../../landlord/house/model'
import { ProfileFields } from '../../../landlord/account/web/ProfileFields'
import { NewEmailField, taken } from '../../../landlord/registration/web/NewEmailField'
import { freeContractWords } from '../words'
import { anything, landlordProblems } from './free-steps'
import { useStoredValues } from './use-stored-values'
import type { FreeDraftState } from './use-free-draft'

interface LandlordStepProps {
  readonly stored: FreeDraftState
  readonly ssn: string
  readonly onSsn: (ssn: string) => void
  readonly back: ReactNode
  readonly onNext: () => void
}

/** Who lets the home. Next works only after the e-mail check has said that the address is free (docs/rules.md#free-contract). */
export function LandlordStep({ stored, ssn, onSsn, back, onNext }: LandlordStepProps) {
  const t = useWords(freeContractWords)
  const { draft, change } = stored
  const hasAccount = readToken() !== null
  const form = useForm({
    schema: anything<object>(),
    initial: { ...draft.landlord, ssn, isAgreePolicy: false },
    check: ({ ssn: typed, isAgreePolicy: _agreed, ...landlord }) => landlordProblems(landlord, typed, today()),
    // The national id is never kept in the browser (docs/rules.md#free-contract).
    isStored: () => stored.isStored() && ssn === '',
  })
  useStoredValues(form.values, ({ ssn: typed, isAgreePolicy: _agreed, ...landlord }) => {
    onSsn(typed)
    // A house that stands where the landlord lives goes along when that address is corrected.
    change(({ landlord: before, house }) => ({ landlord, house: followed(house, before, landlord) }))
  })

  /** Refuses a taken address, but not the one that an earlier try of this very draft has registered. */
  const checkEmail = async () => {
    const typed = EmailForm.safeParse({ email: form.values.email })
    if (!typed.success || draft.began || hasAccount) return
    const { exists } = await call(registerCalls.checkEmail, { body: typed.data })
    if (!exists) return
    form.setError('email', taken)
    throw new CallError('invalid', 422, { email: taken })
  }
  return (
    <Form form={form} submitText={t('next')} onSubmit={checkEmail} onDone={onNext} actions={back}>
      <NewEmailField
        field={form.field('email')}
        isTaken={form.errors['email'] === taken}
        // The answer is only a hint here: without one (too many questions, no network) Next asks again.
        onLeave={() => void checkEmail().catch(() => undefined)}
        disabled={hasAccount}
      />
      <ProfileFields form={form} needsAgreement={false} part="lease" />
    </Form>
  )
}
