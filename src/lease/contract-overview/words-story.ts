import type { Text } from '../../base/kit/words'
import { depositStory } from './words-story-deposit'
import { signingStory } from './words-story-signing'

/** The sentences of a contract's story. */
export const storyTexts = {
  ...signingStory,
  ...depositStory,
  written: { en: 'You wrote the contract on {{day}}.', nb: 'Du skrev kontrakten {{day}}.' },
  raised: {
    en: 'The rent has been {{sum}} a month since {{day}}.',
    nb: 'Leien har vært {{sum}} i måneden siden {{day}}.',
  },
  raiseAhead: {
    en: 'The rent is {{sum}} a month from {{day}}',
    nb: 'Leien er {{sum}} i måneden fra {{day}}',
  },
  rentWaits: {
    en: 'Once it is signed, the rent of {{rent}} a month is booked automatically as income, from {{day}}.',
    nb: 'Når den er signert, føres leien på {{rent}} i måneden automatisk som inntekt, fra {{day}}.',
  },
  rentFrom: {
    en: 'The rent of {{rent}} a month is booked automatically as income from {{day}}.',
    nb: 'Leien på {{rent}} i måneden føres automatisk som inntekt fra {{day}}.',
  },
  rentSince: {
    en: 'The rent, now {{rent}} a month, has been booked automatically as income since {{day}}.',
    nb: 'Leien, nå {{rent}} i måneden, er ført automatisk som inntekt siden {{day}}.',
  },
  rentBlocked: { en: 'The rent is not booked at the moment.', nb: 'Leien føres ikke for tiden.' },
  rentUntil: { en: 'Rent ran from {{day}}.', nb: 'Leien løp fra {{day}}.' },
  openEnded_one: {
    en: 'It runs until one of you ends it, with {{count}} month of notice.',
    nb: 'Den løper til en av dere sier den opp, med {{count}} måneds frist.',
  },
  openEnded_other: {
    en: 'It runs until one of you ends it, with {{count}} months of notice.',
    nb: 'Den løper til en av dere sier den opp, med {{count}} måneders frist.',
  },
  endsOn: { en: 'It ends on {{day}}.', nb: 'Den varer til {{day}}.' },
  ended: {
    en: 'Its term ended on {{day}}. No rent is booked after that day until you say that the tenant stayed.',
    nb: 'Tiden gikk ut {{day}}. Etter den dagen føres ingen leie før du sier at leietakeren ble boende.',
  },
  // The same of a lease that names a last day and counts as open-ended.
  openLastDay: {
    en: 'It names {{day}} as its last day, but counts as open-ended and does not end by itself then (§ 9-3).',
    nb: 'Den har {{day}} som siste dag, men leieforholdet regnes som tidsubestemt og slutter ikke av seg selv da (§ 9-3).',
  },
  openOver: {
    en: 'Its last day was {{day}}, but it counts as open-ended (§ 9-3). No rent is booked after that day until you say that the lease goes on.',
    nb: 'Siste dag i kontrakten var {{day}}, men leieforholdet regnes som tidsubestemt (§ 9-3). Etter den dagen føres ingen leie før du sier at leieforholdet fortsetter.',
  },
  openWentOn: {
    en: 'Its last day was {{day}}. It counted as open-ended (§ 9-3), and it went on.',
    nb: 'Siste dag i kontrakten var {{day}}. Leieforholdet ble regnet som tidsubestemt (§ 9-3), og det fortsatte.',
  },
  wentOn: {
    en: 'Its fixed term ended on {{day}}, and it went on.',
    nb: 'Den tidsbestemte leietiden gikk ut {{day}}, og leieforholdet fortsatte.',
  },
  finished: {
    en: 'It is finished. The last day of rent was {{day}}.',
    nb: 'Den er avsluttet. Siste dag med leie var {{day}}.',
  },
} satisfies Record<string, Text>
