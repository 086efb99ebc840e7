import { words } from '../../base/kit/words'

export const secondFactorWords = words('secondFactor', {
  title: { en: 'Second step at login', nb: 'Totrinnsinnlogging' },
  offText: {
    en: 'With a second step, your password alone is not enough to log in: a code from an app on your phone is needed too.',
    nb: 'Med totrinnsinnlogging er ikke passordet alene nok: Du trenger også en kode fra en app på telefonen.',
  },
  onText: {
    en: 'Switched on. At login you are asked for a code from your authenticator app.',
    nb: 'Slått på. Ved innlogging blir du spurt om en kode fra autentiseringsappen din.',
  },
  switchOn: { en: 'Switch on', nb: 'Slå på' },
  switchOff: { en: 'Switch off', nb: 'Slå av' },

  passwordTitle: { en: 'Switch on the second step', nb: 'Slå på totrinnsinnlogging' },
  password: { en: 'Your password, to confirm that it is you', nb: 'Passordet ditt, for å bekrefte at det er deg' },
  next: { en: 'Next', nb: 'Neste' },
  scanText: {
    en: 'Open your authenticator app (such as Microsoft Authenticator, Google Authenticator or 1Password) and scan the code. On this phone itself, open the link.',
    nb: 'Åpne autentiseringsappen din (for eksempel Microsoft Authenticator, Google Authenticator eller 1Password) og skann koden. På selve telefonen kan du åpne lenken.',
  },
  qr: { en: 'QR code for the authenticator app', nb: 'QR-kode for autentiseringsappen' },
  openApp: { en: 'Open in the app on this device', nb: 'Åpne i appen på denne enheten' },
  secret: { en: 'Or type this key into the app', nb: 'Eller skriv inn denne nøkkelen i appen' },
  firstCode: { en: 'Code from the app', nb: 'Kode fra appen' },
  codeHelp: { en: '6 digits', nb: '6 siffer' },
  confirm: { en: 'Switch on', nb: 'Slå på' },

  codesTitle: { en: 'Your recovery codes', nb: 'Gjenopprettingskodene dine' },
  codesText: {
    en: 'The second step is switched on. Each of these codes logs you in once if you lose your phone. Keep them where you find them without it; they are not shown again.',
    nb: 'Totrinnsinnlogging er slått på. Hver av disse kodene logger deg inn én gang hvis du mister telefonen. Oppbevar dem der du finner dem uten den; de vises ikke igjen.',
  },
  newCodes: { en: 'Make new recovery codes', nb: 'Lag nye gjenopprettingskoder' },
  newCodesQuestion: {
    en: 'The codes you have stop working at once.',
    nb: 'Kodene du har, slutter å virke med én gang.',
  },
  newCodesText: {
    en: 'Each of these codes logs you in once if you lose your phone. The old ones no longer work. Keep them where you find them without your phone; they are not shown again.',
    nb: 'Hver av disse kodene logger deg inn én gang hvis du mister telefonen. De gamle virker ikke lenger. Oppbevar dem der du finner dem uten telefonen; de vises ikke igjen.',
  },
  unsavedText: {
    en: 'Your recovery codes disappeared from the screen before you confirmed that you had saved them. If you do not have them, make new ones.',
    nb: 'Gjenopprettingskodene forsvant fra skjermen før du krysset av for at du hadde tatt vare på dem. Har du dem ikke, så lag nye.',
  },
  codes: { en: 'the recovery codes', nb: 'gjenopprettingskodene' },
  download: { en: 'Save as a file', nb: 'Lagre som fil' },
  fileName: { en: 'husbok-recovery-codes.txt', nb: 'husbok-gjenopprettingskoder.txt' },
  saved: { en: 'I have saved the codes', nb: 'Jeg har tatt vare på kodene' },
  savedFirst: {
    en: 'Save the codes first, then tick this. They are not shown again.',
    nb: 'Ta vare på kodene først, og kryss av. De vises ikke igjen.',
  },
  done: { en: 'Done', nb: 'Ferdig' },

  offTitle: { en: 'Switch off the second step?', nb: 'Slå av totrinnsinnlogging?' },
  offQuestion: {
    en: 'Afterwards your password alone is enough to log in. Your recovery codes no longer work.',
    nb: 'Etterpå er passordet alene nok til å logge inn. Gjenopprettingskodene virker ikke lenger.',
  },
  codeOrRecovery: { en: 'Code from the app, or a recovery code', nb: 'Kode fra appen, eller en gjenopprettingskode' },
  isOff: { en: 'The second step is switched off', nb: 'Totrinnsinnlogging er slått av' },

  stepTitle: { en: 'Second step', nb: 'Trinn 2' },
  stepText: {
    en: 'Enter the code that your authenticator app shows for Husbok.',
    nb: 'Skriv inn koden som autentiseringsappen din viser for Husbok.',
  },
  recoveryText: {
    en: 'Enter one of the recovery codes you saved when you switched on the second step. It works once.',
    nb: 'Skriv inn en av gjenopprettingskodene du tok vare på da du slo på totrinnsinnlogging. Den virker én gang.',
  },
  recoveryCode: { en: 'Recovery code', nb: 'Gjenopprettingskode' },
  recoveryHelp: { en: 'For example ABCD-EFGH-IJKL-MNOP', nb: 'For eksempel ABCD-EFGH-IJKL-MNOP' },
  useRecovery: { en: 'I do not have my phone', nb: 'Jeg har ikke telefonen min' },
  useApp: { en: 'Use the app instead', nb: 'Bruk appen i stedet' },
  startAgain: { en: 'Start again', nb: 'Begynn på nytt' },
})
