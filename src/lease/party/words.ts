import { words } from '../../base/kit/words'

/** The landlord's contact details in messages to tenants. */
export const contactWords = words('landlordContact', {
  contact: { en: 'Your landlord: {{contact}}', nb: 'Utleieren din: {{contact}}' },
  phoneOf: { en: 'phone {{phone}}', nb: 'tlf. {{phone}}' },
  mailOf: { en: 'e-mail {{mail}}', nb: 'e-post {{mail}}' },
})
