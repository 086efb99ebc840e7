import { words, type Text } from '../../base/kit/words'
import type { CheckKind } from './model-check'

type Counted<K extends string> = `${K}_one` | `${K}_other`

/** Texts with a number: what is missing, and what that means. */
const kinds = {
  houseNumbers_one: { en: 'The house has no property numbers', nb: 'Huset mangler matrikkelnummer' },
  houseNumbers_other: { en: 'The house has no property numbers', nb: 'Huset mangler matrikkelnummer' },
  houseNumbersHelp: {
    en: 'The tax authority finds it by municipality, gårds- and bruksnummer, or by the cooperative’s organisation number and the share.',
    nb: 'Skatteetaten finner det med kommunenummer, gårds- og bruksnummer, eller med borettslagets organisasjonsnummer og andelsnummer.',
  },
  homeUseDiffers_one: {
    en: 'The tax authority’s draft says “{{draft}}”; you said “{{use}}”',
    nb: 'Skatteetatens utkast sier «{{draft}}»; du har svart «{{use}}»',
  },
  homeUseDiffers_other: {
    en: 'The tax authority’s draft says “{{draft}}”; you said “{{use}}”',
    nb: 'Skatteetatens utkast sier «{{draft}}»; du har svart «{{use}}»',
  },
  homeUseDiffersHelp: {
    en: 'How you use the house decides how its rent is taxed: the flat rule holds only for a home that you live in, and for a holiday home that you use yourself. If the draft is right, change your answer on the house. If you are right, correct the draft at the tax authority.',
    nb: 'Hvordan du bruker huset, avgjør hvordan leien skattlegges: Sjablongregelen gjelder bare en bolig du bor i, og en fritidsbolig du bruker selv. Er det utkastet som stemmer, endrer du svaret på huset. Er det du som har rett, retter du utkastet hos Skatteetaten.',
  },
  drafts_one: { en: '{{count}} voucher to fill out', nb: '{{count}} bilag som ikke er fylt ut' },
  drafts_other: { en: '{{count}} vouchers to fill out', nb: '{{count}} bilag som ikke er fylt ut' },
  draftsHelp: {
    en: 'It counts once cost type, amount and date are filled out.',
    nb: 'Det teller først når kostnadstype, beløp og dato er fylt ut.',
  },
  monthsWithoutRent_one: { en: '{{count}} month without rent', nb: '{{count}} måned uten leie' },
  monthsWithoutRent_other: { en: '{{count}} months without rent', nb: '{{count}} måneder uten leie' },
  monthsWithoutRentHelp: {
    en: 'The tenancy was running, but no income is recorded.',
    nb: 'Leieforholdet var i gang, men ingen inntekt er ført.',
  },
  rentAtNewYear_one: {
    en: '{{count}} rent is paid or due in another year than its month',
    nb: '{{count}} leie er betalt eller forfaller i et annet år enn måneden den gjelder',
  },
  rentAtNewYear_other: {
    en: '{{count}} rents are paid or due in another year than their month',
    nb: '{{count}} leier er betalt eller forfaller i et annet år enn måneden de gjelder',
  },
  rentAtNewYearHelp: {
    en: 'Rent is normally taxed in the year in which it is paid (skatteloven § 14-3), but it is booked in the year of its month: correct it in the tax return.',
    nb: 'Leie skattlegges normalt i året den betales (skatteloven § 14-3), men den føres i året til måneden den gjelder: Rett det i skattemeldingen.',
  },
  rentStopped_one: {
    en: '{{count}} contract whose rent is no longer booked',
    nb: '{{count}} kontrakt der leien ikke lenger føres',
  },
  rentStopped_other: {
    en: '{{count}} contracts whose rent is no longer booked',
    nb: '{{count}} kontrakter der leien ikke lenger føres',
  },
  rentStoppedHelp: {
    en: 'Without a subscription there is no room for more vouchers.',
    nb: 'Uten abonnement er det ikke plass til flere bilag.',
  },
  repeatStopped_one: { en: '{{count}} repeat that has stopped', nb: '{{count}} gjentakelse som har stoppet' },
  repeatStopped_other: { en: '{{count}} repeats that have stopped', nb: '{{count}} gjentakelser som har stoppet' },
  repeatStoppedHelp: {
    en: 'There was no room for more vouchers without a subscription. Dates since then are not recorded.',
    nb: 'Det var ikke plass til flere bilag uten abonnement. Datoene siden da er ikke ført.',
  },
  unsignedContracts_one: { en: '{{count}} contract that is not signed', nb: '{{count}} kontrakt som ikke er signert' },
  unsignedContracts_other: {
    en: '{{count}} contracts that are not signed',
    nb: '{{count}} kontrakter som ikke er signert',
  },
  unsignedContractsHelp: { en: 'No rent is booked until it is signed.', nb: 'Leien føres ikke før den er signert.' },
  personalOutdated_one: {
    en: 'The deduction for own contents (15 %) no longer matches the rent',
    nb: 'Fradraget for eget innbo passer ikke lenger til leien',
  },
  personalOutdated_other: {
    en: 'The deduction for own contents (15 %) no longer matches the rent',
    nb: 'Fradraget for eget innbo passer ikke lenger til leien',
  },
  personalOutdatedHelp: {
    en: 'The rent of the year has changed since it was deducted.',
    nb: 'Leien for året er endret siden fradraget ble ført.',
  },
  personalUnconfirmed_one: {
    en: 'The deduction for own contents (15 %) is not sent yet',
    nb: 'Fradraget for eget innbo sendes ikke ennå',
  },
  personalUnconfirmed_other: {
    en: 'The deduction for own contents (15 %) is not sent yet',
    nb: 'Fradraget for eget innbo sendes ikke ennå',
  },
  personalUnconfirmedHelp: {
    en: 'The 15 % deduction has conditions. Confirm that they are met, and it is sent. What was recorded before Husbok asked counts as not confirmed.',
    nb: 'Sjablongfradraget på 15 % har vilkår. Bekreft at de er oppfylt, så sendes det. Det som ble ført før Husbok spurte, regnes som ubekreftet.',
  },
  personalTooLong_one: {
    en: 'Own contents (15 %) has been confirmed for more than three years in a row',
    nb: 'Fradraget for eget innbo er bekreftet for mer enn tre år på rad',
  },
  personalTooLong_other: {
    en: 'Own contents (15 %) has been confirmed for more than three years in a row',
    nb: 'Fradraget for eget innbo er bekreftet for mer enn tre år på rad',
  },
  personalTooLongHelp: {
    en: 'The box of the return is for letting of three years or less. It is ticked as long as you have confirmed the conditions: take the confirmation back, or remove the deduction.',
    nb: 'Avkryssingen i skattemeldingen gjelder utleie i tre år eller mindre. Den blir krysset av så lenge du har bekreftet vilkårene: Trekk bekreftelsen tilbake, eller fjern fradraget.',
  },
  personalLetBefore_one: {
    en: 'The home was also let in the three years before: own contents (15 %)',
    nb: 'Boligen var utleid også i de tre årene før: fradraget for eget innbo',
  },
  personalLetBefore_other: {
    en: 'The home was also let in the three years before: own contents (15 %)',
    nb: 'Boligen var utleid også i de tre årene før: fradraget for eget innbo',
  },
  personalLetBeforeHelp: {
    en: 'The box of the return is for letting of three years or less. Husbok counts only the years that you have confirmed, but the letting counts from its first year with your furniture, also without a confirmation. If it lasts longer than three years, remove the deduction.',
    nb: 'Avkryssingen i skattemeldingen gjelder utleie i tre år eller mindre. Husbok teller bare årene du har bekreftet, men utleien regnes fra det første året med møblene dine, også uten bekreftelse. Varer den i mer enn tre år, fjerner du fradraget.',
  },
  itemsAndPersonal_one: {
    en: '{{count}} household item is depreciated alongside own contents (15 %)',
    nb: '{{count}} innbogjenstand avskrives ved siden av fradraget for eget innbo',
  },
  itemsAndPersonal_other: {
    en: '{{count}} household items are depreciated alongside own contents (15 %)',
    nb: '{{count}} innbogjenstander avskrives ved siden av fradraget for eget innbo',
  },
  itemsAndPersonalHelp: {
    en: 'The 15 % are instead of depreciation: the tax authority allows one of the two. Remove own contents (15 %), or the items.',
    nb: 'De 15 prosentene er i stedet for saldoavskrivning: Skatteetaten godtar bare én av delene. Fjern fradraget for eget innbo, eller gjenstandene.',
  },
  mixedCosts_one: {
    en: '{{count}} expense is deducted in full alongside tax-free rent',
    nb: '{{count}} utgift trekkes fra i sin helhet ved siden av skattefri leie',
  },
  mixedCosts_other: {
    en: '{{count}} expenses are deducted in full alongside tax-free rent',
    nb: '{{count}} utgifter trekkes fra i sin helhet ved siden av skattefri leie',
  },
  mixedCostsHelp: {
    en: 'Part of this house’s rent is tax-free or from short lets. Only costs of the taxable long-term letting are deducted: lower the deductible share of costs that concern both.',
    nb: 'En del av leien for dette huset er skattefri eller fra korttidsutleie. Bare kostnader til den skattepliktige langtidsutleien trekkes fra: Sett ned fradragsandelen på det som gjelder begge deler.',
  },
  costsOutside_one: {
    en: '{{count}} expense in a month without rent',
    nb: '{{count}} utgift i en måned uten leie',
  },
  costsOutside_other: {
    en: '{{count}} expenses in months without rent',
    nb: '{{count}} utgifter i måneder uten leie',
  },
  costsOutsideHelp: {
    en: 'Only costs of the letting can be deducted. Was the home let, or offered for rent, in these months? If not, for example because you lived there yourself, the expenses dated in them are not entered. An expense for several months: lower its deductible share instead.',
    nb: 'Bare kostnader ved utleien kan trekkes fra. Var boligen utleid eller tilbudt for leie i disse månedene? Hvis ikke, for eksempel fordi du bodde der selv, føres ikke utgiftene som er datert i dem. Gjelder en utgift flere måneder, setter du ned fradragsandelen i stedet.',
  },
  creditsAboveCosts_one: {
    en: '{{count}} credit note is larger than the costs of its line',
    nb: '{{count}} kreditnota er større enn kostnadene på posten',
  },
  creditsAboveCosts_other: {
    en: '{{count}} credit notes are larger than the costs of their line',
    nb: '{{count}} kreditnotaer er større enn kostnadene på posten',
  },
  creditsAboveCostsHelp: {
    en: 'The line is negative, because more came back this year than was paid. What comes back of a cost that was deducted in an earlier year is taxed as income from the letting this year. Ask the tax authority if it does not accept a negative amount.',
    nb: 'Posten er negativ fordi det kom tilbake mer i år enn det ble betalt. Det som kommer tilbake av en kostnad som ble trukket fra et tidligere år, er skattepliktig inntekt fra utleien i år. Spør Skatteetaten hvis den ikke godtar et negativt beløp.',
  },
  itemsEnded_one: {
    en: '{{count}} household item is past its lifetime',
    nb: '{{count}} innbogjenstand har passert levetiden',
  },
  itemsEnded_other: {
    en: '{{count}} household items are past their lifetime',
    nb: '{{count}} innbogjenstander har passert levetiden',
  },
  itemsEndedHelp: {
    en: 'What is left stays in the balance without a deduction. With a longer lifetime the deduction would continue.',
    nb: 'Det som er igjen, blir stående i saldoen uten fradrag. Med lengre levetid ville fradraget fortsatt.',
  },
  shortLets_one: {
    en: '{{count}} short let is taxed as ordinary rent',
    nb: '{{count}} korttidsutleie skattlegges som vanlig leie',
  },
  shortLets_other: {
    en: '{{count}} short lets are taxed as ordinary rent',
    nb: '{{count}} korttidsutleier skattlegges som vanlig leie',
  },
  shortLetsHelp: {
    en: 'The tax-free part and the rule without costs are only for a home that you live in or a holiday home that you use yourself. Husbok has noted that this house was only let that year, so all rent is taxed and costs are deducted. If you used it yourself, say so on the house.',
    nb: 'Fribeløpet og regelen uten kostnader gjelder bare en bolig du bor i, eller en fritidsbolig du bruker selv. Husbok har notert at dette huset bare ble leid ut det året, så all leie er skattepliktig, og kostnader trekkes fra. Brukte du det selv, sier du fra om det på huset.',
  },
  coOwners_one: {
    en: 'Those who own the house with you enter their own part',
    nb: 'De som eier huset sammen med deg, fører sin egen del',
  },
  coOwners_other: {
    en: 'Those who own the houses with you enter their own part',
    nb: 'De som eier husene sammen med deg, fører sin egen del',
  },
  coOwnersHelp: {
    en: 'Husbok sends your share alone. Each co-owner enters their own part of the net amount in their own tax return. Spouses who live together may divide the net amount as they like; then your spouse enters the rest.',
    nb: 'Husbok sender bare din andel. Hver medeier fører sin del av nettobeløpet i sin egen skattemelding. Ektefeller som bor sammen, kan fordele nettobeløpet fritt; da fører ektefellen din resten.',
  },
  withoutReceipt_one: { en: '{{count}} expense without a receipt', nb: '{{count}} utgift uten kvittering' },
  withoutReceipt_other: { en: '{{count}} expenses without a receipt', nb: '{{count}} utgifter uten kvittering' },
  withoutReceiptHelp: {
    en: 'You do not need to send receipts, but must be able to show them when asked.',
    nb: 'Du trenger ikke å sende kvitteringene, men må kunne vise dem når du blir spurt.',
  },
} satisfies Record<Counted<CheckKind> | `${CheckKind}Help`, Text>

