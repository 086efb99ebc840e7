import { words } from '../../base/kit/words'

export const entryChoiceWords = words('entryChoice', {
  title: { en: 'Which house is this rental for?', nb: 'Hvilket hus gjelder denne utleien?' },
  titleMore: { en: 'Which houses are these rentals for?', nb: 'Hvilke hus gjelder disse utleiene?' },
  text: {
    en: 'The tax authority’s draft already has a rental at this property, and Husbok cannot tell which of your houses it is for. Your answer is remembered when the return is sent.',
    nb: 'Skatteetatens utkast har allerede en utleie på denne eiendommen, og Husbok kan ikke se hvilket av husene dine den gjelder. Svaret huskes når skattemeldingen sendes.',
  },
  entry: { en: 'Rental {{number}} in the draft', nb: 'Utleie {{number}} i utkastet' },
  rent: { en: 'rent {{amount}}', nb: 'leie {{amount}}' },
  share: { en: 'share {{share}}', nb: 'eierandel {{share}}' },
  tenants: { en: 'tenants: {{names}}', nb: 'leietakere: {{names}}' },
  nothing: { en: 'Nothing is entered in it yet.', nb: 'Ingenting er ført på den ennå.' },
  ofHouse: {
    en: 'Its figures are replaced with those of {{house}}.',
    nb: 'Tallene erstattes med tallene for {{house}}.',
  },
  none: { en: 'None of them', nb: 'Ingen av dem' },
  noneHelp: {
    en: 'It stays as it is, and each house gets its own rental.',
    nb: 'Den blir stående som den er, og hvert hus får en egen utleie.',
  },
  goOn: { en: 'Go on', nb: 'Gå videre' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
})
