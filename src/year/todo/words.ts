import { words } from '../../base/kit/words'

export const todoWords = words('todo', {
  title: { en: 'To do', nb: 'Å gjøre' },
  nothing: { en: 'Nothing is waiting for you.', nb: 'Ingenting venter på deg.' },
  unknown: { en: 'What is waiting could not be loaded.', nb: 'Det som venter, kunne ikke hentes.' },
  more: { en: '{{count}} more', nb: '{{count}} til' },
  fewer: { en: 'Show fewer', nb: 'Vis færre' },
  theTenant: { en: 'the tenant', nb: 'leietakeren' },

  sign: { en: 'Your turn to sign with {{who}}', nb: 'Din tur til å signere med {{who}}' },
  sign_do: { en: 'Sign', nb: 'Signer' },
  fee: {
    en: 'The fee for the deposit account of {{who}} is not paid',
    nb: 'Gebyret for depositumskontoen til {{who}} er ikke betalt',
  },
  fee_do: { en: 'Pay', nb: 'Betal' },
  signAgain: { en: 'The signing with {{who}} was not completed', nb: 'Signeringen med {{who}} ble ikke fullført' },
  signAgain_do: { en: 'Send again', nb: 'Send på nytt' },
  dispute: {
    en: 'Show the bank the case about the deposit of {{who}} by {{day}}',
    nb: 'Vis banken saken om depositumet til {{who}} innen {{day}}',
  },
  dispute_do: { en: 'See', nb: 'Se' },
  late: {
    en: 'Owed by {{who}}: {{sum}}, the oldest due {{day}}',
    nb: '{{who}} skylder {{sum}}, det eldste forfalt {{day}}',
  },
  late_do: { en: 'See', nb: 'Se' },
  late_paid: { en: 'Paid', nb: 'Betalt' },
  late_paidOf: { en: 'The rent for {{month}} is paid: {{who}}', nb: 'Leien for {{month}} er betalt: {{who}}' },
  finish: { en: 'The term of {{who}} is over', nb: 'Leietiden til {{who}} er over' },
  finish_do: { en: 'Settle', nb: 'Avklar' },
  receipts_one: { en: '{{count}} receipt is missing information', nb: '{{count}} kvittering mangler opplysninger' },
  receipts_other: {
    en: '{{count}} receipts are missing information',
    nb: '{{count}} kvitteringer mangler opplysninger',
  },
  receipts_do: { en: 'Fill in', nb: 'Fyll ut' },
  deposit: { en: 'The deposit from {{who}} is {{sum}} short', nb: 'Depositum fra {{who}} mangler {{sum}}' },
  deposit_do: { en: 'See', nb: 'Se' },
  release: { en: 'The deposit of {{who}} is not settled', nb: 'Depositumet til {{who}} er ikke gjort opp' },
  release_do: { en: 'Release', nb: 'Frigi' },
  close: { en: 'The deposit account of {{who}} is still open', nb: 'Depositumskontoen til {{who}} er ikke avsluttet' },
  close_do: { en: 'Close', nb: 'Avslutt' },
  return: { en: 'The tax return for {{year}} has not been sent', nb: 'Skattemeldingen {{year}} er ikke sendt' },
  return_do: { en: 'Open', nb: 'Åpne' },
})
