import { words } from '../../base/kit/words'

export const taxHintWords = words('taxHint', {
  title: { en: 'The tax authority says', nb: 'Skatteetaten sier' },
  refuses: { en: 'Stops the return', nb: 'Stopper skattemeldingen' },
  advises: { en: 'Advice', nb: 'Råd' },
  own: { en: 'The tax authority’s own words (in Norwegian):', nb: 'Skatteetatens egne ord:' },
  unknown: {
    en: 'Look at this in your tax return at skatteetaten.no.',
    nb: 'Se på dette i skattemeldingen din på skatteetaten.no.',
  },
  withoutRegisterId: {
    en: 'The property has no property number at the tax authority. Check the municipality and property numbers of the house here, or choose the property at skatteetaten.no.',
    nb: 'Eiendommen mangler Skatteetatens eiendomsnummer. Kontroller kommune- og matrikkelnummer på huset her, eller velg eiendommen på skatteetaten.no.',
  },
  withoutPlace: {
    en: 'A property has no municipality or country. Fill in the municipality number of the house here, or the place at skatteetaten.no.',
    nb: 'En eiendom mangler kommune eller land. Fyll inn kommunenummeret på huset her, eller stedet på skatteetaten.no.',
  },
  unfinishedProperty: {
    en: 'The draft has a property without any details. Complete it at skatteetaten.no, or remove it there.',
    nb: 'Utkastet har en eiendom uten opplysninger. Fyll den ut på skatteetaten.no, eller fjern den der.',
  },
  onlyNet: {
    en: 'The draft has a net amount without rent and costs. Correct that rental at skatteetaten.no, or choose the house it is for.',
    nb: 'Utkastet har et nettobeløp uten leie og kostnader. Rett den utleien på skatteetaten.no, eller velg huset den gjelder.',
  },
  above100: {
    en: 'A percentage is above 100. Check the share of the house here, and the percentages of the draft at skatteetaten.no.',
    nb: 'En prosentsats er over 100. Kontroller eierandelen på huset her, og prosentsatsene i utkastet på skatteetaten.no.',
  },
  highCosts: {
    en: 'Maintenance and other costs are above 150,000 kr. Receipts on your vouchers are sent along.',
    nb: 'Vedlikehold og andre kostnader er over 150 000 kr. Kvitteringene på bilagene dine sendes med.',
  },
  highCommon: {
    en: 'Common costs are above 60,000 kr. Interest and instalments on joint debt are not part of them: check the vouchers.',
    nb: 'Felleskostnadene er over 60 000 kr. Renter og avdrag på fellesgjeld hører ikke med: Kontroller bilagene.',
  },
  highInsurance: {
    en: 'Insurance is above 30,000 kr. Check the vouchers that are entered there.',
    nb: 'Forsikringen er over 30 000 kr. Kontroller bilagene som er ført der.',
  },
  manyLets: {
    en: 'With five or more homes let, the tax authority asks whether you run a business. Then this return is not the right one.',
    nb: 'Med fem eller flere utleieboliger spør Skatteetaten om du driver virksomhet. Da er ikke dette riktig skjema.',
  },
  letLastYear: {
    en: 'Last year’s return had rent and this one has none. Answer the question at skatteetaten.no.',
    nb: 'I fjor var det leieinntekter, i år er det ingen. Svar på spørsmålet på skatteetaten.no.',
  },
  secondHome: {
    en: 'You own a secondary dwelling and the return has no rent. Answer the question at skatteetaten.no.',
    nb: 'Du eier en sekundærbolig, og skattemeldingen har ingen leie. Svar på spørsmålet på skatteetaten.no.',
  },
  openQuestion: {
    en: 'The tax authority has been told something that is not in your draft. Answer it at skatteetaten.no. If you hand in the whole return from here, it counts as answered, and only what the return says stands.',
    nb: 'Skatteetaten har fått opplysninger som ikke står i utkastet ditt. Ta stilling til dem på skatteetaten.no. Leverer du hele skattemeldingen herfra, regnes de som besvart, og bare det som står i skattemeldingen, gjelder.',
  },
  fewDwellings: {
    en: 'A property is a building of several dwellings with fewer than five. Change its kind at skatteetaten.no.',
    nb: 'En eiendom er ført som flerboligbygning med færre enn fem boenheter. Endre eiendomstypen på skatteetaten.no.',
  },
  appealAttached: {
    en: 'The draft has an attachment of the kind “appeal”. Remove it at skatteetaten.no, or appeal there.',
    nb: 'Utkastet har et vedlegg av typen «klage». Fjern det på skatteetaten.no, eller lever klagen der.',
  },
  foreignAddress: {
    en: 'A property abroad has no address. Fill it in at skatteetaten.no.',
    nb: 'En eiendom i utlandet mangler adresse. Fyll den inn på skatteetaten.no.',
  },
})

/** The advice for each control, by the name that the authority has published. */
export const hintOf: Readonly<Record<string, keyof (typeof taxHintWords)['texts']>> = {
  EIENDOM_NORGE_UTEN_SERGID: 'withoutRegisterId',
  EIENDOM_UTEN_KOMMUNENUMMER_LANDKODE: 'withoutPlace',
  FULLFØR_REGISTRERING_AV_EIENDOM: 'unfinishedProperty',
  EIENDOM_UTLEIE_OPPGITT_KUN_NETTOINNTEKT: 'onlyNet',
  UGYLDIG_VERDI_PROSENTFELT_OVER_100_P: 'above100',
  EIENDOM_UTLEIE_HØYE_KOSTNADER: 'highCosts',
  EIENDOM_UTLEIE_HØY_UTELEIE_OG_FELLESKOSTNADER: 'highCommon',
  HØY_FORSIKRING_UTLEID_BOLIG: 'highInsurance',
  MANGE_UTLEIEBOLIGER: 'manyLets',
  EIENDOM_UTLEIE_I_FJOR: 'letLastYear',
  SEKUNDÆRBOLIG_UTLEIE: 'secondHome',
  utvidetVeiledning: 'openQuestion',
  FLERBOLIGBYGNING_FÆRRE_ENN_FEM: 'fewDwellings',
  UGYLDIG_EGENFASTSETTING_INNEHOLDER_KLAGEVEDLEGG_P: 'appealAttached',
  ADRESSE_MANGLER_EIENDOM_I_UTLANDET: 'foreignAddress',
}
