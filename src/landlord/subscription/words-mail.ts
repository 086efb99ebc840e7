import { words } from '../../base/kit/words'

/** What the mails about the trial and the subscription say. */
export const subscriptionMailWords = words('subscriptionMail', {
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
    en: 'The rent of one contract is not booked from {{blocked}} on. It is made up for by itself once you have a subscription.',
    nb: 'Leien for én kontrakt føres ikke fra og med {{blocked}}. Den etterføres av seg selv når du har abonnement.',
  },
  trialRents_other: {
    en: 'The rent of {{count}} contracts is not booked from {{blocked}} on. It is made up for by itself once you have a subscription.',
    nb: 'Leien for {{count}} kontrakter føres ikke fra og med {{blocked}}. Den etterføres av seg selv når du har abonnement.',
  },
  trialButton: { en: 'See the subscriptions', nb: 'Se abonnementene' },
  trialNote: {
    en: 'Without a subscription you need do nothing, and nothing costs anything. What you have recorded stays: you can read it, change it and take it with you.',
    nb: 'Vil du ikke ha abonnement, trenger du ikke gjøre noe, og ingenting koster noe. Det du har ført, blir stående: Du kan lese det, endre det og ta det med deg.',
  },

  unpaidSubject: {
    en: 'The payment of your Husbok subscription failed',
    nb: 'Betalingen av Husbok-abonnementet ditt mislyktes',
  },
  unpaidText: {
    en: 'We could not collect the payment of your subscription. The card may have expired, been blocked or lacked cover. You can go on working as usual for now, and the payment is tried again. So that the subscription does not end, check your card:',
    nb: 'Vi fikk ikke trukket betalingen for abonnementet ditt. Kortet kan være utløpt, sperret eller mangle dekning. Foreløpig kan du arbeide som vanlig, og betalingen blir forsøkt på nytt. Sjekk kortet ditt, så abonnementet ikke stopper:',
  },
  unpaidButton: { en: 'Check the card', nb: 'Sjekk kortet' },
  unpaidNote: {
    en: 'You change the card on the payment provider’s page, which opens from your subscription page in Husbok. We never ask for card numbers by e-mail.',
    nb: 'Du bytter kort på betalingsleverandørens side, som du åpner fra abonnementssiden i Husbok. Vi ber aldri om kortnummer på e-post.',
  },

  endedSubject: { en: 'Your Husbok subscription has ended', nb: 'Husbok-abonnementet ditt er avsluttet' },
  endedText: {
    en: 'Your subscription has ended. What you have recorded stays: you can read it, change it and take it with you. When the trial is over or the free vouchers are used, nothing new is added: expenses that repeat stop at their next date, and the rent of contracts waits. With a subscription the rent is booked by itself, and one press starts the repeats again with the dates that were left out:',
    nb: 'Abonnementet ditt er avsluttet. Det du har ført, blir stående: Du kan lese det, endre det og ta det med deg. Når prøveperioden er over eller de gratis bilagene er brukt, kommer det ikke noe nytt til: Utgifter som gjentas, stopper ved neste dato, og leien fra kontrakter venter. Med abonnement føres leien av seg selv, og ett trykk starter gjentakelsene igjen med datoene som ble utelatt:',
  },
  endedButton: { en: 'See the subscriptions', nb: 'Se abonnementene' },
  endedNote: {
    en: 'If you ended it yourself, you need do nothing. If a payment failed, you can subscribe again with another card.',
    nb: 'Har du avsluttet det selv, trenger du ikke gjøre noe. Hvis en betaling mislyktes, kan du tegne abonnement på nytt med et annet kort.',
  },
})
