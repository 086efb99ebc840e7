import { words } from '../../base/kit/words'

/** The words of the page. The words inside the zip are in words.ts. */
export const exportScreenWords = words('exportScreen', {
  title: { en: 'Export your data', nb: 'Ta med dataene dine' },
  text: {
    en: 'One zip file with everything in your account. It opens without Husbok, today and in ten years.',
    nb: 'Én zip-fil med alt i kontoen din. Den kan åpnes uten Husbok, i dag og om ti år.',
  },
  holds: { en: 'What is in it', nb: 'Dette er med' },
  holdsBook: {
    en: 'An Excel workbook: a sheet for each type of record, with the same totals as All vouchers',
    nb: 'En Excel-arbeidsbok: ett ark for hver type post, med de samme summene som under Alle bilag',
  },
  holdsJson: {
    en: 'The same records as JSON, for other programs',
    nb: 'De samme postene som JSON, for andre programmer',
  },
  holdsFiles: {
    en: 'Every receipt and other file, under the name of its voucher',
    nb: 'Alle kvitteringer og andre filer, under navnet på bilaget',
  },
  holdsLeases: {
    en: 'Your leases and handover lists as PDF',
    nb: 'Leiekontraktene og overtakelseslistene dine som PDF',
  },
  holdsAll: {
    en: 'Your profile and all houses, including deleted ones, and what is in the trash folder',
    nb: 'Profilen din og alle hus, også slettede, og det som ligger i papirkurven',
  },
  secret: {
    en: 'The zip file contains your national identity number and account number. Keep it as safe as your passport.',
    nb: 'Zip-filen inneholder fødselsnummeret og kontonummeret ditt. Oppbevar den like trygt som passet ditt.',
  },
  start: { en: 'Make the zip file', nb: 'Lag zip-filen' },
  again: { en: 'Make it again', nb: 'Lag den på nytt' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  preparing: { en: 'Collecting your records …', nb: 'Samler postene dine …' },
  loading: { en: '{{done}} of {{total}}', nb: '{{done}} av {{total}}' },
  loadingUnknown: { en: '{{done}} so far', nb: '{{done}} så langt' },
  entries_one: { en: '{{count}} file in the zip file', nb: '{{count}} fil i zip-filen' },
  entries_other: { en: '{{count}} files in the zip file', nb: '{{count}} filer i zip-filen' },
  progress: { en: 'Export progress', nb: 'Framdrift i eksporten' },
  stay: { en: 'Stay on this page until it is done.', nb: 'Bli på denne siden til det er ferdig.' },
  large: {
    en: 'The zip file is {{size}}. Choose where to save it, and it is written there as it is made.',
    nb: 'Zip-filen er på {{size}}. Velg hvor den skal lagres, så skrives den dit etter hvert.',
  },
  choosePlace: { en: 'Choose where to save', nb: 'Velg hvor den skal lagres' },
  done: { en: '{{name}} is saved, {{size}}.', nb: '{{name}} er lagret, {{size}}.' },
  missingFile: { en: 'Missing files.txt', nb: 'Filer som mangler.txt' },
  missing_one: {
    en: '{{count}} file could not be included. Everything else is in the zip file, and “{{list}}” in it says which file it is and why.',
    nb: '{{count}} fil kunne ikke tas med. Alt annet er med, og i «{{list}}» i zip-filen står det hvilken fil det er, og hvorfor.',
  },
  missing_other: {
    en: '{{count}} files could not be included. Everything else is in the zip file, and “{{list}}” in it says which files they are and why.',
    nb: '{{count}} filer kunne ikke tas med. Alt annet er med, og i «{{list}}» i zip-filen står det hvilke filer det er, og hvorfor.',
  },
  unreadableFile: { en: 'Unreadable fields.txt', nb: 'Felt som ikke kan leses.txt' },
  unreadable_one: {
    en: '{{count}} stored field cannot be decrypted and is empty in the zip file. “{{list}}” in it says which one.',
    nb: '{{count}} lagret felt kan ikke dekrypteres og er tomt i zip-filen. I «{{list}}» står det hvilket.',
  },
  unreadable_other: {
    en: '{{count}} stored fields cannot be decrypted and are empty in the zip file. “{{list}}” in it says which ones.',
    nb: '{{count}} lagrede felt kan ikke dekrypteres og er tomme i zip-filen. I «{{list}}» står det hvilke.',
  },
  cancelled: { en: 'The export was cancelled. Nothing is saved.', nb: 'Eksporten er avbrutt. Ingenting er lagret.' },
  failed: { en: 'The export was not completed', nb: 'Eksporten ble ikke fullført' },
  back: { en: 'Back to account settings', nb: 'Tilbake til kontoinnstillinger' },
})
