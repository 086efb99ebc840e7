import type { z } from 'zod'
import { call } from '../../../base/ui/query/call'
import { refresh } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../../landlord/account/calls'
import { profileCalls } from '../../../landlord/account/calls-profile'
import { profileRecord, type Profile } from '../../../landlord/account/model'
import type { ProfileForm } from '../../../landlord/account/model-profile'

/**
 * True if the landlord has no account to print in a lease. An account that can't be decrypted is
 * null. It exists, so it doesn't count as missing.
 */
export const lacksRentIban = ({ iban }: Pick<Profile, 'iban'>): boolean => iban === ''

/**
 * Saves the account in the landlord's profile. Does nothing for an empty account, or if the profile has an account by
 * now. Throws CallError.
 */
export async function saveRentIban(iban: string): Promise<void> {
  if (iban.trim() === '') return
  const { etag, ...profile } = await call(accountCalls.profile, {})
  if (lacksRentIban(profile)) {
    const body = { ...profileRecord.toBody(profileRecord.toForm(profile)), iban }
    await call(profileCalls.saveProfile, { body: body as z.input<typeof ProfileForm>, ifMatch: etag })
  }
  refresh([accountCalls.profile])
}
