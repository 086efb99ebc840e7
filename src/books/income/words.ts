import { words, type Text } from '../../base/kit/words'
import type { StoredIncome } from './model'

/** TypeScript reports a field without a label. */
const labels = {
  houseId: { en: 'House', nb: 'Hus' },
  kind: { en: 'Kind of income', nb: 'Type inntekt' },
  title: { en: 'Title', nb: 'Tittel' },
  tenant_first_name: { en: 'First name', nb: 'Fornavn' },
  tenant_last_name: { en: 'Last name', nb: 'Etternavn' },
  tenant_birthday: { en: 'Date of birth', nb: 'Fødselsdato' },
  tenant_email: { en: 'E-mail', nb: 'E-post' },
  tenant_phone: { en: 'Phone', nb: 'Telefon' },
  start_date: { en: 'Start date', nb: 'Startdato' },
  end_date: { en: 'End date', nb: 'Sluttdato' },
  sum: { en: 'Rent', nb: 'Leie' },
  deposit_sum: { en: 'Deposit', nb: 'Depositum' },
  separatedTaxable: { en: 'This income is taxed', nb: 'Denne inntekten er skattepliktig' },
  short_term: { en: 'Stays of less than 30 days', nb: 'Opphold på under 30 dager' },
  other: { en: 'Other', nb: 'Annet' },
  documents: { en: 'Files', nb: 'Filer' },
} satisfies Record<keyof StoredIncome, Text>

export const incomeWords = words('income', {
  ...labels,
  rent: { en: 'Rental income', nb: 'Leieinntekt' },
  kindOther: { en: 'Other income', nb: 'Annen inntekt' },
  kindOtherHelp: {
    en: 'For example an insurance payout or a parking space, without a tenant',
    nb: 'For eksempel et forsikringsoppgjør eller en parkeringsplass, uten leietaker',
  },
  amount: { en: 'Amount', nb: 'Beløp' },
  otherTitleHelp: {
    en: 'What it is called in the lists, for example Insurance payout',
    nb: 'Det inntekten heter i listene, for eksempel Forsikringsoppgjør',
  },
  newTitle: { en: 'New income', nb: 'Ny inntekt' },
  editTitle: { en: 'Edit income', nb: 'Rediger inntekt' },
  phoneHelp: {
    en: 'Eight digits, or with the country’s code: +46 70 123 45 67',
    nb: 'Åtte siffer, eller med landkode: +46 70 123 45 67',
  },
  phoneQuestion: {
    en: 'A Norwegian number has eight digits. Is this one whole?',
    nb: 'Et norsk nummer har åtte siffer. Er dette hele nummeret?',
  },
  titleHelp: {
    en: 'What it is called in the lists, for example Summer let',
    nb: 'Det inntekten heter i listene, for eksempel Sommerutleie',
  },
  period: { en: 'Period', nb: 'Periode' },
  periodHelp: {
    en: 'The income counts in the year in which the period starts. At New Year, rent is normally taxed in the year in which it is paid (skatteloven § 14-3, named from general knowledge): for rent paid in December for January, let the period start on the day it was paid.',
    nb: 'Inntekten regnes med i året der perioden starter. Ved årsskiftet skattlegges leie vanligvis i året den betales (skatteloven § 14-3, oppgitt etter allmenn kunnskap): Er leien for januar betalt i desember, lar du perioden starte på betalingsdagen.',
  },
  sumHelp: { en: 'All you received for the period', nb: 'Alt du fikk for perioden' },
  depositHelp: {
    en: 'Write 0 when there is none. A deposit is not income.',
    nb: 'Skriv 0 hvis det ikke er noe. Et depositum er ikke inntekt.',
  },
  tenant: { en: 'Tenant', nb: 'Leietaker' },
  birthdayHelp: { en: 'Kept encrypted; shown to you only', nb: 'Lagres kryptert; vises bare for deg' },
  taxHelp: {
    en: 'As a rule, rent is taxable. Remove the tick for rent that is not, for example when you live in the house and use at least half of it yourself, by rental value.',
    nb: 'Leie er skattepliktig som hovedregel. Fjern haken for leie som ikke er det, for eksempel når du bor i huset og bruker minst halvparten selv, regnet etter utleieverdi.',
  },
  shortHelp: {
    en: 'In a home that you live in, short lets follow a rule of their own: a part is tax-free, and costs cannot be deducted. In a home that is only let they are ordinary rent: all of it is taxed, and costs are deducted. You say on the house which of the two it is. All rent of your own holiday home follows the rule for short lets.',
    nb: 'I en bolig du bor i, har korttidsutleie en egen regel: En del er skattefri, og kostnader kan ikke trekkes fra. I en bolig som bare leies ut, er den vanlig leie: Alt er skattepliktig, og kostnader trekkes fra. På huset sier du hva som gjelder. All leie for din egen fritidsbolig følger regelen for korttidsutleie.',
  },
  otherHelp: { en: 'Anything you want to remember about it', nb: 'Det du vil huske om den' },
  save: { en: 'Save', nb: 'Lagre' },
  saved: { en: '{{name}} is saved', nb: '{{name}} er lagret' },

  infoTitle: { en: 'Income', nb: 'Inntekt' },
  fromContract: { en: 'Booked from the rent contract', nb: 'Ført fra leiekontrakten' },
  fromContractNote: {
    en: 'This income follows its contract. Only the rent for this month can be changed, as long as the contract is not finished.',
    nb: 'Denne inntekten følger kontrakten sin. Bare leien for denne ene måneden kan endres, så lenge kontrakten ikke er avsluttet.',
  },
  toContract: { en: 'Show the contract', nb: 'Vis kontrakten' },
  taxed: { en: 'Taxed', nb: 'Skattepliktig' },
  notTaxed: { en: 'Tax-free', nb: 'Skattefri' },
  fromTo: { en: '{{from}} to {{to}}', nb: '{{from}} til {{to}}' },
  changed: { en: 'Last changed', nb: 'Sist endret' },
  taxation: { en: 'Tax', nb: 'Skatt' },
  edit: { en: 'Edit', nb: 'Rediger' },
  loading: { en: 'Loading the income', nb: 'Laster inntekten' },
  back: { en: 'All separate income', nb: 'All inntekt uten kontrakt' },

  changeRent: { en: 'Change rent this month', nb: 'Endre leien denne måneden' },
  changeRentText: {
    en: 'The new rent applies to {{from}} to {{to}} only. The contract and the other months stay as they are.',
    nb: 'Den nye leien gjelder bare {{from}} til {{to}}. Kontrakten og de andre månedene blir som de er.',
  },
  rentChanged: { en: 'The rent of this month is {{amount}} now', nb: 'Leien denne måneden er nå {{amount}}' },

  toTrash: { en: 'Move to trash', nb: 'Flytt til papirkurven' },
  toTrashTitle: { en: 'Move {{name}} to the trash?', nb: 'Flytte {{name}} til papirkurven?' },
  toTrashText: {
    en: 'It disappears from the lists and totals, with its files. Nothing is deleted for good.',
    nb: 'Den forsvinner fra lister og summer, med filene sine. Ingenting slettes for godt.',
  },
  keep: { en: 'Keep the income', nb: 'Behold inntekten' },
  trashed: { en: '{{name}} is in the trash folder', nb: '{{name}} ligger i papirkurven' },
})
