import { words, type Text } from '../../base/kit/words'
import type { SigningSentence } from './rules-panel'

const contractStages = {
  contract_none: {
    en: 'Ready to be signed',
    nb: 'Klar til å signeres',
  },
  contract_fee: {
    en: 'The fee must be paid first',
    nb: 'Gebyret må betales først',
  },
  contract_paid: {
    en: 'The fee is paid, and the contract is sent for signing. That goes on by itself, usually within a few seconds. Nobody has been asked to sign yet.',
    nb: 'Gebyret er betalt, og kontrakten sendes til signering. Det går videre av seg selv, vanligvis i løpet av noen sekunder. Ingen er bedt om å signere ennå.',
  },
  contract_starting: {
    en: 'Noted: it is sent for signing as soon as the signing service takes it. That goes on by itself, usually within a few seconds. Nobody has been asked to sign yet, and you can still withdraw it.',
    nb: 'Notert: Den sendes til signering så snart signeringstjenesten tar imot den. Det går videre av seg selv, vanligvis i løpet av noen sekunder. Ingen er bedt om å signere ennå, og du kan fortsatt trekke den tilbake.',
  },
  contract_renewing: {
    en: 'Noted: it is sent again, and that goes on by itself. The links that were sent no longer work; everyone gets a new one as soon as the signing service takes it. You can still withdraw it.',
    nb: 'Notert: Den sendes på nytt, og det går videre av seg selv. Lenkene som er sendt, virker ikke lenger; alle får en ny så snart signeringstjenesten tar imot den. Du kan fortsatt trekke den tilbake.',
  },
  contract_tenants: {
    en: 'Waiting for {{names}} to sign',
    nb: '{{names}} har ikke signert',
  },
  contract_landlord: {
    en: 'All tenants have signed',
    nb: 'Alle leietakere har signert',
  },
  contract_landlordAfterOne: { en: 'The tenant has signed', nb: 'Leietakeren har signert' },
  contract_signed: {
    en: 'Everyone has signed. The signed file is on its way from the signing service.',
    nb: 'Alle har signert. Den signerte filen er på vei fra signeringstjenesten.',
  },
  contract_stored: {
    en: 'Signed by everyone with BankID. The signed file is stored here.',
    nb: 'Signert av alle med BankID. Den signerte filen ligger her.',
  },
  contract_storedErased: {
    en: 'Signed by everyone with BankID. The signed file was deleted with the tenant.',
    nb: 'Signert av alle med BankID. Den signerte filen ble slettet sammen med leietakeren.',
  },
  contract_failed: {
    en: 'It was not sent for signing. Nobody has been told anything.',
    nb: 'Den ble ikke sendt til signering. Ingen har fått beskjed.',
  },
  contract_failedAgain: {
    en: 'It could not be sent again. The links that were sent before no longer work, and everyone who got one has been told.',
    nb: 'Den kunne ikke sendes på nytt. Lenkene som var sendt, virker ikke lenger, og de som hadde fått en, har fått beskjed.',
  },
  contract_withdrawing: {
    en: 'Noted: the signing is being withdrawn, and that goes on by itself. The links no longer work. If everyone had signed before that, the signatures stand.',
    nb: 'Notert: Signeringen trekkes tilbake, og det går videre av seg selv. Lenkene virker ikke lenger. Hadde alle signert før det, gjelder signaturene.',
  },
  contract_withdrawn: {
    en: 'You withdrew the signing. You can change the contract and send it again.',
    nb: 'Du trakk signeringen tilbake. Du kan endre kontrakten og sende den på nytt.',
  },
  contract_expired: {
    en: 'The time for signing ran out before everyone had signed. You can send it again.',
    nb: 'Fristen gikk ut før alle hadde signert. Du kan sende den på nytt.',
  },
  contract_canceled: {
    en: 'The signing was cancelled at the signing service. You can send it again.',
    nb: 'Signeringen ble avbrutt hos signeringstjenesten. Du kan sende den på nytt.',
  },
  contract_ended: {
    en: 'It was not signed by all before the contract was finished.',
    nb: 'Den ble ikke signert av alle før kontrakten ble avsluttet.',
  },
} satisfies Record<`contract_${SigningSentence}`, Text>

const ownStages = {
  checklist_none: {
    en: 'The list can be signed with BankID, by each tenant and then by you.',
    nb: 'Listen kan signeres med BankID, av hver leietaker og så av deg.',
  },
  checklist_failed: {
    en: 'The list was not sent for signing. Nobody has been told anything.',
    nb: 'Listen ble ikke sendt til signering. Ingen har fått beskjed.',
  },
  checklist_withdrawn: {
    en: 'You withdrew the signing. You can change the list and send it again.',
    nb: 'Du trakk signeringen tilbake. Du kan endre listen og sende den på nytt.',
  },
  handover_none: {
    en: 'It can be signed with BankID, by each tenant and then by you.',
    nb: 'Den kan signeres med BankID, av hver leietaker og så av deg.',
  },
  handover_withdrawn: {
    en: 'You withdrew the signing. You can change the handover and send it again.',
    nb: 'Du trakk signeringen tilbake. Du kan endre overtakelsen og sende den på nytt.',
  },
  addendum_none: {
    en: 'It can be signed with BankID, by each tenant and then by you.',
    nb: 'Tillegget kan signeres med BankID, av hver leietaker og så av deg.',
  },
  addendum_withdrawn: {
    en: 'You withdrew the signing. You can send it again.',
    nb: 'Du trakk signeringen tilbake. Du kan sende tillegget på nytt.',
  },
} satisfies Record<string, Text>

