import { words } from '../../base/kit/words'

/** What the mail about the end of the trial says. */
export const trialMailWords = words('trialMail', {
  trialSubject: { en: 'Your trial of Husbok ends on {{last}}', nb: 'Prøveperioden din hos Husbok slutter {{last}}' },
  trialText: {
    en: 'Your trial of {{days}} days is nearly over: {{last}} is its last day. From {{blocked}} on you need a subscription to add vouchers and contracts.',
    nb: 'Prøveperioden din på {{days}} dager er snart over: {{last}} er den siste dagen. Fra {{blocked}} trenger du abonnement for å legge til bilag og kontrakter.',
  },
  trialRepeats_one: {
    en: 'One expense that repeats stops: its dates from {{blocked}} on get no voucher. Once you have a subscription you start it again with one press, with the dates that were left out.',
    nb: 'Én utgift som gjentas, stopper: Datoene fra og med {{blocked}} får ikke bilag. Når du har abonnement, starter du den igjen med ett trykk, med datoene som ble utelatt.',
  },
  trialRepeats_other: {
    en: '{{count}} expenses that repeat stop: their dates from {{blocked}} on get no vouchers. Once you have a subscription you start them again with one press, with the dates that were left out.',
    nb: '{{count}} utgifter som gjentas, stopper: Datoene fra og med {{blocked}} får ikke bilag. Når du har abonnement, starter du dem igjen med ett trykk, med datoene som ble utelatt.',
  },
  trialRents_one: {
    en: 'The rent of one contract is not booked from {{blocked}} on. It is booked afterwards, automatically, once you have a subscription.',
    nb: 'Leien for én kontrakt føres ikke fra og med {{blocked}}. Den etterføres automatisk når du har abonnement.',
  },
  trialRents_other: {
    en: 'The rent of {{count}} contracts is not booked from {{blocked}} on. It is booked afterwards, automatically, once you have a subscription.',
    nb: 'Leien for {{count}} kontrakter føres ikke fra og med {{blocked}}. Den etterføres automatisk når du har abonnement.',
  },
  trialButton: { en: 'See the subscriptions', nb: 'Se abonnementene' },
  trialNote: {
    en: 'Without a subscription you need do nothing, and nothing costs anything. What you have recorded stays: you can read it, change it and take it with you.',
    nb: 'Vil du ikke ha abonnement, trenger du ikke gjøre noe, og ingenting koster noe. Det du har ført, blir stående: Du kan lese det, endre det og ta det med deg.',
  },
})
