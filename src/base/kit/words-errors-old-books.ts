import type { RefusalReason } from './refusal'
import type { Text } from './words'

export const oldBooksErrors = {
  noBooks: {
    en: 'No amounts that can be booked were found in this file. Nothing was booked, and the file is not kept.',
    nb: 'Vi fant ingen beløp i filen som kan bokføres. Ingenting er bokført, og filen er ikke lagret.',
  },
  oldBooksUnreadable: {
    en: 'This file could not be read. Open it, save it as .xlsx, .ods or .csv, and upload the new file.',
    nb: 'Filen kunne ikke leses. Åpne den, lagre den som .xlsx, .ods eller .csv, og last opp den nye filen.',
  },
  oldBooksOldFormat: {
    en: 'This is an older kind of Excel file. Open it, save it as .xlsx, and upload the new file.',
    nb: 'Dette er en eldre type Excel-fil. Åpne den, lagre den som .xlsx, og last opp den nye filen.',
  },
  oldBooksNumbers: {
    en: 'This is a Numbers file. Open it, export it to Excel, and upload the Excel file.',
    nb: 'Dette er en Numbers-fil. Åpne den, eksporter den til Excel, og last opp Excel-filen.',
  },
  oldBooksLocked: {
    en: 'This file is locked with a password. Open it, remove the password, save it, and upload it again.',
    nb: 'Filen er låst med et passord. Åpne den, fjern passordet, lagre den, og last den opp på nytt.',
  },
  oldBooksTooMany: {
    en: 'The file is too extensive: at most 20,000 rows and 200 columns in a sheet, 40 sheets, and 1,000 files in a zip. Split it up.',
    nb: 'Filen er for omfattende: høyst 20 000 rader og 200 kolonner i et ark, 40 ark og 1000 filer i en zip-fil. Del den opp.',
  },
  oldBooksDocumentType: {
    en: 'The file has a document type declaration (DOCTYPE), which no spreadsheet program writes. It was not read.',
    nb: 'Filen inneholder en dokumenttypedeklarasjon (DOCTYPE), som ingen regnearkprogrammer skriver. Den ble ikke lest.',
  },
  oldBooksTooLarge: {
    en: 'The file is too large. The limit is 20 MB, 10 MB for a spreadsheet, and 100 MB unpacked. Split it up, or leave out pictures.',
    nb: 'Filen er for stor. Grensen er 20 MB, 10 MB for et regneark og 100 MB utpakket. Del den opp, eller utelat bilder.',
  },
  importChanged: {
    en: 'Something that came from this file has been changed or used since, so the booking cannot be undone. Undo that first.',
    nb: 'Noe av det som kom fra denne filen, er endret eller tatt i bruk siden, så bokføringen kan ikke angres. Angre endringene først.',
  },
  accountNotEmpty: {
    en: 'This account is not empty. An export can only be brought into an empty account.',
    nb: 'Denne kontoen er ikke tom. En eksport kan bare hentes inn i en tom konto.',
  },
  importApplied: {
    en: 'This file is already booked. Undo the booking before you change the file or book it again.',
    nb: 'Filen er allerede bokført. Angre bokføringen før du endrer filen eller bokfører den på nytt.',
  },
} as const satisfies Partial<Record<RefusalReason, Text>>
