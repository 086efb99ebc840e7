import { words } from '../../base/kit/words'

/** The texts of a letter about a new rent (husleieloven § 4-2). */
export const rentLetterWords = words('rentLetter', {
  title: { nb: 'Varsel om ny leie', en: 'Notice of a new rent' },
  titleAgreed: { nb: 'Avtalt ny leie', en: 'A new rent as agreed' },
  subtitle: { nb: '{{day}}', en: '{{day}}' },
  prevails: {
    nb: 'Den norske teksten gjelder. Den engelske er en oversettelse.',
    en: 'The Norwegian text prevails. The English one is a translation.',
  },
  facts: { nb: 'Leien', en: 'The rent' },
  tenants: { nb: 'Leietakere', en: 'Tenants' },
  dwelling: { nb: 'Bolig', en: 'Dwelling' },
  from: { nb: 'Ny leie gjelder fra', en: 'New rent takes effect on' },
  before: { nb: 'Leie fram til da', en: 'Rent until then' },
  beforeIs: { nb: '{{sum}} per måned, siden {{since}}', en: '{{sum}} a month, since {{since}}' },
  rent: { nb: 'Ny leie', en: 'New rent' },
  rentIs: { nb: '{{sum}} per måned', en: '{{sum}} a month' },
  change: { nb: 'Endring', en: 'Change' },
  changeIs: { nb: '{{sum}} per måned, {{percent}} %', en: '{{sum}} a month, {{percent}} %' },
  index: { nb: 'Konsumprisindeks', en: 'Consumer price index' },
  indexIs: {
    nb: '{{fromMonth}}: {{fromIndex}}\n{{toMonth}}: {{toIndex}}\nEndring: {{percent}} %\nKilde: Statistisk sentralbyrå, tabell 14700 (2025 = 100)',
    en: '{{fromMonth}}: {{fromIndex}}\n{{toMonth}}: {{toIndex}}\nChange: {{percent}} %\nSource: Statistics Norway, table 14700 (2025 = 100)',
  },
  notice: {
    nb: 'Fra og med {{from}} er leien for boligen {{sum}} per måned. Fram til da er leien {{before}}, som den har vært siden {{since}}.',
    en: 'From {{from}} the rent of the dwelling is {{sum}} a month. Until then the rent is {{before}}, as it has been since {{since}}.',
  },
  law: {
    nb: 'Dette er et skriftlig varsel etter husleieloven § 4-2. Leien kan endres med minst én måneds varsel, tidligst ett år etter at den sist ble endret eller satt, og ikke med mer enn endringen i konsumprisindeksen siden da.',
    en: 'This is a written notice under section 4-2 of the Tenancy Act. The rent may be changed with at least one month’s notice, at the earliest one year after it was last changed or set, and by no more than the change of the consumer price index since then.',
  },
  within: {
    nb: 'Indeksen gikk fra {{fromIndex}} i {{fromMonth}} til {{toIndex}} i {{toMonth}}, det nyeste tallet som er brukt. Det gir en leie på høyst {{most}}, avrundet nedover til hele kroner. Den nye leien ligger innenfor dette.',
    en: 'The index went from {{fromIndex}} in {{fromMonth}} to {{toIndex}} in {{toMonth}}, the newest figure used. That gives a rent of at most {{most}}, rounded down to whole kroner. The new rent is within this.',
  },
  given: {
    nb: 'Indeksen for {{toMonth}} er lest av utleieren hos Statistisk sentralbyrå, ssb.no/kpi.',
    en: 'The landlord has read the index of {{toMonth}} at Statistics Norway, ssb.no/kpi.',
  },
  check: {
    nb: 'Hvor mye konsumprisindeksen har endret seg siden {{sinceMonth}}, står hos Statistisk sentralbyrå, ssb.no/kpi.',
    en: 'For how much the consumer price index has changed since {{sinceMonth}}, see Statistics Norway, ssb.no/kpi.',
  },
  agreed: {
    nb: 'Utleier og leietaker har avtalt skriftlig at leien for boligen er {{sum}} per måned fra og med {{from}}. Fram til da er leien {{before}}, som den har vært siden {{since}}.',
    en: 'Landlord and tenant have agreed in writing that the rent of the dwelling is {{sum}} a month from {{from}}. Until then the rent is {{before}}, as it has been since {{since}}.',
  },
  agreedBefore: {
    nb: 'Utleier og leietaker har avtalt skriftlig at leien for boligen er {{sum}} per måned fra og med {{from}}. Fram til da var leien {{before}}, som den hadde vært siden {{since}}.',
    en: 'Landlord and tenant have agreed in writing that the rent of the dwelling is {{sum}} a month from {{from}}. Until then the rent was {{before}}, as it had been since {{since}}.',
  },
  difference: {
    nb: 'For {{months}} er økningen {{rise}} til sammen. Den skal betales senest {{dueOn}}, og er ikke for sent betalt før den dagen er over.',
    en: 'For {{months}} the increase is {{rise}} in all. It is to be paid by {{dueOn}}, and is not late until that day has passed.',
  },
  agreedLaw: {
    nb: 'Endringen bygger på avtalen mellom partene, ikke på et varsel etter husleieloven § 4-2. Etter § 4-2 kan leien neste gang endres tidligst ett år etter {{from}}.',
    en: 'The change is based on the agreement of the parties, not on a notice under section 4-2 of the Tenancy Act. Under section 4-2 the rent may next be changed one year after {{from}} at the earliest.',
  },
  rest: {
    nb: 'Ellers gjelder leiekontrakten som før. Er noe uklart, eller er du uenig, ta kontakt med utleieren. Blir dere ikke enige, kan hver av dere bringe saken inn for Husleietvistutvalget, htu.no.',
    en: 'Otherwise the lease applies as before. If anything is unclear, or if you disagree, contact the landlord. If you cannot agree, either of you may bring the matter before the Rent Disputes Tribunal (Husleietvistutvalget), htu.no.',
  },
  regards: { nb: 'Med hilsen', en: 'Yours sincerely' },
})
