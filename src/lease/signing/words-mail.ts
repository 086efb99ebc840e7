import { words } from '../../base/kit/words'

/**
 * The texts of messages about a signing. `paper` is one of the first lines. Subjects and text messages begin with words
 * of our own. Text that somebody typed comes only after these words (docs/rules/base.md#messages).
 */
export const signingMailWords = words('signingMail', {
  contract: { en: 'the lease', nb: 'leiekontrakten' },
  checklist: { en: 'the handover list', nb: 'overtakelseslisten' },
  handover: { en: 'the handover', nb: 'overtakelsen' },
  // A word of the common gender, because the sentences say “den”.
  addendum: { en: 'the addendum to the lease', nb: 'tilleggsavtalen' },

  disagree: {
    en: 'Do you disagree with something in it? Do not sign, and contact {{landlord}}.',
    nb: 'Er du uenig i noe? Ikke signer, og ta kontakt med {{landlord}}.',
  },
  deadline: {
    en: 'It can be signed until {{moment}}. After that it must be sent again.',
    nb: 'Fristen for å signere er {{moment}}. Etter det må den sendes på nytt.',
  },
  replaces: {
    en: 'It replaces the one that was sent before: the link in an earlier message no longer works, and anyone who had signed must sign this one.',
    nb: 'Den erstatter den som ble sendt før: Lenken i en tidligere melding virker ikke lenger, og den som hadde signert, må signere denne.',
  },

  askSubject: {
    en: 'Sign {{paper}} for {{address}}, from {{landlord}}',
    nb: 'Signer {{paper}} for {{address}}, fra {{landlord}}',
  },
  askText: {
    en: 'Your landlord, {{landlord}}, asks you to sign {{paper}} for {{address}} with BankID. Read it first: the page shows it as PDF. The link is yours alone; do not pass it on.',
    nb: 'Utleieren din, {{landlord}}, ber deg signere {{paper}} for {{address}} med BankID. Les den først: Siden viser den som PDF. Lenken er bare din; ikke gi den videre.',
  },
  askButton: { en: 'Read and sign', nb: 'Les og signer' },
  askNote: {
    en: '{{landlord}} keeps your name, date of birth, contact details and the signed paper in Husbok for as long as the tenancy and the law ask for it. Signicat and BankID are used for the signature, and Sveve sends the text messages; the page with the paper tells more. If you do not know {{landlord}}, you do not need to do anything.',
    nb: '{{landlord}} oppbevarer navnet, fødselsdatoen og kontaktopplysningene dine og det signerte dokumentet i Husbok så lenge leieforholdet og loven krever det. Signicat og BankID brukes til signaturen, og Sveve sender tekstmeldingene; siden med dokumentet forteller mer. Kjenner du ikke {{landlord}}, trenger du ikke gjøre noe.',
  },
  askSms: {
    en: 'Sign {{paper}} for {{address}} with BankID: {{url}} {{from}} Husbok keeps your contact details for the landlord.',
    nb: 'Signer {{paper}} for {{address}} med BankID: {{url}} {{from}} Husbok oppbevarer kontaktopplysningene dine for utleieren.',
  },
  askAgainSms: {
    en: 'Sent again, in place of the earlier one: sign {{paper}} for {{address}} with BankID: {{url}} {{from}}',
    nb: 'Sendt på nytt, i stedet for den forrige: Signer {{paper}} for {{address}} med BankID: {{url}} {{from}}',
  },
  fromSms: {
    en: 'From your landlord {{landlord}}. Disagree? Do not sign, but contact the landlord.',
    nb: 'Fra utleieren din, {{landlord}}. Uenig? Ikke signer, men ta kontakt med utleieren.',
  },
  fromPhoneSms: {
    en: 'From your landlord {{landlord}}, phone {{phone}}. Disagree? Do not sign, but call the landlord.',
    nb: 'Fra utleieren din, {{landlord}}, tlf. {{phone}}. Uenig? Ikke signer, men ring utleieren.',
  },

  remindSubject: {
    en: 'Reminder: {{paper}} for {{address}} is waiting for your signature',
    nb: 'Påminnelse: {{paper}} for {{address}} venter på signaturen din',
  },
  remindText: {
    en: 'Your landlord, {{landlord}}, asked you to sign {{paper}} for {{address}}, and your signature is still missing.',
    nb: 'Utleieren din, {{landlord}}, ba deg signere {{paper}} for {{address}}, og signaturen din mangler fortsatt.',
  },
  remindSms: {
    en: 'Reminder: {{paper}} for {{address}} is waiting for your signature with BankID: {{url}} {{from}}',
    nb: 'Påminnelse: {{paper}} for {{address}} venter på signaturen din med BankID: {{url}} {{from}}',
  },

  turnSubject: {
    en: 'All tenants have signed {{paper}} for {{address}}: your turn',
    nb: 'Alle leietakerne har signert {{paper}} for {{address}}: din tur',
  },
  turnText: {
    en: 'All tenants have signed {{paper}} for {{address}}. It is done when you sign too.',
    nb: 'Alle leietakerne har signert {{paper}} for {{address}}. Alt er klart når du også signerer.',
  },
  turnButton: { en: 'Sign with BankID', nb: 'Signer med BankID' },
  turnNote: {
    en: 'You sign on the page that the button opens, with your own BankID.',
    nb: 'Du signerer på siden som knappen åpner, med din egen BankID.',
  },
  signedBy: {
    en: '{{tenant}}: signed with the BankID of {{signedBy}}',
    nb: '{{tenant}}: signert med BankID-en til {{signedBy}}',
  },
  signedByOther: {
    en: '{{tenant}}: signed with the BankID of {{signedBy}}, whose name or date of birth is not that of the tenant. Find out who signed before you sign.',
    nb: '{{tenant}}: signert med BankID-en til {{signedBy}}, som har et annet navn eller en annen fødselsdato enn leietakeren. Finn ut hvem som signerte, før du signerer.',
  },
  nameless: { en: 'somebody whose name is not given', nb: 'en person uten oppgitt navn' },

  doneSubject: {
    en: '{{paper}} for {{address}} is signed by all',
    nb: '{{paper}} for {{address}} er signert av alle',
  },
  doneTenant: {
    en: 'All parties have signed {{paper}} for {{address}}. You get the signed document by e-mail from Signicat, where you signed; keep it. {{landlord}} has it too.',
    nb: 'Alle parter har signert {{paper}} for {{address}}. Det signerte dokumentet får du på e-post fra Signicat, der du signerte; ta vare på det. {{landlord}} har det også.',
  },
  doneTenantNote: {
    en: 'You have nothing more to sign.',
    nb: 'Du har ikke mer å signere.',
  },
  owesDepositBy: {
    en: 'To pay: the deposit of {{sum}}, by {{day}}, to the account that the lease names.',
    nb: 'Å betale: depositumet på {{sum}} innen {{day}}, til kontoen i leiekontrakten.',
  },
  owesDeposit: {
    en: 'To pay: the deposit of {{sum}}, to the account that the lease names.',
    nb: 'Å betale: depositumet på {{sum}}, til kontoen i leiekontrakten.',
  },
  owesDepositLater: {
    en: 'To pay: the deposit of {{sum}}. The account number and the last day come by e-mail when the bank has opened the deposit account.',
    nb: 'Å betale: depositumet på {{sum}}. Kontonummeret og fristen kommer på e-post når banken har åpnet depositumskontoen.',
  },
  owesRent: {
    en: 'To pay: the first rent, due {{day}}, to the account that the lease names.',
    nb: 'Å betale: den første leien, som forfaller {{day}}, til kontoen i leiekontrakten.',
  },
  doneLandlord: {
    en: 'All parties have signed {{paper}} for {{address}}. The signed document is stored with the contract.',
    nb: 'Alle parter har signert {{paper}} for {{address}}. Det signerte dokumentet er lagret ved kontrakten.',
  },
  doneLandlordNote: {
    en: 'The rent is booked month by month, from {{rentFrom}}.',
    nb: 'Leien føres måned for måned, fra {{rentFrom}}.',
  },
  doneListNote: { en: 'You do not need to do anything more.', nb: 'Du trenger ikke gjøre noe mer.' },
  contractButton: { en: 'See the contract', nb: 'Se kontrakten' },

  withdrawnSubject: {
    en: 'Withdrawn: {{paper}} for {{address}}',
    nb: 'Trukket tilbake: {{paper}} for {{address}}',
  },
  withdrawnText: {
    en: 'Your landlord, {{landlord}}, has withdrawn {{paper}} for {{address}} before everyone had signed. It can no longer be signed here, and your link no longer works.',
    nb: 'Utleieren din, {{landlord}}, har trukket tilbake {{paper}} for {{address}} før alle hadde signert. Den kan ikke lenger signeres her, og lenken din virker ikke lenger.',
  },
  withdrawnNote: {
    en: 'You will hear from us if it is sent to you again. Ask {{landlord}} if anything is unclear.',
    nb: 'Du hører fra oss hvis den blir sendt på nytt. Spør {{landlord}} hvis noe er uklart.',
  },

  expiredSubject: {
    en: '{{paper}} for {{address}} was not signed in time',
    nb: '{{paper}} for {{address}} ble ikke signert i tide',
  },
  expiredTenant: {
    en: 'Not all parties signed {{paper}} for {{address}} in time, so it can no longer be signed here. Your link no longer works.',
    nb: 'Ikke alle parter signerte {{paper}} for {{address}} i tide, så den kan ikke lenger signeres her. Lenken din virker ikke lenger.',
  },
  expiredLandlord: {
    en: 'Not all parties signed {{paper}} for {{address}} in time, so it can no longer be signed here. You can change it and send it again.',
    nb: 'Ikke alle parter signerte {{paper}} for {{address}} i tide, så den kan ikke lenger signeres her. Du kan endre den og sende den på nytt.',
  },
  canceledSubject: {
    en: 'The signing of {{paper}} for {{address}} has ended',
    nb: 'Signeringen av {{paper}} for {{address}} er avsluttet',
  },
  canceledTenant: {
    en: 'The signing service has ended the signing of {{paper}} for {{address}} before all had signed, so it can no longer be signed here. Your link no longer works.',
    nb: 'Signeringstjenesten har avsluttet signeringen av {{paper}} for {{address}} før alle hadde signert, så den kan ikke lenger signeres her. Lenken din virker ikke lenger.',
  },
  canceledLandlord: {
    en: 'The signing service has ended the signing of {{paper}} for {{address}} before all had signed, so it can no longer be signed here. You can change it and send it again.',
    nb: 'Signeringstjenesten har avsluttet signeringen av {{paper}} for {{address}} før alle hadde signert, så den kan ikke lenger signeres her. Du kan endre den og sende den på nytt.',
  },
  endedNote: {
    en: 'This does not affect what you have agreed in other ways: a lease can also be agreed orally.',
    nb: 'Dette endrer ikke det dere har avtalt på annen måte: Leie kan også avtales muntlig.',
  },
})