/** Texts for things with the same name. `times` is empty if there is only one. */
const namedKinds = {
  namedDrafts: { en: '{{times}}{{name}} is not filled out', nb: '{{times}}{{name}} er ikke fylt ut' },
  namedMonthsWithoutRent_one: {
    en: '{{name}}: {{count}} month without rent',
    nb: '{{name}}: {{count}} måned uten leie',
  },
  namedMonthsWithoutRent_other: {
    en: '{{name}}: {{count}} months without rent',
    nb: '{{name}}: {{count}} måneder uten leie',
  },
  namedRentStopped: { en: 'The rent of {{name}} is no longer booked', nb: 'Leien fra {{name}} føres ikke lenger' },
  namedRepeatStopped: { en: '{{times}}{{name}} has stopped repeating', nb: '{{times}}{{name}} gjentas ikke lenger' },
  namedUnsignedContracts: {
    en: '{{times}}The lease with {{name}} is not signed',
    nb: '{{times}}Leiekontrakten med {{name}} er ikke signert',
  },
  namedItemsAndPersonal: {
    en: '{{times}}{{name}} is depreciated beside the 15 % deduction',
    nb: '{{times}}{{name}} avskrives ved siden av sjablongfradraget på 15 %',
  },
  namedMixedCosts: {
    en: '{{times}}{{name}} is deducted in full beside tax-free rent',
    nb: '{{times}}{{name}} trekkes fra i sin helhet ved siden av skattefri leie',
  },
  namedCostsOutside: { en: '{{times}}{{name}} in a month without rent', nb: '{{times}}{{name}} i en måned uten leie' },
  namedItemsEnded: { en: '{{times}}{{name}} is past its lifetime', nb: '{{times}}{{name}} har passert levetiden' },
  namedShortLets: {
    en: '{{times}}{{name}}: a short let that is taxed as ordinary rent',
    nb: '{{times}}{{name}}: korttidsutleie som skattlegges som vanlig leie',
  },
  namedWithoutReceipt: { en: '{{times}}{{name}} without a receipt', nb: '{{times}}{{name}} uten kvittering' },
} as const