export const signingPanelWords = words('signing-panel', {
  ...contractStages,
  ...ownStages,
  title: { en: 'Signing with BankID', nb: 'Signering med BankID' },
  /** Follows the name of a person who still has to sign. */
  sentAgo: { en: ', sent {{ago}}', nb: ', sendt {{ago}}' },
  signers: { en: 'Who signs', nb: 'Hvem som signerer' },
  /** Precedes “have signed”: the apposition ends with a comma. */
  you: { en: 'You, as the landlord,', nb: 'Du, som utleier,' },
  signed: { en: 'has signed', nb: 'har signert' },
  youSigned: { en: 'have signed', nb: 'har signert' },
  youNotSigned: { en: 'have not signed yet', nb: 'har ikke signert ennå' },
  signedBy: { en: 'has signed, with the BankID of {{signedBy}}', nb: 'har signert, med BankID-en til {{signedBy}}' },
  nameless: { en: 'somebody whose name is not given', nb: 'en person uten oppgitt navn' },
  notSigned: { en: 'has not signed yet', nb: 'har ikke signert ennå' },
  linkOf: { en: 'the link for {{name}}', nb: 'lenken til {{name}}' },
  signNow: {
    en: 'Sign with BankID',
    nb: 'Signer med BankID',
  },
  afterTenant: { en: 'You sign after the tenant.', nb: 'Du signerer etter leietakeren.' },
  afterTenants: { en: 'You sign after all the tenants.', nb: 'Du signerer etter alle leietakerne.' },
  mismatch: {
    en: 'The BankID that signed for {{name}} is that of {{signedBy}}: another name or date of birth than in the contract. Find out who signed before you sign.',
    nb: 'BankID-en som signerte for {{name}}, tilhører {{signedBy}}: et annet navn eller en annen fødselsdato enn i kontrakten. Finn ut hvem som signerte, før du signerer.',
  },
  mismatchAfter: {
    en: 'The BankID that signed for {{name}} is that of {{signedBy}}: another name or date of birth than in the contract. You have signed too. Ask the tenant who it was: a person who did not sign may not be bound.',
    nb: 'BankID-en som signerte for {{name}}, tilhører {{signedBy}}: et annet navn eller en annen fødselsdato enn i kontrakten. Du har også signert. Spør leietakeren hvem det var: Den som ikke har signert selv, er kanskje ikke bundet.',
  },
  signedFile: { en: 'Signed file as PDF', nb: 'Signert fil som PDF' },
  signedName: { en: '{{name}} signed', nb: '{{name}} signert' },

  checking: {
    en: 'Your signature is being checked. That goes on by itself; you do not need to sign again.',
    nb: 'Signaturen din kontrolleres. Det går av seg selv; du trenger ikke signere på nytt.',
  },
  signBefore: {
    en: 'It can be signed until {{moment}}.',
    nb: 'Fristen for å signere er {{moment}}.',
  },
  smsLost: {
    en: 'The text message to {{to}} did not arrive: “{{reason}}”. Copy the link and send it yourself, or withdraw the signing, correct the number and send it again.',
    nb: 'SMS-en til {{to}} kom ikke fram: «{{reason}}». Kopier lenken og send den selv, eller trekk signeringen tilbake, rett nummeret og send på nytt.',
  },
  smsLostOver: {
    en: 'The text message to {{to}} did not arrive: “{{reason}}”. Pass it on in another way.',
    nb: 'SMS-en til {{to}} kom ikke fram: «{{reason}}». Gi beskjeden på en annen måte.',
  },
  mailLost: {
    en: 'The e-mail to {{to}} did not arrive: “{{reason}}”. Copy the link and send it yourself, or withdraw the signing, correct the address and send it again.',
    nb: 'E-posten til {{to}} kom ikke fram: «{{reason}}». Kopier lenken og send den selv, eller trekk signeringen tilbake, rett adressen og send på nytt.',
  },
  mailLostOver: {
    en: 'The e-mail to {{to}} did not arrive: “{{reason}}”. Pass it on in another way.',
    nb: 'E-posten til {{to}} kom ikke fram: «{{reason}}». Gi beskjeden på en annen måte.',
  },

  send: {
    en: 'Send for signing',
    nb: 'Send til signering',
  },
  sendTitle: { en: 'Send for signing?', nb: 'Sende til signering?' },
  sendWho: {
    en: 'An e-mail and a text message with a link go to {{names}}. You get a message when it is your turn.',
    nb: 'En e-post og en SMS med en lenke går til {{names}}. Du får beskjed når det er din tur.',
  },
  sendFrozen: {
    en: 'What is sent can no longer be changed. If something must change, you withdraw the signing.',
    nb: 'Det som er sendt, kan ikke endres. Må noe endres, trekker du signeringen tilbake.',
  },
  sendFee: {
    en: 'First you pay kr 299 for opening the deposit account. The fee is not refunded once the account is opened. When it is paid, the contract is sent.',
    nb: 'Først betaler du kr 299 for å åpne depositumskontoen. Gebyret betales ikke tilbake når kontoen er åpnet. Når det er betalt, sendes kontrakten.',
  },
  sendGo: { en: 'Send', nb: 'Send' },
  payGo: { en: 'Go to payment', nb: 'Gå til betaling' },
  sent: { en: 'Sent for signing', nb: 'Sendt til signering' },
  noted: {
    en: 'It is noted. You do not need to do anything more.',
    nb: 'Det er notert. Du trenger ikke gjøre noe mer.',
  },
  uncertain: {
    en: 'We do not know yet whether that was noted. If it was, it goes on by itself; the page shows the status.',
    nb: 'Vi vet ikke ennå om det ble notert. Hvis det ble det, går det videre av seg selv; siden viser status.',
  },
  takeBack: { en: 'Withdraw it', nb: 'Trekk det tilbake' },
  takenBack: { en: 'It will not be sent', nb: 'Den blir ikke sendt' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  close: { en: 'Close', nb: 'Lukk' },

  refresh: { en: 'Refresh the status', nb: 'Oppdater status' },
  refreshed: { en: 'Updated {{time}}', nb: 'Oppdatert {{time}}' },
  remind: { en: 'Send a reminder', nb: 'Send påminnelse' },
  reminded: { en: 'The reminder is on its way', nb: 'Påminnelsen er på vei' },
  remindNext: {
    en: 'Reminder sent {{when}}. You can send another from {{next}}.',
    nb: 'Påminnelse sendt {{when}}. Du kan sende en ny fra {{next}}.',
  },
  regenerate: { en: 'Send again', nb: 'Send på nytt' },
  regenerateTitle: { en: 'Send with new links?', nb: 'Sende med nye lenker?' },
  regenerateText: {
    en: 'The links that were sent stop working, and signatures given so far are lost. Everyone gets a new link and signs from the beginning.',
    nb: 'Lenkene som er sendt, slutter å virke, og signaturer som er gitt, går tapt. Alle får en ny lenke og signerer fra begynnelsen.',
  },
  regenerateKeep: { en: 'Keep the links', nb: 'Behold lenkene' },
  withdraw: { en: 'Withdraw the signing', nb: 'Trekk signeringen tilbake' },
  withdrawTitle: { en: 'Withdraw the signing?', nb: 'Trekke signeringen tilbake?' },
  withdrawText: {
    en: 'The links stop working, and signatures given so far are lost. Everyone who got a link is told. {{after}}',
    nb: 'Lenkene slutter å virke, og signaturer som er gitt, går tapt. De som fikk en lenke, får beskjed. {{after}}',
  },
  withdrawUnsent: {
    en: 'It will not be sent, and nobody is asked to sign it. Anyone who got a link before is told. {{after}}',
    nb: 'Den blir ikke sendt, og ingen blir bedt om å signere den. De som har fått en lenke før, får beskjed. {{after}}',
  },
  signedSoFar: {
    en: 'Signed so far: {{names}}. That is lost then.',
    nb: 'Signert så langt: {{names}}. Det går tapt da.',
  },
  after_contract: {
    en: 'Then the contract can be changed and sent again.',
    nb: 'Deretter kan kontrakten endres og sendes på nytt.',
  },
  after_checklist: {
    en: 'Then the list can be changed and sent again.',
    nb: 'Deretter kan listen endres og sendes på nytt.',
  },
  after_handover: {
    en: 'Then the handover can be changed and sent again.',
    nb: 'Deretter kan overtakelsen endres og sendes på nytt.',
  },
  after_addendum: {
    en: 'Then the addendum can be sent again.',
    nb: 'Deretter kan tillegget sendes på nytt.',
  },
  withdrawKeep: { en: 'Keep waiting', nb: 'Fortsett å vente' },
  withdrawn: { en: 'The signing is withdrawn', nb: 'Signeringen er trukket tilbake' },

  errorTitle: { en: 'The signing failed', nb: 'Signeringen mislyktes' },
  errorMobile: { en: 'The mobile number is missing or invalid.', nb: 'Mobilnummeret mangler eller er ugyldig.' },
  errorUnknown: { en: 'Unknown error.', nb: 'Ukjent feil.' },
  errorAdvice: {
    en: 'The phone number must be valid with country code.',
    nb: 'Telefonnummeret må være gyldig med landkode.',
  },
  errorAgain: {
    en: 'Try again in a while. If it happens again, contact us.',
    nb: 'Prøv igjen om en stund. Skjer det igjen, kontakt oss.',
  },
  errorShow: { en: 'What went wrong', nb: 'Hva som gikk galt' },
  ok: { en: 'OK', nb: 'OK' },
})
