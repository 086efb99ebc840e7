import { words } from '../../base/kit/words'

/** The texts of a split that rests on a settlement. With the tenant's consent the deposit also pays rent (husleieloven § 3-5). */
export const depositSettledWords = words('depositSettled', {
  splitBy: { en: 'What the split rests on', nb: 'Hva delingen bygger på' },
  bySettlement: { en: 'Settlement of {{day}}: {{sum}} to you', nb: 'Sluttoppgjøret {{day}}: {{sum}} til deg' },
  itemCount_one: { en: '{{count}} item', nb: '{{count}} post' },
  itemCount_other: { en: '{{count}} items', nb: '{{count}} poster' },
  bySums: { en: 'Sums alone', nb: 'Bare summer' },
  bySumsHelp: {
    en: 'It names no reason to {{payer}}, and pays no rent in the rent account.',
    nb: 'Grunnen nevnes ikke for {{payer}}, og ingen leie på leiekontoen blir betalt av det.',
  },
  askedItems: { en: 'What {{payer}} is asked to agree to', nb: 'Dette blir {{payer}} bedt om å godta' },
  withPhotos_one: { en: '{{text}} ({{count}} photo)', nb: '{{text}} ({{count}} bilde)' },
  withPhotos_other: { en: '{{text}} ({{count}} photos)', nb: '{{text}} ({{count}} bilder)' },
  notCovered: {
    en: '{{beyond}} of it is not on the account. You must claim that in another way.',
    nb: '{{beyond}} av dette står ikke på kontoen. Det må du kreve på annen måte.',
  },
  paysRent: {
    en: 'Once the bank has paid, {{rent}} is entered in the rent account as rent that is paid.',
    nb: 'Når banken har betalt, føres {{rent}} på leiekontoen som betalt leie.',
  },
  withoutSettlement: {
    en: 'The mail to {{payer}} names the sums alone, and arrears in the rent account stay unpaid.',
    nb: 'E-posten til {{payer}} nevner bare summene, og skyldig leie på leiekontoen forblir ubetalt.',
  },
  writeSettlement: { en: 'Write a settlement first', nb: 'Skriv et sluttoppgjør først' },
})
