import type { z } from 'zod'
import { call } from '../../../base/ui/query/call'
import { refresh } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../../landlord/account/calls'
import { profileCalls } from '../../../landlord/account/calls-profile'
import { profileRecord, type Profile } from '../../../landlord/account/model'
import type { ProfileForm } from '../../../landlord/account/model-profile'

/** Whether a lease of this landlord has no account to print. Null: it has one that can't be decrypted. */
export const lacksRentAccount = ({ iban }: Pick<Profile, 'iban'>): boolean => iban === ''

/** Does nothing for an empty account. One that was saved in the meantime stays. Throws CallError. */
export async function saveRentAccount(iban: string): Promise<void> {
  if (iban.trim() === '') return
  const { etag, ...profile } = await call(accountCalls.profile, {})
  if (lacksRentAccount(profile)) {
    const body = { ...profileRecord.toBody(profileRecord.toForm(profile)), iban }
    await call(profileCalls.saveProfile, { body: body as z.input<typeof ProfileForm>, ifMatch: etag })
  }
  refresh([accountCalls.profile])
}
