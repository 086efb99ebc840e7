import { words } from '../../base/kit/words'

/** The figures of a tax year on the screen and on paper. */
export const taxScreenWords = words('taxScreen', {
  year: { en: 'Income year', nb: 'Inntektsår' },
  expenses: { en: 'Expenses', nb: 'Utgifter' },
  depreciation: { en: 'Depreciation', nb: 'Avskrivninger' },
  income: { en: 'Income', nb: 'Inntekter' },
  vouchers_one: { en: 'Show {{count}} voucher', nb: 'Vis {{count}} bilag' },
  vouchers_other: { en: 'Show {{count}} vouchers', nb: 'Vis {{count}} bilag' },
  ofHouse: { en: '{{what}}: {{house}}', nb: '{{what}}: {{house}}' },
  lines: { en: 'The lines of the return', nb: 'Postene i skattemeldingen' },
  line: { en: 'Line', nb: 'Post' },
  lineKroner: { en: 'Line (kroner)', nb: 'Post (kroner)' },
  whole: { en: 'The whole house', nb: 'Hele huset' },
  own: { en: 'Your share ({{share}} %)', nb: 'Din andel ({{share}} %)' },
  ownHelp: {
    en: 'The lines are entered for the whole house. The tax authority calculates your share of the net amount.',
    nb: 'Postene føres for hele huset. Skatteetaten beregner din andel av nettobeløpet.',
  },
  coOwnerDuty: {
    en: 'Only your share is entered in your tax return. Each of the others who own the house enters their own part in their own return. Spouses who live together may divide the net amount between them as they like: then your spouse enters the rest.',
    nb: 'Bare din andel føres i skattemeldingen din. De andre som eier huset, fører hver sin del i sin egen skattemelding. Ektefeller som bor sammen, kan fordele nettobeløpet fritt mellom seg: Da fører ektefellen din resten.',
  },
  lineOpening: { en: 'Inngående verdi, gruppe d (1 January)', nb: 'Inngående verdi (saldogruppe d)' },
  lineBought: { en: 'Anskaffet i året, gruppe d (bought)', nb: 'Anskaffet i året (saldogruppe d)' },
  lineBalance: {
    en: 'Avskrivning {{rate}}, saldogruppe d (depreciation)',
    nb: 'Avskrivning {{rate}} (saldogruppe d)',
  },
  lineShortTaxable: {
    en: 'Taxable part: {{rate}} of what is above {{allowance}}',
    nb: 'Skattepliktig av dette: {{rate}} av det som er over {{allowance}}',
  },
  shortTitle: { en: 'Rent by the rule for short lets', nb: 'Leie etter regelen for korttidsutleie' },
  shortText: {
    en: 'Short stays in your own home, and all rent of your own holiday home, follow the rule for short lets. The gross amount is entered as short-term letting, and the tax authority calculates what of it is taxable. Costs are not deducted. The allowance is per home and year, also when you own it with others.',
    nb: 'Korte opphold i din egen bolig, og all leie for din egen fritidsbolig, følger regelen for korttidsutleie. Bruttobeløpet føres som korttidsutleie, og Skatteetaten regner ut hva som er skattepliktig. Kostnader trekkes ikke fra. Fribeløpet gjelder per bolig og år, også når flere eier den sammen.',
  },
  leftTaxFree: {
    en: 'All rent of this house in {{year}} is tax-free. The house is left out of the tax return: neither rent nor costs are entered.',
    nb: 'All leie for dette huset i {{year}} er skattefri. Huset holdes utenfor skattemeldingen: Verken leie eller kostnader føres.',
  },
  leftShort: {
    en: 'All taxed rent of this house in {{year}} follows the rule for short lets. Only the rent is sent: costs are not deducted.',
    nb: 'All skattepliktig leie for dette huset i {{year}} følger regelen for korttidsutleie. Bare leien sendes: Kostnader trekkes ikke fra.',
  },
  unconfirmed: {
    en: 'The 15 % deduction for own contents is not entered: you have not confirmed that its conditions are met. You do that on the deduction, under “Own contents (15 %)”.',
    nb: 'Sjablongfradraget på 15 % for eget innbo føres ikke: Du har ikke bekreftet at vilkårene er oppfylt. Det gjør du på fradraget, under «Eget innbo (15 %)».',
  },
  net: { en: 'Net rent', nb: 'Netto leieinntekt' },
  deficit: { en: 'Deficit', nb: 'Underskudd' },
  kroner: { en: 'Kroner', nb: 'Kroner' },
  netCalculated: {
    en: 'You do not enter depreciation and the net amount: the tax authority calculates them.',
    nb: 'Avskrivning og nettobeløp fører du ikke selv: Skatteetaten regner dem ut.',
  },
  flatRateTicked: {
    en: 'For the 15 % deduction you tick this box of the return: “I rent out fully furnished for 3 years or less, and I used the furniture myself before and will use them after the rental period.” It is instead of declining-balance depreciation.',
    nb: 'For sjablongfradraget på 15 % krysser du av for dette i skattemeldingen: «Jeg leier ut fullt møblert i 3 år eller mindre, og brukte møblene selv før og vil bruke dem etter utleie.» Det er i stedet for saldoavskrivning.',
  },
  nothing: {
    en: 'This house has nothing to enter for {{year}}.',
    nb: 'Dette huset har ingenting å føre for {{year}}.',
  },
  toVouchers: { en: 'Go to the vouchers', nb: 'Gå til bilagene' },
  sheet: { en: 'Sheet to copy from or print', nb: 'Skjema til å skrive av eller skrive ut' },
  guide: { en: 'Is this taxable?', nb: 'Er dette skattepliktig?' },
  name: { en: 'Name', nb: 'Navn' },
  date: { en: 'Date', nb: 'Dato' },
  counts: { en: 'Counts in {{year}}', nb: 'Teller i {{year}}' },
  inPersonalUse: { en: 'Own contents (15 %)', nb: 'Eget innbo (15 %)' },
  unnamed: { en: 'No description', nb: 'Uten beskrivelse' },
  listEmpty: { en: 'No vouchers', nb: 'Ingen bilag' },
  listEmptyText: {
    en: 'Vouchers that count in {{year}} are listed here.',
    nb: 'Bilag som teller i {{year}}, vises her.',
  },
  countOf_one: { en: '{{count}} voucher', nb: '{{count}} bilag' },
  countOf_other: { en: '{{count}} vouchers', nb: '{{count}} bilag' },
  sum: { en: 'Sum {{amount}}', nb: 'Sum {{amount}}' },
  sheetTitle: { en: 'Sheet for the return {{year}}', nb: 'Skjema til skattemeldingen {{year}}' },
  sheetText: {
    en: 'The amounts in the order in which the tax return asks for them, under “Let property”. Copy them one by one, or print the page.',
    nb: 'Beløpene i den rekkefølgen skattemeldingen spør om dem, under «Utleie av eiendom». Kopier dem ett for ett, eller skriv ut siden.',
  },
  print: { en: 'Print', nb: 'Skriv ut' },
  copy: { en: 'Copy', nb: 'Kopier' },
  amountOf: { en: 'amount of {{line}}', nb: 'beløpet for {{line}}' },
  numbers: { en: 'Municipality and property numbers', nb: 'Kommune- og matrikkelnummer' },
  noNumbers: { en: 'No property numbers yet', nb: 'Ingen matrikkelnumre ennå' },
})
