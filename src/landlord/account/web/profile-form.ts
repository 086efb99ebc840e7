import { useRef } from 'react'
import { z } from 'zod'
import { parseAccountNumber } from '../../../base/kit/account-number'
import { birthdayOf } from '../../../base/kit/birthday'
import type { FieldErrors } from '../../../base/kit/refusal'
import { useFieldTexts } from '../../../base/ui/form/field-texts'
import type { DraftShape } from '../../../base/ui/form/form-draft'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useEditing } from '../../../base/ui/form/use-editing'
import { useForm } from '../../../base/ui/form/use-form'
import type { Tagged } from '../../../base/ui/query/call'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../calls'
import { profileRecord, type Profile, type ProfileValues } from '../model'
import { ProfileForm } from '../model-profile'
import { accountWords } from '../words'

export type StoredProfileValues = ProfileValues & { readonly password: string }

/**
 * The values that a draft stores. It never stores a password. It doesn't store the agreement,
 * because that must be given again.
 */
const draftShape: DraftShape<StoredProfileValues> = {
  draft: z.custom<StoredProfileValues>((found) => {
    const { isAgreePolicy, password, ...values } = (found ?? {}) as Partial<StoredProfileValues>
    return isAgreePolicy === false && password === '' && profileRecord.draft.safeParse(values).success
  }),
  toDraft: (values) => ({ ...profileRecord.toDraft(profileRecord.pick(values)), isAgreePolicy: false, password: '' }),
}

/** The stored values of the form. If the date of birth is missing, it is taken from the national id. */
function storedProfileValues(profile: Profile): StoredProfileValues {
  const values = profileRecord.toForm(profile)
  return {
    ...values,
    birthday: values.birthday || (birthdayOf(values.ssn) ?? ''),
    isAgreePolicy: profile.isAgreePolicy,
    password: '',
  }
}

/** True if the typed account number differs from the stored one. Then a save needs the password. */
export const replacesIban = (profile: Pick<Profile, 'iban'>, typed: string): boolean =>
  profile.iban !== '' && (parseAccountNumber(typed) ?? typed.trim()) !== (profile.iban ?? '')

/** The form of the profile. Agreement and password are sent only if they have a value. */
export function useProfileForm(profile: Tagged<Profile>) {
  const t = useWords(accountWords)
  // The profile as last read. A typed account number that differs from it needs the password.
  const stored = useRef<Profile>(profile)
  const draft = useDraft({
    account: profile.id,
    form: 'profile',
    record: profile.id,
    shape: draftShape,
    stored: profile,
  })
  const form = useForm({
    schema: ProfileForm,
    draft,
    initial: storedProfileValues(profile),
    toBody: ({ isAgreePolicy, password, ...values }: StoredProfileValues) => ({
      ...profileRecord.toBody(values),
      ...(isAgreePolicy ? { isAgreePolicy } : {}),
      ...(password !== '' && replacesIban(stored.current, values.iban) ? { password } : {}),
    }),
    check: ({ iban, password }: StoredProfileValues): FieldErrors =>
      password === '' && replacesIban(stored.current, iban) ? { password: 'passwordRequired' } : {},
  })
  const editing = useEditing({
    form,
    read: accountCalls.profile,
    input: {},
    stored: profile,
    toForm: storedProfileValues,
    says: useFieldTexts(profileRecord, t),
    onMerged: (_values, now) => {
      stored.current = now
    },
  })
  return { form, editing }
}
