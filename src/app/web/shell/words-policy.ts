import { words } from '../../../base/kit/words'

/** The question for the terms; hardly anybody sees it. */
export const policyWords = words('policy', {
  policyTitle: { en: 'Agree to the terms to go on', nb: 'Godta vilkårene for å gå videre' },
  policyText: {
    en: 'The terms or the privacy policy are new to you. Read them and agree, then everything is as you left it.',
    nb: 'Vilkårene eller personvernerklæringen er nye for deg. Les dem og godta, så er alt som du forlot det.',
  },
  policyAgree: { en: 'Agree and go on', nb: 'Godta og gå videre' },
  policyNeedsProfile: {
    en: 'Your profile lacks something that is needed now. Fill it in first; the question stands there too.',
    nb: 'Profilen din mangler noe som trengs nå. Fyll det inn først; spørsmålet står der også.',
  },
  policyToProfile: { en: 'Fill in the profile', nb: 'Fyll inn profilen' },
})
