import { words, type Text } from '../../base/kit/words'
import type { SupplierForm } from './model'

/** TypeScript reports a field without a label. */
const labels = {
  name: { en: 'Name', nb: 'Navn' },
  address: { en: 'Address', nb: 'Adresse' },
  postcode: { en: 'Postcode', nb: 'Postnummer' },
  city: { en: 'City', nb: 'Poststed' },
  organisation_number: { en: 'Organisation number', nb: 'Organisasjonsnummer' },
  archived: { en: 'Archived', nb: 'Arkivert' },
} satisfies Record<keyof SupplierForm, Text>

export const supplierWords = words('supplier', {
  ...labels,
  nameHelp: {
    en: 'Type a name or an organisation number, and choose from the register to have the rest filled in.',
    nb: 'Skriv et navn eller et organisasjonsnummer, og velg fra registeret for å få resten fylt ut.',
  },
  title: { en: 'Suppliers', nb: 'Leverandører' },
  list: { en: 'Suppliers of your account', nb: 'Leverandørene på kontoen din' },
  addNew: { en: 'Add new supplier', nb: 'Legg til ny leverandør' },
  add: { en: 'Add supplier', nb: 'Legg til leverandør' },
  added: { en: '{{name}} is added', nb: '{{name}} er lagt til' },
  none: { en: 'No supplier', nb: 'Uten leverandør' },
  noneHelp: {
    en: 'For vouchers without a supplier. It is part of your books and cannot be changed or deleted.',
    nb: 'For bilag uten leverandør. Den hører til regnskapet og kan ikke endres eller slettes.',
  },
  status: { en: 'Status', nb: 'Status' },
  thisYear: { en: 'This year', nb: 'I år' },
  last: { en: 'Last', nb: 'Sist' },
  vouchers: { en: 'Number in all', nb: 'Antall i alt' },
  ofVouchers_one: { en: 'voucher', nb: 'bilag' },
  ofVouchers_other: { en: 'vouchers', nb: 'bilag' },
  // These sentences don't say “paid”, because a voucher may not be paid yet.
  yearOf_one: {
    en: 'You have vouchers for {{sum}} from {{count}} supplier this year.',
    nb: 'Du har bilag for {{sum}} fra {{count}} leverandør i år.',
  },
  yearOf_other: {
    en: 'You have vouchers for {{sum}} from {{count}} suppliers this year.',
    nb: 'Du har bilag for {{sum}} fra {{count}} leverandører i år.',
  },
  yearAndWithout_one: {
    en: 'You have vouchers for {{sum}} from {{count}} supplier this year, and for {{without}} without a supplier.',
    nb: 'Du har bilag for {{sum}} fra {{count}} leverandør i år, og for {{without}} uten leverandør.',
  },
  yearAndWithout_other: {
    en: 'You have vouchers for {{sum}} from {{count}} suppliers this year, and for {{without}} without a supplier.',
    nb: 'Du har bilag for {{sum}} fra {{count}} leverandører i år, og for {{without}} uten leverandør.',
  },
  yearOnlyWithout: {
    en: 'You have vouchers for {{without}} this year, without a supplier.',
    nb: 'Du har bilag for {{without}} i år, uten leverandør.',
  },
  yearNothing: { en: 'No expenses this year yet.', nb: 'Ingen utgifter i år ennå.' },
  filters: { en: 'Find suppliers', nb: 'Finn leverandører' },
  search: { en: 'Search', nb: 'Søk' },
  show: { en: 'Show', nb: 'Vis' },
  showActive: { en: 'In use', nb: 'I bruk' },
  showArchived: { en: 'Archived', nb: 'Arkiverte' },
  showAll: { en: 'All', nb: 'Alle' },
  count_one: { en: '{{count}} supplier in the list', nb: '{{count}} leverandør i listen' },
  count_other: { en: '{{count}} suppliers in the list', nb: '{{count}} leverandører i listen' },
  emptyTitle: { en: 'No suppliers yet', nb: 'Ingen leverandører ennå' },
  emptyText: {
    en: 'A supplier is anyone you pay: the plumber, the municipality, the paint shop. Once added, the rest is filled in on the voucher.',
    nb: 'En leverandør er den du betaler: rørleggeren, kommunen, fargehandelen. Når den er lagt til, fylles resten ut på bilaget.',
  },
  edit: { en: 'Edit', nb: 'Rediger' },
  editTitle: { en: 'Edit {{name}}', nb: 'Rediger {{name}}' },
  save: { en: 'Save', nb: 'Lagre' },
  saved: { en: 'The supplier is saved', nb: 'Leverandøren er lagret' },
  back: { en: 'All suppliers', nb: 'Alle leverandører' },
  archiveHelp: {
    en: 'An archived supplier is not offered in new vouchers. Vouchers that use it keep it.',
    nb: 'En arkivert leverandør blir ikke foreslått i nye bilag. Bilag som bruker den, beholder den.',
  },
  remove: { en: 'Delete', nb: 'Slett' },
  removeTitle: { en: 'Delete {{name}}?', nb: 'Slette {{name}}?' },
  removeText: {
    en: 'If vouchers use this supplier it is archived instead, so that the vouchers stay complete.',
    nb: 'Hvis bilag bruker leverandøren, blir den arkivert i stedet, slik at bilagene forblir komplette.',
  },
  removeYes: { en: 'Delete supplier', nb: 'Slett leverandør' },
  keep: { en: 'Keep the supplier', nb: 'Behold leverandøren' },
  removed: { en: '{{name}} is deleted', nb: '{{name}} er slettet' },
  archivedInstead: {
    en: '{{name}} is used by vouchers and has been archived',
    nb: '{{name}} brukes av bilag og er arkivert',
  },
  archivedNote: {
    en: 'Not offered in new vouchers. An archived supplier cannot be deleted; edit it to use it again.',
    nb: 'Blir ikke foreslått i nye bilag. En arkivert leverandør kan ikke slettes; rediger den for å ta den i bruk igjen.',
  },
})

export type SupplierKey = keyof (typeof supplierWords)['texts']
