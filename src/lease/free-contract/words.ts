import { words } from '../../base/kit/words'

export const freeContractWords = words('free-contract', {
  title: { en: 'Write a rent contract, free', nb: 'Skriv en leiekontrakt, gratis' },
  steps: { en: 'Steps', nb: 'Trinn' },
  welcome: { en: 'Welcome', nb: 'Velkommen' },
  landlord: { en: 'Landlord', nb: 'Utleier' },
  house: { en: 'House', nb: 'Hus' },
  tenant: { en: 'Tenant', nb: 'Leietaker' },
  contract: { en: 'Rent contract', nb: 'Leiekontrakt' },
  password: { en: 'Password', nb: 'Passord' },

  welcomeText: {
    en: 'In five short steps you have a complete Norwegian lease that follows the tenancy act, ready to print and sign. It costs nothing.',
    nb: 'På fem korte trinn har du en komplett norsk leiekontrakt som følger husleieloven, klar til å skrives ut og signeres. Det koster ingenting.',
  },
  welcomeYou: { en: 'Who you are, and the home you let', nb: 'Hvem du er, og boligen du leier ut' },
  welcomeTenant: { en: 'Who rents it', nb: 'Hvem som leier den' },
  welcomeTerms: { en: 'Rent, deposit and what is included', nb: 'Leie, depositum og hva som er inkludert' },
  welcomeKept: {
    en: 'What you write stays in this browser until the last step. Your password and national identity number are never kept here.',
    nb: 'Det du skriver, blir i denne nettleseren til siste trinn. Passordet og fødselsnummeret ditt lagres aldri her.',
  },
  begin: { en: 'Begin', nb: 'Begynn' },
  goOn: { en: 'Continue', nb: 'Fortsett' },
  found: {
    en: 'You began {{date}}. What you wrote is still here.',
    nb: 'Du begynte {{date}}. Det du skrev, er fortsatt her.',
  },
  startOver: { en: 'Start over', nb: 'Begynn på nytt' },
  startOverTitle: { en: 'Start over?', nb: 'Begynne på nytt?' },
  startOverText: { en: 'Everything you have written here is removed.', nb: 'Alt du har skrevet her, blir fjernet.' },
  startOverStay: { en: 'Keep it', nb: 'Behold det' },
  haveAccount: { en: 'Already have an account?', nb: 'Har du allerede en konto?' },
  login: { en: 'Log in', nb: 'Logg inn' },
  next: { en: 'Next', nb: 'Neste' },
  back: { en: 'Back', nb: 'Tilbake' },

  landlordText: { en: 'This is how you are named in the contract.', nb: 'Slik står du i kontrakten.' },
  tenantText: { en: 'The person who signs the contract with you.', nb: 'Den som signerer kontrakten sammen med deg.' },
  passwordText: {
    en: 'So that the contract is yours and you find it again.',
    nb: 'Så kontrakten er din, og du finner den igjen.',
  },
  resumeText: {
    en: 'Your account exists. What is left is to save the house and the contract.',
    nb: 'Kontoen din er opprettet. Det som gjenstår, er å lagre huset og kontrakten.',
  },
  ssnAgain: {
    en: 'Asked for again because it is never kept in the browser. 11 digits, stored encrypted.',
    nb: 'Spørres om igjen fordi det aldri lagres i nettleseren. 11 siffer, lagres kryptert.',
  },
  finish: { en: 'Create account and contract', nb: 'Opprett konto og kontrakt' },
  finishResumed: { en: 'Save the contract', nb: 'Lagre kontrakten' },
  savingAccount: { en: 'Creating your account …', nb: 'Oppretter kontoen …' },
  savingProfile: { en: 'Saving your profile …', nb: 'Lagrer profilen …' },
  savingHouse: { en: 'Saving the house …', nb: 'Lagrer huset …' },
  savingContract: { en: 'Saving the contract …', nb: 'Lagrer kontrakten …' },
  accountMade: {
    en: 'An account with this address was created at an earlier try, with another password. Log in with that one.',
    nb: 'En konto med denne adressen ble opprettet ved et tidligere forsøk, med et annet passord. Logg inn med det.',
  },
  done: { en: 'The contract is ready', nb: 'Kontrakten er klar' },
})
