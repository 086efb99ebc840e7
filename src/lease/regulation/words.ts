import { words } from '../../base/kit/words'

export const regulationWords = words('rentChange', {
  open: { en: 'New rent', nb: 'Ny leie' },
  title: { en: 'New rent', nb: 'Ny leie' },
  text: {
    en: 'The rent has been {{rent}} a month since {{since}}. Months before the change stay as they are.',
    nb: 'Leien har vært {{rent}} per måned siden {{since}}. Månedene før endringen blir stående.',
  },
  from: { en: 'From the month that begins', nb: 'Fra måneden som begynner' },
  month_sum: { en: 'New rent a month', nb: 'Ny leie per måned' },
  agreed: { en: 'The tenant has agreed in writing', nb: 'Leietakeren har godtatt skriftlig' },
  agreedHelp: {
    en: 'The new rent can then apply from any month since the last change. You choose the amount, a lower one too.',
    nb: 'Da kan leien gjelde fra hvilken som helst måned etter siste endring, og dere velger beløpet, også et lavere.',
  },
  differenceIs: {
    en: 'For {{months}} the increase is {{sum}} in all.',
    nb: 'For {{months}} er økningen {{sum}} til sammen.',
  },
  difference_due_on: {
    en: 'The increase for past months is to be paid by',
    nb: 'Økningen for tidligere måneder betales senest',
  },
  difference_due_onHelp: {
    en: 'Some of the months are due already. What they rise by is owed from this day, so that a tenant who paid on time is not late. The letter names the months, the sum and the day.',
    nb: 'Noen av månedene er allerede forfalt. Det de øker med, skyldes først fra denne dagen, så en leietaker som har betalt i tide, ikke blir for sen. Månedene, summen og dagen står i brevet.',
  },
  agreedFrom: {
    en: 'The month that you have agreed on, after the last change.',
    nb: 'Den måneden dere er blitt enige om, etter siste endring.',
  },
  pastFall: {
    en: 'Where the old rent is paid already, what is too much covers other months that are unpaid.',
    nb: 'Er den gamle leien allerede betalt, dekker det som er for mye, andre måneder som er ubetalt.',
  },
  earliestYear: {
    en: 'Earliest {{from}}: the first month that begins a year or more after the current rent took effect ({{since}}).',
    nb: 'Tidligst {{from}}: den første måneden som begynner minst ett år etter at dagens leie begynte å gjelde ({{since}}).',
  },
  earliestNotice: {
    en: 'Earliest {{from}}: the first month that begins a month or more after today’s written notice.',
    nb: 'Tidligst {{from}}: den første måneden som begynner minst én måned etter dagens skriftlige varsel.',
  },
  allows: {
    en: 'The consumer price index went from {{fromIndex}} ({{fromMonth}}) to {{toIndex}} ({{toMonth}}). It allows at most {{most}}.',
    nb: 'Konsumprisindeksen gikk fra {{fromIndex}} ({{fromMonth}}) til {{toIndex}} ({{toMonth}}). Den gir rom for høyst {{most}}.',
  },
  source: {
    en: 'Source: Statistics Norway, table 14700 (2025 = 100).',
    nb: 'Kilde: Statistisk sentralbyrå, tabell 14700 (2025 = 100).',
  },
  behind: {
    en: 'There are newer figures than Husbok has; they may allow more. Look up the newest one and enter it below.',
    nb: 'Det finnes nyere tall enn dem Husbok har; de kan gi rom for mer. Finn det nyeste og skriv det nedenfor.',
  },
  unknown: {
    en: 'Husbok does not know what the index allows: the figure for {{month}} is missing. The letter refers to Statistics Norway instead.',
    nb: 'Husbok vet ikke hva indeksen gir rom for: Tallet for {{month}} mangler. Brevet viser til Statistisk sentralbyrå i stedet.',
  },
  calculator: { en: 'Statistics Norway’s figures', nb: 'Tallene hos Statistisk sentralbyrå' },
  tooMuch: {
    en: 'This is more than {{most}}, and only possible when the tenant has agreed in writing: the part above the index does not have to be paid, and can be claimed back.',
    nb: 'Dette er mer enn {{most}}, og kan bare gjøres når leietakeren har godtatt det skriftlig: Det som er over indeksen, trenger ikke betales, og kan kreves tilbake.',
  },
  newer: { en: 'A newer figure of the index', nb: 'Et nyere tall for indeksen' },
  newerHelp: {
    en: 'From Statistics Norway, table 14700 (2025 = 100), ssb.no/kpi. It is shown in the letter.',
    nb: 'Fra Statistisk sentralbyrå, tabell 14700 (2025 = 100), ssb.no/kpi. Det står i brevet.',
  },
  index_month: { en: 'Month', nb: 'Måned' },
  index_value: { en: 'Index', nb: 'Indeks' },
  index_valueHelp: { en: 'With one decimal, such as 103,4', nb: 'Med én desimal, for eksempel 103,4' },
  use: { en: 'Use {{most}}', nb: 'Bruk {{most}}' },
  booked: {
    en: 'Months from then on that are already booked get the new amount. A month whose rent you have set yourself keeps it.',
    nb: 'Måneder fra da av som allerede er ført, får det nye beløpet. En måned der du har satt leien selv, beholder den.',
  },
  preview: { en: 'What the letter says', nb: 'Dette står i brevet' },
  sends: {
    en: 'The letter is sent by e-mail to {{tenants}}, with a copy to you, and cannot be changed afterwards.',
    nb: 'Brevet sendes på e-post til {{tenants}}, med kopi til deg, og kan ikke endres etterpå.',
  },
  go: { en: 'Change the rent and send the letter', nb: 'Endre leien og send brevet' },
  done: { en: 'The rent is changed and the letter is on its way', nb: 'Leien er endret og brevet er på vei' },
  history: { en: 'Rent history', nb: 'Leiehistorikk' },
  since: { en: 'From {{from}}', nb: 'Fra {{from}}' },
  between: { en: '{{from}} – {{until}}', nb: '{{from}} – {{until}}' },
  letter: { en: 'The letter', nb: 'Brevet' },
  letterOf: { en: 'The letter about the rent from {{from}}', nb: 'Brevet om leien fra {{from}}' },
  letterName: { en: '{{tenant}} rent from {{from}}', nb: '{{tenant}} leie fra {{from}}' },
})
