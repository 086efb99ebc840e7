import { words } from '../../../base/kit/words'

/** Only phones that show the offer load these words. */
export const offerWords = words('offer', {
  offerTitle: { en: 'Husbok as an app', nb: 'Husbok som app' },
  offerText: {
    en: 'The app fits this phone better: photograph receipts and keep the books on the go.',
    nb: 'Appen passer bedre på denne telefonen: Ta bilde av kvitteringer og før regnskapet underveis.',
  },
  appStore: { en: 'Get it in the App Store', nb: 'Last ned i App Store' },
  playStore: { en: 'Get it on Google Play', nb: 'Last ned på Google Play' },
  offerStay: { en: 'Continue in the browser', nb: 'Fortsett i nettleseren' },
})
