import { words } from '../../base/kit/words'

export const repeatPlanWords = words('repeatPlan', {
  title: { en: 'Repeats and rent', nb: 'Gjentakelser og leie' },
  trial: { en: 'the trial is over by then', nb: 'prøveperioden da er over' },
  trialOver: { en: 'the trial is over', nb: 'prøveperioden er over' },
  subscription: { en: 'the subscription has ended by then', nb: 'abonnementet da er avsluttet' },
  subscriptionOver: { en: 'the subscription has ended', nb: 'abonnementet er avsluttet' },
  places: { en: 'the free vouchers are used up by then', nb: 'de gratis bilagene da er brukt opp' },
  placesUsed: { en: 'the free vouchers are used up', nb: 'de gratis bilagene er brukt opp' },
  earlier: { en: 'you had no room for more vouchers then', nb: 'du ikke hadde plass til flere bilag da' },

  stops_one: {
    en: '{{count}} repeating expense gets no more vouchers from {{day}}, because {{cause}}.',
    nb: '{{count}} utgift som gjentas, får ikke flere bilag fra og med {{day}}, fordi {{cause}}.',
  },
  stops_other: {
    en: '{{count}} repeating expenses get no more vouchers, the first of them from {{day}}, because {{cause}}.',
    nb: '{{count}} utgifter som gjentas, får ikke flere bilag, den første fra og med {{day}}, fordi {{cause}}.',
  },
  stopsHere: {
    en: 'From {{day}} it makes no vouchers, because {{cause}}.',
    nb: 'Fra og med {{day}} lages det ingen bilag, fordi {{cause}}.',
  },
  nextDate: { en: '{{rhythm}}. The next date is {{day}}.', nb: '{{rhythm}}. Den neste datoen er {{day}}.' },
  runs: {
    en: '{{name}}: {{rhythm}}, no vouchers from {{day}}',
    nb: '{{name}}: {{rhythm}}, ingen bilag fra og med {{day}}',
  },
  rentStops_one: {
    en: 'The rent of {{count}} contract is not booked from {{day}}. It is booked afterwards, automatically, once you have a subscription.',
    nb: 'Leien for {{count}} kontrakt føres ikke fra og med {{day}}. Den etterføres automatisk når du har abonnement.',
  },
  rentStops_other: {
    en: 'The rent of {{count}} contracts is not booked from {{day}}. It is booked afterwards, automatically, once you have a subscription.',
    nb: 'Leien for {{count}} kontrakter føres ikke fra og med {{day}}. Den etterføres automatisk når du har abonnement.',
  },

  stopped_one: {
    en: '{{count}} repeating expense has stopped, because {{cause}}.',
    nb: '{{count}} utgift som gjentas, har stoppet fordi {{cause}}.',
  },
  stopped_other: {
    en: '{{count}} repeating expenses have stopped, because {{cause}}.',
    nb: '{{count}} utgifter som gjentas, har stoppet fordi {{cause}}.',
  },
  stoppedOne: { en: '{{name}}: {{rhythm}}, stopped on {{day}}', nb: '{{name}}: {{rhythm}}, stoppet {{day}}' },
  leftOut_one: {
    en: '{{count}} voucher is missing so far, of {{amount}}.',
    nb: 'Så langt mangler {{count}} bilag, på {{amount}}.',
  },
  leftOut_other: {
    en: '{{count}} vouchers are missing so far, of {{amount}} in total.',
    nb: 'Så langt mangler {{count}} bilag, på {{amount}} til sammen.',
  },
  subscribeFirst_one: {
    en: 'With a subscription you start it again with one press, and what is missing is made.',
    nb: 'Med abonnement starter du den igjen med ett trykk, og det som mangler, blir laget.',
  },
  subscribeFirst_other: {
    en: 'With a subscription you start them again with one press, and what is missing is made.',
    nb: 'Med abonnement starter du dem igjen med ett trykk, og det som mangler, blir laget.',
  },
  rentWaits_one: {
    en: 'The rent of {{count}} contract waits. It is booked automatically once you have a subscription.',
    nb: 'Leien for {{count}} kontrakt venter på å bli ført. Det skjer automatisk når du har abonnement.',
  },
  rentWaits_other: {
    en: 'The rent of {{count}} contracts waits. It is booked automatically once you have a subscription.',
    nb: 'Leien for {{count}} kontrakter venter på å bli ført. Det skjer automatisk når du har abonnement.',
  },
  rentGoesOn_one: {
    en: 'The rent of {{count}} contract that waited is booked automatically within a quarter of an hour.',
    nb: 'Leien for {{count}} kontrakt som ventet, føres automatisk i løpet av et kvarter.',
  },
  rentGoesOn_other: {
    en: 'The rent of {{count}} contracts that waited is booked automatically within a quarter of an hour.',
    nb: 'Leien for {{count}} kontrakter som ventet, føres automatisk i løpet av et kvarter.',
  },

  resume: { en: 'Start again', nb: 'Start igjen' },
  resumeWith_one: { en: 'Start again and make {{count}} voucher', nb: 'Start igjen og lag {{count}} bilag' },
  resumeWith_other: { en: 'Start again and make {{count}} vouchers', nb: 'Start igjen og lag {{count}} bilag' },
  fromToday: { en: 'Start again from today', nb: 'Start igjen fra i dag' },
  fromTodayHelp: {
    en: 'From today, the next date is {{day}}, and the dates that were left out stay left out.',
    nb: 'Fra i dag er neste dato {{day}}, og datoene som ble utelatt, forblir utelatt.',
  },
  resumed_one: { en: 'Started again; {{count}} voucher is made', nb: 'Startet igjen; {{count}} bilag er laget' },
  resumed_other: { en: 'Started again; {{count}} vouchers are made', nb: 'Startet igjen; {{count}} bilag er laget' },
  resumedPartly_one: {
    en: '{{count}} voucher is made, then there was no room for more',
    nb: '{{count}} bilag er laget, så var det ikke plass til flere',
  },
  resumedPartly_other: {
    en: '{{count}} vouchers are made, then there was no room for more',
    nb: '{{count}} bilag er laget, så var det ikke plass til flere',
  },
  manyTitle: { en: 'Make {{count}} vouchers at once?', nb: 'Lage {{count}} bilag med én gang?' },
  manyText: { en: 'The total is {{amount}}.', nb: 'Til sammen blir det {{amount}}.' },
  manyYes: { en: 'Make {{count}} vouchers', nb: 'Lag {{count}} bilag' },
  manyNo: { en: 'Not now', nb: 'Ikke nå' },
})

export type PlanCause =
  | 'trial'
  | 'trialOver'
  | 'subscription'
  | 'subscriptionOver'
  | 'places'
  | 'placesUsed'
  /** The plan stopped the repeat earlier. Today it allows vouchers again. */
  | 'earlier'
