import { words } from '../../base/kit/words'

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
    en: 'The opening value of group d for {{house}} is {{theirs}} in the tax authority’s draft and {{ours}} in your books. The value from your books is sent.',
    nb: 'Inngående verdi i saldogruppe d for {{house}} er {{theirs}} i Skatteetatens utkast og {{ours}} i regnskapet. Verdien fra regnskapet sendes.',
  },
  groupReplaced: {
    en: 'The draft has its own figures in group d for {{house}}: {{what}}. They are replaced with those of your books. If something is missing there, record it as a household item first.',
    nb: 'Utkastet har egne tall i saldogruppe d for {{house}}: {{what}}. De erstattes med tallene fra regnskapet. Mangler noe der, før det som innbo først.',
  },
  ofBought: { en: '{{amount}} bought in the year', nb: '{{amount}} anskaffet i året' },
  ofUpgraded: { en: '{{amount}} spent on upgrades', nb: '{{amount}} i påkostninger' },
  ofSold: { en: '{{amount}} from sales', nb: '{{amount}} i salgssum' },
  groupStays: {
    en: 'The draft has {{amount}} in group d for {{house}}, but your books have no household items there: the amount stays.',
    nb: 'Utkastet har {{amount}} i saldogruppe d for {{house}}, men regnskapet har ikke noe innbo der: Beløpet blir stående.',
  },
  bothDeducted: {
    en: 'For {{house}}, both group d and the 15 % deduction for own contents are sent. The 15 % are instead of depreciation: take one of them out before you send.',
    nb: 'For {{house}} sendes både saldogruppe d og fradraget på 15 % for eget innbo. De 15 prosentene er i stedet for avskrivning: Ta ut den ene delen før du sender.',
  },
  personalTooLong: {
    en: 'For {{house}}, the 15 % deduction for own contents is confirmed for more than three years in a row. The box of the return is for letting of three years or less.',
    nb: 'For {{house}} er fradraget på 15 % for eget innbo bekreftet for mer enn tre år på rad. Avkryssingen i skattemeldingen gjelder utleie i tre år eller mindre.',
  },
  moved: {
    en: 'For {{house}}, {{amount}} was moved to another line at the tax authority. Your books still have it on the old line, where it is entered again: it counts only once. Choose the line on the voucher.',
    nb: 'For {{house}} er {{amount}} flyttet til en annen post hos Skatteetaten. Regnskapet har fortsatt beløpet på den gamle posten, og det føres der igjen: Det teller bare én gang. Velg posten på bilaget.',
  },
  beside: {
    en: 'The draft has another rental at the property of {{house}} that belongs to none of your houses here. Check it at the tax authority, so that nothing counts twice.',
    nb: 'Utkastet har en utleie til på eiendommen til {{house}} som ikke hører til noen av husene dine her. Kontroller den hos Skatteetaten, så ingenting teller to ganger.',
  },
  added: {
    en: 'The draft does not have the property of {{house}}. It is added from the register: {{number}}. Check that it is yours.',
    nb: 'Utkastet har ikke eiendommen til {{house}}. Den legges til fra registeret: {{number}}. Kontroller at den er din.',
  },
  useDiffers: {
    en: 'The tax authority’s draft says “{{draft}}” about {{house}}; you said “{{use}}” for {{year}}. If the draft is right, change your answer on the house. If you are right, correct the draft at the tax authority.',
    nb: 'Skatteetatens utkast sier «{{draft}}» om {{house}}; du har svart «{{use}}» for {{year}}. Er det utkastet som stemmer, endrer du svaret på huset. Er det du som har rett, retter du utkastet hos Skatteetaten.',
  },
  taxFree: {
    en: '{{house}} is left out: all its rent is tax-free.',
    nb: '{{house}} holdes utenfor: All leie er skattefri.',
  },
  shortLets: {
    en: 'Nothing is sent for {{house}}: its rent by the rule for short lets is 0.',
    nb: 'Ingenting sendes for {{house}}: Leien etter regelen for korttidsutleie er 0.',
  },
  takenBack: {
    en: '{{house}} has nothing to enter any more: what was entered before is taken out of the return.',
    nb: '{{house}} har ikke lenger noe å føre: Det som ble ført før, tas ut av skattemeldingen.',
  },
  empty: { en: 'There is nothing to enter for {{house}}.', nb: 'Det er ingenting å føre for {{house}}.' },
  filled: {
    en: 'The missing numbers of {{house}} have been filled in from the tax authority.',
    nb: 'Numrene som manglet for {{house}}, er fylt inn fra Skatteetaten.',
  },
})
