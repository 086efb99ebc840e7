import { words, type Text } from '../../base/kit/words'
import type { HouseForm, HouseNumbers } from './model'
import { houseChoiceWords } from './words-choice'

/** The labels of a house's numbers, in the order of the export's columns. */
export const houseNumberLabels = {
  property_number: { en: 'Property number (gnr.)', nb: 'Gårdsnummer (gnr.)' },
  holding_number: { en: 'Holding number (bnr.)', nb: 'Bruksnummer (bnr.)' },
  lease_number: { en: 'Lease number (fnr.)', nb: 'Festenummer (fnr.)' },
  section_number: { en: 'Section number (snr.)', nb: 'Seksjonsnummer (snr.)' },
  share_number: { en: 'Share number', nb: 'Andelsnummer' },
  municipality_number: { en: 'Municipality number', nb: 'Kommunenummer' },
  organisation_number: { en: 'Organisation number', nb: 'Organisasjonsnummer' },
} satisfies Record<keyof HouseNumbers, Text>

/** The labels of a house's fields. TypeScript reports a field without a label. */
const labels = {
  name: { en: 'Name of the house', nb: 'Navn på huset' },
  address: { en: 'Address', nb: 'Adresse' },
  postcode: { en: 'Postcode', nb: 'Postnummer' },
  city: { en: 'City', nb: 'Poststed' },
  ...houseNumberLabels,
  holiday_home: { en: 'A holiday home that you use yourself too', nb: 'Fritidsbolig du også bruker selv' },
  home_use: { en: 'Do you use it yourself?', nb: 'Bruker du boligen selv?' },
  co_owners: { en: 'Co-owners', nb: 'Medeiere' },
  house_rules: { en: 'House rules', nb: 'Husordensregler' },
} satisfies Record<keyof HouseForm, Text>

export const houseWords = words('house', {
  ...labels,
  ...houseChoiceWords.texts,
  nameHelp: {
    en: 'What you call it yourself',
    nb: 'Det du selv kaller det',
  },
  whereLet: { en: 'Where do you let?', nb: 'Hvor leier du ut?' },
  elsewhere: { en: 'Elsewhere', nb: 'Et annet sted' },
  more: { en: 'More', nb: 'Mer' },
  house_rulesHelp: {
    en: 'Attached to every lease that you write for this house; you can leave them out there. For a cooperative or condominium: its house rules and articles.',
    nb: 'Legges ved hver leiekontrakt du skriver for dette huset; der kan du ta dem bort. For borettslag og sameie: husordensreglene og vedtektene.',
  },
  noHouseRules: { en: 'No files', nb: 'Ingen filer' },
  landRegister: { en: 'Numbers in the land register', nb: 'Numre i matrikkelen' },
  landRegisterHelp: {
    en: 'You can leave these empty for now. The tax return identifies the house by them; you find them at seeiendom.no.',
    nb: 'Du kan la disse stå tomme foreløpig. Skattemeldingen bruker dem til å kjenne igjen huset; du finner dem på seeiendom.no.',
  },
  municipality_numberHelp: { en: 'Four digits, for example 0301', nb: 'Fire siffer, for eksempel 0301' },
  organisation_numberHelp: { en: 'Only for housing cooperatives: nine digits', nb: 'Bare for borettslag: ni siffer' },
  share_numberHelp: { en: 'Only for housing cooperatives', nb: 'Bare for borettslag' },

  let_only: { en: 'No, it is only let', nb: 'Nei, den leies bare ut' },
  own_home: { en: 'Yes, I live there', nb: 'Ja, jeg bor der selv' },
  own_cabin: { en: 'Yes, it is my holiday home', nb: 'Ja, den er fritidsboligen min' },
  home_useHelp: {
    en: 'It says how the rent is taxed. In your own home, stays of less than 30 days follow a rule of their own: a part is tax-free, and costs are not deducted. So does all rent of a holiday home that you use yourself. In a home that is only let, all rent is taxed, and costs are deducted.',
    nb: 'Dette avgjør hvordan leien skattlegges. I din egen bolig har opphold under 30 dager en egen regel: En del er skattefri, og kostnader trekkes ikke fra. Det samme gjelder all leie for en fritidsbolig du bruker selv. I en bolig som bare leies ut, er all leie skattepliktig, og kostnader trekkes fra.',
  },
  let_onlyShort: { en: 'Only let', nb: 'Bare leid ut' },
  own_homeShort: { en: 'Own home', nb: 'Egen bolig' },
  own_cabinShort: { en: 'Own holiday home', nb: 'Egen fritidsbolig' },
  from_year: { en: 'From which year?', nb: 'Fra hvilket år?' },
  from_yearHelp: {
    en: 'What you say of owners and own use holds from this income year on. Earlier years stay as they are.',
    nb: 'Det du sier om eiere og egen bruk, gjelder fra og med dette inntektsåret. Tidligere år blir stående som de er.',
  },
  yearFacts: { en: 'Owners and own use', nb: 'Eiere og egen bruk' },
  fromYear: { en: 'From {{year}}', nb: 'Fra og med {{year}}' },
  allYears: { en: 'All years', nb: 'Alle år' },
  untilYear: { en: 'Up to and including {{year}}', nb: 'Til og med {{year}}' },

  infoTitle: { en: 'House info', nb: 'Husinformasjon' },
  where: { en: 'Where it is', nb: 'Hvor det ligger' },
  edit: { en: 'Edit', nb: 'Rediger' },
  editTitle: { en: 'Edit {{name}}', nb: 'Rediger {{name}}' },
  save: { en: 'Save', nb: 'Lagre' },
  saved: { en: 'The house is saved', nb: 'Huset er lagret' },

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
