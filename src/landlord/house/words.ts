import { words, type Text } from '../../base/kit/words'
import type { HouseForm, HouseNumbers } from './model'

/** Labels of the numbers, in the order of the export's columns. */
export const houseNumberLabels = {
  property_number: { en: 'Property number (gnr.)', nb: 'Gårdsnummer (gnr.)' },
  holding_number: { en: 'Holding number (bnr.)', nb: 'Bruksnummer (bnr.)' },
  lease_number: { en: 'Lease number (fnr.)', nb: 'Festenummer (fnr.)' },
  section_number: { en: 'Section number (snr.)', nb: 'Seksjonsnummer (snr.)' },
  share_number: { en: 'Share number', nb: 'Andelsnummer' },
  municipality_number: { en: 'Municipality number', nb: 'Kommunenummer' },
  organisation_number: { en: 'Organisation number', nb: 'Organisasjonsnummer' },
} satisfies Record<keyof HouseNumbers, Text>

/** Labels of the form's fields; a field without one doesn't compile. */
const labels = {
  name: { en: 'Name of the house', nb: 'Navn på huset' },
  address: { en: 'Address', nb: 'Adresse' },
  postcode: { en: 'Postcode', nb: 'Postnummer' },
  city: { en: 'City', nb: 'Poststed' },
  ...houseNumberLabels,
  holiday_home: { en: 'A holiday home that you use yourself too', nb: 'Fritidsbolig du også bruker selv' },
  co_owners: { en: 'Co-owners', nb: 'Medeiere' },
} satisfies Record<keyof HouseForm, Text>

export const houseWords = words('house', {
  ...labels,
  house: { en: 'House', nb: 'Hus' },
  allHouses: { en: 'All houses', nb: 'Alle hus' },
  nameHelp: {
    en: 'What you call it yourself',
    nb: 'Det du selv kaller det',
  },
  whereLet: { en: 'Where do you let?', nb: 'Hvor leier du ut?' },
  elsewhere: { en: 'Elsewhere', nb: 'Et annet sted' },
  more: { en: 'More', nb: 'Mer' },
  landRegister: { en: 'Numbers in the land register', nb: 'Numre i matrikkelen' },
  landRegisterHelp: {
    en: 'You can leave these empty for now. The tax return identifies the house by them; you find them at seeiendom.no.',
    nb: 'Du kan la disse stå tomme foreløpig. Skattemeldingen bruker dem til å kjenne igjen huset; du finner dem på seeiendom.no.',
  },
  municipality_numberHelp: { en: 'Four digits, for example 0301', nb: 'Fire siffer, for eksempel 0301' },
  organisation_numberHelp: { en: 'Only for housing cooperatives: nine digits', nb: 'Bare for borettslag: ni siffer' },
  share_numberHelp: { en: 'Only for housing cooperatives', nb: 'Bare for borettslag' },

  holiday_homeHelp: {
    en: 'Its rent is taxed by the rule for short lets: a part is tax-free, and costs are not deducted. Leave it empty for a holiday home that is only let.',
    nb: 'Leien skattlegges etter regelen for korttidsutleie: En del er skattefri, og kostnader trekkes ikke fra. La det stå tomt for en fritidsbolig som bare leies ut.',
  },

  infoTitle: { en: 'House info', nb: 'Husinformasjon' },
  where: { en: 'Where it is', nb: 'Hvor det ligger' },
  edit: { en: 'Edit', nb: 'Rediger' },
  editTitle: { en: 'Edit {{name}}', nb: 'Rediger {{name}}' },
  save: { en: 'Save', nb: 'Lagre' },
  saved: { en: 'The house is saved', nb: 'Huset er lagret' },
  noHouse: { en: 'No house yet', nb: 'Ingen hus ennå' },
  noHouseText: {
    en: 'Vouchers, suppliers and contracts belong to a house. Add the first one.',
    nb: 'Bilag, leverandører og kontrakter hører til et hus. Legg til det første.',
  },

  addTitle: { en: 'Add new house', nb: 'Legg til nytt hus' },
  add: { en: 'Add house', nb: 'Legg til hus' },
  added: { en: '{{name}} is added', nb: '{{name}} er lagt til' },
  tooManyTitle: { en: 'You have 4 houses', nb: 'Du har 4 hus' },
  tooManyText: {
    en: 'You can have at most 4 houses. Delete one that you no longer rent out before you add another.',
    nb: 'Du kan ha høyst 4 hus. Slett et du ikke lenger leier ut, før du legger til et nytt.',
  },
  ok: { en: 'OK', nb: 'OK' },

  deleteHouse: { en: 'Delete house', nb: 'Slett hus' },
  deleteTitle: { en: 'Delete {{name}}?', nb: 'Slette {{name}}?' },
  deleteText: {
    en: 'The house disappears from your lists and totals, with everything in it:',
    nb: 'Huset forsvinner fra listene og summene dine, med alt som er ført på det:',
  },
  deleteUndo: {
    en: 'You can restore it from the trash folder for {{count}} days. After that only the export still has it.',
    nb: 'Du kan gjenopprette det fra papirkurven i {{count}} dager. Etter det finnes det bare i eksporten.',
  },
  holdsNothing: { en: 'Nothing is recorded in it.', nb: 'Ingenting er ført på det.' },
  expenses_one: { en: '{{count}} expense voucher', nb: '{{count}} utgiftsbilag' },
  expenses_other: { en: '{{count}} expense vouchers', nb: '{{count}} utgiftsbilag' },
  incomes_one: { en: '{{count}} income voucher', nb: '{{count}} inntektsbilag' },
  incomes_other: { en: '{{count}} income vouchers', nb: '{{count}} inntektsbilag' },
  items_one: { en: '{{count}} household item', nb: '{{count}} innbogjenstand' },
  items_other: { en: '{{count}} household items', nb: '{{count}} innbogjenstander' },
  personal_one: { en: 'own contents (15 %) of {{count}} year', nb: 'eget innbo (15 %) for {{count}} år' },
  personal_other: { en: 'own contents (15 %) of {{count}} years', nb: 'eget innbo (15 %) for {{count}} år' },
  contracts_one: { en: '{{count}} contract', nb: '{{count}} kontrakt' },
  contracts_other: { en: '{{count}} contracts', nb: '{{count}} kontrakter' },
  deletedHouses: { en: 'Deleted houses', nb: 'Slettede hus' },
  restorableUntil: { en: 'Can be restored until {{day}}', nb: 'Kan gjenopprettes til {{day}}' },
  restore: { en: 'Restore', nb: 'Gjenopprett' },
  restoreOf: { en: 'Restore {{name}}', nb: 'Gjenopprett {{name}}' },
  restored: { en: '{{name}} is restored', nb: '{{name}} er gjenopprettet' },
  keep: { en: 'Keep the house', nb: 'Behold huset' },
  deleted: { en: '{{name}} is deleted', nb: '{{name}} er slettet' },
  lastTitle: { en: 'The only house cannot be deleted', nb: 'Siste hus kan ikke slettes' },
  lastText: {
    en: 'An account always has at least one house. Add another one first, or edit this one.',
    nb: 'En konto har alltid minst ett hus. Legg til et annet først, eller rediger dette.',
  },
})
