import { words } from '../../base/kit/words'

export const accountMailWords = words('accountMail', {
  resetSubject: { en: 'Choose a new password for Husbok', nb: 'Velg nytt passord for Husbok' },
  resetText: {
    en: 'Someone, hopefully you, asked for a new password for your account at Husbok. Choose it here:',
    nb: 'Noen, forhåpentligvis du, har bedt om nytt passord for kontoen din hos Husbok. Velg det her:',
  },
  resetButton: { en: 'Choose a new password', nb: 'Velg nytt passord' },
  resetNote: {
    en: 'The link works once and for {{minutes}} minutes. If it was not you, ignore this e-mail: your password stays as it is.',
    nb: 'Lenken virker én gang og i {{minutes}} minutter. Hvis det ikke var deg, ser du bort fra denne e-posten: Passordet ditt blir som det er.',
  },

  welcomeSubject: { en: 'Welcome to Husbok', nb: 'Velkommen til Husbok' },
  welcomeText: {
    en: 'Your account {{email}} is ready. This link logs you in without a password:',
    nb: 'Kontoen din {{email}} er klar. Denne lenken logger deg inn uten passord:',
  },
  welcomeButton: { en: 'Go to Husbok', nb: 'Gå til Husbok' },
  welcomeNote: {
    en: 'The link works once and for {{minutes}} minutes. After that, log in with your e-mail and password at {{url}}',
    nb: 'Lenken virker én gang og i {{minutes}} minutter. Etter det logger du inn med e-post og passord på {{url}}',
  },

  confirmSubject: { en: 'Confirm your new e-mail address', nb: 'Bekreft den nye e-postadressen din' },
  confirmText: {
    en: 'You want to use {{email}} for your account at Husbok. Confirm it here:',
    nb: 'Du vil bruke {{email}} for kontoen din hos Husbok. Bekreft det her:',
  },
  confirmButton: { en: 'Confirm the address', nb: 'Bekreft adressen' },
  confirmNote: {
    en: 'The link works once and for {{hours}} hours. Then you log in again, with the new address. If it was not you, ignore this e-mail.',
    nb: 'Lenken virker én gang og i {{hours}} timer. Deretter logger du inn på nytt, med den nye adressen. Hvis det ikke var deg, ser du bort fra denne e-posten.',
  },

  supportSubject: { en: 'Your link to Husbok', nb: 'Lenken din til Husbok' },
  supportText: {
    en: 'Our support team sends you this link, which logs you in without a password:',
    nb: 'Kundeservice sender deg denne lenken, som logger deg inn uten passord:',
  },
})
