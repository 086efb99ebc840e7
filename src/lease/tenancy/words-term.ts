import type { Text } from '../../base/kit/words'

/** What a contract says of its fixed term that ends soon or is over, and of a lease that goes on after it. */
export const fixedTermTexts = {
  term_soon: {
    en: 'The lease then ends without notice. If the tenant stays, you must ask in writing to move by {{askBy}}; otherwise the lease becomes open-ended.',
    nb: 'Leieforholdet slutter da uten oppsigelse. Blir leietakeren boende, må du be skriftlig om flytting innen {{askBy}}; ellers blir leieforholdet tidsubestemt.',
  },
  term_over: {
    en: 'Does the tenant still live there? Rent after that day is not booked until you decide: finish the contract with the day on which the tenant moves, or say that the lease goes on. If the tenant is to move, ask for it in writing by {{askBy}}; otherwise the lease becomes open-ended.',
    nb: 'Bor leietakeren der fortsatt? Leie etter den dagen føres ikke før du velger: Avslutt kontrakten med den dagen leietakeren flytter, eller si at leieforholdet fortsetter. Skal leietakeren flytte, ber du skriftlig om det innen {{askBy}}; ellers blir leieforholdet tidsubestemt.',
  },
  term_late: {
    en: 'That is more than three months ago. If the tenant has stayed without being asked in writing to move by {{askBy}}, the lease is open-ended now: say that it goes on. Rent after {{end}} is not booked until you say so, or finish the contract with a later day.',
    nb: 'Det er mer enn tre måneder siden. Har leietakeren blitt boende uten at du har bedt skriftlig om flytting innen {{askBy}}, er leieforholdet nå tidsubestemt: Si at det fortsetter. Leie etter {{end}} føres ikke før du sier det, eller avslutter kontrakten med en senere dag.',
  },
  termOwn_soon: {
    en: 'The lease then ends without notice. If the tenant stays, tell the tenant in writing whether to move, or that the lease goes on.',
    nb: 'Leieforholdet slutter da uten oppsigelse. Blir leietakeren boende, sier du skriftlig om leietakeren skal flytte, eller at leieforholdet fortsetter.',
  },
  termOwn_over: {
    en: 'Does the tenant still live there? Rent after that day is not booked until you decide: finish the contract with the day on which the tenant moves, or say that the lease goes on.',
    nb: 'Bor leietakeren der fortsatt? Leie etter den dagen føres ikke før du velger: Avslutt kontrakten med den dagen leietakeren flytter, eller si at leieforholdet fortsetter.',
  },

  term_open: {
    en: 'The term is shorter than the Act allows without a reason. The lease therefore does not end by itself: the one who wants to end it must give notice. Rent after {{end}} is booked once you say that the lease goes on.',
    nb: 'Leietiden er kortere enn loven tillater uten en grunn. Leieforholdet slutter derfor ikke av seg selv: Den som vil avslutte det, må si opp. Leie etter {{end}} føres når du sier at leieforholdet fortsetter.',
  },

  goOn: { en: 'The lease goes on', nb: 'Leieforholdet fortsetter' },
  goOnText_one: {
    en: 'The tenant still lives there. The lease is open-ended from {{from}}, with {{count}} month of notice. The rent since the term ended on {{end}} is booked now, and then month by month.',
    nb: 'Leietakeren bor der fortsatt. Leieforholdet er tidsubestemt fra {{from}}, med {{count}} måneds oppsigelsestid. Leien siden leietiden gikk ut {{end}}, føres nå, og så måned for måned.',
  },
  goOnText_other: {
    en: 'The tenant still lives there. The lease is open-ended from {{from}}, with {{count}} months of notice. The rent since the term ended on {{end}} is booked now, and then month by month.',
    nb: 'Leietakeren bor der fortsatt. Leieforholdet er tidsubestemt fra {{from}}, med {{count}} måneders oppsigelsestid. Leien siden leietiden gikk ut {{end}}, føres nå, og så måned for måned.',
  },
  goOnOpenText_one: {
    en: 'The lease counts as open-ended, with {{count}} month of notice, and is shown as such here from {{from}}. The rent since its last day, {{end}}, is booked now, and then month by month.',
    nb: 'Leieforholdet regnes som tidsubestemt, med {{count}} måneds oppsigelsestid, og vises slik her fra {{from}}. Leien siden den siste dagen i kontrakten, {{end}}, føres nå, og så måned for måned.',
  },
  goOnOpenText_other: {
    en: 'The lease counts as open-ended, with {{count}} months of notice, and is shown as such here from {{from}}. The rent since its last day, {{end}}, is booked now, and then month by month.',
    nb: 'Leieforholdet regnes som tidsubestemt, med {{count}} måneders oppsigelsestid, og vises slik her fra {{from}}. Leien siden den siste dagen i kontrakten, {{end}}, føres nå, og så måned for måned.',
  },
  goOnTwice: {
    en: 'If you have recorded rent for that time yourself, move it to the trash folder, or it counts twice.',
    nb: 'Har du ført leie for den tiden selv, flytter du den til papirkurven, ellers telles den to ganger.',
  },
  goOnGo: { en: 'It goes on', nb: 'Det fortsetter' },
  wentOnToast: { en: 'The lease goes on as open-ended', nb: 'Leieforholdet fortsetter som tidsubestemt' },
  finishAfterTerm: {
    en: 'The term ended on {{end}}. If the tenant stayed longer, choose the day on which the tenant moved: rent is owed until then, and is booked.',
    nb: 'Leietiden gikk ut {{end}}. Ble leietakeren boende lenger, velger du dagen leietakeren flyttet: Leie skyldes til og med den dagen og blir ført.',
  },
  finishOpen: {
    en: 'The contract names {{end}} as its last day, but the lease counts as open-ended and has not ended by itself. Choose the day on which it ended by notice or agreement: rent is owed until then, and is booked.',
    nb: 'Kontrakten har {{end}} som siste dag, men leieforholdet regnes som tidsubestemt og har ikke sluttet av seg selv. Velg dagen det ble avsluttet ved oppsigelse eller avtale: Leie skyldes til og med den dagen og blir ført.',
  },
} satisfies Record<string, Text>
