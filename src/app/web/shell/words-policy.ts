import { words } from '../../../base/kit/words'

export const policyWords = words('policy', {
  policyTitle: { en: 'Agree to the terms to go on', nb: 'Godta vilkårene for å gå videre' },
  policyText: {
    en: 'Read and accept the terms and the privacy policy. Then everything is as you left it.',
    nb: 'Les og godta vilkårene og personvernerklæringen. Da er alt slik du forlot det.',
  },
  policyAgree: { en: 'Agree and go on', nb: 'Godta og gå videre' },
  policyNeedsProfile: {
    en: 'Your profile is missing something we now need. Fill it in first; you can accept the terms there too.',
    nb: 'Profilen din mangler noe vi nå trenger. Fyll det inn først; der kan du også godta vilkårene.',
  },
  policyToProfile: { en: 'Fill in the profile', nb: 'Fyll inn profilen' },
})
