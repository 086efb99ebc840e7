import { words } from '../../base/kit/words'

/** What the messages about signing say. `paper` and `thePaper` are one of the first lines. */
export const signingMailWords = words('signingMail', {
  contract: { en: 'the lease', nb: 'leiekontrakten' },
  checklist: { en: 'the handover list', nb: 'overtakelsesprotokollen' },

  askSubject: {
    en: 'Sign {{paper}} for {{address}}, from {{landlord}}',
    nb: 'Signer {{paper}} for {{address}}, fra {{landlord}}',
  },
  askText: {
    en: '{{landlord}} asks you to sign {{paper}} for {{address}} with BankID. Read it first: the page shows it as PDF. The link is yours alone; do not pass it on.',
    nb: '{{landlord}} ber deg signere {{paper}} for {{address}} med BankID. Les den først: siden viser den som PDF. Lenken er bare din; ikke gi den videre.',
  },
  askButton: { en: 'Read and sign', nb: 'Les og signer' },
  askNote: {
    en: '{{landlord}} keeps your name, date of birth, contact details and the signed paper in Husbok for as long as the tenancy and the law ask for it; the last page of the lease tells more. If you do not know {{landlord}}, you need do nothing.',
    nb: '{{landlord}} oppbevarer navnet, fødselsdatoen og kontaktopplysningene dine og det signerte dokumentet i Husbok så lenge leieforholdet og loven krever det; siste side i leiekontrakten forteller mer. Kjenner du ikke {{landlord}}, trenger du ikke gjøre noe.',
  },
  askSms: {
    en: 'Sign {{paper}} for {{address}} with BankID, as {{landlord}} asks you to: {{url}} Husbok keeps your contact details and the signed paper for the landlord.',
    nb: 'Signer {{paper}} for {{address}} med BankID, som {{landlord}} ber deg om: {{url}} Husbok oppbevarer kontaktopplysningene dine og det signerte dokumentet for utleieren.',
  },

  remindSubject: {
    en: 'Reminder: {{paper}} for {{address}} is waiting for your signature',
    nb: 'Påminnelse: {{paper}} for {{address}} venter på signaturen din',
  },
  remindText: {
    en: '{{landlord}} asked you to sign {{paper}} for {{address}}, and your signature is still missing.',
    nb: '{{landlord}} ba deg signere {{paper}} for {{address}}, og signaturen din mangler fortsatt.',
  },
  remindSms: {
    en: 'Reminder from {{landlord}}: {{paper}} for {{address}} is waiting for your signature with BankID: {{url}}',
    nb: 'Påminnelse fra {{landlord}}: {{paper}} for {{address}} venter på signaturen din med BankID: {{url}}',
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

  doneSubject: {
    en: '{{paper}} for {{address}} is signed by all',
    nb: '{{paper}} for {{address}} er signert av alle',
  },
  doneTenant: {
    en: 'All parties have signed {{paper}} for {{address}}. The signed document comes to you by e-mail from Signicat, where you signed; keep it. {{landlord}} has it too.',
    nb: 'Alle parter har signert {{paper}} for {{address}}. Det signerte dokumentet får du på e-post fra Signicat, der du signerte; ta vare på det. {{landlord}} har det også.',
  },
  doneTenantNote: {
    en: 'You need do nothing more in Husbok.',
    nb: 'Du trenger ikke gjøre noe mer i Husbok.',
  },
  doneLandlord: {
    en: 'All parties have signed {{paper}} for {{address}}. The signed document is stored with the contract.',
    nb: 'Alle parter har signert {{paper}} for {{address}}. Det signerte dokumentet er lagret ved kontrakten.',
  },
  doneLandlordNote: {
    en: 'Of a lease, the rent is booked from now on, month by month.',
    nb: 'Gjelder det leiekontrakten, føres leien fra nå av måned for måned.',
  },
  contractButton: { en: 'See the contract', nb: 'Se kontrakten' },

  withdrawnSubject: {
    en: 'Taken back: {{paper}} for {{address}}',
    nb: 'Trukket tilbake: {{paper}} for {{address}}',
  },
  withdrawnText: {
    en: '{{landlord}} has taken {{paper}} for {{address}} back. It can no longer be signed, and what was signed of it does not count. Your link no longer works.',
    nb: '{{landlord}} har trukket tilbake {{paper}} for {{address}}. Den kan ikke lenger signeres, og signaturer som er gitt, gjelder ikke. Lenken din virker ikke lenger.',
  },
  withdrawnNote: {
    en: 'You hear from us if it is sent to you again. Ask {{landlord}} if anything is unclear.',
    nb: 'Du hører fra oss hvis den blir sendt på nytt. Spør {{landlord}} hvis noe er uklart.',
  },

  expiredSubject: {
    en: '{{paper}} for {{address}} was not signed in time',
    nb: '{{paper}} for {{address}} ble ikke signert i tide',
  },
  expiredTenant: {
    en: 'Not all parties signed {{paper}} for {{address}} in time, so it can no longer be signed. Your link no longer works.',
    nb: 'Ikke alle parter signerte {{paper}} for {{address}} i tide, så den kan ikke lenger signeres. Lenken din virker ikke lenger.',
  },
  expiredLandlord: {
    en: 'Not all parties signed {{paper}} for {{address}} in time, so it can no longer be signed. You can change it and send it anew.',
    nb: 'Ikke alle parter signerte {{paper}} for {{address}} i tide, så den kan ikke lenger signeres. Du kan endre den og sende den på nytt.',
  },
  expiredNote: {
    en: 'Nothing is agreed until all have signed.',
    nb: 'Ingenting er avtalt før alle har signert.',
  },
})
