import type { Text } from '../../base/kit/words'

/** What becomes of the deposit, and of a fee that came to nothing. */
export const depositStory = {
  feeRefunding: {
    en: 'The opening fee of kr 299 is being refunded to the card that you paid with.',
    nb: 'Åpningsgebyret på kr 299 betales tilbake til kortet du betalte med.',
  },
  feeRefunded: {
    en: 'The opening fee of kr 299 was refunded on {{day}}, to the card that you paid with.',
    nb: 'Åpningsgebyret på kr 299 ble betalt tilbake {{day}}, til kortet du betalte med.',
  },
  depositOpening: { en: 'The bank is opening the deposit account.', nb: 'Banken åpner depositumskontoen.' },
  depositOpened: {
    en: 'The deposit account is open. Waiting for {{payer}} to pay the deposit.',
    nb: 'Depositumskontoen er åpnet. Venter på at {{payer}} betaler depositumet.',
  },
  // The same once the lease is over: nobody waits for the rest.
  depositEmptyOver: {
    en: 'The deposit account is open, and nothing is paid in.',
    nb: 'Depositumskontoen er åpen, og ingenting er betalt inn.',
  },
  depositPartlyOver: {
    en: '{{sum}} of the deposit is paid in.',
    nb: '{{sum}} av depositumet er betalt inn.',
  },
  depositPartly: {
    en: '{{sum}} of the deposit is paid in. Waiting for the rest.',
    nb: '{{sum}} av depositumet er betalt inn. Venter på resten.',
  },
  depositFully: { en: 'The whole deposit is paid in: {{sum}}.', nb: 'Hele depositumet er betalt inn: {{sum}}.' },
  depositCanceling: {
    en: 'You asked to have the deposit account closed. The bank has not confirmed it yet; it goes on by itself.',
    nb: 'Du har bedt om å avslutte depositumskontoen. Banken har ikke bekreftet det ennå; det går videre av seg selv.',
  },
  depositReleasing: {
    en: 'You asked to have the deposit released. The bank has not confirmed it yet; it goes on by itself.',
    nb: 'Du har bedt om å frigi depositumet. Banken har ikke bekreftet det ennå; det går videre av seg selv.',
  },
  depositPayingOut: {
    en: 'The bank has been asked to pay the whole deposit to {{payer}}.',
    nb: 'Banken er bedt om å betale hele depositumet til {{payer}}.',
  },
  depositSplitting: {
    en: 'You asked for a split of the deposit. Waiting for {{payer}} to agree at the bank.',
    nb: 'Du har bedt om en deling av depositumet. Venter på at {{payer}} godtar den hos banken.',
  },
  depositDispute: {
    en: 'You noted a dispute about the deposit. The bank is not told. If {{payer}} claims the deposit, it pays five weeks after it sent you its notice unless you show it that a case has been brought (§ 3-5).',
    nb: 'Du har notert en tvist om depositumet. Banken får ikke beskjed. Krever {{payer}} depositumet, betaler den fem uker etter at varselet til deg ble sendt, hvis du ikke viser den at det er reist sak (§ 3-5).',
  },
  disputeUntil: {
    en: 'Show the bank by {{day}} that the matter is before the Rent Disputes Tribunal or a court. Otherwise it pays the deposit to {{payer}}.',
    nb: 'Vis banken innen {{day}} at saken er brakt inn for Husleietvistutvalget eller domstolen. Ellers betaler den depositumet til {{payer}}.',
  },
  disputeOver: {
    en: 'The five weeks after the bank sent its notice ended on {{day}}. If you did not show the bank a case by then, it pays the deposit to {{payer}}.',
    nb: 'De fem ukene etter at banken sendte varselet, gikk ut {{day}}. Viste du ikke banken innen da at det er reist sak, betaler den depositumet til {{payer}}.',
  },
  depositReleased: { en: 'The deposit is paid out.', nb: 'Depositumet er betalt ut.' },
  depositSplit: {
    en: 'The deposit is split and paid out; {{sum}} went to {{payer}}.',
    nb: 'Depositumet er delt og betalt ut; {{sum}} gikk til {{payer}}.',
  },
  depositDecided: {
    en: 'The bank has released the deposit, and tells both of you what went to whom.',
    nb: 'Banken har frigitt depositumet og forteller dere begge hva som gikk til hvem.',
  },
  depositClosed: { en: 'The deposit account is closed.', nb: 'Depositumskontoen er avsluttet.' },
  depositByHand: {
    en: 'The contract was signed on paper, so no deposit account is opened through Husbok. Agree on an account at a bank of your choice.',
    nb: 'Kontrakten er signert på papir, så det åpnes ingen depositumskonto gjennom Husbok. Bli enige om en konto i en bank dere velger.',
  },
} satisfies Record<string, Text>
