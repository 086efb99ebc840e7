import { words } from '../../base/kit/words'

/** How a month of rent stands, and what may be asked for one that is late. */
export const rentAccountWords = words('rentAccount', {
  future: { en: 'To come', nb: 'Kommer' },
  due: { en: 'Due today', nb: 'Forfaller i dag' },
  late: { en: 'Not paid', nb: 'Ikke betalt' },
  part: { en: 'Part paid', nb: 'Delvis betalt' },
  paid: { en: 'Paid', nb: 'Betalt' },
  lateInterest: {
    en: 'Late interest until {{day}}: {{sum}}',
    nb: 'Forsinkelsesrente til og med {{day}}: {{sum}}',
  },
  interestPeriod: {
    en: '{{days}} days at {{rate}} % of {{unpaid}}',
    nb: '{{days}} dager med {{rate}} % av {{unpaid}}',
  },
  interestUnknown: {
    en: 'Husbok does not have the rate of late interest for all of these days.',
    nb: 'Husbok har ikke forsinkelsesrenten for alle disse dagene.',
  },
  interestSource: {
    en: 'Act on late interest §§ 2 and 3. It is not added to what is owed.',
    nb: 'Forsinkelsesrenteloven §§ 2 og 3. Den legges ikke til det som skyldes.',
  },
  reminderFee: {
    en: 'A written reminder may cost {{sum}} from {{day}}.',
    nb: 'En skriftlig purring kan koste {{sum}} fra {{day}}.',
  },
  reminderSource: {
    en: 'Regulation on debt collection §§ 1-2 and 1-3: at the earliest 14 days after the due day, at most two.',
    nb: 'Inkassoforskriften §§ 1-2 og 1-3: tidligst 14 dager etter forfall, høyst to.',
  },
})
