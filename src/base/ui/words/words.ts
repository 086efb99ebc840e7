import { words } from '../../kit/words'
import { firstUiWords } from './words-first'

export const uiWords = words('ui', {
  ...firstUiWords.texts,
  yes: { en: 'Yes', nb: 'Ja' },
  no: { en: 'No', nb: 'Nei' },
  more: { en: 'More actions', nb: 'Flere handlinger' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  empty: { en: 'Not filled in', nb: 'Ikke fylt ut' },
  nameLetters: {
    en: 'The papers cannot show some of these letters. Write the name in Latin letters, as in the passport.',
    nb: 'Papirene kan ikke vise noen av disse bokstavene. Skriv navnet med latinske bokstaver, slik det står i passet.',
  },
  discardTitle: { en: 'Discard changes?', nb: 'Forkaste endringene?' },
  discardText: { en: 'What you have changed here is not saved.', nb: 'Det du har endret her, er ikke lagret.' },
  discardStay: { en: 'Keep editing', nb: 'Fortsett å redigere' },
  discardGo: { en: 'Discard changes', nb: 'Forkast endringene' },
  notFoundTitle: { en: 'Page not found', nb: 'Siden finnes ikke' },
  notFoundText: {
    en: 'The address may be wrong, or the page has been moved.',
    nb: 'Adressen kan være feil, eller siden kan være flyttet.',
  },
  goHome: { en: 'Go to the start page', nb: 'Gå til forsiden' },
  copied: { en: 'Copied', nb: 'Kopiert' },
  copyOf: { en: 'Copy {{what}}', nb: 'Kopier {{what}}' },
  notCopied: {
    en: 'Could not copy. Select the text and copy it yourself.',
    nb: 'Kunne ikke kopiere. Merk teksten og kopier den selv.',
  },
  stepOf: { en: 'Step {{number}} of {{all}}', nb: 'Trinn {{number}} av {{all}}' },
  stepDone: { en: 'done', nb: 'ferdig' },
  whichAmount: { en: 'This can be read in two ways. Which one?', nb: 'Dette kan leses på to måter. Hvilken?' },
  oneAmount: {
    en: 'The digits are not in groups of three. Did you mean this amount?',
    nb: 'Sifrene står ikke i grupper på tre. Mente du dette beløpet?',
  },
  nationalIdHelp: { en: '11 digits', nb: '11 siffer' },
  ibanHelp: { en: 'For example 8601 11 17947, or an IBAN', nb: 'For eksempel 8601 11 17947, eller et IBAN-nummer' },
  shareValue: { en: '{{value}} %', nb: '{{value}} %' },
})
