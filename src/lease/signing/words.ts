import { words } from '../../base/kit/words'

/** Names of the papers where they are signed. */
export const signingWords = words('signing', {
  contract: { en: 'Lease – {{address}}', nb: 'Leiekontrakt – {{address}}' },
  checklist: { en: 'Handover list – {{address}}', nb: 'Overtakelsesliste – {{address}}' },
})
