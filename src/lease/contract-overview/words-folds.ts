import { words } from '../../base/kit/words'

/** The collapsible sections of a contract's page. */
export const contractFoldWords = words('contractFolds', {
  terms: { en: '{{sum}} a month, notice {{notice}}', nb: '{{sum}} i måneden, oppsigelse {{notice}}' },
  termsUntil: { en: '{{sum}} a month, until {{day}}', nb: '{{sum}} i måneden, til {{day}}' },
  deposit_none: { en: 'None', nb: 'Ingen' },
  deposit_own: { en: 'Blocked account in the tenant’s name', nb: 'Sperret konto i leietakerens navn' },
  deposit_ownUntil: {
    en: '{{sum}} to a blocked account in the tenant’s name, by {{day}}',
    nb: '{{sum}} til sperret konto i leietakerens navn, innen {{day}}',
  },
  deposit_byHand: {
    en: 'No account through Husbok: the contract is signed on paper',
    nb: 'Ingen konto gjennom Husbok: Kontrakten er signert på papir',
  },
  deposit_agreed: {
    en: 'The deposit account opens through Husbok once the contract is signed',
    nb: 'Depositumskontoen åpnes gjennom Husbok når kontrakten er signert',
  },
  deposit_fee: {
    en: 'The deposit account opens through Husbok once the fee is paid and the contract is signed',
    nb: 'Depositumskontoen åpnes gjennom Husbok når gebyret er betalt og kontrakten er signert',
  },
  deposit_opening: { en: 'The bank is opening the deposit account', nb: 'Banken åpner depositumskontoen' },
  deposit_open: { en: 'The deposit account is open, through Husbok', nb: 'Depositumskontoen er åpnet gjennom Husbok' },
  deposit_full: { en: 'The deposit is paid in full', nb: 'Hele depositumet er betalt inn' },
  deposit_settled: { en: 'The deposit is settled', nb: 'Depositumet er gjort opp' },
  deposit_closed: { en: 'The deposit account is closed', nb: 'Depositumskontoen er avsluttet' },
  deposit_neverOpened: { en: 'The deposit account was never opened', nb: 'Depositumskontoen ble aldri åpnet' },
  depositGuaranteed: { en: '{{summary}}. Guarantee: {{sum}}', nb: '{{summary}}. Garanti: {{sum}}' },
  handover: { en: 'Handover', nb: 'Overtakelse' },
  checklist: { en: 'Handover list', nb: 'Overtakelsesliste' },
  handover_none: { en: 'No handover list yet', nb: 'Ingen overtakelsesliste ennå' },
  handover_written: { en: 'The handover list is written', nb: 'Overtakelseslisten er skrevet' },
  handover_signing: { en: 'The handover list is being signed', nb: 'Overtakelseslisten signeres' },
  handover_signed: { en: 'The handover list is signed', nb: 'Overtakelseslisten er signert' },
  handover_write: { en: 'Write a handover list', nb: 'Skriv overtakelsesliste' },
  history_written: { en: 'Written {{day}}', nb: 'Skrevet {{day}}' },
  history_sent: { en: 'Sent for signing {{day}}', nb: 'Sendt til signering {{day}}' },
  history_signingFailed: { en: 'Not sent for signing, {{day}}', nb: 'Ikke sendt til signering, {{day}}' },
  history_signedManual: { en: 'Signed {{day}}', nb: 'Signert {{day}}' },
  history_signedBankid: { en: 'Signed {{day}}', nb: 'Signert {{day}}' },
  history_feeRefunded: { en: 'Fee refunded {{day}}', nb: 'Gebyret betalt tilbake {{day}}' },
  history_raised: { en: 'New rent from {{day}}', nb: 'Ny leie fra {{day}}' },
  history_wentOn: { en: 'Went on after {{day}}', nb: 'Løp videre etter {{day}}' },
  history_openWentOn: { en: 'Went on after {{day}}', nb: 'Løp videre etter {{day}}' },
  history_finished: { en: 'Finished {{day}}', nb: 'Avsluttet {{day}}' },
})
