import { words } from '../../base/kit/words'

export const guideWords = words('taxGuide', {
  title: { en: 'Is your letting taxable?', nb: 'Er utleien skattepliktig?' },
  sub: {
    en: 'At most five questions about one house and one year. Nothing is stored and nothing in your books is changed.',
    nb: 'Høyst fem spørsmål om ett hus og ett år. Ingenting lagres, og ingenting i regnskapet endres.',
  },
  chooseYear: { en: 'Choose a year', nb: 'Velg år' },
  questions: { en: 'Questions', nb: 'Spørsmål' },
  otherYear: {
    en: 'The rules of {{year}} are not known here. Those of the nearest known year are used.',
    nb: 'Reglene for {{year}} er ikke kjent her. Reglene for det nærmeste kjente året brukes.',
  },

  homeQuestion: { en: 'Was the house your own home in {{year}}?', nb: 'Var huset din egen bolig i {{year}}?' },
  homeHelp: {
    en: 'If you moved in or out during the year, each part of the year has its own rule.',
    nb: 'Flyttet du inn eller ut i løpet av året, har hver del av året sin egen regel.',
  },
  home_yes: { en: 'Yes, all year', nb: 'Ja, hele året' },
  home_moved: { en: 'Yes, for part of the year', nb: 'Ja, en del av året' },
  home_no: { en: 'No', nb: 'Nei' },
  partQuestion: { en: 'How much of the home did you let?', nb: 'Hvor mye av boligen leide du ut?' },
  partHelp: {
    en: 'Answer “All of it” also if you let it while you were away for some weeks.',
    nb: 'Svar «Hele» også når du leide den ut mens du var borte i noen uker.',
  },
  part_some: { en: 'A part of it', nb: 'En del av den' },
  part_all: { en: 'All of it', nb: 'Hele' },
  halfQuestion: {
    en: 'Was the part you let at most half of the home?',
    nb: 'Var delen du leide ut, høyst halvparten av boligen?',
  },
  halfHelp: {
    en: 'What counts is not the area, but what each part could be let for.',
    nb: 'Det er ikke arealet som teller, men hva hver del kunne vært leid ut for.',
  },
  half_yes: { en: 'At most half', nb: 'Høyst halvparten' },
  half_no: { en: 'More than half', nb: 'Mer enn halvparten' },
  shortQuestion: { en: 'Did tenants stay for less than 30 days?', nb: 'Leide noen i mindre enn 30 dager?' },
  shortHelp: {
    en: 'What counts is the length of each tenant’s stay, not the total.',
    nb: 'Det er lengden på hvert leieforhold som teller, ikke summen av alle.',
  },
  short_no: { en: 'No, 30 days or more each', nb: 'Nei, 30 dager eller mer hver gang' },
  short_all: { en: 'Yes, each of them', nb: 'Ja, hver gang' },
  short_mixed: { en: 'Some less, some longer', nb: 'Noen kortere, noen lengre' },
  holidayQuestion: {
    en: 'Is it a holiday home that you used yourself as well?',
    nb: 'Er det en fritidsbolig som du også brukte selv?',
  },
  holidayHelp: {
    en: 'A holiday home that is only let counts as any other letting.',
    nb: 'En fritidsbolig som bare leies ut, regnes som annen utleie.',
  },
  holiday_yes: { en: 'Yes, I used it myself too', nb: 'Ja, jeg brukte den selv også' },
  holiday_no: { en: 'No', nb: 'Nei' },

  answer: { en: 'Answer for {{house}} in {{year}}', nb: 'Svar for {{house}} i {{year}}' },
  taxFree: { en: 'Tax free', nb: 'Skattefritt' },
  taxFreeText: {
    en: 'You used at least half of your own home yourself. Rent of stays of 30 days or more is tax free, whatever the amount. It is not entered in the tax return, and its costs are not deducted.',
    nb: 'Du brukte minst halvparten av egen bolig selv. Leie fra opphold på 30 dager eller mer er skattefri, uansett beløp. Den føres ikke i skattemeldingen, og kostnadene trekkes ikke fra.',
  },
  taxFreeUnderLimit: { en: 'Tax free: under the limit', nb: 'Skattefritt: under grensen' },
  taxFreeUnderLimitText: {
    en: 'The rent recorded for {{year}} isn’t above {{limit}}. It is tax free as long as it stays so, and its costs are not deducted.',
    nb: 'Leien som er ført for {{year}}, er ikke over {{limit}}. Den er skattefri så lenge den er det, og kostnadene trekkes ikke fra.',
  },
  taxableFromFirstKrone: { en: 'Taxable from the first krone', nb: 'Skattepliktig fra første krone' },
  taxableFromFirstKroneText: {
    en: 'More than half, or all, of your own home was let for more than {{limit}}. All of the rent is taxable, and the costs of the letting are deducted from it.',
    nb: 'Mer enn halvparten av egen bolig, eller hele, ble leid ut for mer enn {{limit}}. Hele leien er skattepliktig, og kostnadene ved utleien trekkes fra.',
  },
  shortTerm: { en: 'Taxable above the allowance', nb: 'Skattepliktig over fribeløpet' },
  shortTermText: {
    en: 'The first {{limit}} is tax free; {{percent}} % of the rest is taxable. Costs are not deducted. The return calls it short-term letting (gross rent by flat rate).',
    nb: 'De første {{limit}} er skattefrie; {{percent}} % av resten er skattepliktig. Kostnader trekkes ikke fra. I skattemeldingen heter det korttidsutleie (sjablongbehandlet brutto leieinntekt).',
  },
  taxable: { en: 'Taxable', nb: 'Skattepliktig' },
  taxableText: {
    en: 'All of the rent is taxable, and the costs of the letting are deducted from it; a deficit may be deducted too.',
    nb: 'Hele leien er skattepliktig, og kostnadene ved utleien trekkes fra; også et underskudd kan trekkes fra.',
  },
  mixed: { en: 'Two rules: divide the rent', nb: 'To regler: Del opp leien' },
  mixedText: {
    en: 'Rent from stays under 30 days: {{limit}} is tax free and {{percent}} % of the rest is taxable, without costs. Rent from longer stays follows its own rule: answer again for these alone, with “No, 30 days or more each”. The books tell them apart by “Stays of less than 30 days” on each income voucher you enter yourself.',
    nb: 'Leie fra opphold under 30 dager: {{limit}} er skattefritt, og {{percent}} % av resten er skattepliktig, uten kostnader. Leie fra lengre opphold følger en egen regel: Svar på nytt for disse alene, med «Nei, 30 dager eller mer hver gang». Regnskapet skiller dem ved «Opphold på under 30 dager» på hvert inntektsbilag du fører selv.',
  },
  mixedHalf: { en: 'Only the short stays count', nb: 'Bare de korte oppholdene teller' },
  mixedHalfText: {
    en: 'Rent of stays of 30 days or more is tax free, because you used at least half of the home yourself. It is not set against the allowance of short stays. Of the rent of stays under 30 days, {{limit}} is tax free and {{percent}} % of the rest is taxable, without costs.',
    nb: 'Leie fra opphold på 30 dager eller mer er skattefri, fordi du brukte minst halvparten av boligen selv. Den regnes ikke med i fribeløpet for korte opphold. Av leien fra opphold under 30 dager er {{limit}} skattefritt, og {{percent}} % av resten er skattepliktig, uten kostnader.',
  },
  moved: { en: 'Two parts of the year, two rules', nb: 'To deler av året, to regler' },
  movedText: {
    en: 'Rent from the time when you lived there follows the rules for an own home: answer again with “Yes, all year” for that part alone. Rent from the time when you did not live there is taxable from the first krone, and only costs from that time are deducted. Husbok gives no amount here, because it depends on the day you moved.',
    nb: 'Leie fra tiden du bodde der, følger reglene for egen bolig: Svar på nytt med «Ja, hele året» for den delen alene. Leie fra tiden du ikke bodde der, er skattepliktig fra første krone, og bare kostnader fra den tiden trekkes fra. Husbok oppgir ikke noe beløp her, fordi det kommer an på dagen du flyttet.',
  },
  flats: {
    en: 'If your own house has three or more flats, other rules may apply to the flats that you do not live in; this guide does not cover that.',
    nb: 'Har huset ditt tre eller flere leiligheter, kan andre regler gjelde for leilighetene du ikke bor i; det dekker ikke denne veiviseren.',
  },
  shortGross: { en: 'Of this, stays under 30 days', nb: 'Av dette opphold under 30 dager' },
  many: {
    en: 'Anyone letting five dwellings or more may be taxed as a business; this guide does not cover that.',
    nb: 'Den som leier ut fem boliger eller flere, kan bli skattlagt som næring; det dekker ikke denne veiviseren.',
  },

  gross: { en: 'Rent recorded in {{year}}', nb: 'Ført leie i {{year}}' },
  taxablePart: { en: 'Taxable part', nb: 'Skattepliktig av dette' },
  taxablePartBefore: { en: 'Taxable part, before costs', nb: 'Skattepliktig av dette, før kostnader' },
  limit: { en: 'Limit for the year', nb: 'Årets grense' },
  left: { en: 'Left until the limit', nb: 'Igjen til grensen' },
  above: { en: 'Above the limit', nb: 'Over grensen' },
  meter: { en: '{{gross}} of {{limit}}', nb: '{{gross}} av {{limit}}' },
  noRent: {
    en: 'No rent is recorded for this house in {{year}}.',
    nb: 'Det er ikke ført leie for dette huset i {{year}}.',
  },
  toVouchers: { en: 'The year’s income', nb: 'Årets inntekter' },

  basis: { en: 'What this is based on', nb: 'Hva dette bygger på' },
  unread: {
    en: '{{place}} (the section is named from general knowledge; read it at lovdata.no)',
    nb: '{{place}} (paragrafen er oppgitt etter allmenn kunnskap; les den på lovdata.no)',
  },
  setsNothing: {
    en: 'Whether income is taxed is set on each income voucher and each lease. This answer changes none of them, and it is guidance, not legal advice.',
    nb: 'Om en inntekt er skattepliktig, settes på hvert inntektsbilag og hver leiekontrakt. Svaret her endrer ingen av dem, og det er veiledning, ikke juridisk råd.',
  },
  print: { en: 'Print', nb: 'Skriv ut' },
  again: { en: 'Start again', nb: 'Begynn på nytt' },
})
