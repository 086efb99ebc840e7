import { words } from '../../base/kit/words'

export const homeWords = words('home', {
  leftNow: { en: 'You are left with {{amount}} {{period}}', nb: 'Du sitter igjen med {{amount}} {{period}}' },
  leftThen: { en: 'You were left with {{amount}} {{period}}', nb: 'Du satt igjen med {{amount}} {{period}}' },
  spentNow: {
    en: 'You have spent {{amount}} more than you have taken in {{period}}',
    nb: 'Du har brukt {{amount}} mer enn du har fått inn {{period}}',
  },
  spentThen: {
    en: 'You spent {{amount}} more than you took in {{period}}',
    nb: 'Du brukte {{amount}} mer enn du fikk inn {{period}}',
  },
  nothing: { en: 'Nothing has been recorded {{period}}', nb: 'Ingen beløp er ført {{period}}' },

  soFar: { en: 'so far in {{year}}', nb: 'så langt i {{year}}' },
  inYear: { en: 'in {{year}}', nb: 'i {{year}}' },
  inMonth: { en: 'in {{month}}', nb: 'i {{month}}' },
  between: { en: 'from {{from}} to {{to}}', nb: 'fra {{from}} til {{to}}' },

  unpaid: { en: '{{amount}} of it is still unpaid.', nb: 'Herav {{amount}} ikke betalt.' },
  toFillOut: {
    en: '{{amount}} of the costs is in vouchers that are not filled out yet.',
    nb: '{{amount}} av kostnadene er i bilag som ikke er fylt ut.',
  },
  reckoned: { en: 'Estimated, after tax.', nb: 'Beregnet, etter skatt.' },
  reckonedShare: {
    en: 'Estimated for your own share, after tax.',
    nb: 'Beregnet for din egen andel, etter skatt.',
  },
  more: { en: '{{amount}} more than {{before}}.', nb: '{{amount}} mer enn {{before}}.' },
  less: { en: '{{amount}} less than {{before}}.', nb: '{{amount}} mindre enn {{before}}.' },
  same: { en: 'The same as {{before}}.', nb: 'Like mye som {{before}}.' },
  sameTime: { en: 'at this point in {{when}}', nb: 'på samme tid i {{when}}' },
  before: { en: 'in {{when}}', nb: 'i {{when}}' },
  sameDays: { en: 'on the same days the year before', nb: 'de samme dagene året før' },
  thatYear: { en: '{{year}}: {{amount}}', nb: '{{year}}: {{amount}}' },
  theYearBefore: { en: 'The year before: {{amount}}', nb: 'Året før: {{amount}}' },
  nothingBefore: { en: 'nothing', nb: 'ingenting' },
  aboutFigure: { en: 'About: {{name}}', nb: 'Om: {{name}}' },
  beforeNote: {
    en: 'Next to each figure is the one for the same days a year earlier. What is deducted once a year counts in full in both.',
    nb: 'Ved hvert tall står tallet for de samme dagene året før. Det som trekkes fra én gang i året, teller fullt ut i begge.',
  },
  months: { en: 'Months', nb: 'Måneder' },
  monthsOf: { en: 'Months of {{year}}', nb: 'Måneder i {{year}}' },
  years: { en: 'Years', nb: 'År' },
  asTable: { en: 'Show as a table', nb: 'Vis som tabell' },
  hideTable: { en: 'Hide the table', nb: 'Skjul tabellen' },
  ahead: { en: '+ {{amount}} expected', nb: '+ {{amount}} ventet' },
  choosePeriod: { en: 'Choose a month', nb: 'Velg en måned' },
  bar: {
    en: '{{month}}: income {{income}}, costs {{costs}}.',
    nb: '{{month}}: inntekter {{income}}, kostnader {{costs}}.',
  },
  expectedThere: {
    en: 'Expected: income {{income}}, costs {{costs}}.',
    nb: 'Ventet: inntekter {{income}}, kostnader {{costs}}.',
  },
  expected: {
    en: 'Expected in {{month}}: + {{income}} − {{costs}}',
    nb: 'Ventet i {{month}}: + {{income}} − {{costs}}',
  },

  add: { en: 'Add', nb: 'Legg til' },

  vouchers: { en: 'Vouchers', nb: 'Bilag' },
  searchExample: { en: 'Name, amount, 03.2026', nb: 'Navn, beløp, 03.2026' },
  supplier: { en: 'Supplier', nb: 'Leverandør' },
  withoutReceipt: { en: 'Without a receipt', nb: 'Uten kvittering' },
})
