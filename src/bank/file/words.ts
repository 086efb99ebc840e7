import { words } from '../../base/kit/words'

export const bankFileWords = words('bankFile', {
  choose: { en: 'Choose file', nb: 'Velg fil' },
  fileLabel: { en: 'File from the online bank', nb: 'Fil fra nettbanken' },
  dropHere: { en: 'Drop the file from your online bank here', nb: 'Slipp filen fra nettbanken her' },
  dropNow: { en: 'Drop the file to read it', nb: 'Slipp filen for å lese den' },
  types: {
    en: 'CSV, TXT or camt.053 up to 5 MB, Excel (.xlsx) up to 10 MB',
    nb: 'CSV, TXT eller camt.053 inntil 5 MB, Excel (.xlsx) inntil 10 MB',
  },
  oneFile: {
    en: 'One file at a time: {{name}} is read first. Drop the others afterwards.',
    nb: 'Én fil om gangen: {{name}} leses først. Slipp de andre etterpå.',
  },
  reading: { en: 'Reading {{name}}', nb: 'Leser {{name}}' },
  sending: { en: 'Sending {{name}}: {{percent}} %', nb: 'Sender {{name}}: {{percent}} %' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },

  howTitle: { en: 'How do I get the file?', nb: 'Hvordan henter jeg filen?' },
  howDnb: {
    en: 'DNB: open the account and choose “Last ned fil” (download file).',
    nb: 'DNB: Åpne kontoen og velg «Last ned fil».',
  },
  howNordea: {
    en: 'Nordea: open the account, choose “Export” over the list, then CSV.',
    nb: 'Nordea: Åpne kontoen, velg «Eksporter» over listen, så CSV.',
  },
  howSparebank1: {
    en: 'SpareBank 1: open the account, choose “Export to file”, then CSV.',
    nb: 'SpareBank 1: Åpne kontoen, velg «Eksporter til fil», så CSV.',
  },
  howHandelsbanken: {
    en: 'Handelsbanken: open the account’s transactions and choose “Excel”.',
    nb: 'Handelsbanken: Åpne kontoens transaksjoner og velg «Excel».',
  },
  howOthers: {
    en: 'Other banks: look for “export”, “download” or an Excel icon at the account’s list of transactions. The menus may have other names than here.',
    nb: 'Andre banker: Se etter «eksporter», «last ned» eller et Excel-ikon ved kontoens liste over transaksjoner. Menyene kan ha andre navn enn her.',
  },

  readSentence_one: {
    en: '{{bank}}: {{count}} row from {{from}} to {{to}}',
    nb: '{{bank}}: {{count}} rad fra {{from}} til {{to}}',
  },
  readSentence_other: {
    en: '{{bank}}: {{count}} rows from {{from}} to {{to}}',
    nb: '{{bank}}: {{count}} rader fra {{from}} til {{to}}',
  },
  readNothing: { en: '{{bank}}: no rows', nb: '{{bank}}: ingen rader' },
  readPending_one: { en: '{{count}} pending is left out', nb: '{{count}} reservert tas ikke med' },
  readPending_other: { en: '{{count}} pending are left out', nb: '{{count}} reserverte tas ikke med' },
  readSkipped_one: { en: '{{count}} skipped', nb: '{{count}} hoppet over' },
  readSkipped_other: { en: '{{count}} skipped', nb: '{{count}} hoppet over' },
  show: { en: 'Show', nb: 'Vis' },
  skippedTitle: { en: 'Show what was skipped', nb: 'Vis det som ble hoppet over' },
  skippedLine: { en: 'Line {{line}}: {{reason}}', nb: 'Linje {{line}}: {{reason}}' },
  skippedMore_one: { en: 'and {{count}} more', nb: 'og {{count}} til' },
  skippedMore_other: { en: 'and {{count}} more', nb: 'og {{count}} til' },
  difference: {
    en: 'The rows that were read do not add up to the balances in the file: {{amount}} is missing or too much{{account}}. Look at what was skipped, and check that the file is complete.',
    nb: 'Radene som ble lest, stemmer ikke med saldoene i filen: {{amount}} mangler eller er for mye{{account}}. Se hva som ble hoppet over, og sjekk at filen er fullstendig.',
  },
  differenceAccount: { en: ' (account {{number}})', nb: ' (konto {{number}})' },

  noDate: { en: 'no date', nb: 'mangler dato' },
  dayOrder: {
    en: 'some dates in the file have the month first, so this date is unclear',
    nb: 'noen datoer i filen har måneden først, så denne datoen er uklar',
  },
  noSum: { en: 'no amount', nb: 'mangler beløp' },
  decimals: {
    en: 'decimals that are not øre, or could be thousands: write the amount with two decimals',
    nb: 'desimaler som ikke er øre, eller som kan være tusen: skriv beløpet med to desimaler',
  },
  zero: { en: 'amount 0', nb: 'beløp 0' },
  dateOutOfRange: { en: 'date too far back or ahead', nb: 'dato for langt tilbake eller fram' },
  sumOutOfRange: { en: 'amount too large', nb: 'beløp for stort' },
  columns: { en: 'other number of fields than the header', nb: 'annet antall felt enn overskriften' },
  tooLong: { en: 'line too long', nb: 'for lang linje' },
  openQuote: {
    en: 'inside a quotation mark that is not closed where it should be',
    nb: 'innenfor et anførselstegn som ikke lukkes der det skal',
  },
  currency: { en: 'other currency than NOK', nb: 'annen valuta enn NOK' },
  footer: { en: 'sum or balance, not a payment', nb: 'sum eller saldo, ikke en betaling' },
  direction: { en: 'neither money in nor out', nb: 'verken inn eller ut' },
  status: { en: 'neither booked nor pending', nb: 'verken bokført eller reservert' },
  contradiction: { en: 'money in and out in one row', nb: 'penger både inn og ut i samme rad' },

  firstRows: { en: 'The first rows', nb: 'De første radene' },
  date: { en: 'Date', nb: 'Dato' },
  text: { en: 'Text', nb: 'Tekst' },
  sum: { en: 'Amount', nb: 'Beløp' },
  in: { en: 'Money in', nb: 'Inn' },
  out: { en: 'Money out', nb: 'Ut' },
  counterparty: { en: 'Other party', nb: 'Motpart' },
  counter_account: { en: 'Other party’s account', nb: 'Konto' },
  reference: { en: 'KID', nb: 'KID' },
  currencyColumn: { en: 'Currency', nb: 'Valuta' },
  feeColumn: { en: 'Fee', nb: 'Gebyr' },
  pendingRow: { en: 'pending', nb: 'reservert' },
  none: { en: '–', nb: '–' },

  mapTitle: { en: 'What do the columns say?', nb: 'Hva står i kolonnene?' },
  mapText: {
    en: 'The columns of this file were not recognised. Choose date, text and amount (or money in and money out); the rest can wait. Where the file has a column for the currency or for a fee, choose it too.',
    nb: 'Kolonnene i denne filen ble ikke kjent igjen. Velg dato, tekst og beløp (eller inn og ut), resten kan du la stå. Har filen en kolonne for valuta eller gebyr, velger du den også.',
  },
  mapRemembered: {
    en: 'The choice is remembered for files with the same columns.',
    nb: 'Valget huskes for filer med samme kolonner.',
  },
  headerLine: { en: 'Which line names the columns?', nb: 'Hvilken linje har navnene på kolonnene?' },
  headerChoice: { en: 'Line {{line}}: {{cells}}', nb: 'Linje {{line}}: {{cells}}' },
  headerNone: { en: 'None: the list begins at once', nb: 'Ingen: Listen begynner med en gang' },
  mapAgain: { en: 'Choose the columns yourself', nb: 'Velg kolonnene selv' },
  mapColumn: { en: 'Column {{name}}', nb: 'Kolonnen {{name}}' },
  mapRead: { en: 'Read the file', nb: 'Les filen' },
  mapNeedsDate: { en: 'Choose which column has the date', nb: 'Velg hvilken kolonne som har datoen' },
  mapNeedsText: { en: 'Choose which column has the text', nb: 'Velg hvilken kolonne som har teksten' },
  mapNeedsSum: {
    en: 'Choose which column has the amount, or one for money in and one for money out',
    nb: 'Velg hvilken kolonne som har beløpet, eller én for inn og én for ut',
  },
  mapNeedsOut: { en: 'Choose which column has money out too', nb: 'Velg også hvilken kolonne som er ut' },
  mapNeedsIn: { en: 'Choose which column has money in too', nb: 'Velg også hvilken kolonne som er inn' },
  mapSumOrPair: {
    en: 'Choose amount, or money in and money out, not both',
    nb: 'Velg beløp, eller inn og ut, ikke begge deler',
  },
  mapTwice: { en: 'Two columns have the same meaning', nb: 'To kolonner betyr det samme' },
  bankFile: { en: 'The file', nb: 'Filen' },
})
