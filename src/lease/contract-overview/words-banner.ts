import { words } from '../../base/kit/words'

export const bannerWords = words('contractBanner', {
  label: { en: 'What is next', nb: 'Hva som er neste' },
  copyLink: { en: 'Copy link', nb: 'Kopier lenke' },
  newRent: { en: 'New rent', nb: 'Ny leie' },
  contact: { en: 'Write to the tenant', nb: 'Skriv til leietakeren' },
  contactAll: { en: 'Write to the tenants', nb: 'Skriv til leietakerne' },
  letter: { en: 'Write another letter', nb: 'Skriv et nytt brev' },
  toLetters: { en: 'See the letter', nb: 'Se brevet' },
  remindRent: { en: 'Write a reminder', nb: 'Skriv påminnelse' },
  registerPayment: { en: 'Register payment', nb: 'Registrer betaling' },
  bringCase: { en: 'Go to the Tribunal', nb: 'Gå til Husleietvistutvalget' },
  settle: { en: 'Settle the deposit', nb: 'Gjør opp depositumet' },
})
