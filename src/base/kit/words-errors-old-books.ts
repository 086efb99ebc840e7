import type { RefusalReason } from './refusal'
import type { Text } from './words'

export const oldBooksErrors = {
  noBooks: {
    en: 'There are no amounts in this file that could be booked. Nothing was taken in, and the file is not kept.',
    nb: 'Det er ingen beløp i denne filen som kan bokføres. Ingenting er tatt inn, og filen er ikke lagret.',
  },
  oldBooksUnreadable: {
    en: 'This file could not be read. Open it and save it as .xlsx, .ods or .csv, then upload that.',
    nb: 'Filen kunne ikke leses. Åpne den og lagre den som .xlsx, .ods eller .csv, og last opp den.',
  },
  oldBooksOldFormat: {
    en: 'This is an older kind of Excel file. Open it and save it as .xlsx, then upload that.',
    nb: 'Dette er en eldre type Excel-fil. Åpne den og lagre den som .xlsx, og last opp den.',
  },
  oldBooksNumbers: {
    en: 'This is a Numbers file. Open it, choose to export it to Excel, and upload that file.',
    nb: 'Dette er en Numbers-fil. Åpne den, velg å eksportere den til Excel, og last opp den filen.',
  },
  oldBooksLocked: {
    en: 'This file is locked with a password. Open it, remove the password and save it, then upload it again.',
    nb: 'Filen er låst med et passord. Åpne den, fjern passordet og lagre den, og last den opp på nytt.',
  },
  oldBooksTooMany: {
    en: 'The file is too extensive: at most 20,000 rows and 200 columns in a sheet, 40 sheets, and 1,000 files in a zip. Split it up.',
    nb: 'Filen er for omfattende: høyst 20 000 rader og 200 kolonner i et ark, 40 ark og 1000 filer i en zip-fil. Del den opp.',
  },
  oldBooksDocumentType: {
    en: 'The file has a document type declaration (DOCTYPE), which no spreadsheet program writes. It was not read.',
    nb: 'Filen har en dokumenttype (DOCTYPE), som ingen regnearkprogrammer skriver. Den ble ikke lest.',
  },
  oldBooksTooLarge: {
    en: 'The file is too large: at most 20 MB, a sheet 10 MB, and 100 MB unpacked. Split it up, or leave out pictures.',
    nb: 'Filen er for stor: høyst 20 MB, et regneark 10 MB, og 100 MB utpakket. Del den opp, eller utelat bilder.',
  },
  importChanged: {
    en: 'Something that came from this file was changed or is used since, so it is not taken back. Undo that first.',
    nb: 'Noe som kom fra denne filen, er endret eller tatt i bruk siden, så det tas ikke tilbake. Angre det først.',
  },
  accountNotEmpty: {
    en: 'This account has records. An export can only be taken over into an empty account.',
    nb: 'Denne kontoen har noe fra før. En eksport kan bare hentes inn i en tom konto.',
  },
  importApplied: {
    en: 'This file is booked already. Take it back before you change or book it again.',
    nb: 'Filen er allerede bokført. Ta den tilbake før du endrer eller bokfører den på nytt.',
  },
} as const satisfies Partial<Record<RefusalReason, Text>>
