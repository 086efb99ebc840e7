import { words } from '../../../base/kit/words'

/** What went wrong at the tax authority, and what to do about it. */
export const taxFailureWords = words('taxFailure', {
  formTitle: { en: 'The form was not accepted', nb: 'Skjemaet ble ikke godtatt' },
  formText: {
    en: 'Check the address and the property numbers of the house: the tax authority must find exactly one property by them. Nothing was handed in.',
    nb: 'Kontroller adressen og matrikkelnumrene til huset: Skatteetaten må finne nøyaktig én eiendom med dem. Ingenting er levert.',
  },
  formReasons: {
    en: 'The tax authority’s own controls stop the return. Nothing was handed in.',
    nb: 'Skatteetatens egne kontroller stopper skattemeldingen. Ingenting er levert.',
  },
  formUnexplained: {
    en: 'The tax authority does not say why. Look at your tax return at skatteetaten.no, where it says what is missing, or write to us with the reference. Nothing was handed in.',
    nb: 'Skatteetaten sier ikke hvorfor. Se på skattemeldingen din på skatteetaten.no, der det står hva som mangler, eller skriv til oss med referansen. Ingenting er levert.',
  },
  wholeTitle: { en: 'Only the whole return can be sent now', nb: 'Nå kan bare hele skattemeldingen sendes' },
  wholeText: {
    en: 'For {{year}} the tax authority no longer accepts figures to be finished later, only the whole return. Choose that, look at the preview, and hand it in. Nothing has been handed in yet.',
    nb: 'Skatteetaten tar ikke lenger imot tall for {{year}} som fullføres senere, bare hele skattemeldingen. Velg det, se forhåndsvisningen, og lever. Ingenting er levert ennå.',
  },
  chooseWhole: { en: 'Choose “Hand in the whole return now”', nb: 'Velg «Lever hele skattemeldingen nå»' },
  firstTitle: { en: 'Look at the preview first', nb: 'Se forhåndsvisningen først' },
  firstText: {
    en: 'The whole return is handed in only after you have looked at the preview of the same figures and houses within the last 24 hours. Nothing was handed in.',
    nb: 'Hele skattemeldingen leveres først når du har sett forhåndsvisningen av de samme tallene og husene i løpet av de siste 24 timene. Ingenting er levert.',
  },
  toHouse: { en: 'Fix {{house}}', nb: 'Rett {{house}}' },
  noNumbers: { en: 'no property numbers', nb: 'ingen matrikkelnumre' },
  noneTitle: { en: 'No tax return was found', nb: 'Fant ingen skattemelding' },
  noneText: {
    en: 'The tax authority has no tax return for you for {{year}} that can be changed. Log in at skatteetaten.no to see whether it is there yet; it usually comes in March. Nothing was handed in.',
    nb: 'Skatteetaten har ingen skattemelding for deg for {{year}} som kan endres. Logg inn på skatteetaten.no og se om den er klar; den kommer vanligvis i mars. Ingenting er levert.',
  },
  sendingTitle: { en: 'It could not be sent', nb: 'Den kunne ikke sendes' },
  sendingText: {
    en: 'The tax authority did not accept the return. Nothing was handed in. Try again in a while; if it is still not accepted, finish it at skatteetaten.no with the help of the sheet.',
    nb: 'Skatteetaten tok ikke imot skattemeldingen. Ingenting er levert. Prøv igjen om en stund; blir den fortsatt ikke tatt imot, fullfører du på skatteetaten.no ved hjelp av skjemaet.',
  },
  unknownTitle: { en: 'An unknown error', nb: 'En ukjent feil' },
  unknownText: {
    en: 'The tax authority gave an answer that Husbok does not recognise. Nothing was handed in. Try again; if it happens again, write to us with the reference.',
    nb: 'Skatteetaten ga et svar Husbok ikke kjenner igjen. Ingenting er levert. Prøv igjen; skjer det igjen, skriver du til oss med referansen.',
  },
  otherTitle: { en: 'This did not work', nb: 'Dette gikk ikke' },
  support: { en: 'Contact us', nb: 'Kontakt oss' },
  reference: { en: 'Reference: {{id}}', nb: 'Referanse: {{id}}' },
})
