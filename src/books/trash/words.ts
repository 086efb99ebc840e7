import { words } from '../../base/kit/words'

export const trashWords = words('trash', {
  liesInTrash: { en: 'This is in the trash folder', nb: 'Dette ligger i papirkurven' },
  toTrashFolder: { en: 'Show it in the trash folder', nb: 'Vis det i papirkurven' },
  restore: { en: 'Restore', nb: 'Gjenopprett' },
  restoreOf: { en: 'Restore {{name}}', nb: 'Gjenopprett {{name}}' },
  restoreSeries: { en: 'Restore the whole series', nb: 'Gjenopprett hele serien' },
  restoreSeriesOf: { en: 'Restore the series {{name}}', nb: 'Gjenopprett serien {{name}}' },
  seriesRestored: { en: 'The series {{name}} is restored', nb: 'Serien {{name}} er gjenopprettet' },
  restored: { en: '{{name}} is restored', nb: '{{name}} er gjenopprettet' },
  deleteForGood: { en: 'Delete for good', nb: 'Slett for godt' },
  deleteTitle: { en: 'Delete {{name}} for good?', nb: 'Slette {{name}} for godt?' },
  deleteText: {
    en: 'It and its files are deleted and cannot be restored.',
    nb: 'Det og filene slettes og kan ikke gjenopprettes.',
  },
  deleteSeries: { en: 'What its repeat has made stays.', nb: 'Det gjentakelsen har laget, blir værende.' },
  deleteFrees: {
    en: 'This frees one of your free vouchers.',
    nb: 'Du får tilbake ett gratis bilag.',
  },
  keep: { en: 'Keep it in the trash folder', nb: 'Behold i papirkurven' },
  deleted: { en: '{{name}} is deleted for good', nb: '{{name}} er slettet for godt' },
})
