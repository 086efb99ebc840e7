import type { Text } from '../../base/kit/words'

/** The sentences about the next step of a contract: the rent, the term and what is left to settle. */
export const nextStepTexts = {
  next_finish: { en: 'The term ended on {{day}}', nb: 'Leietiden gikk ut {{day}}' },
  next_release: { en: 'The deposit is not settled', nb: 'Depositumet er ikke gjort opp' },
  next_close: {
    en: 'The deposit is not settled. What is paid in goes back to {{payer}}.',
    nb: 'Depositumet er ikke gjort opp. Det som er betalt inn, går tilbake til {{payer}}.',
  },
  next_closeEmpty: {
    en: 'The deposit account is still open. Nothing is paid in.',
    nb: 'Depositumskontoen er fortsatt åpen. Ingenting er betalt inn.',
  },
  next_firstRent: { en: 'First rent {{sum}}, {{date}}', nb: 'Første leie {{sum}}, {{date}}' },
  next_rent: { en: 'Next rent {{sum}}, {{date}}', nb: 'Neste leie {{sum}}, {{date}}' },
  // From this day on nothing is booked without a subscription.
  next_rentStops: {
    en: 'The rent of {{month}} is not booked on {{day}} without a subscription.',
    nb: 'Leien for {{month}} føres ikke {{day}} uten abonnement.',
  },
  next_rentSoon: {
    en: 'The rent for {{month}} is booked within a few hours',
    nb: 'Leien for {{month}} føres i løpet av noen timer',
  },
  // For a lease whose payments are followed.
  next_lateInBank: {
    en: '{{rent}} is in the bank ({{date}}). Match it, and it is paid',
    nb: '{{rent}} ligger i banken ({{date}}). Koble den, så er den betalt',
  },
  next_late: {
    en: 'Owed by {{who}}: {{sum}}, the oldest due {{day}}',
    nb: '{{who}} skylder {{sum}}, det eldste forfalt {{day}}',
  },
  // A reminder or a demand was sent since then.
  next_reminded: {
    en: 'Owed by {{who}}: {{sum}}, the oldest due {{day}}. Reminded {{reminded}}',
    nb: '{{who}} skylder {{sum}}, det eldste forfalt {{day}}. Påminnet {{reminded}}',
  },
  next_raise: { en: 'The rent is {{sum}} a month from {{date}}', nb: 'Leien er {{sum}} i måneden fra {{date}}' },
  next_termEnds: { en: 'The term ends on {{day}}', nb: 'Leietiden går ut {{day}}' },
  // For a lease that counts as open-ended although it names a last day: before that day, and after it.
  next_openLastDay: {
    en: 'The contract names {{day}} as its last day, but counts as open-ended (§ 9-3)',
    nb: 'Kontrakten har {{day}} som siste dag, men regnes som tidsubestemt (§ 9-3)',
  },
  next_openGoesOn: {
    en: 'The lease did not end on {{day}}: it counts as open-ended (§ 9-3)',
    nb: 'Leieforholdet sluttet ikke {{day}}: Det regnes som tidsubestemt (§ 9-3)',
  },
  // A notice was given, or the landlord has named the last day. {{when}}: in 34 days.
  next_moves: { en: 'Moves out {{short}}, {{when}}', nb: 'Flytter ut {{short}}, {{when}}' },
  next_moved: {
    en: 'The last day was {{day}}. Finish the contract when the keys are handed over.',
    nb: 'Siste dag var {{day}}. Avslutt kontrakten når nøklene er levert.',
  },
  next_ends: { en: 'The lease lasts until {{day}}', nb: 'Leiekontrakten varer til {{day}}' },
  // The tenant has protested against the landlord's notice.
  next_protested: {
    en: '{{who}} protests. Bring the case before the Rent Disputes Tribunal by {{day}}, otherwise the notice lapses',
    nb: '{{who}} protesterer. Bring saken inn for Husleietvistutvalget senest {{day}}, ellers faller oppsigelsen bort',
  },
  next_notDelivered: {
    en: 'The letter with your notice was made {{day}}, and is not handed over yet',
    nb: 'Brevet med oppsigelsen ble laget {{day}}, men er ikke levert ennå',
  },
  next_erase: {
    en: 'The papers were to be kept until {{day}}. The tenant can be erased now',
    nb: 'Papirene skulle tas vare på til {{day}}. Nå kan leietakeren slettes',
  },
  next_nothing: { en: 'Nothing is waiting for you.', nb: 'Ingenting venter på deg.' },
} satisfies Record<`next_${string}`, Text>
