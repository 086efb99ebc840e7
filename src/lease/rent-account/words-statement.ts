import { words } from '../../base/kit/words'

/** A tenant needs the statement for housing allowance or when moving. */
export const statementWords = words('rentStatement', {
  title: { nb: 'Oversikt over betalt leie', en: 'Statement of rent paid' },
  written: { nb: 'Skrevet ut {{day}}', en: 'Printed on {{day}}' },
  prevails: {
    nb: 'Den norske teksten gjelder. Den engelske er en oversettelse.',
    en: 'The Norwegian text prevails. The English one is a translation.',
  },
  facts: { nb: 'Leieforholdet', en: 'The tenancy' },
  dwelling: { nb: 'Bolig', en: 'Dwelling' },
  period: { nb: 'Periode', en: 'Period' },
  periodIs: { nb: '{{from}} – {{to}}', en: '{{from}} – {{to}}' },
  paidInAll: { nb: 'Betalt for disse månedene', en: 'Paid for these months' },
  open: { nb: 'Ikke betalt', en: 'Not paid' },
  openBefore: { nb: 'Forfalt og ikke betalt før i dag', en: 'Due before today and not paid' },
  openToday: { nb: 'Forfaller i dag', en: 'Due today' },
  months: { nb: 'Leien måned for måned', en: 'The rent month by month' },
  month: { nb: 'Måned', en: 'Month' },
  dueOn: { nb: 'Forfall', en: 'Due date' },
  rent: { nb: 'Leie', en: 'Rent' },
  paid: { nb: 'Betalt', en: 'Paid' },
  paidOn: { nb: 'Betalingsdato', en: 'Date paid' },
  total: { nb: 'Sum', en: 'Total' },
  nothing: {
    nb: 'Betalingene er ikke fulgt for disse månedene.',
    en: 'Payments were not tracked for these months.',
  },
  begins: {
    nb: 'Oversikten begynner med {{month}}.',
    en: 'The statement begins with {{month}}.',
  },
  notFollowed: {
    nb: 'Månedene før {{month}} følges ikke i Husbok.',
    en: 'The months before {{month}} are not tracked in Husbok.',
  },
  source: {
    nb: 'Oversikten bygger på betalingene som utleieren har registrert.',
    en: 'The statement is based on the payments that the landlord has recorded.',
  },
  regards: { nb: 'Med hilsen', en: 'Yours sincerely' },
})
