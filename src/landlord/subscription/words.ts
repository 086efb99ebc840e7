import { words } from '../../base/kit/words'

/** The page of the subscription, and the dialogs that say what the plan allows. */
export const subscriptionWords = words('subscription', {
  title: { en: 'Subscription', nb: 'Abonnement' },
  plan: { en: 'What is free', nb: 'Det som er gratis' },
  trial: { en: 'Free trial', nb: 'Gratis prøveperiode' },
  trialNotBegun: {
    en: 'Not begun: the {{days}} days start with your first document',
    nb: 'Ikke begynt: de {{days}} dagene starter med det første dokumentet ditt',
  },
  trialOpen_one: {
    en: '{{count}} of {{days}} days left: today, {{last}}, is the last',
    nb: '{{count}} av {{days}} dager igjen: i dag, {{last}}, er den siste',
  },
  trialOpen_other: {
    en: '{{count}} of {{days}} days left, the last is {{last}}',
    nb: '{{count}} av {{days}} dager igjen, den siste er {{last}}',
  },
  trialOver: { en: 'Over since {{end}}', nb: 'Slutt siden {{end}}' },
  free: { en: 'Free vouchers', nb: 'Gratis bilag' },
  freeUsed: { en: '{{used}} of {{cap}} used', nb: '{{used}} av {{cap}} brukt' },
  freeHelp: {
    en: 'Expenses, income and home contents count, also in the trash folder; what is deleted for good does not.',
    nb: 'Utgifter, inntekter og innbo teller, også i papirkurven; det som er slettet for godt, teller ikke.',
  },
  after: {
    en: 'When the trial is over or the free vouchers are used, you cannot add anything new without a subscription. What you have recorded stays: you can read it, change it and take it with you.',
    nb: 'Når prøveperioden er over eller de gratis bilagene er brukt, kan du ikke legge til noe nytt uten abonnement. Det du har ført, blir stående: du kan lese det, endre det og ta det med deg.',
  },
  active: { en: 'Your subscription is active', nb: 'Abonnementet ditt er aktivt' },
  activeText: { en: 'You can add as many vouchers as you like.', nb: 'Du kan legge til så mange bilag du vil.' },
  buying: { en: 'Take a subscription', nb: 'Tegn abonnement' },
  notOpen: { en: 'A subscription cannot be bought here yet.', nb: 'Det er ikke mulig å kjøpe abonnement her ennå.' },
  managing: { en: 'Change the subscription', nb: 'Endre abonnementet' },
  notManaged: {
    en: 'A subscription cannot be changed or ended here yet.',
    nb: 'Det er ikke mulig å endre eller avslutte abonnementet her ennå.',
  },
  contact: { en: 'Write to us if you have a question about it.', nb: 'Skriv til oss hvis du lurer på noe om det.' },

  ok: { en: 'OK', nb: 'OK' },
  subscribe: { en: 'Subscribe', nb: 'Abonner' },
  limit28Title: { en: 'The trial ends soon', nb: 'Prøveperioden er snart slutt' },
  limit28Text: {
    en: 'This is day {{day}} of the 30-day trial. You can still add documents; from day 30 that needs a subscription.',
    nb: 'Dette er dag {{day}} av prøveperioden på 30 dager. Du kan fortsatt legge til dokumenter; fra dag 30 kreves abonnement.',
  },
  limit30Title: { en: 'The trial is over', nb: 'Prøveperioden er over' },
  limit15Title: {
    en: 'You have used {{used}} of {{cap}} free vouchers',
    nb: 'Du har brukt {{used}} av {{cap}} gratis bilag',
  },
  limit15Text: {
    en: 'You can add {{left}} more. After that a subscription is needed.',
    nb: 'Du kan legge til {{left}} til. Etter det kreves abonnement.',
  },
  limit21Title: { en: 'All free vouchers are used', nb: 'Alle gratis bilag er brukt' },
  limitSubscribeTitle: { en: 'A subscription is needed', nb: 'Abonnement kreves' },
  limitKept: {
    en: 'What you have recorded stays as it is: you can read and change it.',
    nb: 'Det du har ført, blir som det er: du kan lese og endre det.',
  },
})
