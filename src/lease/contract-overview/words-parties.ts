import { words } from '../../base/kit/words'

export const contractPartyWords = words('contractParties', {
  title: { en: 'Parties', nb: 'Parter' },
  phone: { en: 'phone number', nb: 'telefonnummeret' },
  email: { en: 'e-mail address', nb: 'e-postadressen' },
  landlord: { en: 'Landlord', nb: 'Utleier' },
})
