import { words, type Text } from '../../base/kit/words'
import type { StoredItem, PersonalUseForm } from './model'

/** TypeScript reports a field without a label. */
const labels = {
  houseId: { en: 'House', nb: 'Hus' },
  name: { en: 'Name', nb: 'Navn' },
  date: { en: 'Date of purchase', nb: 'Kjøpsdato' },
  sum: { en: 'Cost', nb: 'Kostpris' },
  lifetime: { en: 'Lifetime in years', nb: 'Levetid i år' },
  at_once: { en: 'How is it deducted?', nb: 'Hvordan skal den trekkes fra?' },
  sold_on: { en: 'Sold on', nb: 'Solgt dato' },
  sold_for: { en: 'Sold for', nb: 'Solgt for' },
  upgrades: { en: 'Upgrades', nb: 'Påkostninger' },
  carried: { en: 'Left in earlier books', nb: 'Igjen i tidligere regnskap' },
  documents: { en: 'Files', nb: 'Filer' },
  year: { en: 'Income year', nb: 'Inntektsår' },
  conditions: { en: 'I confirm that these conditions are met', nb: 'Jeg bekrefter at disse vilkårene er oppfylt' },
} satisfies Record<keyof StoredItem | Exclude<keyof PersonalUseForm, 'anyway'>, Text>

