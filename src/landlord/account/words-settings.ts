import { words } from '../../base/kit/words'

/** The words of the settings. They are not in the login's words, because everybody loads those. */
export const settingsWords = words('settings', {
  title: { en: 'Account settings', nb: 'Kontoinnstillinger' },
  logIn: { en: 'How you log in', nb: 'Slik logger du inn' },
  email: { en: 'E-mail', nb: 'E-post' },
  password: { en: 'Password', nb: 'Passord' },
  passwordHidden: { en: 'Hidden', nb: 'Skjult' },
  changeEmail: { en: 'Change e-mail', nb: 'Endre e-post' },
  changePassword: { en: 'Change password', nb: 'Endre passord' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  toSettings: { en: 'Back to account settings', nb: 'Tilbake til kontoinnstillinger' },

  storedFiles: {
    en: 'Your files use {{used}} of {{limit}} MB.',
    nb: 'Filene dine bruker {{used}} av {{limit}} MB.',
  },
  ownData: { en: 'Your data', nb: 'Dataene dine' },
  ownDataText: {
    en: 'Everything you have recorded, with all files, as one zip that opens without Husbok.',
    nb: 'Alt du har ført, med alle filer, i én zip-fil som kan åpnes uten Husbok.',
  },
  toExport: { en: 'Export your data', nb: 'Ta med dataene dine' },

  deletePart: { en: 'Delete the account', nb: 'Slett kontoen' },
  deletePartText: {
    en: 'Your profile, houses, texts and files are erased at once and for good.',
    nb: 'Profilen, husene, tekstene og filene dine slettes med en gang og for godt.',
  },
  deleteAccount: { en: 'Delete account', nb: 'Slett konto' },
  deleteTitle: { en: 'Delete your account for good?', nb: 'Slette kontoen din for godt?' },
  activeTitle: { en: 'Your subscription is active', nb: 'Abonnementet ditt er aktivt' },
  activeText: {
    en: 'An account cannot be deleted while its subscription is active. Cancel the subscription first, then come back here.',
    nb: 'En konto kan ikke slettes mens abonnementet er aktivt. Si opp abonnementet først, og kom så tilbake hit.',
  },
  toSubscription: { en: 'Go to the subscription', nb: 'Gå til abonnementet' },
  ok: { en: 'OK', nb: 'OK' },
  exportFirst: {
    en: 'Nothing can be brought back afterwards. Export your data first:',
    nb: 'Ingenting kan hentes tilbake etterpå. Ta først med deg dataene dine:',
  },
  erased: { en: 'This is erased at once', nb: 'Dette slettes med en gang' },
  erasedProfile: {
    en: 'Your profile: name, address, phone, national identity number, account number, e-mail address',
    nb: 'Profilen din: navn, adresse, telefon, fødselsnummer, kontonummer, e-postadresse',
  },
  erasedBooks: {
    en: 'Names and addresses of houses, tenants and suppliers, and every description',
    nb: 'Navn og adresser til hus, leietakere og leverandører, og alle beskrivelser',
  },
  erasedFiles: { en: 'All receipts and other files', nb: 'Alle kvitteringer og andre filer' },
  erasedSessions: { en: 'Your login, on all devices', nb: 'Innloggingen din, på alle enheter' },
  kept: { en: 'This is kept, and for how long', nb: 'Dette beholdes, og så lenge' },
  deletePassword: {
    en: 'Your password, to confirm that it is you',
    nb: 'Passordet ditt, for å bekrefte at det er deg',
  },
  deleteForGood: { en: 'Delete for good', nb: 'Slett for godt' },
  keepAccount: { en: 'Keep the account', nb: 'Behold kontoen' },

  emailNow: { en: 'Today you log in with {{email}}.', nb: 'I dag logger du inn med {{email}}.' },
  newEmail: { en: 'New e-mail', nb: 'Ny e-post' },
  newEmailHelp: {
    en: 'We send a link to it. The address is changed when you open the link and confirm.',
    nb: 'Vi sender en lenke dit. Adressen endres når du åpner lenken og bekrefter.',
  },
  passwordAgain: {
    en: 'It is a while since you logged in: confirm that it is you.',
    nb: 'Det er en stund siden du logget inn: Bekreft at det er deg.',
  },
  sendLink: { en: 'Send link', nb: 'Send lenke' },
  linkSentTitle: { en: 'Confirm the new address', nb: 'Bekreft den nye adressen' },
  linkSentText: {
    en: 'We have sent a link to {{email}}. Open it and confirm to change the address. Until then you log in as before. We have told the old address too.',
    nb: 'Vi har sendt en lenke til {{email}}. Åpne den og bekreft for å endre adressen. Fram til da logger du inn som før. Vi har også gitt beskjed til den gamle adressen.',
  },
  takenTitle: { en: 'The address cannot be used', nb: 'Adressen kan ikke brukes' },
  takenBack: { en: 'Choose another address', nb: 'Velg en annen adresse' },

  oldPassword: { en: 'Current password', nb: 'Nåværende passord' },
  newPassword: { en: 'New password', nb: 'Nytt passord' },
  repeatPassword: { en: 'Repeat the new password', nb: 'Gjenta det nye passordet' },
  savePassword: { en: 'Save new password', nb: 'Lagre nytt passord' },
  passwordChangedTitle: { en: 'The password is changed', nb: 'Passordet er endret' },
  passwordChangedText: {
    en: 'Use the new password from now on. All your other devices have been logged out.',
    nb: 'Bruk det nye passordet fra nå av. Alle de andre enhetene dine er logget ut.',
  },

  confirmTitle: { en: 'New e-mail address', nb: 'Ny e-postadresse' },
  confirmText: {
    en: 'Confirm that this is your address. From then on you log in with it, and all devices are logged out.',
    nb: 'Bekreft at dette er adressen din. Deretter logger du inn med den, og alle enheter blir logget ut.',
  },
  confirmButton: { en: 'Confirm the address', nb: 'Bekreft adressen' },
  confirmWait: { en: 'Confirming the address …', nb: 'Bekrefter adressen …' },
  confirmedTitle: { en: 'The e-mail address is changed', nb: 'E-postadressen er endret' },
  confirmedText: {
    en: 'From now on you log in with {{email}}. For security, you have been logged out everywhere.',
    nb: 'Fra nå av logger du inn med {{email}}. For sikkerhets skyld er du logget ut overalt.',
  },
  refusedTitle: { en: 'The e-mail address is not changed', nb: 'E-postadressen er ikke endret' },
  goingToLogin_one: {
    en: 'You are taken to the login in {{count}} second.',
    nb: 'Du sendes til innloggingen om {{count}} sekund.',
  },
  goingToLogin_other: {
    en: 'You are taken to the login in {{count}} seconds.',
    nb: 'Du sendes til innloggingen om {{count}} sekunder.',
  },
  stayHere: { en: 'Stay here', nb: 'Bli her' },
  tryAgain: { en: 'Try again', nb: 'Prøv igjen' },
  toLogin: { en: 'Go to log in', nb: 'Gå til innlogging' },

  contactTitle: { en: 'Contact us', nb: 'Kontakt oss' },
  writeToUs: { en: 'Write to us', nb: 'Skriv til oss' },
  writeText: {
    en: 'Tell us what you were doing and what happened. Never send us your password or national identity number.',
    nb: 'Fortell hva du gjorde, og hva som skjedde. Send oss aldri passordet eller fødselsnummeret ditt.',
  },
  sendMessage: { en: 'Send us a message', nb: 'Send oss en melding' },
  messageSubject: { en: 'Question about Husbok', nb: 'Spørsmål om Husbok' },
  supportAddress: { en: 'E-mail address of support', nb: 'E-postadressen til kundeservice' },
  answers: { en: 'Answers', nb: 'Svar' },
  answersText: { en: 'Most questions have been asked before.', nb: 'De fleste spørsmål er stilt før.' },
  faq: { en: 'Frequently asked questions', nb: 'Ofte stilte spørsmål' },
  app: { en: 'The mobile app', nb: 'Mobilappen' },
  appStore: { en: 'App Store', nb: 'App Store' },
  playStore: { en: 'Google Play', nb: 'Google Play' },
  follow: { en: 'Follow us', nb: 'Følg oss' },
  newTab: { en: '(opens in a new tab)', nb: '(åpnes i ny fane)' },

  phoneTitle: { en: 'Your phone number', nb: 'Telefonnummeret ditt' },
  phoneText: {
    en: 'We need your phone number to send this for signing.',
    nb: 'Vi trenger telefonnummeret ditt for å sende dette til signering.',
  },
  phoneSave: { en: 'Save number', nb: 'Lagre nummer' },
  phoneSaved: { en: 'The phone number is saved', nb: 'Telefonnummeret er lagret' },
  phoneUpdate: { en: 'Update phone number', nb: 'Oppdater telefonnummer' },
})
