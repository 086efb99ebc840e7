import { words } from '../../base/kit/words'

export const sessionWords = words('sessions', {
  title: { en: 'Where you are logged in', nb: 'Her er du logget inn' },
  current: { en: 'This device', nb: 'Denne enheten' },
  since: { en: 'Logged in {{at}}', nb: 'Logget inn {{at}}' },
  lastUsed: { en: 'Last used about {{at}}', nb: 'Sist brukt omkring {{at}}' },
  usedNow: { en: 'In use now', nb: 'I bruk nå' },
  end: { en: 'End', nb: 'Avslutt' },
  endOf: {
    en: 'End the login on {{device}}, last used about {{at}}',
    nb: 'Avslutt innloggingen på {{device}}, sist brukt omkring {{at}}',
  },
  ended: { en: '{{device}} is logged out', nb: '{{device}} er logget ut' },
})
