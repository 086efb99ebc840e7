import { words } from '../../../base/kit/words'

export const taxFailureWords = words('taxFailure', {
  formTitle: { en: 'The form was not accepted', nb: 'Skjemaet ble ikke godtatt' },
  formText: {
    en: 'Check the address, the municipality and the property numbers of the house; of a dwelling in a cooperative its organisation number and the share number. The tax authority must find exactly one property by them, and it must not be in your draft under other numbers. Nothing was handed in.',
    nb: 'Kontroller adressen, kommunen og matrikkelnumrene til huset; for en bolig i et borettslag organisasjonsnummeret og andelsnummeret. Skatteetaten må finne nøyaktig én eiendom med dem, og den kan ikke stå i utkastet ditt med andre numre. Ingenting er levert.',
  },
  formReasons: {
    en: 'The tax authority’s own checks stop the return. Nothing was handed in.',
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
  inDraft: {
    en: '“{{field}}” is {{draft}} in your draft, but {{own}} here.',
    nb: '«{{field}}» er {{draft}} i utkastet ditt, men {{own}} her.',
  },
  noNumber: { en: 'empty', nb: 'tomt' },
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
  unknownCode: {
    en: 'The tax authority answered with “{{codes}}”, which Husbok does not recognise. Nothing was handed in. Look at your tax return at skatteetaten.no, or write to us with this code.',
    nb: 'Skatteetaten svarte med «{{codes}}», som Husbok ikke kjenner igjen. Ingenting er levert. Se på skattemeldingen din på skatteetaten.no, eller skriv til oss med denne koden.',
  },
  businessTitle: { en: 'Your return has a business in it', nb: 'Skattemeldingen din har næring i seg' },
  businessText: {
    en: 'For {{year}} the tax authority has a statement of your business beside the return. Husbok sends the return alone, and the business would be missing from it. Finish the return at skatteetaten.no or with your accounting system; enter the letting from the sheet. Nothing was sent.',
    nb: 'For {{year}} har Skatteetaten en næringsspesifikasjon ved siden av skattemeldingen din. Husbok sender bare skattemeldingen, og da ville næringen mangle. Fullfør på skatteetaten.no eller med regnskapssystemet ditt, og før utleien der fra skjemaet. Ingenting er sendt.',
  },
  useTitle: { en: 'The draft says something else', nb: 'Utkastet sier noe annet' },
  useDiffers: {
    en: '{{house}}: the tax authority’s draft says “{{draft}}”; you said “{{use}}”.',
    nb: '{{house}}: Skatteetatens utkast sier «{{draft}}»; du har svart «{{use}}».',
  },
  useText: {
    en: 'The rent is sent by the flat rule, which holds only for a home that you live in, and for a holiday home that you use yourself. Nothing is sent yet. If the draft is right, change your answer on the house. If you are right, send it and correct the draft at the tax authority.',
    nb: 'Leien sendes etter sjablongregelen, som bare gjelder en bolig du bor i, og en fritidsbolig du bruker selv. Ingenting er sendt ennå. Er det utkastet som stemmer, endrer du svaret på huset. Er det du som har rett, sender du og retter utkastet hos Skatteetaten.',
  },
  useConfirm: { en: 'I am right, send', nb: 'Jeg har rett, send' },
  nothingTitle: { en: 'There is nothing to enter', nb: 'Det er ingenting å føre' },
  nothingText: {
    en: 'None of the houses you chose has taxable rent or costs to enter for {{year}}. Nothing was sent.',
    nb: 'Ingen av husene du har valgt, har skattepliktig leie eller kostnader å føre for {{year}}. Ingenting er sendt.',
  },
  code: { en: 'Code from the tax authority: {{codes}}', nb: 'Kode fra Skatteetaten: {{codes}}' },
  otherTitle: { en: 'This did not work', nb: 'Dette gikk ikke' },
  support: { en: 'Contact us', nb: 'Kontakt oss' },
  reference: { en: 'Reference: {{id}}', nb: 'Referanse: {{id}}' },
})
