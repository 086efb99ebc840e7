import { words } from '../../base/kit/words'

export const trialMailWords = words('trialMail', {
  trialSubject: { en: 'Your trial of Husbok ends on {{last}}', nb: 'Prøveperioden din i Husbok slutter {{last}}' },
  trialText: {
    en: 'Your {{days}}-day trial is nearly over: {{last}} is the last day. From {{blocked}} you need a subscription to add vouchers and contracts.',
    nb: 'Prøveperioden din på {{days}} dager er snart over: {{last}} er den siste dagen. Fra {{blocked}} trenger du abonnement for å legge til bilag og kontrakter.',
  },
  trialRepeats_one: {
    en: 'One repeating expense stops: from {{blocked}} no vouchers are made for it. Once you have a subscription, you start it again with one press, including the dates that were left out.',
    nb: 'Én utgift som gjentas, stopper: Fra og med {{blocked}} lages det ikke bilag. Når du har abonnement, starter du den igjen med ett trykk, også for datoene som ble utelatt.',
  },
  trialRepeats_other: {
    en: '{{count}} repeating expenses stop: from {{blocked}} no vouchers are made for them. Once you have a subscription, you start them again with one press, including the dates that were left out.',
    nb: '{{count}} utgifter som gjentas, stopper: Fra og med {{blocked}} lages det ikke bilag. Når du har abonnement, starter du dem igjen med ett trykk, også for datoene som ble utelatt.',
  },
  trialRents_one: {
    en: 'The rent of one contract is not booked from {{blocked}}. It is booked afterwards, automatically, once you have a subscription.',
    nb: 'Leien for én kontrakt føres ikke fra og med {{blocked}}. Den etterføres automatisk når du har abonnement.',
  },
  trialRents_other: {
    en: 'The rent of {{count}} contracts is not booked from {{blocked}}. It is booked afterwards, automatically, once you have a subscription.',
    nb: 'Leien for {{count}} kontrakter føres ikke fra og med {{blocked}}. Den etterføres automatisk når du har abonnement.',
  },
  trialButton: { en: 'See the subscriptions', nb: 'Se abonnementene' },
  trialNote: {
    en: 'If you do not want a subscription, you do not need to do anything, and it costs nothing. What you have recorded stays: you can read it, change it and take it with you.',
    nb: 'Vil du ikke ha abonnement, trenger du ikke gjøre noe, og det koster ingenting. Det du har ført, blir stående: Du kan lese det, endre det og ta det med deg.',
  },
})
