import { words } from '../../../base/kit/words'

export const shortcutWords = words('shortcuts', {
  title: { en: 'Keyboard shortcuts', nb: 'Hurtigtaster' },
  newOne: {
    en: 'New expense; in the list of contracts, a new contract',
    nb: 'Ny utgift; i kontraktslisten en ny kontrakt',
  },
  search: { en: 'Search in the list', nb: 'Søk i listen' },
  everything: {
    en: 'Search houses, contracts, tenants, suppliers and vouchers',
    nb: 'Søk i hus, leiekontrakter, leietakere, leverandører og bilag',
  },
  goTo: { en: 'Go to: {{place}}', nb: 'Gå til: {{place}}' },
  thisList: { en: 'Show this list of keys', nb: 'Vis denne oversikten' },
  save: { en: 'Save the form, or go to its next step', nb: 'Lagre skjemaet, eller gå til neste trinn' },
  close: { en: 'Close a dialog or a menu', nb: 'Lukk en dialog eller en meny' },
  use: { en: 'Use these shortcuts', nb: 'Bruk disse hurtigtastene' },
  useHelp: {
    en: 'Off: these keys do nothing, except to save and close. For those who control the computer by voice, or press keys by accident. Kept on this device.',
    nb: 'Av: Disse tastene gjør ingenting, bortsett fra å lagre og lukke. For den som styrer maskinen med stemmen, eller lett kommer borti taster. Huskes på denne enheten.',
  },
})
