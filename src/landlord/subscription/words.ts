import { words } from '../../base/kit/words'

export const subscriptionWords = words('subscription', {
  title: { en: 'Subscription', nb: 'Abonnement' },
  noPlansTitle: { en: 'No subscription is needed', nb: 'Du trenger ikke abonnement' },
  noPlansText: {
    en: 'This installation of Husbok has no plans: everything is included, without a trial or a limit on vouchers.',
    nb: 'Denne installasjonen av Husbok har ingen abonnement: Alt er med, uten prøveperiode og uten grense for antall bilag.',
  },
  buying: { en: 'Subscribe', nb: 'Tegn abonnement' },
  loadingPrices: { en: 'Fetching the prices', nb: 'Henter prisene' },
  noPrices: { en: 'The prices could not be fetched', nb: 'Prisene kunne ikke hentes' },
  plans: { en: 'How do you want to pay?', nb: 'Hvordan vil du betale?' },
  perMonth: { en: '{{price}} a month', nb: '{{price}} i måneden' },
  perYear: { en: '{{price}} a year', nb: '{{price}} i året' },
  monthHelp: { en: 'Paid every month.', nb: 'Betales hver måned.' },
  yearHelp: { en: 'Equals {{price}} a month.', nb: 'Tilsvarer {{price}} i måneden.' },
  yearSaves: { en: 'You save {{percent}} %:', nb: 'Du sparer {{percent}} %:' },
  yearFree_one: { en: 'one month free.', nb: 'én måned gratis.' },
  yearFree_other: { en: '{{count}} months free.', nb: '{{count}} måneder gratis.' },
  whereToPay: {
    en: 'You pay at Stripe. You can cancel at any time, and the subscription lasts for the time you have paid for.',
    nb: 'Du betaler hos Stripe. Du kan si opp når du vil, og abonnementet varer ut tiden du har betalt for.',
  },
  toPayment: { en: 'Continue to payment', nb: 'Gå til betaling' },
  nothingCharged: { en: 'You have not been charged.', nb: 'Du er ikke belastet.' },
  formKept: { en: 'What you have typed is kept.', nb: 'Det du har skrevet, er tatt vare på.' },
  goOnAfterwards: {
    en: 'With a subscription you can go on where you were.',
    nb: 'Med et abonnement kan du fortsette der du var.',
  },
  goOnNow: { en: 'You can go on where you were.', nb: 'Du kan fortsette der du var.' },
  backNow: { en: 'Back', nb: 'Tilbake' },

  active: { en: 'Your subscription is active', nb: 'Abonnementet ditt er aktivt' },
  activeText: { en: 'You can add as many vouchers as you like.', nb: 'Du kan legge til så mange bilag du vil.' },
  state: { en: 'Status', nb: 'Status' },
  stateActive: { en: 'Active', nb: 'Aktivt' },
  stateDue: { en: 'Active, but the last payment failed', nb: 'Aktivt, men siste betaling mislyktes' },
  stateEnding: { en: 'Active, but cancelled', nb: 'Aktivt, men sagt opp' },
  paid: { en: 'Payment', nb: 'Betaling' },
  monthly: { en: 'Every month', nb: 'Hver måned' },
  yearly: { en: 'Every year', nb: 'Hvert år' },
  dateUnknown: { en: 'Not known', nb: 'Ikke kjent' },
  nextPayment: { en: 'Next payment', nb: 'Neste betaling' },
  endsOn: { en: 'Ends on', nb: 'Avsluttes' },
  endsText: {
    en: 'You will not be charged again. Until then everything works as before; if you change your mind, resume the subscription at Stripe.',
    nb: 'Du blir ikke belastet flere ganger. Fram til da virker alt som før; ombestemmer du deg, kan du gjenoppta abonnementet hos Stripe.',
  },
  dueText: {
    en: 'The last payment did not go through. Stripe tries again in the coming days, and everything works as before meanwhile. Update the card, or the subscription ends.',
    nb: 'Den siste betalingen gikk ikke gjennom. Stripe prøver igjen de neste dagene, og alt virker som før så lenge. Oppdater kortet, ellers avsluttes abonnementet.',
  },
  portalHelp: {
    en: 'You change the card or the plan, find your receipts and cancel the subscription at Stripe.',
    nb: 'Du bytter kort eller abonnement, finner kvitteringer og sier opp abonnementet hos Stripe.',
  },
  toPortal: { en: 'Change or cancel the subscription', nb: 'Endre eller si opp abonnementet' },
  toCard: { en: 'Update the card', nb: 'Oppdater kortet' },
  portalClosed: {
    en: 'Stripe could not open your subscription page. Try again later, or write to us.',
    nb: 'Stripe kunne ikke åpne siden for abonnementet ditt. Prøv igjen senere, eller skriv til oss.',
  },
  noSubscription: {
    en: 'Stripe has no subscription for you. Write to us, and we will find out why.',
    nb: 'Stripe har ikke registrert noe abonnement på deg. Skriv til oss, så finner vi ut hvorfor.',
  },
  ended: { en: 'Your subscription ended on {{date}}.', nb: 'Abonnementet ditt ble avsluttet {{date}}.' },
  unpaid: {
    en: 'Your subscription has stopped because the payment failed. Subscribe again to continue.',
    nb: 'Abonnementet ditt er stanset fordi betalingen mislyktes. Tegn et nytt for å fortsette.',
  },

  paidTitle: { en: 'Your subscription is active', nb: 'Abonnementet ditt er aktivt' },
  paidText: {
    en: 'Thank you. You can add as many vouchers as you like.',
    nb: 'Takk. Du kan legge til så mange bilag du vil.',
  },
  soonTitle: { en: 'Your payment is being confirmed', nb: 'Betalingen din bekreftes' },
  soonText: {
    en: 'This usually takes a few seconds. You do not need to pay again.',
    nb: 'Det tar vanligvis noen sekunder. Du trenger ikke å betale på nytt.',
  },
  lateTitle: { en: 'The confirmation takes longer than usual', nb: 'Bekreftelsen tar lengre tid enn vanlig' },
  lateText: {
    en: 'Stripe has not told us of your payment yet. As soon as it does, the subscription is active; you do not need to pay again.',
    nb: 'Stripe har ikke gitt oss beskjed om betalingen ennå. Så snart den kommer, er abonnementet aktivt; du trenger ikke å betale på nytt.',
  },
  chooseAgain: { en: 'I have not paid: choose a plan', nb: 'Jeg har ikke betalt: Velg abonnement' },
  failTitle: { en: 'The subscription was not started', nb: 'Abonnementet ble ikke tegnet' },
  failText: {
    en: 'The payment was not completed. You have not been charged, and nothing has changed.',
    nb: 'Betalingen ble ikke fullført. Du er ikke belastet, og ingenting er endret.',
  },
  goOnText: {
    en: 'Do you want to go on where you were?',
    nb: 'Vil du fortsette der du var?',
  },
  goOn: { en: 'Go on where I was', nb: 'Fortsett der jeg var' },

  ok: { en: 'OK', nb: 'OK' },
})
