import { words } from '../../base/kit/words'

export const settingsMailWords = words('settingsMail', {
  notMe: { en: 'It was not me', nb: 'Det var ikke meg' },

  askedSubject: { en: 'Someone wants to change your e-mail address', nb: 'Noen vil endre e-postadressen din' },
  askedText: {
    en: 'Someone, hopefully you, has asked to change the e-mail address of your Husbok account to {{address}}. It is changed once the new address has been confirmed.',
    nb: 'Noen, forhåpentligvis du, har bedt om å endre e-postadressen til kontoen din hos Husbok til {{address}}. Den endres når den nye adressen er bekreftet.',
  },
  askedNote: {
    en: 'If it was you, there is nothing to do. If not, choose a new password at once: that also stops the change.',
    nb: 'Hvis det var deg, trenger du ikke gjøre noe. Hvis ikke, velg nytt passord med en gang: Det stopper også endringen.',
  },

  emailChangedSubject: {
    en: 'Your e-mail address at Husbok was changed',
    nb: 'E-postadressen din hos Husbok er endret',
  },
  emailChangedText: {
    en: 'The e-mail address of your account at Husbok is now {{address}}, and all devices were logged out. This address is no longer used.',
    nb: 'E-postadressen til kontoen din hos Husbok er nå {{address}}, og alle enheter er logget ut. Denne adressen brukes ikke lenger.',
  },
  emailChangedNote: {
    en: 'If it was not you, write to us at once at {{support}}',
    nb: 'Hvis det ikke var deg, skriv til oss med en gang på {{support}}',
  },

  deviceSubject: { en: 'Login to Husbok from a new device', nb: 'Innlogging i Husbok fra en ny enhet' },
  deviceText: {
    en: 'Someone, hopefully you, logged in to the account {{email}} on {{day}} from a new device: {{device}}.',
    nb: 'Noen, forhåpentligvis du, logget inn på kontoen {{email}} den {{day}} fra en ny enhet: {{device}}.',
  },
  deviceNote: {
    en: 'If it was you, there is nothing to do. If not, choose a new password at once: that logs all devices out.',
    nb: 'Hvis det var deg, trenger du ikke gjøre noe. Hvis ikke, velg nytt passord med en gang: Det logger ut alle enheter.',
  },
  stepOnSubject: { en: 'The second step at login is switched on', nb: 'Totrinnsinnlogging er slått på' },
  stepOnText: {
    en: 'From now on, logging in to the account {{email}} requires a code from the authenticator app.',
    nb: 'Fra nå av kreves en kode fra autentiseringsappen for å logge inn på kontoen {{email}}.',
  },
  linkedSubject: {
    en: 'An electronic ID was linked to your account',
    nb: 'En elektronisk ID er knyttet til kontoen din',
  },
  linkedText: {
    en: 'From now on an electronic ID (BankID and others) can be used to log in to the account {{email}}.',
    nb: 'Fra nå av kan en elektronisk ID (BankID og andre) brukes til å logge inn på kontoen {{email}}.',
  },
  linkedNote: {
    en: 'If it was you, there is nothing to do. If not, press the button and choose a new password; that removes the electronic ID too.',
    nb: 'Hvis det var deg, trenger du ikke gjøre noe. Hvis ikke, trykk på knappen og velg nytt passord; da fjernes også den elektroniske ID-en.',
  },
  unlinkedSubject: {
    en: 'The electronic ID was removed from your account',
    nb: 'Den elektroniske ID-en er fjernet fra kontoen din',
  },
  unlinkedText: {
    en: 'You can no longer log in to the account {{email}} with an electronic ID. E-mail and password work as before.',
    nb: 'Du kan ikke lenger logge inn på kontoen {{email}} med elektronisk ID. E-post og passord virker som før.',
  },
  codesSubject: { en: 'You have new recovery codes', nb: 'Du har fått nye gjenopprettingskoder' },
  codesText: {
    en: 'New recovery codes were made for your account, with your password and a code. The old ones no longer work.',
    nb: 'Det er laget nye gjenopprettingskoder for kontoen din, med passordet ditt og en kode. De gamle virker ikke lenger.',
  },
  stepOffSubject: { en: 'The second step at login is switched off', nb: 'Totrinnsinnlogging er slått av' },
  stepOffText: {
    en: 'From now on the password alone is enough to log in to the account {{email}}.',
    nb: 'Fra nå av er passordet alene nok til å logge inn på kontoen {{email}}.',
  },

  ibanSubject: {
    en: 'The account number in your Husbok profile was changed',
    nb: 'Kontonummeret i Husbok-profilen din er endret',
  },
  ibanText: {
    en: 'The account number that rent is paid to has just been changed in your account at Husbok. New rent contracts show the new one.',
    nb: 'Kontonummeret som leien betales til, er nettopp endret i kontoen din hos Husbok. Nye leiekontrakter viser det nye.',
  },
  ibanRemoved: {
    en: 'The account number that rent is paid to has just been removed from your account at Husbok.',
    nb: 'Kontonummeret som leien betales til, er nettopp fjernet fra kontoen din hos Husbok.',
  },
  ibanNote: {
    en: 'If it was you, there is nothing to do. If not, choose a new password at once and check the account number in your profile.',
    nb: 'Hvis det var deg, trenger du ikke gjøre noe. Hvis ikke, velg nytt passord med en gang og sjekk kontonummeret i profilen din.',
  },

  passwordSubject: { en: 'Your Husbok password was changed', nb: 'Husbok-passordet ditt er endret' },
  passwordText: {
    en: 'The password of the account {{email}} has just been changed, and all other devices were logged out.',
    nb: 'Passordet for kontoen {{email}} er nettopp endret, og alle andre enheter er logget ut.',
  },
  passwordResetText: {
    en: 'The password of the account {{email}} has just been changed, and all devices were logged out.',
    nb: 'Passordet for kontoen {{email}} er nettopp endret, og alle enheter er logget ut.',
  },
  passwordNote: {
    en: 'If it was you, there is nothing to do. If not, choose a new password at once.',
    nb: 'Hvis det var deg, trenger du ikke gjøre noe. Hvis ikke, velg nytt passord med en gang.',
  },

  deletedSubject: { en: 'Your account at Husbok is deleted', nb: 'Kontoen din hos Husbok er slettet' },
  deletedText: {
    en: 'You have deleted your account {{email}}. Your profile, your houses’ addresses, names of tenants and suppliers, descriptions and all files have been erased. This cannot be undone. What we keep, and for how long:',
    nb: 'Du har slettet kontoen din {{email}}. Profilen din, adressene til husene, navn på leietakere og leverandører, beskrivelser og alle filer er slettet. Dette kan ikke angres. Dette beholder vi, og så lenge:',
  },
  deletedNote: {
    en: 'You are welcome back: the address is free for a new account. Questions? Write to {{support}}',
    nb: 'Du er velkommen tilbake: Adressen er ledig for en ny konto. Spørsmål? Skriv til {{support}}',
  },
})
