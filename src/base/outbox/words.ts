import { words } from '../kit/words'

export const letterWords = words('letter', {
  hello: { en: 'Hello', nb: 'Hei' },
  helloName: { en: 'Hello {{name}}', nb: 'Hei {{name}}' },
  signature: { en: 'Best regards, Husbok', nb: 'Hilsen Husbok' },
  address: {
    en: 'If the button does not work, copy this address into the browser:',
    nb: 'Hvis knappen ikke virker, kopier denne adressen inn i nettleseren:',
  },
})

/** An operator sends these to check whether messages arrive. */
export const sampleWords = words('sample', {
  mailSubject: { en: 'Test e-mail from Husbok', nb: 'Test-e-post fra Husbok' },
  mailText: {
    en: 'E-mails from this installation of Husbok arrive, with the letters æ, ø and å.',
    nb: 'E-post fra denne installasjonen av Husbok kommer fram, med bokstavene æ, ø og å.',
  },
  mailButton: { en: 'Go to Husbok', nb: 'Gå til Husbok' },
  mailNote: {
    en: 'The operator of Husbok sent this e-mail to see whether it arrives. You do not need to do anything.',
    nb: 'Den som drifter Husbok, sendte denne e-posten for å se om den kommer fram. Du trenger ikke gjøre noe.',
  },
  sms: {
    en: 'Test message from Husbok: text messages arrive, with the letters æ, ø and å.',
    nb: 'Testmelding fra Husbok: Tekstmeldinger kommer fram, med bokstavene æ, ø og å.',
  },
})
