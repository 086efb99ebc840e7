import type { RefusalReason } from './refusal'
import type { Text } from './words'

/** Why a year's tax return, or its form, is refused: a part of the errors' texts. */
export const taxErrors = {
  yearSent: {
    en: 'The tax return of that year has been sent, so the deduction stays as it is.',
    nb: 'Skattemeldingen for det året er sendt, så fradraget blir stående.',
  },
  submissionUnderWay: {
    en: 'A tax return for this year is being handed in. Wait until the result is known.',
    nb: 'En skattemelding for dette året er under innsending. Vent til resultatet er klart.',
  },
  submissionUnanswered: {
    en: 'The tax authority has not yet answered the return you sent earlier for this year, so its draft still lacks those figures. This one was not sent. Wait a minute or two, and send it again.',
    nb: 'Skatteetaten har ennå ikke svart på skattemeldingen for dette året som du sendte tidligere, så utkastet mangler de tallene. Denne er ikke sendt. Vent et minutt eller to, og send den på nytt.',
  },
  otherPerson: {
    en: 'The electronic ID belongs to another person than the national ID in your profile. Nothing was sent.',
    nb: 'Den elektroniske ID-en tilhører en annen person enn fødselsnummeret i profilen din. Ingenting er sendt.',
  },
  entryAmbiguous: {
    en: 'The tax authority’s draft has a rental that may concern several of your houses. Choose which one it is.',
    nb: 'Skatteetatens utkast har en utleie som kan gjelde flere av husene dine. Velg hvilket det er.',
  },
  businessReturn: {
    en: 'You also run a business, so your return has a statement of the business that Husbok cannot send. Deliver the return at skatteetaten.no, or with your accounting system; the sheet has the figures of the letting. Nothing was sent.',
    nb: 'Du driver også næring, så skattemeldingen din har en næringsspesifikasjon som Husbok ikke kan sende. Lever skattemeldingen på skatteetaten.no eller med regnskapssystemet ditt; tallene for utleien finner du i skjemaet. Ingenting er sendt.',
  },
  nothingToEnter: {
    en: 'None of the chosen houses has anything to enter in the return. Nothing was sent.',
    nb: 'Ingen av husene du har valgt, har noe å føre i skattemeldingen. Ingenting er sendt.',
  },
  previewFirst: {
    en: 'Look at the preview of these figures before you hand in the whole return.',
    nb: 'Se forhåndsvisningen av disse tallene før du leverer hele skattemeldingen.',
  },
  formValidationFailed: {
    en: 'The tax authority did not accept the form.',
    nb: 'Skatteetaten godtok ikke skjemaet.',
  },
  noDeclarationFound: {
    en: 'The tax authority has no tax return for you for this year.',
    nb: 'Skatteetaten har ingen skattemelding for deg for dette året.',
  },
  taxLoginRefused: {
    en: 'The login was not accepted: the user name, the password or the code is wrong, the code has been used, or the user is locked. Start again.',
    nb: 'Innloggingen ble ikke godtatt: Brukernavn, passord eller kode er feil, koden er brukt, eller brukeren er sperret. Begynn på nytt.',
  },
  errorSending: {
    en: 'The tax authority did not accept the tax return. Nothing was handed in.',
    nb: 'Skatteetaten tok ikke imot skattemeldingen. Ingenting er levert.',
  },
  unknownTaxError: {
    en: 'The tax authority answered with an error we do not recognise. Nothing was handed in.',
    nb: 'Skatteetaten svarte med en feil vi ikke kjenner igjen. Ingenting er levert.',
  },
} satisfies Partial<Record<RefusalReason, Text>>
