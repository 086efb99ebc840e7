import { words } from '../../base/kit/words'

export const linkWords = words('loginLink', {
  byUrlTitle: { en: 'Logging you in', nb: 'Logger deg inn' },
  byUrlWait: { en: 'Just a moment …', nb: 'Et øyeblikk …' },
  askTitle: { en: 'Log in as {{email}}?', nb: 'Logge inn som {{email}}?' },
  askText: {
    en: 'You are logged in as {{here}} here. The link belongs to {{email}}. If you log in with it, {{here}} is logged out on this device.',
    nb: 'Her er du logget inn som {{here}}. Lenken hører til {{email}}. Logger du inn med den, blir {{here}} logget ut på denne enheten.',
  },
  askEnter: { en: 'Log in as {{email}}', nb: 'Logg inn som {{email}}' },
  askStay: { en: 'Stay logged in as {{here}}', nb: 'Forbli logget inn som {{here}}' },
  stillTitle: { en: 'The login link cannot be used', nb: 'Innloggingslenken kan ikke brukes' },
  stillText: {
    en: 'The login link has been used or is too old. You are still logged in as {{here}}.',
    nb: 'Innloggingslenken er brukt eller for gammel. Du er fortsatt logget inn som {{here}}.',
  },
  stillGo: { en: 'Go on', nb: 'Gå videre' },
})
