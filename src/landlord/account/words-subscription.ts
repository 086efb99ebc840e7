import { words } from '../../base/kit/words'

/** The page of the subscription: how the plan stands. */
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
})
