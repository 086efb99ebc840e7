import { words } from '../../base/kit/words'

/** What is said beside the authority's preview. */
export const returnWords = words('taxReturn', {
  differs: {
    en: 'The tax authority calculates {{theirs}} for {{house}}; your books show {{ours}}. Look at the preview before you send.',
    nb: 'Skatteetaten beregner {{theirs}} for {{house}}; regnskapet viser {{ours}}. Se på forhåndsvisningen før du sender.',
  },
  differsBy: {
    en: 'The tax authority calculates {{theirs}} for {{house}}; your books show {{ours}}. Its draft includes what your books do not: {{reasons}}. Look at the preview before you send.',
    nb: 'Skatteetaten beregner {{theirs}} for {{house}}; regnskapet viser {{ours}}. Utkastet har med noe som ikke står i regnskapet: {{reasons}}. Se på forhåndsvisningen før du sender.',
  },
  ofShare: { en: 'a share of {{share}}', nb: 'eierandel {{share}}' },
  ofInsurance: { en: 'insurance of {{amount}}', nb: 'forsikring {{amount}}' },
  ofCommon: { en: 'common costs of {{amount}}', nb: 'felleskostnader {{amount}}' },
  ofShort: { en: 'short lets of {{amount}}', nb: 'korttidsutleie {{amount}}' },
  ofGroup: { en: 'depreciation in group {{group}}', nb: 'avskrivning i saldogruppe {{group}}' },
  opening: {
    en: 'Group d of {{house}} begins with {{theirs}} in the tax authority’s draft, and with {{ours}} in the books, which are sent.',
    nb: 'Saldogruppe d for {{house}} begynner med {{theirs}} i Skatteetatens utkast og med {{ours}} i bøkene, som er det som sendes.',
  },
  groupStays: {
    en: 'The draft has {{amount}} in group d for {{house}}, where the books have no household items: it stays as it is.',
    nb: 'Utkastet har {{amount}} i saldogruppe d for {{house}}, der bøkene ikke har innbo: Det blir stående.',
  },
  moved: {
    en: 'For {{house}} {{amount}} was moved to another line at the tax authority. The books still have it on its former line, where it is written again: it counts once. Choose the line on the voucher.',
    nb: 'For {{house}} er {{amount}} flyttet til en annen post hos Skatteetaten. Bøkene har beløpet på den gamle posten, der det skrives igjen: Det teller én gang. Velg posten på bilaget.',
  },
  beside: {
    en: 'The draft has another rental at the property of {{house}} that none of your houses here owns. Look at it at the tax authority, so that nothing counts twice.',
    nb: 'Utkastet har en utleie til på eiendommen til {{house}}, som ingen av husene dine her eier. Se på den hos Skatteetaten, så ikke noe teller to ganger.',
  },
  taxFree: {
    en: '{{house}} is left out: all its rent is tax-free.',
    nb: '{{house}} holdes utenfor: All leie er skattefri.',
  },
  shortLets: {
    en: 'Nothing of {{house}} is sent: you enter its short lets yourself.',
    nb: 'Ingenting fra {{house}} sendes: Korttidsutleien fører du selv.',
  },
  empty: { en: 'Nothing is recorded for {{house}}.', nb: 'Ingenting er ført for {{house}}.' },
  filled: {
    en: 'The numbers of {{house}} that were missing have been filled in from the tax authority.',
    nb: 'Numrene som manglet for {{house}}, er fylt inn fra Skatteetaten.',
  },
})
