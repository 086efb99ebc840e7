import { words } from '../../base/kit/words'

export const coOwnerWords = words('coOwner', {
  co_owners: { en: 'Co-owners', nb: 'Medeiere' },
  help: {
    en: 'Does anyone own the house together with you? Enter vouchers in full: the tax figures show your share.',
    nb: 'Eier noen huset sammen med deg? Før bilagene i sin helhet: Skattetallene viser din andel.',
  },
  name: { en: 'Name', nb: 'Navn' },
  share: { en: 'Share (%)', nb: 'Andel (%)' },
  add: { en: 'Add a co-owner', nb: 'Legg til en medeier' },
  full: { en: 'A house has at most three co-owners here.', nb: 'Et hus har høyst tre medeiere her.' },
  remove: { en: 'Remove', nb: 'Fjern' },
  coOwner: { en: 'Co-owner {{number}}', nb: 'Medeier {{number}}' },
  removeOne: { en: 'Remove co-owner {{number}}', nb: 'Fjern medeier {{number}}' },
  ownership: { en: 'Who owns it', nb: 'Hvem eier det' },
  ownShareLabel: { en: 'Your share', nb: 'Din andel' },
  ownShare: { en: 'Your share: {{share}}', nb: 'Din andel: {{share}}' },
  noneLeft: { en: 'Nothing is left for you', nb: 'Ingenting blir igjen til deg' },
})
