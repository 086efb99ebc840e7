import type { RefusalReason } from './refusal'
import { words, type Text } from './words'
import { anyCallErrorWords } from './words-errors-any-call'
import { bankErrors } from './words-errors-bank'
import { oldBooksErrors } from './words-errors-old-books'

const taxErrors = {
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
  homeUseDiffers: {
    en: 'The tax authority’s draft says something else about the use of a house than you do, and its rent follows the flat rule. Confirm your answer, or change it on the house. Nothing was sent.',
    nb: 'Skatteetatens utkast sier noe annet om bruken av et hus enn du gjør, og leien følger sjablongregelen. Bekreft svaret ditt, eller endre det på huset. Ingenting er sendt.',
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

/** Every reason has a text, or it doesn't compile. */
export const errorWords = words('errors', {
  ...anyCallErrorWords.texts,
  ...bankErrors,
  ...oldBooksErrors,
  ...taxErrors,
  externalLoginRequired: {
    en: 'Log in with your electronic ID first.',
    nb: 'Logg inn med elektronisk ID først.',
  },
  externalLoginTooOld: {
    en: 'Your login is more than five minutes old. Log in with your electronic ID again.',
    nb: 'Innloggingen er mer enn fem minutter gammel. Logg inn med elektronisk ID på nytt.',
  },
  registrationFinished: { en: 'The registration is already finished.', nb: 'Registreringen er allerede fullført.' },
  subscriptionIsActive: {
    en: 'Cancel the subscription before you delete the account.',
    nb: 'Si opp abonnementet før du sletter kontoen.',
  },
  alreadySubscribed: {
    en: 'You already have a subscription.',
    nb: 'Du har allerede et abonnement.',
  },
  lastHouse: { en: 'The only house cannot be deleted', nb: 'Siste hus kan ikke slettes' },
  supplierLimit: {
    en: 'An account can have at most 1,000 suppliers. Delete some that you no longer use.',
    nb: 'En konto kan ha høyst 1000 leverandører. Slett noen som du ikke bruker lenger.',
  },
  contractLimit: {
    en: 'An account can have at most 400 contracts. Delete drafts that you no longer need.',
    nb: 'En konto kan ha høyst 400 kontrakter. Slett utkast som du ikke trenger lenger.',
  },
  paymentLimit: {
    en: 'An account can have at most 20,000 registered payments of rent.',
    nb: 'En konto kan ha høyst 20 000 registrerte betalinger av leie.',
  },
  houseLimit: { en: 'You can have at most 4 houses.', nb: 'Du kan ha høyst 4 hus.' },
  houseHasContract: {
    en: 'The house has a rent contract that is not finished.',
    nb: 'Huset har en leiekontrakt som ikke er avsluttet.',
  },
  defaultSupplier: {
    en: 'This supplier is part of Husbok and cannot be changed or deleted.',
    nb: 'Denne leverandøren hører til Husbok og kan ikke endres eller slettes.',
  },
  supplierArchived: {
    en: 'An archived supplier cannot be deleted: vouchers use it.',
    nb: 'En arkivert leverandør kan ikke slettes: Bilag bruker den.',
  },
  isTrashed: {
    en: 'This is in the trash folder. Restore it first.',
    nb: 'Dette ligger i papirkurven. Gjenopprett det først.',
  },
  notTrashed: { en: 'This is not in the trash folder.', nb: 'Dette ligger ikke i papirkurven.' },
  sumLocked: {
    en: 'The rent for this month can no longer be changed: its contract is finished, or there is none.',
    nb: 'Leien for denne måneden kan ikke lenger endres: Kontrakten er avsluttet, eller det finnes ingen.',
  },
  contractSigned: {
    en: 'The contract is signed and can no longer be changed or deleted.',
    nb: 'Kontrakten er signert og kan ikke lenger endres eller slettes.',
  },
  contractFrozen: {
    en: 'The lease is signed or being signed. Withdraw it first while it is being signed; after that, agree on the change in a new lease or in an addendum that you both sign.',
    nb: 'Kontrakten er signert eller under signering. Trekk den tilbake først mens den er under signering; etterpå avtaler dere endringen i en ny kontrakt eller i et tillegg som dere begge signerer.',
  },
  contractNotSigned: { en: 'The contract is not signed yet.', nb: 'Kontrakten er ikke signert ennå.' },
  termNotOver: {
    en: 'This contract has no fixed term that has ended.',
    nb: 'Denne kontrakten har ingen tidsbestemt leietid som er ute.',
  },
  termOver: {
    en: 'The term is over. If the tenant moves, finish the contract with that day. If the tenant has stayed for more than three months without a written request to move, the lease is open-ended (Tenancy Act § 9-2; not a landlord’s own home): say that it goes on, and then notice can be given.',
    nb: 'Leietiden er ute. Flytter leietakeren, avslutter du kontrakten med den dagen. Har leietakeren blitt boende i mer enn tre måneder uten en skriftlig oppfordring om å flytte, er kontrakten tidsubestemt (husleieloven § 9-2; ikke ved utleie av egen bolig): Si at leieforholdet fortsetter, så kan det sies opp.',
  },
  fixedTerm: {
    en: 'This lease is for a fixed term and cannot be terminated before its last day. If you both agree to end it earlier, if subletting was refused without a valid reason or if the tenant has died, say so in the notice.',
    nb: 'Denne leiekontrakten er tidsbestemt og kan ikke sies opp før den siste dagen. Er dere enige om å avslutte tidligere, ble framleie nektet uten saklig grunn, eller er leietakeren død, oppgir du det i oppsigelsen.',
  },
  endKnown: {
    en: 'The last day of this tenancy is already set. Take the notice or the end back first.',
    nb: 'Den siste dagen i dette leieforholdet er allerede satt. Ta tilbake oppsigelsen eller avslutningen først.',
  },
  finishFinal: {
    en: 'An end can be taken back for 30 days after the contract was finished. That time is over.',
    nb: 'En avslutning kan tas tilbake i 30 dager etter at kontrakten ble avsluttet. Den tiden er ute.',
  },
  notThisLease: {
    en: 'This letter does not fit this lease.',
    nb: 'Dette brevet passer ikke for denne leiekontrakten.',
  },
  nothingLate: {
    en: 'The rent account shows no unpaid rent. Follow the payments of this contract first, or check the months.',
    nb: 'Leiekontoen viser ingen ubetalt leie. Følg betalingene for kontrakten først, eller sjekk månedene.',
  },
  noGroundsForEviction: {
    en: 'There are no grounds for demanding eviction yet: two weeks must have passed since a warning under the Enforcement Act § 4-18. Send a warning of eviction for unpaid rent, or a request to move when the term is over.',
    nb: 'Det er ikke grunnlag for å kreve fravikelse ennå: Det må ha gått to uker siden et varsel etter tvangsfullbyrdelsesloven § 4-18. Send et varsel om tvangsfravikelse for ubetalt leie, eller en oppfordring til å flytte når leietiden er ute.',
  },
  approvedByLaw: {
    en: 'The request was not answered within one month, so the law counts it as approved (Tenancy Act § 7-6).',
    nb: 'Søknaden ble ikke besvart innen én måned, så loven regner den som godkjent (husleieloven § 7-6).',
  },
  protestKnown: {
    en: 'A protest against this letter is recorded. Confirm to replace it.',
    nb: 'En protest mot dette brevet er allerede registrert. Bekreft for å erstatte den.',
  },
  noProtest: {
    en: 'The law gives no right to protest against this letter.',
    nb: 'Loven gir ingen rett til å protestere mot dette brevet.',
  },
  noticeTakenBack: {
    en: 'The notice of this letter was taken back, so nothing more is recorded about it.',
    nb: 'Oppsigelsen i dette brevet er tatt tilbake, så det noteres ikke mer om den.',
  },
  noSignature: {
    en: 'Only an addendum is signed.',
    nb: 'Bare et tillegg blir signert.',
  },
  contractNotFinished: {
    en: 'The contract is not finished yet.',
    nb: 'Kontrakten er ikke avsluttet ennå.',
  },
  keepingPeriod: {
    en: 'The papers of this contract may still be needed. Confirm that you no longer need them.',
    nb: 'Papirene til kontrakten kan fortsatt trengs. Bekreft at du ikke lenger trenger dem.',
  },
  tenantErased: {
    en: 'The tenant and the papers of this contract are erased.',
    nb: 'Leietakeren og papirene i denne kontrakten er slettet.',
  },
  depositNotSettled: {
    en: 'The deposit is not settled yet. Release it or close its account first.',
    nb: 'Depositumet er ikke gjort opp ennå. Frigi det eller avslutt kontoen først.',
  },
  contractFinished: {
    en: 'The contract is finished. That cannot be undone.',
    nb: 'Kontrakten er avsluttet. Det kan ikke angres.',
  },
  handoverSigned: {
    en: 'The handover is signed and can no longer be changed.',
    nb: 'Overtakelsen er signert og kan ikke lenger endres.',
  },
  beingSigned: {
    en: 'This is being signed with BankID. Withdraw the signing first.',
    nb: 'Dette er under signering med BankID. Trekk signeringen tilbake først.',
  },
  alreadyDrawn: {
    en: 'This person has already drawn a signature. Change the handover to remove the drawn signatures.',
    nb: 'Denne personen har allerede tegnet underskriften sin. Endre overtakelsen for å fjerne de tegnede underskriftene.',
  },
  handoverLimit: {
    en: 'This contract already has 20 handovers. There is no room for more.',
    nb: 'Denne kontrakten har allerede 20 overtakelser. Det er ikke plass til flere.',
  },
  settledByBank: {
    en: 'The bank holds this deposit. Go to the contract and ask the tenant to agree: the bank then asks the tenant and pays.',
    nb: 'Banken har dette depositumet. Gå til kontrakten og be leietakeren om å godta oppgjøret: Da spør banken leietakeren og betaler ut.',
  },
  settlementTooLarge: {
    en: 'The PDF is too large for an e-mail. Open it, and send it in another way.',
    nb: 'PDF-en er for stor for e-post. Åpne den, og send den på en annen måte.',
  },
  settlementLimit: {
    en: 'This contract already has 20 settlements. There is no room for more.',
    nb: 'Denne kontrakten har allerede 20 sluttoppgjør. Det er ikke plass til flere.',
  },
  signedInOrder: {
    en: 'The landlord signs after all tenants have signed.',
    nb: 'Utleier signerer etter at alle leietakerne har signert.',
  },
  nobodyToRemind: {
    en: 'No tenant still has to sign.',
    nb: 'Ingen leietaker mangler å signere.',
  },
  depositNotChosen: {
    en: 'This lease opens no deposit account through Husbok. Choose one in the step “Deposit”.',
    nb: 'Denne kontrakten åpner ingen depositumskonto gjennom Husbok. Velg det i trinnet «Depositum».',
  },
  depositExists: {
    en: 'The deposit account is already ordered.',
    nb: 'Depositumskontoen er allerede bestilt.',
  },
  depositElsewhere: {
    en: 'This deposit account was opened from another user account, and can only be closed or released there.',
    nb: 'Depositumskontoen ble åpnet fra en annen brukerkonto, og kan bare avsluttes eller frigis der.',
  },
  depositNotOpened: {
    en: 'There is no deposit account to close yet.',
    nb: 'Det finnes ingen depositumskonto å avslutte ennå.',
  },
  depositNotFunded: {
    en: 'The deposit can be released when all of it is paid in.',
    nb: 'Depositumet kan frigis når alt er betalt inn.',
  },
  depositFunded: {
    en: 'All of the deposit is paid in. Release it instead.',
    nb: 'Alt av depositumet er betalt inn. Frigi det i stedet.',
  },
  depositReleasing: {
    en: 'The release has already been asked for. Withdraw it first, as long as the bank has not received it.',
    nb: 'Det er allerede bedt om å frigi depositumet. Trekk det tilbake først, så lenge banken ikke har mottatt det.',
  },
  depositEnded: {
    en: 'The deposit account is closed.',
    nb: 'Depositumskontoen er avsluttet.',
  },
  depositNeedsSigning: {
    en: 'The bank opens the deposit account only for a lease that is signed with BankID. Send it for signing, or change to an account of your own.',
    nb: 'Banken åpner depositumskontoen bare for en kontrakt som signeres med BankID. Send den til signering, eller bytt til egen konto.',
  },
  tooLate: {
    en: 'The bank already has it, so it can no longer be withdrawn.',
    nb: 'Banken har allerede mottatt det, så det kan ikke trekkes tilbake lenger.',
  },
  perhapsTooLate: {
    en: 'It may already have reached the bank, which does not confirm it. So it was not withdrawn, and continues by itself. You can ask for another split instead of this one.',
    nb: 'Det kan allerede ha nådd banken, som ikke bekrefter det. Derfor er det ikke trukket tilbake, og det går videre av seg selv. Du kan be om en annen deling i stedet for denne.',
  },
  personalExists: {
    en: 'Own contents (15 %) have already been deducted for this house and year.',
    nb: 'Fradraget for eget innbo er allerede ført for dette huset og året.',
  },
  itemClosed: {
    en: 'The tax return of a later year has been sent, so only files can be added to this item.',
    nb: 'Skattemeldingen for et senere år er sendt, så bare filer kan legges til på denne gjenstanden.',
  },
  itemsOfTheYear: {
    en: 'Household items of this house are depreciated in that year. The 15 % deduction for own contents is instead of that depreciation: the return allows one of the two.',
    nb: 'Innbo i dette huset avskrives i det året. Fradraget på 15 % for eget innbo er i stedet for avskrivningen: Skattemeldingen tillater bare én av delene.',
  },
  threeYears: {
    en: 'The 15 % deduction for own contents is allowed for at most three years in a row.',
    nb: 'Fradraget på 15 % for eget innbo er tillatt i høyst tre år på rad.',
  },
  repeatSplit: {
    en: 'A voucher that repeats cannot be split. Stop the repeat first, or record the part of each house as a repeat of its own.',
    nb: 'Et bilag som gjentas, kan ikke deles. Stopp gjentakelsen først, eller før delen til hvert hus som sin egen gjentakelse.',
  },
  notRepeated: { en: 'This voucher does not repeat.', nb: 'Dette bilaget gjentas ikke.' },
  repeatNotRunning: {
    en: 'Only a running repeat can be changed from a date, and only once: after that, another voucher continues it.',
    nb: 'Bare en løpende gjentakelse kan endres fra en dato, og bare én gang: Deretter fortsetter et annet bilag den.',
  },
  repeatFollowed: {
    en: 'Another voucher continues this repeat. Start that one.',
    nb: 'Et annet bilag fortsetter denne gjentakelsen. Start det.',
  },
  unreadable: {
    en: 'A stored field cannot be decrypted. Ask whoever runs this installation.',
    nb: 'Et lagret felt kan ikke dekrypteres. Spør den som drifter denne installasjonen.',
  },
  paymentFromBank: {
    en: 'This payment comes from the bank. Undo its match there instead.',
    nb: 'Denne betalingen kommer fra banken. Opphev koblingen der i stedet.',
  },
  notGivenUp: {
    en: 'This is waiting, running or already done, so there is nothing to queue again.',
    nb: 'Dette venter, kjører eller er ferdig, så det er ingenting å legge i kø på nytt.',
  },
  fileTooBig: { en: 'The file is too large. At most 10 MB.', nb: 'Filen er for stor. Høyst 10 MB.' },
  storageFull: {
    en: 'The account has used all its 500 MB for files.',
    nb: 'Kontoen har brukt opp de 500 MB-ene til filer.',
  },
  fileType: {
    en: 'Only PDF, JPEG, PNG and WebP files can be used.',
    nb: 'Bare PDF-, JPEG-, PNG- og WebP-filer kan brukes.',
  },
  tooManyPixels: {
    en: 'The picture is too large. At most 40 megapixels and 20,000 pixels a side.',
    nb: 'Bildet er for stort. Høyst 40 megapiksler og 20 000 piksler per side.',
  },
  fileDamaged: { en: 'The file is damaged and cannot be opened.', nb: 'Filen er skadet og kan ikke åpnes.' },
  externalLoginFailed: {
    en: 'The login with your electronic ID failed. Start again.',
    nb: 'Innloggingen med elektronisk ID mislyktes. Begynn på nytt.',
  },
  externalLoginUnknown: {
    en: 'This electronic ID is not linked to an account here. Log in with e-mail and password first, then link it in the account settings.',
    nb: 'Denne elektroniske ID-en er ikke knyttet til en konto her. Logg inn med e-post og passord først, og knytt den til kontoen i kontoinnstillingene.',
  },
  externalLoginTaken: {
    en: 'This electronic ID is linked to another account, or your account to another electronic ID.',
    nb: 'Denne elektroniske ID-en er knyttet til en annen konto, eller kontoen din til en annen elektronisk ID.',
  },
  secondFactorOn: { en: 'The second step is already on.', nb: 'Totrinnsinnlogging er allerede slått på.' },
  secondFactorOff: { en: 'The second step is not on.', nb: 'Totrinnsinnlogging er ikke slått på.' },
  passwordRequired: {
    en: 'The password is needed to change or remove the account number',
    nb: 'Passordet trengs for å endre eller fjerne kontonummeret',
  },
  pdfUnreadable: {
    en: 'A PDF cannot be opened: it is damaged or needs a password. Remove it, or save it again and upload it.',
    nb: 'En PDF kan ikke åpnes: Den er skadet eller krever passord. Fjern den, eller lagre den på nytt og last den opp.',
  },
  phoneRequired: {
    en: 'Signing needs your phone number and country. Add them to your profile.',
    nb: 'Signering krever telefonnummeret og landet ditt. Legg dem til i profilen.',
  },
  passwordReused: { en: 'The old password cannot be used again.', nb: 'Det gamle passordet kan ikke brukes om igjen.' },
  paperDamaged: {
    en: 'The stored contract is damaged and cannot be shown. Use your own signed copy, and tell us: it may be in a backup.',
    nb: 'Den lagrede kontrakten er skadet og kan ikke vises. Bruk ditt eget signerte eksemplar, og si fra til oss: Den kan ligge i en sikkerhetskopi.',
  },
  diskFull: {
    en: 'The server is full. Nothing was saved; try again in a while.',
    nb: 'Serveren er full. Ingenting ble lagret; prøv igjen om en stund.',
  },
} satisfies Record<RefusalReason | 'network' | 'unknownError', Text>)
