import { words } from '../../../base/kit/words'

/**
 * Words about the plan. They are apart from the frame's words, so that a visitor who only logs in doesn't load them.
 */
export const planWords = words('plan', {
  planLabel: { en: 'Your plan', nb: 'Abonnementet ditt' },
  planMore: { en: 'See your subscription', nb: 'Se abonnementet' },
  subscriptionEnded: {
    en: 'Your subscription has ended. Subscribe again to add new documents.',
    nb: 'Abonnementet ditt er avsluttet. Abonner på nytt for å legge til nye dokumenter.',
  },
  trialWarning: {
    en: 'Day {{day}} of your 30 free days. From day 30 you need a subscription to add new documents.',
    nb: 'Dag {{day}} av de 30 gratis dagene. Fra dag 30 trenger du abonnement for å legge til nye dokumenter.',
  },
  freeWarning: {
    en: 'You have used {{used}} of {{cap}} free vouchers.',
    nb: 'Du har brukt {{used}} av {{cap}} gratis bilag.',
  },
})
