import { words } from '../../../base/kit/words'

export const externalEndWords = words('externalEnd', {
  label: { en: 'Login with ID-porten', nb: 'Innlogging med ID-porten' },
  ended: { en: 'Your login with ID-porten has ended.', nb: 'Innloggingen din med ID-porten er utløpt.' },
  again: { en: 'Log in again', nb: 'Logg inn igjen' },
})
