import { words } from '../../base/kit/words'

/**
 * The records of a deleted account that are kept. The texts are for the dialog before the deletion, and for the e-mail
 * after it.
 */
export const retentionWords = words('kept', {
  vouchers: {
    en: 'Dates and amounts of vouchers, without names, texts and files: {{years}} years after the end of their year',
    nb: 'Datoer og beløp på bilag, uten navn, tekster og filer: {{years}} år etter utgangen av året de gjelder',
  },
  payments: {
    en: 'If you have paid for a subscription: your name, e-mail address and payments at the payment provider, Stripe, for as long as the Bookkeeping Act requires',
    nb: 'Hvis du har betalt for abonnement: navn, e-postadresse og betalinger hos betalingsleverandøren Stripe, så lenge bokføringsloven krever',
  },
  audit: {
    en: 'The log of what was done and when, with amounts, dates and choices, without names, texts and addresses: indefinitely, but it no longer says who you are',
    nb: 'Loggen over hva som ble gjort og når, med beløp, datoer og valg, uten navn, tekster og adresser: uten tidsgrense, men den sier ikke lenger hvem du er',
  },
  sendlog: {
    en: 'That this mail was sent, with a masked address: {{days}} days',
    nb: 'At denne e-posten ble sendt, med skjult adresse: {{days}} dager',
  },
  answers: {
    en: 'Encrypted answers to the calls of the last day, to tell a repeated call: {{hours}} hours',
    nb: 'Krypterte svar på kall fra det siste døgnet, for å kjenne igjen gjentatte kall: {{hours}} timer',
  },
})
