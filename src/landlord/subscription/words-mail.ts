import { words } from '../../base/kit/words'

export const subscriptionMailWords = words('subscriptionMail', {
  unpaidSubject: {
    en: 'The payment of your Husbok subscription failed',
    nb: 'Betalingen av Husbok-abonnementet ditt mislyktes',
  },
  unpaidText: {
    en: 'We could not collect the payment of your subscription. The card may have expired, been blocked or had insufficient funds. You can work as usual for now, and we will try the payment again. Check your card, so that the subscription does not end:',
    nb: 'Vi fikk ikke trukket betalingen for abonnementet ditt. Kortet kan være utløpt, sperret eller mangle dekning. Foreløpig kan du arbeide som vanlig, og betalingen blir forsøkt på nytt. Sjekk kortet ditt, så abonnementet ikke stopper:',
  },
  unpaidButton: { en: 'Check the card', nb: 'Sjekk kortet' },
  unpaidNote: {
    en: 'You change the card on the payment provider’s page, which opens from your subscription page in Husbok. We never ask for card numbers by e-mail.',
    nb: 'Du bytter kort på betalingsleverandørens side, som du åpner fra abonnementssiden i Husbok. Vi ber aldri om kortnummer på e-post.',
  },

  endedSubject: { en: 'Your Husbok subscription has ended', nb: 'Husbok-abonnementet ditt er avsluttet' },
  endedText: {
    en: 'Your subscription has ended. What you have recorded stays: you can read it, change it and take it with you. When the trial is over or the free vouchers are used, nothing new is added: repeating expenses stop at their next date, and the rent from contracts waits. With a subscription the rent is booked automatically, and one press starts the repeats again, including the dates that were left out:',
    nb: 'Abonnementet ditt er avsluttet. Det du har ført, blir stående: Du kan lese det, endre det og ta det med deg. Når prøveperioden er over eller de gratis bilagene er brukt, kommer det ikke noe nytt til: Utgifter som gjentas, stopper ved neste dato, og leien fra kontrakter venter. Med abonnement føres leien automatisk, og ett trykk starter gjentakelsene igjen, også for datoene som ble utelatt:',
  },
  endedButton: { en: 'See the subscriptions', nb: 'Se abonnementene' },
  endedNote: {
    en: 'If you cancelled it yourself, you do not need to do anything. If a payment failed, you can subscribe again with another card.',
    nb: 'Har du sagt det opp selv, trenger du ikke gjøre noe. Hvis en betaling mislyktes, kan du tegne abonnement på nytt med et annet kort.',
  },
})
