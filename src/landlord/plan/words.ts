import { words } from '../../base/kit/words'

export const planLimitWords = words('planLimit', {
  plan: { en: 'What is free', nb: 'Det som er gratis' },
  trial: { en: 'Free trial', nb: 'Gratis prøveperiode' },
  trialNotBegun: {
    en: 'Not started: the {{days}} days start with your first voucher or contract',
    nb: 'Ikke startet: De {{days}} dagene starter med det første bilaget eller den første kontrakten din',
  },
  trialOpen_one: {
    en: '{{count}} of {{days}} days left: today, {{last}}, is the last',
    nb: '{{count}} av {{days}} dager igjen: I dag, {{last}}, er den siste',
  },
  trialOpen_other: {
    en: '{{count}} of {{days}} days left, the last is {{last}}',
    nb: '{{count}} av {{days}} dager igjen, den siste er {{last}}',
  },
  trialOver: { en: 'Over since {{end}}', nb: 'Slutt siden {{end}}' },
  free: { en: 'Free vouchers', nb: 'Gratis bilag' },
  freeUsed: { en: '{{used}} of {{cap}} used', nb: '{{used}} av {{cap}} brukt' },
  freeOver: {
    en: '{{used}} vouchers. Without a subscription {{cap}} are free.',
    nb: '{{used}} bilag. Uten abonnement er {{cap}} gratis.',
  },
  freeHelp: {
    en: 'Expenses, income and home contents count, also in the trash folder; what is deleted for good does not.',
    nb: 'Utgifter, inntekter og innbo teller, også i papirkurven; det som er slettet for godt, teller ikke.',
  },
  after: {
    en: 'When the trial is over or the free vouchers are used, you cannot add anything new without a subscription. What you have recorded stays: you can read it, change it and take it with you.',
    nb: 'Når prøveperioden er over eller de gratis bilagene er brukt, kan du ikke legge til noe nytt uten abonnement. Det du har ført, blir stående: Du kan lese det, endre det og ta det med deg.',
  },

  ok: { en: 'OK', nb: 'OK' },
  subscribe: { en: 'Subscribe', nb: 'Abonner' },
  limit28Title: { en: 'The trial ends soon', nb: 'Prøveperioden er snart slutt' },
  limit28Text: {
    en: 'This is day {{day}} of the 30-day trial. You can still add documents; from day 30 this needs a subscription.',
    nb: 'Dette er dag {{day}} av prøveperioden på 30 dager. Du kan fortsatt legge til dokumenter; fra dag 30 kreves abonnement.',
  },
  limit30Title: { en: 'The trial is over', nb: 'Prøveperioden er over' },
  limit15Title: {
    en: 'You have used {{used}} of {{cap}} free vouchers',
    nb: 'Du har brukt {{used}} av {{cap}} gratis bilag',
  },
  limit15Text: {
    en: 'You can add {{left}} more. After that you need a subscription.',
    nb: 'Du kan legge til {{left}} til. Deretter kreves abonnement.',
  },
  limit21Title: { en: 'All free vouchers are used', nb: 'Alle gratis bilag er brukt' },
  limitSubscribeTitle: { en: 'You need a subscription', nb: 'Du trenger abonnement' },
  limitEndedTitle: { en: 'Your subscription has ended', nb: 'Abonnementet ditt er avsluttet' },
  limitEndedTrial: {
    en: 'The free trial is already over. To add new documents you need a subscription again.',
    nb: 'Den gratis prøveperioden er allerede over. For å legge til nye dokumenter trenger du abonnement igjen.',
  },
  limitEndedFree: {
    en: 'Without a subscription {{cap}} vouchers are free, and you have {{used}}. To add more you need a subscription again.',
    nb: 'Uten abonnement er {{cap}} bilag gratis, og du har {{used}}. For å legge til flere trenger du abonnement igjen.',
  },
  limitEndedRequired: {
    en: 'This needs an active subscription. You can subscribe again.',
    nb: 'Dette krever et aktivt abonnement. Du kan abonnere på nytt.',
  },
  limitRoomTitle: { en: 'There is no room for the vouchers', nb: 'Det er ikke plass til bilagene' },
  limitRoomText: {
    en: 'Without a subscription {{cap}} vouchers are free. You have {{used}}, and with the vouchers of the house there would be too many.',
    nb: 'Uten abonnement er {{cap}} bilag gratis. Du har {{used}}, og med bilagene for huset blir det for mange.',
  },
  limitKept: {
    en: 'What you have recorded stays as it is: you can read and change it.',
    nb: 'Det du har ført, blir som det er: Du kan lese og endre det.',
  },
})
