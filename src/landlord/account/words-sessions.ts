import { words } from '../../base/kit/words'

/** Where the account is logged in. */
export const sessionWords = words('sessions', {
  title: { en: 'Where you are logged in', nb: 'Her er du logget inn' },
  current: { en: 'This device', nb: 'Denne enheten' },
  since: { en: 'Logged in {{day}}', nb: 'Logget inn {{day}}' },
  lastUsed: { en: 'Last used {{day}}', nb: 'Sist brukt {{day}}' },
  end: { en: 'End', nb: 'Avslutt' },
  endOf: {
    en: 'End the login on {{device}}, last used {{day}}',
    nb: 'Avslutt innloggingen på {{device}}, sist brukt {{day}}',
  },
  ended: { en: '{{device}} is logged out', nb: '{{device}} er logget ut' },
})
