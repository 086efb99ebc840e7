/** The name of the bank that uses a layout. A layout of many banks isn't listed. */
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

/** The bank's name, or the format's name for camt. Null if the layout doesn't belong to one bank. */
export const bankNameOf = (format: string): string | null =>
  names[format] ?? (format.startsWith('camt') ? format : null)
