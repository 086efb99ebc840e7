/** How banks write their own names; a layout that many use is named after no bank. */
const names: Readonly<Record<string, string>> = {
  dnb: 'DNB',
  nordea: 'Nordea',
  sparebank1: 'SpareBank 1',
  sparebanken: 'Sparebanken',
  handelsbanken: 'Handelsbanken',
  sbanken: 'Sbanken',
  bulder: 'Bulder',
  'danske-bank': 'Danske Bank',
}

/** The bank that a file was recognised as, by its own name; null where it is no bank's own layout. */
export const bankNameOf = (format: string): string | null =>
  names[format] ?? (format.startsWith('camt') ? format : null)
