import { words } from '../../base/kit/words'

/** What the end of the plan does to repeats and rent, and the way on. */
export const expensePlanWords = words('expensePlan', {
  title: { en: 'Repeats and rent', nb: 'Gjentakelser og leie' },
  trial: { en: 'the trial is over', nb: 'prøveperioden da er over' },
  subscription: { en: 'the subscription has ended', nb: 'abonnementet da er avsluttet' },
  places: { en: 'the free vouchers are used', nb: 'de gratis bilagene da er brukt' },

  stops_one: {
    en: '{{count}} expense that repeats gets no more vouchers from {{date}} on, because {{cause}} by then.',
    nb: '{{count}} utgift som gjentas, får ikke flere bilag fra og med {{date}}, fordi {{cause}}.',
  },
  stops_other: {
    en: '{{count}} expenses that repeat get no more vouchers, the first of them from {{date}} on, because {{cause}} by then.',
    nb: '{{count}} utgifter som gjentas, får ikke flere bilag, den første fra og med {{date}}, fordi {{cause}}.',
  },
  stopsHere: {
    en: 'From {{date}} on no voucher of it is made, because {{cause}} by then.',
    nb: 'Fra og med {{date}} lages det ikke bilag av den, fordi {{cause}}.',
  },
  nextDate: { en: '{{rhythm}}. The next date is {{date}}.', nb: '{{rhythm}}. Den neste datoen er {{date}}.' },
  runs: {
    en: '{{name}}: {{rhythm}}, no vouchers from {{date}} on',
    nb: '{{name}}: {{rhythm}}, ingen bilag fra og med {{date}}',
  },
  rentStops_one: {
    en: 'The rent of {{count}} contract waits from {{date}} on. It is booked by itself once you have a subscription.',
    nb: 'Leien fra {{count}} kontrakt venter fra og med {{date}}. Den føres av seg selv når du har abonnement.',
  },
  rentStops_other: {
    en: 'The rent of {{count}} contracts waits from {{date}} on. It is booked by itself once you have a subscription.',
    nb: 'Leien fra {{count}} kontrakter venter fra og med {{date}}. Den føres av seg selv når du har abonnement.',
  },

  stopped_one: {
    en: '{{count}} expense that repeats has stopped, because your plan allowed no more vouchers.',
    nb: '{{count}} utgift som gjentas, har stoppet fordi planen din ikke hadde plass til flere bilag.',
  },
  stopped_other: {
    en: '{{count}} expenses that repeat have stopped, because your plan allowed no more vouchers.',
    nb: '{{count}} utgifter som gjentas, har stoppet fordi planen din ikke hadde plass til flere bilag.',
  },
  stoppedOne: { en: '{{name}}: {{rhythm}}, stopped on {{date}}', nb: '{{name}}: {{rhythm}}, stoppet {{date}}' },
  leftOut_one: {
    en: '{{count}} date has been left out so far, {{amount}}.',
    nb: '{{count}} dato er utelatt så langt, {{amount}}.',
  },
  leftOut_other: {
    en: '{{count}} dates have been left out so far, {{amount}} in all.',
    nb: '{{count}} datoer er utelatt så langt, {{amount}} til sammen.',
  },
  subscribeFirst: {
    en: 'With a subscription one press starts again, with the dates that were left out.',
    nb: 'Med abonnement starter du igjen med ett trykk, med datoene som ble utelatt.',
  },
  rentWaits_one: {
    en: 'The rent of {{count}} contract waits. It is booked by itself once you have a subscription.',
    nb: 'Leien fra {{count}} kontrakt venter. Den føres av seg selv når du har abonnement.',
  },
  rentWaits_other: {
    en: 'The rent of {{count}} contracts waits. It is booked by itself once you have a subscription.',
    nb: 'Leien fra {{count}} kontrakter venter. Den føres av seg selv når du har abonnement.',
  },
  rentGoesOn_one: {
    en: 'The rent of {{count}} contract that waited is booked by itself within a quarter of an hour.',
    nb: 'Leien fra {{count}} kontrakt som ventet, føres av seg selv i løpet av et kvarter.',
  },
  rentGoesOn_other: {
    en: 'The rent of {{count}} contracts that waited is booked by itself within a quarter of an hour.',
    nb: 'Leien fra {{count}} kontrakter som ventet, føres av seg selv i løpet av et kvarter.',
  },

  resume: { en: 'Start again', nb: 'Start igjen' },
  resumeWith_one: { en: 'Start again and make {{count}} voucher', nb: 'Start igjen og lag {{count}} bilag' },
  resumeWith_other: { en: 'Start again and make {{count}} vouchers', nb: 'Start igjen og lag {{count}} bilag' },
  fromToday: { en: 'Start again from today', nb: 'Start igjen fra i dag' },
  fromTodayHelp: {
    en: 'From today on the next date is {{date}}, and the dates that were left out stay so.',
    nb: 'Fra i dag er neste dato {{date}}, og datoene som ble utelatt, forblir utelatt.',
  },
  resumed_one: { en: 'Started again; {{count}} voucher is made', nb: 'Startet igjen; {{count}} bilag er laget' },
  resumed_other: { en: 'Started again; {{count}} vouchers are made', nb: 'Startet igjen; {{count}} bilag er laget' },
  resumedPartly_one: {
    en: '{{count}} voucher is made, then your plan allowed no more',
    nb: '{{count}} bilag er laget, så hadde ikke planen din plass til flere',
  },
  resumedPartly_other: {
    en: '{{count}} vouchers are made, then your plan allowed no more',
    nb: '{{count}} bilag er laget, så hadde ikke planen din plass til flere',
  },
  manyTitle: { en: 'Make {{count}} vouchers at once?', nb: 'Lage {{count}} bilag med én gang?' },
  manyText: { en: 'They come to {{amount}} in all.', nb: 'De kommer på {{amount}} til sammen.' },
  manyYes: { en: 'Make {{count}} vouchers', nb: 'Lag {{count}} bilag' },
  manyNo: { en: 'Not now', nb: 'Ikke nå' },
})

/** Why a plan ends: a key of the words above. */
export type PlanCause = 'trial' | 'subscription' | 'places'
