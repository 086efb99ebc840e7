import { words } from '../../base/kit/words'

export const wizardWords = words('contract-wizard', {
  signedAlready: { en: 'Is the contract signed already?', nb: 'Er kontrakten allerede signert?' },
  toExisting: { en: 'Record it on one page', nb: 'Registrer den på én side' },
  newTitle: { en: 'New rent contract', nb: 'Ny leiekontrakt' },
  editTitle: { en: 'Edit rent contract', nb: 'Rediger leiekontrakt' },
  steps: { en: 'Steps', nb: 'Trinn' },
  house: { en: 'House and documents', nb: 'Hus og dokumenter' },
  tenant: { en: 'Tenant', nb: 'Leietaker' },
  terms: { en: 'Terms', nb: 'Vilkår' },
  including: { en: 'Including', nb: 'Inkludert' },
  deposit: { en: 'Deposit', nb: 'Depositum' },
  summary: { en: 'Save', nb: 'Lagre' },
  'deposit-help': { en: 'About the deposit', nb: 'Om depositum' },
  'signing-help': { en: 'About signing', nb: 'Om signering' },
  heading: { en: '{{name}} ({{mark}})', nb: '{{name}} ({{mark}})' },
  summaryHeading: { en: 'Check and save', nb: 'Kontroller og lagre' },

  next: { en: 'Next', nb: 'Neste' },
  back: { en: 'Back', nb: 'Tilbake' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  save: { en: 'Save only', nb: 'Bare lagre' },
  saveAndSend: { en: 'Save and send for signing', nb: 'Lagre og send til signering' },
  update: { en: 'Save the changes', nb: 'Lagre endringene' },
  toSummary: { en: 'To the summary', nb: 'Til oppsummeringen' },
  change: { en: 'Change', nb: 'Endre' },
  changePart: { en: 'Change {{part}}', nb: 'Endre {{part}}' },
  toDepositHelp: { en: 'How a deposit works', nb: 'Slik fungerer depositum' },
  toSigningHelp: { en: 'How a lease is signed', nb: 'Slik signeres en kontrakt' },

  saved: { en: 'The rent contract is saved', nb: 'Leiekontrakten er lagret' },
  updated: { en: 'The changes are saved', nb: 'Endringene er lagret' },
  notSent: { en: 'The contract is saved, but it was not sent.', nb: 'Kontrakten er lagret, men ble ikke sendt.' },
  perhapsSent: {
    en: 'The contract is saved. We do not know yet whether sending it was noted; the contract’s page shows the status.',
    nb: 'Kontrakten er lagret. Vi vet ikke ennå om sendingen ble notert; siden til kontrakten viser status.',
  },
  savedSending: {
    en: 'The contract is saved, and sending it is noted. You do not need to do anything more.',
    nb: 'Kontrakten er lagret, og sendingen er notert. Du trenger ikke gjøre noe mer.',
  },
  nextSave: {
    en: '“Save only” keeps it as a draft: nothing is sent to the tenant, and nothing is booked. You can change it, delete it, print it and send it later.',
    nb: '«Bare lagre» beholder den som et utkast: Ingenting sendes til leietakeren, og ingenting føres. Du kan endre den, slette den, skrive den ut og sende den senere.',
  },
  nextSend: {
    en: '“Save and send for signing” sends it for signing with BankID: each tenant gets an e-mail and a text message with a link, and you sign last. It can then no longer be changed, unless you withdraw the signing. This needs a subscription.',
    nb: '«Lagre og send til signering» sender den til signering med BankID: Hver leietaker får en e-post og en SMS med en lenke, og du signerer til slutt. Da kan den ikke endres lenger, med mindre du trekker signeringen tilbake. Dette krever abonnement.',
  },
  nextFee: {
    en: 'Before it is sent, you pay kr 299 for opening the deposit account. The fee is not refunded once the account is opened.',
    nb: 'Før den sendes, betaler du kr 299 for å åpne depositumskontoen. Gebyret betales ikke tilbake når kontoen er åpnet.',
  },
  lawTitle: { en: 'Before you save', nb: 'Før du lagrer' },
  noRentAccount: {
    en: 'You have not given an account for the rent. On paper the lease then has an empty line; signed with BankID it says that you will give the account in writing before the first due date. You can give it under Terms.',
    nb: 'Du har ikke oppgitt noen konto for leien. På papir får kontrakten da en tom linje; signeres den med BankID, står det at du oppgir kontoen skriftlig før første forfall. Du kan oppgi den under Vilkår.',
  },
  nothing: { en: 'Nothing', nb: 'Ingenting' },

  startTitle: { en: 'Change the start date?', nb: 'Endre startdatoen?' },
  startText: {
    en: 'The lease then starts {{now}} instead of {{before}}. Check the first payment and the last day too.',
    nb: 'Leieforholdet starter da {{now}} i stedet for {{before}}. Sjekk også første betaling og siste dag.',
  },
  startNo: { en: 'No, keep {{before}}', nb: 'Nei, behold {{before}}' },
  startYes: { en: 'Yes, change it', nb: 'Ja, endre den' },
  notEditable: {
    en: 'This contract is signed and can no longer be changed. Agree on changes in a new contract, or in an addendum that you both sign.',
    nb: 'Denne kontrakten er signert og kan ikke lenger endres. Avtal endringer i en ny kontrakt, eller i et tillegg som dere begge signerer.',
  },
  loading: { en: 'Fetching the contract', nb: 'Henter kontrakten' },
})