export const depreciationWords = words('depreciation', {
  ...labels,
  upgradesHelp: {
    en: 'What made the item better than it was new; its lifetime begins anew. Repairs are maintenance and are recorded as expenses.',
    nb: 'Det som har gjort gjenstanden bedre enn den var som ny; levetiden begynner på nytt. Reparasjoner er vedlikehold og føres som utgifter.',
  },
  addUpgrade: { en: 'Add an upgrade', nb: 'Legg til en påkostning' },
  upgradesFull: { en: 'There is no room for more upgrades.', nb: 'Det er ikke plass til flere påkostninger.' },
  removeUpgrade: { en: 'Remove', nb: 'Fjern' },
  upgradeNumber: { en: 'Upgrade {{number}}', nb: 'Påkostning {{number}}' },
  removeUpgradeNumber: { en: 'Remove upgrade {{number}}', nb: 'Fjern påkostning {{number}}' },
  upgradeDate: { en: 'Date of the upgrade', nb: 'Dato for påkostningen' },
  upgradeSum: { en: 'Cost of the upgrade', nb: 'Kostnad for påkostningen' },
  soldHelp: {
    en: '0 where nothing was paid. The sum is taken out of the balance of group d in the year of the sale.',
    nb: '0 hvis ingenting ble betalt. Summen trekkes fra saldoen i gruppe d i salgsåret.',
  },
  groupTitle: { en: 'Depreciation rate of group d in {{year}}', nb: 'Avskrivningssats for saldogruppe d i {{year}}' },
  groupText: {
    en: 'The basis (opening value, purchases and upgrades, less sales) is {{basis}}, below the tax authority’s limit of {{limit}}. You may choose how much of it is deducted this year, from 0 to 100\u00a0%.',
    nb: 'Grunnlaget (inngående verdi, anskaffelser og påkostninger, minus salg) er {{basis}}, under Skatteetatens grense på {{limit}}. Du kan velge hvor mye av det som trekkes fra i år, fra 0 til 100\u00a0%.',
  },
  groupPercent: { en: 'Percent', nb: 'Prosent' },
  groupSave: { en: 'Choose the rate', nb: 'Velg satsen' },
  groupSaved: {
    en: 'Group d is depreciated by {{percent}} % in {{year}}',
    nb: 'Saldogruppe d avskrives med {{percent}} % i {{year}}',
  },
  wizardTitle: { en: 'Furniture and home contents', nb: 'Møbler og innbo' },
  steps: { en: 'Steps', nb: 'Trinn' },
  stepInfo: { en: 'Information', nb: 'Informasjon' },
  stepForm: { en: 'Details', nb: 'Opplysninger' },
  stepCalculations: { en: 'Calculation', nb: 'Beregning' },
  next: { en: 'Next', nb: 'Neste' },
  back: { en: 'Back', nb: 'Tilbake' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  save: { en: 'Save', nb: 'Lagre' },
  saved: { en: '{{name}} is saved', nb: '{{name}} er lagret' },
  savedPersonal: {
    en: 'Own contents (15 %) of {{year}} are deducted',
    nb: 'Fradraget for eget innbo i {{year}} er ført',
  },

  infoText: {
    en: 'Furniture and other contents wear out when you let a house furnished. The tax rules let you deduct this in one of two ways for each house and year.',
    nb: 'Møbler og annet innbo slites når du leier ut møblert. Skattereglene lar deg trekke fra for det på én av to måter for hvert hus og år.',
  },
  infoItem: {
    en: 'For something you have bought for the tenants. Below {{limit}}, or when it lasts under three years, the whole amount is deducted here in the year of purchase. The tax authority’s limit is {{authority}} ({{years}}); from {{limit}} up to it you choose yourself. Otherwise {{percent}} % of what is left is deducted each year of its lifetime; that is called depreciation.',
    nb: 'For en ting du har kjøpt til leietakerne. Under {{limit}}, eller når den varer under tre år, trekkes hele beløpet fra her i kjøpsåret. Skatteetatens grense er {{authority}} ({{years}}); fra {{limit}} og opp til den velger du selv. Ellers trekkes {{percent}} % av det som er igjen, fra hvert år i levetiden; det kalles avskrivning.',
  },
  infoPersonal: {
    en: 'For your own household goods that the tenants use, where you let fully furnished for three years or less and used the goods yourself before and will use them afterwards. {{percent}} % of the gross rent of the year is deducted, without receipts, once for each house and year.',
    nb: 'For ditt eget innbo som leietakerne bruker, når du leier ut fullt møblert i tre år eller mindre, har brukt innboet selv før og skal bruke det selv etterpå. {{percent}} % av årets brutto leieinntekt trekkes fra, uten kvitteringer, én gang for hvert hus og år.',
  },
  infoOne: {
    en: 'The two cannot be combined for the same house and year. You are warned if you try.',
    nb: 'De to kan ikke kombineres for samme hus og år. Du får et varsel hvis du gjør det.',
  },

  type: { en: 'What do you want to deduct?', nb: 'Hva vil du trekke fra?' },
  item: { en: 'New household item', nb: 'Ny innbogjenstand' },
  itemHelp: { en: 'Something you have bought for the tenants', nb: 'Noe du har kjøpt til leietakerne' },
  personal: { en: 'Own contents (15 %)', nb: 'Eget innbo (15 %)' },
  personalHelp: {
    en: 'Your own furniture that the tenants use: {{percent}} % of the rent',
    nb: 'Dine egne møbler som leietakerne bruker: {{percent}} % av leien',
  },
  nameHelp: { en: 'For example sofa or washing machine', nb: 'For eksempel sofa eller vaskemaskin' },
  lifetimeVariant: { en: 'How long will it last?', nb: 'Hvor lenge vil den vare?' },
  under: { en: 'Under 3 years', nb: 'Under 3 år' },
  underHelp: { en: 'The whole amount is deducted in the year of purchase', nb: 'Hele beløpet trekkes fra i kjøpsåret' },
  over: { en: 'Over 3 years', nb: 'Over 3 år' },
  chosenHelp: {
    en: 'From {{limit}} you choose how; from {{authority}} it is spread over its lifetime',
    nb: 'Fra {{limit}} velger du hvordan; fra {{authority}} fordeles den over levetiden',
  },
  overHelp: { en: 'From {{limit}}, it is spread over its lifetime', nb: 'Fra {{limit}} fordeles den over levetiden' },
  belowLimit: {
    en: 'Below {{limit}} the whole amount is deducted here in the year of purchase, however long it lasts.',
    nb: 'Under {{limit}} trekkes hele beløpet fra her i kjøpsåret, uansett hvor lenge den varer.',
  },
  lifetimeHelp: { en: 'At least 3', nb: 'Minst 3' },
  yearHelp: {
    en: 'Years already deducted for this house are left out',
    nb: 'År som allerede er trukket fra for dette huset, er utelatt',
  },
  noYears: {
    en: 'Own contents (15 %) are already deducted for this house in every year that can be chosen.',
    nb: 'Fradraget for eget innbo er ført for dette huset i alle år som kan velges.',
  },

  calculationOf: { en: 'Deductions for {{name}}', nb: 'Fradrag for {{name}}' },
  showCalculation: { en: 'Show the calculation', nb: 'Vis beregningen' },
  closeCalculation: { en: 'Back to the item', nb: 'Tilbake til gjenstanden' },
  rowYear: { en: 'Year', nb: 'År' },
  rowDeduction: { en: 'Deduction', nb: 'Fradrag' },
  rowLeft: { en: 'Left', nb: 'Igjen' },
  rowSum: { en: 'Together', nb: 'Til sammen' },
  rest: {
    en: '{{percent}} % of what is left each year. After {{years}} years {{amount}} is left, which stays in the balance without a deduction.',
    nb: '{{percent}} % av det som er igjen, hvert år. Etter {{years}} år er {{amount}} igjen, som blir stående i saldoen uten fradrag.',
  },
  restRates: {
    en: '{{percent}} % of what is left each year, except {{rates}}. After {{years}} years {{amount}} is left, which stays in the balance without a deduction.',
    nb: '{{percent}} % av det som er igjen, hvert år, unntatt {{rates}}. Etter {{years}} år er {{amount}} igjen, som blir stående i saldoen uten fradrag.',
  },
  rateIn: { en: '{{percent}} % in {{year}}', nb: '{{percent}} % i {{year}}' },
  toRate: {
    en: 'Choose the depreciation rate of group d, on the sheet for the tax return',
    nb: 'Velg avskrivningssatsen for saldogruppe d i skjemaet til skattemeldingen',
  },
  wholeShort: {
    en: 'All of it, {{amount}}, is deducted in {{year}}: it lasts under three years.',
    nb: 'Hele beløpet, {{amount}}, trekkes fra i {{year}}: Den varer under tre år.',
  },
  wholeSmall: {
    en: 'All of it, {{amount}}, is deducted in {{year}}: it costs less than {{limit}}.',
    nb: 'Hele beløpet, {{amount}}, trekkes fra i {{year}}: Den koster mindre enn {{limit}}.',
  },
  wholeChosen: {
    en: 'All of it, {{amount}}, is deducted at once in {{year}}, as the tax authority’s limit of {{limit}} allows.',
    nb: 'Hele beløpet, {{amount}}, trekkes fra med én gang i {{year}}, slik Skatteetatens grense på {{limit}} tillater.',
  },
  limitsDiffer: {
    en: 'From {{own}}, items are spread over their lifetime here. The tax authority’s own limit for {{year}} is {{authority}}: below that you may deduct the whole amount at once instead.',
    nb: 'Fra {{own}} fordeles gjenstander over levetiden her. Skatteetatens egen grense for {{year}} er {{authority}}: Under den kan du trekke fra hele beløpet med én gang i stedet.',
  },
  spread: { en: 'Spread over {{years}} years', nb: 'Fordel over {{years}} år' },
  spreadHelp: { en: '{{first}} in {{year}}, {{all}} in total', nb: '{{first}} i {{year}}, {{all}} i alt' },
  atOnce: { en: 'Deduct the whole amount at once', nb: 'Trekk fra hele beløpet med én gang' },
  atOnceHelp: { en: '{{amount}} in {{year}}', nb: '{{amount}} i {{year}}' },
  nearestYear: {
    en: 'The rates of {{year}} are not known yet; the newest known ones are used.',
    nb: 'Satsene for {{year}} er ikke kjent ennå; de nyeste kjente brukes.',
  },
  gross: { en: 'Gross rent of {{year}}', nb: 'Brutto leie i {{year}}' },
  deduction: { en: 'Deduction ({{percent}} %)', nb: 'Fradrag ({{percent}} %)' },
  grossHelp: {
    en: 'All income of the house that starts in {{year}}, as it is booked now, without short lets. Income you book later is not included.',
    nb: 'All inntekt for huset som starter i {{year}}, slik den er ført nå, uten korttidsutleie. Inntekt du fører senere, regnes ikke med.',
  },
  taxedRent: {
    en: 'Where some of the rent is tax-free, the tax return deducts {{percent}} % of the taxed rent alone, which is less than here.',
    nb: 'Er noe av leien skattefri, trekker skattemeldingen bare fra {{percent}} % av den skattepliktige leien. Det er mindre enn her.',
  },
  noRent: {
    en: 'No rent is booked for {{year}} yet, so there is nothing to deduct.',
    nb: 'Det er ikke ført leie for {{year}} ennå, så det er ingenting å trekke fra.',
  },
  meetsPersonal_one: {
    en: 'Own contents (15 %) are already deducted for this house in {{years}}. They cannot be combined with household items: use only one of the two in that year.',
    nb: 'Fradraget for eget innbo er allerede ført for dette huset i {{years}}. Det kan ikke kombineres med innbogjenstander: Bruk bare ett av fradragene i det året.',
  },
  meetsPersonal_other: {
    en: 'Own contents (15 %) are already deducted for this house in {{years}}. They cannot be combined with household items: use only one of the two in each of those years.',
    nb: 'Fradraget for eget innbo er allerede ført for dette huset i {{years}}. Det kan ikke kombineres med innbogjenstander: Bruk bare ett av fradragene i hvert av årene.',
  },
  meetsItems: {
    en: 'Household items of this house are deducted in {{year}}: {{names}}. They cannot be combined with own contents (15 %): use only one of the two in that year.',
    nb: 'Innbogjenstander i dette huset trekkes fra i {{year}}: {{names}}. De kan ikke kombineres med fradraget for eget innbo: Bruk bare ett av fradragene i det året.',
  },
  conditionsTitle: { en: 'The law’s conditions', nb: 'Lovens vilkår' },
  conditionFurnished: { en: 'The home is let fully furnished.', nb: 'Boligen leies ut fullt møblert.' },
  conditionUse: {
    en: 'You used the furniture yourself before it was let, and you will use it yourself afterwards.',
    nb: 'Du brukte møblene selv før utleien, og du skal bruke dem selv etterpå.',
  },
  conditionYears: {
    en: 'The letting lasts three years or less: the deduction is allowed for at most three years in a row. Years in which you let with your furniture count, also where they are not confirmed here.',
    nb: 'Utleien varer i tre år eller mindre: Fradraget er tillatt i høyst tre år på rad. År du leide ut med møblene dine, teller med, også når de ikke er bekreftet her.',
  },
  conditionInstead: {
    en: 'You do not depreciate household items of the house in the same year: the 15 % are instead of that.',
    nb: 'Du avskriver ikke innbo i huset i samme år: De 15 prosentene er i stedet for saldoavskrivning.',
  },
  conditionsBox: {
    en: 'The return then declares in your name: “I rent out fully furnished for 3 years or less, and I used the furniture myself before and will use them after the rental period.”',
    nb: 'Skattemeldingen erklærer da i ditt navn: «Jeg leier ut fullt møblert i 3 år eller mindre, og brukte møblene selv før og vil bruke dem etter utleie.»',
  },
  anyway: { en: 'Confirm all the same', nb: 'Bekreft likevel' },
  anywayHelp: {
    en: 'Both are then sent, and the tax authority may refuse one of them.',
    nb: 'Da sendes begge deler, og Skatteetaten kan avvise den ene.',
  },
  conditionsHelp: {
    en: 'Until you confirm, the deduction is in your books but is not sent to the tax authority.',
    nb: 'Før du bekrefter, står fradraget i regnskapet, men sendes ikke til Skatteetaten.',
  },
  confirmed: { en: 'Confirmed', nb: 'Bekreftet' },
  notConfirmed: { en: 'Not confirmed: the deduction is not sent', nb: 'Ikke bekreftet: Fradraget sendes ikke' },
  confirmConditions: { en: 'The conditions are met', nb: 'Vilkårene er oppfylt' },
  withdrawConditions: { en: 'The conditions are not met', nb: 'Vilkårene er ikke oppfylt' },
  conditionsSaved: {
    en: 'Noted: own contents (15 %) of {{year}} are sent with the tax return',
    nb: 'Notert: Fradraget for eget innbo i {{year}} sendes med skattemeldingen',
  },
  conditionsWithdrawn: {
    en: 'Noted: own contents (15 %) of {{year}} are not sent',
    nb: 'Notert: Fradraget for eget innbo i {{year}} sendes ikke',
  },
  counting: { en: 'Adding up the rent', nb: 'Legger sammen leien' },

  badgeItem: { en: 'Household item', nb: 'Innbo' },
  badgePersonal: { en: 'Own contents (15 %)', nb: 'Eget innbo (15 %)' },
  personalOf: { en: 'Own contents (15 %) {{year}}', nb: 'Eget innbo (15 %) {{year}}' },
  years_one: { en: '{{count}} year', nb: '{{count}} år' },
  years_other: { en: '{{count}} years', nb: '{{count}} år' },
  lifetimeShort: { en: 'Lifetime', nb: 'Levetid' },
  deductedIn: { en: 'Deduction in the year of purchase', nb: 'Fradrag i kjøpsåret' },
  changed: { en: 'Last changed', nb: 'Sist endret' },
  listBack: { en: 'All furniture and home contents', nb: 'Alle møbler og innbo' },
  print: { en: 'Print', nb: 'Skriv ut' },
  edit: { en: 'Edit', nb: 'Rediger' },
  addFiles: { en: 'Add files', nb: 'Legg til filer' },
  editItem: { en: 'Edit household item', nb: 'Rediger innbogjenstand' },
  itemClosed: {
    en: 'The tax return of a later year has been sent, so only files can be added, and a sale or upgrades of years that are still open.',
    nb: 'Skattemeldingen for et senere år er sendt, så bare filer kan legges til, og salg eller påkostninger i år som fortsatt er åpne.',
  },
  itemLastsLonger: {
    en: 'The tax return of a later year has been sent. Files can be added, a sale or upgrades of years that are still open, and the lifetime made longer.',
    nb: 'Skattemeldingen for et senere år er sendt. Filer kan legges til, salg eller påkostninger i år som fortsatt er åpne, og levetiden kan gjøres lengre.',
  },
  longerHelp: {
    en: 'With more years the deduction continues with what is left. A shorter lifetime is no longer possible.',
    nb: 'Med flere år fortsetter fradraget med det som er igjen. En kortere levetid er ikke lenger mulig.',
  },
  rentChanged: {
    en: 'The deduction for own contents of {{year}} no longer fits the rent, which is now {{amount}}: you can deduct {{deduction}}, not {{old}}.',
    nb: 'Fradraget for eget innbo i {{year}} passer ikke lenger til leien, som nå er {{amount}}: Du kan trekke fra {{deduction}}, ikke {{old}}.',
  },
  rentGone: {
    en: 'No rent is booked for {{year}} any more, but {{amount}} is deducted for own contents. Remove the deduction.',
    nb: 'Det er ikke lenger ført leie for {{year}}, men {{amount}} er trukket fra for eget innbo. Fjern fradraget.',
  },
  updatePersonal: { en: 'Update', nb: 'Oppdater' },
  updatePersonalOf: {
    en: 'Update own contents (15 %) of {{year}}',
    nb: 'Oppdater fradraget for eget innbo i {{year}}',
  },
  personalUpdated: {
    en: 'The deduction for own contents of {{year}} is updated: {{amount}}',
    nb: 'Fradraget for eget innbo i {{year}} er oppdatert: {{amount}}',
  },

  toTrash: { en: 'Move to trash', nb: 'Flytt til papirkurven' },
  toTrashTitle: { en: 'Move {{name}} to the trash?', nb: 'Flytte {{name}} til papirkurven?' },
  toTrashText: {
    en: 'It disappears from the lists and totals, with its files and all its deductions. Nothing is deleted for good.',
    nb: 'Den forsvinner fra lister og summer, med filene og alle fradragene sine. Ingenting slettes for godt.',
  },
  keep: { en: 'Keep the item', nb: 'Behold gjenstanden' },
  trashed: { en: '{{name}} is in the trash folder', nb: '{{name}} ligger i papirkurven' },
  remove: { en: 'Remove the deduction', nb: 'Fjern fradraget' },
  removeTitle: { en: 'Remove own contents (15 %) of {{year}}?', nb: 'Fjerne fradraget for eget innbo i {{year}}?' },
  removeText: {
    en: 'The deduction of {{amount}} is removed at once; it does not go to the trash folder. You can record it again.',
    nb: 'Fradraget på {{amount}} fjernes med én gang; det går ikke til papirkurven. Du kan føre det på nytt.',
  },
  keepPersonal: { en: 'Keep the deduction', nb: 'Behold fradraget' },
  removed: {
    en: 'The deduction for own contents of {{year}} is removed',
    nb: 'Fradraget for eget innbo i {{year}} er fjernet',
  },
})
