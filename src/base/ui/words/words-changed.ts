import { words } from '../../kit/words'

/** For a record that was changed while a form or a question about its deletion was open. */
export const changedWords = words('changed', {
  title: { en: 'Changed after you opened it', nb: 'Endret etter at du åpnet det' },
  text: {
    en: 'This was saved in another window, or by somebody else, after you started. Nothing has been overwritten, and what you have typed is kept.',
    nb: 'Dette ble lagret i et annet vindu, eller av noen andre, etter at du begynte. Ingenting er overskrevet, og det du har skrevet, er tatt vare på.',
  },
  trashedTitle: { en: 'This is in the trash folder', nb: 'Dette ligger i papirkurven' },
  trashedText: {
    en: 'It was moved there after you opened it. What you have written stays in the form: restore it in the trash folder, in another window, and save again.',
    nb: 'Det ble flyttet dit etter at du åpnet det. Det du har skrevet, blir stående i skjemaet: Gjenopprett det i papirkurven, i et annet vindu, og lagre igjen.',
  },
  deletedTitle: { en: 'This has been deleted', nb: 'Dette er slettet' },
  deletedText: {
    en: 'It was deleted after you opened it, so it can no longer be saved. What you have written stays in the form until you leave it.',
    nb: 'Det ble slettet etter at du åpnet det, så det kan ikke lagres lenger. Det du har skrevet, blir stående i skjemaet til du forlater det.',
  },
  conflicts: {
    en: 'Changed in both places. Choose what is saved:',
    nb: 'Endret begge steder. Velg hva som lagres:',
  },
  mine: { en: 'Yours: {{value}}', nb: 'Ditt: {{value}}' },
  theirs: { en: 'Saved in the meantime: {{value}}', nb: 'Lagret i mellomtiden: {{value}}' },
  mustChoose: { en: 'Choose one of the two', nb: 'Velg ett av de to' },
  taken: {
    en: 'Not changed by you. It is kept as saved:',
    nb: 'Ikke endret av deg. Det beholdes slik det er lagret:',
  },
  was: { en: '{{now}} (was {{was}})', nb: '{{now}} (var {{was}})' },
  added: { en: 'added: {{names}}', nb: 'lagt til: {{names}}' },
  removed: { en: 'removed: {{names}}', nb: 'fjernet: {{names}}' },
  nothing: { en: 'empty', nb: 'tomt' },
  back: { en: 'Back to the form', nb: 'Tilbake til skjemaet' },
  save: { en: 'Save', nb: 'Lagre' },
  nothingToChoose: {
    en: 'Nothing you have changed is affected.',
    nb: 'Ingenting av det du har endret, blir berørt.',
  },
  deleting: { en: 'Changed after you opened it:', nb: 'Endret etter at du åpnet det:' },
})
