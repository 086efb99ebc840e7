import { words } from '../../base/kit/words'

export const signingWords = words('signing', {
  contract: { en: 'Lease – {{address}}', nb: 'Leiekontrakt – {{address}}' },
  checklist: { en: 'Handover list – {{address}}', nb: 'Overtakelsesliste – {{address}}' },
  handover: { en: 'Handover – {{address}}', nb: 'Overtakelse – {{address}}' },
  addendum: { en: 'Addendum to the lease – {{address}}', nb: 'Tillegg til leiekontrakten – {{address}}' },
})