export const taxCheckWords = words('taxCheck', {
  ...kinds,
  ...namedKinds,
  offered: { en: 'Yes, let or offered for rent', nb: 'Ja, utleid eller tilbudt for leie' },
  notOffered: { en: 'No, leave them out', nb: 'Nei, utelat dem' },
  offeredSaved: { en: 'Noted: the expenses are deducted', nb: 'Notert: Utgiftene trekkes fra' },
  notOfferedSaved: { en: 'Noted: the expenses are left out', nb: 'Notert: Utgiftene er utelatt' },
  leftOut: {
    en: 'Left out: {{amount}} of expenses in months without rent ({{names}}), because the home was neither let nor offered for rent then.',
    nb: 'Utelatt: {{amount}} i utgifter i måneder uten leie ({{names}}), fordi boligen da verken var utleid eller tilbudt for leie.',
  },
  keptIn: {
    en: 'Expenses in months without rent are deducted ({{amount}}): you have said that the home was let or offered for rent then.',
    nb: 'Utgifter i måneder uten leie trekkes fra ({{amount}}): Du har sagt at boligen da var utleid eller tilbudt for leie.',
  },
  changeAnswer: { en: 'Change the answer', nb: 'Endre svaret' },
  title: { en: 'Check first', nb: 'Sjekk først' },
  titleSent: { en: 'Reminders', nb: 'Påminnelser' },
  times: { en: '{{count}} × ', nb: '{{count}} × ' },
  show: { en: 'Show', nb: 'Vis' },
  showOf: { en: 'Show: {{what}}', nb: 'Vis: {{what}}' },
  toCheck_one: { en: '{{count}} thing to check', nb: '{{count}} ting å sjekke' },
  toCheck_other: { en: '{{count}} things to check', nb: '{{count}} ting å sjekke' },
  hint: {
    en: 'You can send anyway: these are only reminders.',
    nb: 'Du kan sende likevel: Dette er bare påminnelser.',
  },
  hintNumbers: {
    en: 'A house is sent only with its numbers. The rest are only reminders.',
    nb: 'Et hus sendes bare med numrene sine. Resten er bare påminnelser.',
  },
  hintRunning: { en: 'Nothing can be sent before the year is over.', nb: 'Ingenting kan sendes før året er over.' },
  hintSent: {
    en: 'The year has been sent. If you change something, you can send it again.',
    nb: 'Året er sendt. Endrer du noe, kan du sende det på nytt.',
  },
  nothing: { en: 'Nothing is missing.', nb: 'Ingenting mangler.' },
  toHouse: { en: 'Enter the numbers', nb: 'Skriv inn numrene' },
  toOwners: { en: 'See who owns it', nb: 'Se hvem som eier det' },
  toHouseOf: { en: 'Enter the numbers: {{what}}', nb: 'Skriv inn numrene: {{what}}' },
  more_one: { en: 'Show {{count}} more', nb: 'Vis {{count}} til' },
  more_other: { en: 'Show {{count}} more', nb: 'Vis {{count}} til' },
  firstOf: { en: 'The first {{shown}} of {{count}}', nb: 'De første {{shown}} av {{count}}' },
  unnamed: { en: 'No description', nb: 'Uten beskrivelse' },
  itemsClosed_one: {
    en: 'The return for a year after the lifetime has been sent, so the lifetime of {{count}} item stays as it is; only files can be added. What is left stays in the balance without a deduction. To deduct more, set the rate of group d (at most 20 %) yourself at skatteetaten.no.',
    nb: 'Skattemeldingen for et år etter levetiden er sendt, så levetiden til {{count}} gjenstand kan ikke endres; bare filer kan legges til. Det som er igjen, blir stående i saldoen uten eget fradrag. Vil du trekke fra mer, setter du satsen for saldogruppe d (høyst 20 %) selv på skatteetaten.no.',
  },
  itemsClosed_other: {
    en: 'The return for a year after the lifetime has been sent, so the lifetime of {{count}} items stays as it is; only files can be added. What is left stays in the balance without a deduction. To deduct more, set the rate of group d (at most 20 %) yourself at skatteetaten.no.',
    nb: 'Skattemeldingen for et år etter levetiden er sendt, så levetiden til {{count}} gjenstander kan ikke endres; bare filer kan legges til. Det som er igjen, blir stående i saldoen uten eget fradrag. Vil du trekke fra mer, setter du satsen for saldogruppe d (høyst 20 %) selv på skatteetaten.no.',
  },
  personal: { en: 'Own contents (15 %) {{year}}', nb: 'Eget innbo (15 %) {{year}}' },
})
