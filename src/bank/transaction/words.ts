import { words } from '../../base/kit/words'

/** The words for importing a bank's file into an account. */
export const bankImportWords = words('bankImport', {
  which: { en: 'Which account is it?', nb: 'Hvilken konto er det?' },
  whichOf: {
    en: 'Account {{at}} of {{all}} in the file: {{number}}, {{rows}}',
    nb: 'Konto {{at}} av {{all}} i filen: {{number}}, {{rows}}',
  },
  rows_one: { en: '{{count}} row', nb: '{{count}} rad' },
  rows_other: { en: '{{count}} rows', nb: '{{count}} rader' },
  account: { en: 'Import into', nb: 'Importer til' },
  sameAccount: {
    en: 'You have an account without a number. Is it the same as that of the file?',
    nb: 'Du har en konto uten nummer. Er det den samme som i filen?',
  },
  newAccount: { en: 'New account', nb: 'Ny konto' },
  name: { en: 'Name of the account', nb: 'Navn på kontoen' },
  account_number: { en: 'Account number', nb: 'Kontonummer' },
  standardName: { en: '{{bank}} account', nb: 'Konto i {{bank}}' },
  plainName: { en: 'Account', nb: 'Konto' },
  import: { en: 'Import', nb: 'Importer' },
  skip: { en: 'Skip this account', nb: 'Hopp over denne kontoen' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  nothingBooked: {
    en: 'Importing books and matches nothing: you choose afterwards what each payment is.',
    nb: 'Ingenting føres eller kobles ved import: Du velger etterpå hva hver betaling er.',
  },
  readBeforeTitle: { en: 'Were these days already read?', nb: 'Er disse dagene lest før?' },
  readBeforeText: {
    en: 'They were read from a file in another format, so payments could come in twice.',
    nb: 'De er lest fra en fil i et annet format, så betalinger kan komme inn dobbelt.',
  },
  readBeforeDays_one: { en: 'It is {{count}} day: {{days}}.', nb: 'Det gjelder {{count}} dag: {{days}}.' },
  readBeforeDays_other: { en: 'It is {{count}} days: {{days}}.', nb: 'Det gjelder {{count}} dager: {{days}}.' },
  dontImport: { en: 'Do not import', nb: 'Ikke importer' },
  importAnyway: { en: 'Import anyway', nb: 'Importer likevel' },
  imported: { en: '{{fresh}}, {{known}}', nb: '{{fresh}}, {{known}}' },
  fresh_one: { en: '{{count}} new', nb: '{{count}} ny' },
  fresh_other: { en: '{{count}} new', nb: '{{count}} nye' },
  known_one: { en: '{{count}} known from before', nb: '{{count}} kjent fra før' },
  known_other: { en: '{{count}} known from before', nb: '{{count}} kjente fra før' },
  importedInto: { en: '{{name}}: {{counts}}', nb: '{{name}}: {{counts}}' },
  undo: { en: 'Undo', nb: 'Angre' },
  undone: { en: 'The import was taken back', nb: 'Importen er tatt tilbake' },
})
