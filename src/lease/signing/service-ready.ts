import { bornOn } from '../../base/kit/birthday'
import { isPhone } from '../../base/kit/phone'
import { Refusal } from '../../base/kit/refusal'
import type { Profile } from '../../landlord/account/model'
import type { SignedPaper } from '../contract/model-signing'

const phoneMissing = (): Refusal => new Refusal('phoneRequired', { phone: 'required' })

/** A provider needs a number that rings, and a country (docs/rules.md#signing). Refuses with 422 phoneRequired. */
function checkPhone({ phone_code, phone, country }: Profile): void {
  if (phone_code === '' || phone === '' || country === '') throw phoneMissing()
  if (!isPhone(phone_code, phone)) throw new Refusal('phoneRequired', { phone: 'phone' })
}

/** Nothing can be written by hand on what is signed electronically, the landlord's date of birth neither. Refuses with 422 birthdayRequired. */
function checkBirthday(landlord: Profile, paper: SignedPaper): void {
  if (paper === 'contract' && bornOn(landlord) === null) throw new Refusal('birthdayRequired', { birthday: 'required' })
}

/** What a paper needs of the landlord. Refuses with 402 subscriptionRequired, 422 phoneRequired and 422 birthdayRequired. */
export function checkLandlord(landlord: Profile, paper: SignedPaper): void {
  if (!landlord.subscriptionActive) throw new Refusal('subscriptionRequired')
  checkPhone(landlord)
  checkBirthday(landlord, paper)
}
