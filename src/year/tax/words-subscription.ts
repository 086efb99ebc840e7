import { words } from '../../base/kit/words'

export const taxSubscriptionWords = words('taxSubscription', {
  title: { en: 'Send the tax year', nb: 'Send skatteåret' },
  sub: {
    en: 'Needs an active subscription. Everything you have recorded is used as it is.',
    nb: 'Krever et aktivt abonnement. Alt du har ført, brukes som det er.',
  },
  gives: { en: 'What you get', nb: 'Dette får du' },
  givesFigures: {
    en: 'The result of each house, line by line as in the tax return, with the vouchers behind each sum',
    nb: 'Resultatet for hvert hus, post for post slik skattemeldingen spør, med bilagene bak hver sum',
  },
  givesCheck: {
    en: 'A list of what is missing before you send, each line with a link to fix it',
    nb: 'En liste over det som mangler før du sender, hver linje med en lenke dit du retter det',
  },
  givesSheet: {
    en: 'A sheet to copy from or print for each house',
    nb: 'Et skjema til å skrive av eller skrive ut for hvert hus',
  },
  givesPreview: {
    en: 'The tax authority’s own preview of your return, before anything is handed in',
    nb: 'Skatteetatens egen forhåndsvisning av skattemeldingen din, før noe leveres',
  },
  givesSending: {
    en: 'Sending to the tax authority with ID-porten, a receipt, and what you have changed since',
    nb: 'Sending til Skatteetaten med ID-porten, en kvittering, og hva du har endret siden',
  },
  subscribe: { en: 'See the subscriptions', nb: 'Se abonnementene' },
  back: {
    en: 'Once you have paid, you are taken back to the tax year.',
    nb: 'Når du har betalt, kommer du tilbake til skatteåret.',
  },
  guide: { en: 'Is your letting taxable? The guide is free', nb: 'Er utleien skattepliktig? Veiviseren er gratis' },
})
