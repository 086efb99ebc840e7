import { words } from '../../base/kit/words'

/** What mails say of the opening fee of a deposit account. */
export const feeMailWords = words('feeMail', {
  refundSubject: {
    en: 'The opening fee of the deposit account is refunded',
    nb: 'Åpningsgebyret for depositumskontoen er betalt tilbake',
  },
  refundText: {
    en: 'We have refunded the kr 299 that you paid for opening a deposit account: no account can be opened for that contract any more.',
    nb: 'Vi har betalt tilbake de 299 kronene du betalte for å åpne en depositumskonto: Det kan ikke lenger åpnes noen konto for den kontrakten.',
  },
  refundTextOf: {
    en: 'We have refunded the kr 299 that you paid for opening a deposit account for the contract about {{home}}: no account can be opened for it any more.',
    nb: 'Vi har betalt tilbake de 299 kronene du betalte for å åpne en depositumskonto for kontrakten om {{home}}: Det kan ikke lenger åpnes noen konto for den.',
  },
  refundNote: {
    en: 'The money goes to the card that you paid with, usually within ten days.',
    nb: 'Pengene går til kortet du betalte med, vanligvis innen ti dager.',
  },
})
