import { words } from '../../base/kit/words'

/** What the mails about the subscription say. */
export const subscriptionMailWords = words('subscriptionMail', {
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
    nb: 'Abonnementet ditt er avsluttet. Det du har ført, blir stående: Du kan lese det, endre det og ta det med deg. Når prøveperioden er over eller de gratis bilagene er brukt, kommer det ikke noe nytt til: Utgifter som gjentas, stopper ved neste dato, og leien fra kontrakter venter. Med abonnement føres leien automatisk, og ett trykk starter gjentakelsene igjen med datoene som ble utelatt:',
  },
  endedButton: { en: 'See the subscriptions', nb: 'Se abonnementene' },
  endedNote: {
    en: 'If you ended it yourself, you need do nothing. If a payment failed, you can subscribe again with another card.',
    nb: 'Har du avsluttet det selv, trenger du ikke gjøre noe. Hvis en betaling mislyktes, kan du tegne abonnement på nytt med et annet kort.',
  },
})
