import { words } from '../../base/kit/words'

/** What the mails about the trial and the subscription say. */
export const subscriptionMailWords = words('subscriptionMail', {
  trialSubject: { en: 'Your trial of Husbok ends on {{last}}', nb: 'Prøveperioden din hos Husbok slutter {{last}}' },
  trialText: {
    en: 'Your trial of {{days}} days is nearly over: {{last}} is its last day. From {{blocked}} on you need a subscription to add vouchers and contracts.',
    nb: 'Prøveperioden din på {{days}} dager er snart over: {{last}} er den siste dagen. Fra {{blocked}} trenger du abonnement for å legge til bilag og kontrakter.',
  },
  trialButton: { en: 'See the subscriptions', nb: 'Se abonnementene' },
  trialNote: {
    en: 'Without a subscription you need do nothing, and nothing costs anything. What you have recorded stays: you can read it, change it and take it with you.',
    nb: 'Vil du ikke ha abonnement, trenger du ikke gjøre noe, og ingenting koster noe. Det du har ført, blir stående: du kan lese det, endre det og ta det med deg.',
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
    en: 'Your subscription has ended. What you have recorded stays: you can read it, change it and take it with you. To add vouchers and contracts when the trial is over or the free vouchers are used, you need a subscription again:',
    nb: 'Abonnementet ditt er avsluttet. Det du har ført, blir stående: du kan lese det, endre det og ta det med deg. For å legge til bilag og kontrakter når prøveperioden er over eller de gratis bilagene er brukt, trenger du abonnement igjen:',
  },
  endedButton: { en: 'See the subscriptions', nb: 'Se abonnementene' },
  endedNote: {
    en: 'If you ended it yourself, you need do nothing. If a payment failed, you can subscribe again with another card.',
    nb: 'Har du avsluttet det selv, trenger du ikke gjøre noe. Hvis en betaling mislyktes, kan du tegne abonnement på nytt med et annet kort.',
  },
})
