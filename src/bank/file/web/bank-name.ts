/** The banks' names by layout. A layout that many banks use has no bank's name. */
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

/** The bank's name, or the format's name for camt. Null where the layout belongs to no bank. */
export const bankNameOf = (format: string): string | null =>
  names[format] ?? (format.startsWith('camt') ? format : null)
