import type { RefusalReason } from './refusal'
import type { Text } from './words'

export const bankErrors = {
  notABankFile: {
    en: 'This file could not be read as a list of bank transactions. Download it from your online bank as CSV, Excel or camt.053.',
    nb: 'Filen kunne ikke leses som en liste over banktransaksjoner. Last den ned fra nettbanken som CSV, Excel eller camt.053.',
  },
  camt052: {
    en: 'This is a camt.052, a report of the day that may still change. Upload the camt.053, the account statement, instead.',
    nb: 'Dette er en camt.052, en rapport for dagen som fortsatt kan endre seg. Last opp camt.053, kontoutskriften, i stedet.',
  },
  zipFile: {
    en: 'This is a zip archive. Unpack it, and upload the files in it one by one.',
    nb: 'Dette er en zip-fil. Pakk den ut, og last opp filene i den én for én.',
  },
  oldExcel: {
    en: 'This is an older Excel file (.xls). Open it and save it as .xlsx or CSV, then upload that.',
    nb: 'Dette er en eldre Excel-fil (.xls). Åpne den og lagre den som .xlsx eller CSV, og last opp den.',
  },
  camt054: {
    en: 'This is a camt.054, which repeats payments that the account statement has too. Upload the camt.053 instead.',
    nb: 'Dette er en camt.054, som gjentar betalinger som også står i kontoutskriften. Last opp camt.053 i stedet.',
  },
  tooManyRows: {
    en: 'The file has more than 20,000 rows. Download a shorter period at a time.',
    nb: 'Filen har mer enn 20 000 rader. Last ned en kortere periode om gangen.',
  },
  cellTooLong: {
    en: 'A cell in the file is longer than any bank writes. Download the file again from your online bank, as CSV if you can.',
    nb: 'En celle i filen er lengre enn noen bank skriver. Last ned filen på nytt fra nettbanken, helst som CSV.',
  },
  documentType: {
    en: 'The file has a document type declaration (DOCTYPE), which no bank writes. It was not read.',
    nb: 'Filen har en dokumenttype (DOCTYPE), som ingen bank skriver. Den ble ikke lest.',
  },
  bankFileTooLarge: {
    en: 'The file is too large: at most 5 MB, an Excel file 10 MB and 30 MB unpacked. Download a shorter period.',
    nb: 'Filen er for stor: høyst 5 MB, en Excel-fil 10 MB og 30 MB utpakket. Last ned en kortere periode.',
  },
  alreadyImported: { en: 'This file is already imported here.', nb: 'Filen er allerede importert her.' },
  readBefore: {
    en: 'Some of these days were read before from a file in another format, so payments could come in twice. Import anyway?',
    nb: 'Noen av disse dagene er lest før fra en fil i et annet format, så betalinger kan komme inn dobbelt. Importere likevel?',
  },
  bankAccountLimit: {
    en: 'You can have at most 40 bank accounts. Delete one that you no longer use.',
    nb: 'Du kan ha høyst 40 bankkontoer. Slett en som du ikke bruker lenger.',
  },
  bankRowLimit: {
    en: 'You can have at most 50,000 transactions from banks. Take back an import that you no longer need.',
    nb: 'Du kan ha høyst 50 000 banktransaksjoner. Angre en import som du ikke trenger lenger.',
  },
  bankFileLimit: {
    en: 'You can have at most 2,000 imports from banks. Take back some that you no longer need.',
    nb: 'Du kan ha høyst 2000 importer fra banker. Angre noen som du ikke trenger lenger.',
  },
  importInUse: { en: 'A payment in it is matched: undo that first.', nb: 'En betaling er koblet: Angre det først.' },
  alreadyMatched: { en: 'Already matched. Undo that first.', nb: 'Allerede koblet. Angre det først.' },
  lumpSum: { en: 'Several payments in one: register each.', nb: 'Flere betalinger i én: Registrer hver.' },
  incomeOfContract: {
    en: 'This is rent of a contract: choose the rent instead.',
    nb: 'Dette er leie fra en kontrakt: Velg leien i stedet.',
  },
  suggestionGone: { en: 'This suggestion is no longer true.', nb: 'Forslaget stemmer ikke lenger.' },
  changed: {
    en: 'The suggestion is another one now. Look at it again.',
    nb: 'Forslaget er et annet nå. Se på det en gang til.',
  },
  alreadyLinked: {
    en: 'This payment is matched with another row of the bank already.',
    nb: 'Denne betalingen er allerede koblet til en annen rad i banken.',
  },
  inBank: {
    en: 'The money is in the bank and not matched. Match it there, or it counts twice.',
    nb: 'Pengene ligger ukoblet i banken. Koble dem der, ellers teller de to ganger.',
  },
  rentChanged: {
    en: 'What is unpaid has changed since you opened this. Look at the months and register it again.',
    nb: 'Det som er ubetalt, er endret siden du åpnet dette. Se på månedene og registrer en gang til.',
  },
  sameUnmatched: {
    en: 'A voucher of this supplier and amount has no payment yet. Match it, or record one more.',
    nb: 'Et bilag fra denne leverandøren på samme beløp mangler betaling. Koble det, eller før ett til.',
  },
  voucherFormNeeded: { en: 'This needs a new voucher: fill it out.', nb: 'Dette trenger et nytt bilag: Fyll det ut.' },
  sumsDiffer: { en: 'The amounts must be the same, to the øre.', nb: 'Beløpene må stemme på øret.' },
} as const satisfies Partial<Record<RefusalReason, Text>>
