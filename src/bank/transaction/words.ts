import { words } from '../../base/kit/words'

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
  readBeforeTitle: { en: 'These days were read before', nb: 'Disse dagene er lest før' },
  readBeforeDays_one: {
    en: 'A file in another format had {{count}} of the days: {{days}}.',
    nb: 'En fil i et annet format hadde {{count}} av dagene: {{days}}.',
  },
  readBeforeDays_other: {
    en: 'A file in another format had {{count}} of the days: {{days}}.',
    nb: 'En fil i et annet format hadde {{count}} av dagene: {{days}}.',
  },
  noneSame: {
    en: 'No row has the same day and amount as a row that you have read, so all of them are new.',
    nb: 'Ingen rad har samme dag og beløp som en rad du har lest, så alle er nye.',
  },
  allSame_one: {
    en: 'The file seems to have nothing new: {{count}} row has the same day and amount as a row that you have read.',
    nb: 'Filen ser ikke ut til å ha noe nytt: {{count}} rad har samme dag og beløp som en rad du har lest.',
  },
  allSame_other: {
    en: 'The file seems to have nothing new: {{count}} rows have the same day and amount as rows that you have read.',
    nb: 'Filen ser ikke ut til å ha noe nytt: {{count}} rader har samme dag og beløp som rader du har lest.',
  },
  someSame_one: {
    en: '{{count}} of {{fresh}} rows has the same day and amount as a row that you have read. It is probably the same payment.',
    nb: '{{count}} av {{fresh}} rader har samme dag og beløp som en rad du har lest. Det er trolig samme betaling.',
  },
  someSame_other: {
    en: '{{count}} of {{fresh}} rows have the same day and amount as rows that you have read. They are probably the same payments.',
    nb: '{{count}} av {{fresh}} rader har samme dag og beløp som rader du har lest. De er trolig de samme betalingene.',
  },
  twiceIfAll: {
    en: 'If you import all, these payments will be there twice.',
    nb: 'Importerer du alle, står disse betalingene der to ganger.',
  },
  dontImport: { en: 'Do not import', nb: 'Ikke importer' },
  importOnlyNew_one: { en: 'Import only the new one', nb: 'Importer bare den nye' },
  importOnlyNew_other: { en: 'Import only the {{count}} new', nb: 'Importer bare de {{count}} nye' },
  importNew_one: { en: 'Import {{count}} new', nb: 'Importer {{count}} ny' },
  importNew_other: { en: 'Import {{count}} new', nb: 'Importer {{count}} nye' },
  importAll_one: { en: 'Import it anyway', nb: 'Importer den likevel' },
  importAll_other: { en: 'Import all {{count}}', nb: 'Importer alle {{count}}' },
  imported: { en: '{{fresh}}, {{known}}', nb: '{{fresh}}, {{known}}' },
  fresh_one: { en: '{{count}} new', nb: '{{count}} ny' },
  fresh_other: { en: '{{count}} new', nb: '{{count}} nye' },
  known_one: { en: '{{count}} known from before', nb: '{{count}} kjent fra før' },
  known_other: { en: '{{count}} known from before', nb: '{{count}} kjente fra før' },
  importedInto: { en: '{{name}}: {{counts}}', nb: '{{name}}: {{counts}}' },
  undo: { en: 'Undo', nb: 'Angre' },
  undone: { en: 'The import was taken back', nb: 'Importen er tatt tilbake' },
})
