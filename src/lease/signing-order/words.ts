import { words } from '../../base/kit/words'

/** What a paper is called where it is signed. */
export const signingWords = words('signing', {
  contract: { en: 'Lease – {{address}}', nb: 'Leiekontrakt – {{address}}' },
  checklist: { en: 'Handover list – {{address}}', nb: 'Overtakelsesliste – {{address}}' },
})
