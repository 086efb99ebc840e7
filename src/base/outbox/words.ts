import { words } from '../kit/words'

/** What stands in every mail around what it has to say. */
export const letterWords = words('letter', {
  hello: { en: 'Hello', nb: 'Hei' },
  helloName: { en: 'Hello {{name}}', nb: 'Hei {{name}}' },
  signature: { en: 'Best regards, Husbok', nb: 'Hilsen Husbok' },
  address: {
    en: 'If the button does not work, copy this address into the browser:',
    nb: 'Hvis knappen ikke virker, kopier denne adressen inn i nettleseren:',
  },
})
