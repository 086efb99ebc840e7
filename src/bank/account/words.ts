import { words } from '../../base/kit/words'

export const bankAccountWords = words('bankAccount', {
  title: { en: 'Accounts', nb: 'Kontoer' },
  list: { en: 'Your accounts at banks', nb: 'Kontoene dine i banken' },
  name: { en: 'Name', nb: 'Navn' },
  nameHelp: { en: 'What you call it, such as “Rent account”', nb: 'Det du kaller den, for eksempel «Leiekonto»' },
  account_number: { en: 'Account number', nb: 'Kontonummer' },
  account_numberHelp: {
    en: '11 digits or IBAN. It tells which rows of a file belong to the account.',
    nb: '11 siffer eller IBAN. Nummeret viser hvilke rader i en fil som hører til kontoen.',
  },
  noNumber: { en: 'no account number', nb: 'uten kontonummer' },
  rows_one: { en: '{{count}} row', nb: '{{count}} rad' },
  rows_other: { en: '{{count}} rows', nb: '{{count}} rader' },
  lastOn: { en: 'up to {{date}}', nb: 'til og med {{date}}' },
  noRows: { en: 'nothing imported yet', nb: 'ingenting importert ennå' },
  more: { en: 'More for {{name}}', nb: 'Mer for {{name}}' },
  edit: { en: 'Edit', nb: 'Rediger' },
  editTitle: { en: 'Edit the account {{name}}', nb: 'Rediger kontoen {{name}}' },
  save: { en: 'Save', nb: 'Lagre' },
  saved: { en: 'The account was saved', nb: 'Kontoen er lagret' },
  remove: { en: 'Delete', nb: 'Slett' },
  removeTitle: { en: 'Delete the account {{name}}?', nb: 'Slette kontoen {{name}}?' },
  removeText_one: {
    en: 'The account and {{count}} imported row are deleted for good. Vouchers stay.',
    nb: 'Kontoen og {{count}} importert rad slettes for godt. Bilagene blir stående.',
  },
  removeText_other: {
    en: 'The account and {{count}} imported rows are deleted for good. Vouchers stay.',
    nb: 'Kontoen og {{count}} importerte rader slettes for godt. Bilagene blir stående.',
  },
  keep: { en: 'Keep it', nb: 'Behold den' },
  removeYes: { en: 'Delete the account', nb: 'Slett kontoen' },
  removed: { en: 'The account was deleted', nb: 'Kontoen er slettet' },
})
