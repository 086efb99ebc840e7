import { words } from '../../base/kit/words'

export const suggestWords = words('suggest', {
  mark: { en: 'Suggested: receipt', nb: 'Foreslått: kvittering' },
  markUsual: { en: 'Suggested: as last time', nb: 'Foreslått: som sist' },
  clear: { en: 'Clear', nb: 'Fjern' },
  clear_sum: { en: 'Clear the suggested sum', nb: 'Fjern den foreslåtte summen' },
  clear_date: { en: 'Clear the suggested date', nb: 'Fjern den foreslåtte datoen' },
  clear_supplier: { en: 'Clear the suggested supplier', nb: 'Fjern den foreslåtte leverandøren' },
  clear_kind: { en: 'Clear the suggested cost type', nb: 'Fjern den foreslåtte kostnadstypen' },
  clear_description: { en: 'Clear the suggested description', nb: 'Fjern den foreslåtte beskrivelsen' },
  clear_house: { en: 'Clear the suggested house', nb: 'Fjern det foreslåtte huset' },
  reading: { en: 'Reading the receipt …', nb: 'Leser kvitteringen …' },
  filled: {
    en: 'Filled in from the receipt, on your device only. Check what is marked.',
    nb: 'Fylt ut fra kvitteringen, bare på enheten din. Sjekk det som er merket.',
  },
  photo: {
    en: 'The picture cannot be read: enter the sum',
    nb: 'Bildet kan ikke leses: Skriv inn summen',
  },
  scan: {
    en: 'This PDF is a picture without text. Fill in sum, date and supplier yourself.',
    nb: 'Denne PDF-en er et bilde uten tekst. Fyll inn sum, dato og leverandør selv.',
  },
  locked: {
    en: 'The PDF is locked with a password. It is kept as it is; enter the sum yourself.',
    nb: 'PDF-en er låst med passord. Den lagres som den er; skriv inn summen selv.',
  },
})
