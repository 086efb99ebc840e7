import { fullName } from '../../base/kit/full-name'
import { messageValue } from '../../base/kit/message-value'
import { internationalPhone } from '../../base/kit/phone'
import { translate, type Language } from '../../base/kit/words'
import type { Contact } from './model'
import { contactWords } from './words'

/** The landlord's contact details, in texts that are safe to put in any message. */
export interface LandlordContact {
  readonly name: string
  /** `+47 40 01 23 45`. Empty when none is known. */
  readonly phone: string
  /** Name and phone, for a text message. */
  readonly byPhone: string
  /** Name, phone and e-mail address, for an e-mail. */
  readonly byMail: string
  /** The same as `byMail`, as a separate line. */
  readonly line: string
}

/** Writes the landlord's contact details (docs/rules/base.md#messages). */
export function landlordContact(landlord: Contact, language: Language): LandlordContact {
  const say = (key: keyof typeof contactWords.texts, values: Record<string, string>) =>
    translate(contactWords, key, language, values)
  const name = messageValue(fullName(landlord), 80)
  const phone = landlord.phone === '' ? '' : internationalPhone(landlord.phoneCode, landlord.phone)
  const byPhone = [name, phone && say('phoneOf', { phone })].filter((part) => part !== '').join(', ')
  const byMail = `${byPhone}, ${say('mailOf', { mail: landlord.email })}`
  return { name, phone, byPhone, byMail, line: say('contact', { contact: byMail }) }
}

/** The address of the home, safe to put in any message. */
export const homeAddress = ({ address, city }: { readonly address: string; readonly city: string }): string =>
  `${messageValue(address, 80)}, ${messageValue(city)}`
