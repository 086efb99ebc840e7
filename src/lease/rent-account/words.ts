import { words } from '../../base/kit/words'

export const rentAccountWords = words('rentAccount', {
  future: { en: 'To come', nb: 'Kommer' },
  due: { en: 'Due today', nb: 'Forfaller i dag' },
  late: { en: 'Not paid', nb: 'Ikke betalt' },
  part: { en: 'Part paid', nb: 'Delvis betalt' },
  paid: { en: 'Paid', nb: 'Betalt' },
  lateInterest: {
    en: 'Late interest up to and including {{day}}, on what is still unpaid: {{sum}}',
    nb: 'Forsinkelsesrente til og med {{day}}, av det som fortsatt mangler: {{sum}}',
  },
  lateInterestKnown: {
    en: 'Late interest up to and including {{day}}, on what is still unpaid, for the days whose rate Husbok has: {{sum}}',
    nb: 'Forsinkelsesrente til og med {{day}}, av det som fortsatt mangler, for dagene Husbok har satsen for: {{sum}}',
  },
  interestPeriod_one: {
    en: 'Rent due {{due}}: {{from}} to {{until}}, {{count}} day: {{rate}} % of {{unpaid}} = {{sum}}',
    nb: 'Leie forfalt {{due}}: {{from}}–{{until}}, {{count}} dag: {{rate}} % av {{unpaid}} = {{sum}}',
  },
  interestPeriod_other: {
    en: 'Rent due {{due}}: {{from}} to {{until}}, {{count}} days: {{rate}} % of {{unpaid}} = {{sum}}',
    nb: 'Leie forfalt {{due}}: {{from}}–{{until}}, {{count}} dager: {{rate}} % av {{unpaid}} = {{sum}}',
  },
  interestUnknown: {
    en: 'Not reckoned: {{from}} to {{until}}. Husbok does not have the rate of late interest for these days.',
    nb: 'Ikke regnet med: {{from}} til {{until}}. Husbok har ikke forsinkelsesrenten for disse dagene.',
  },
  interestSource: {
    en: 'Act on late interest §§ 2 and 3. It is not added to what is owed.',
    nb: 'Forsinkelsesrenteloven §§ 2 og 3. Den legges ikke til det leietakeren skylder.',
  },
  reminderFee: {
    en: 'A written reminder that is sent in {{year}} may cost {{sum}}.',
    nb: 'En skriftlig purring som sendes i {{year}}, kan koste {{sum}}.',
  },
  reminderSource: {
    en: 'Regulation on debt collection §§ 1-2 and 1-3: from {{day}}, 14 days after the due day. At most two fees, a debt collection notice included, and the second only where the first reminder gave at least 14 days to pay. The fee must stand in the reminder.',
    nb: 'Inkassoforskriften §§ 1-2 og 1-3: fra {{day}}, 14 dager etter forfall. Høyst to gebyrer, inkassovarsel medregnet, og det andre bare når den første purringen ga minst 14 dagers frist. Gebyret må stå i purringen.',
  },
})
