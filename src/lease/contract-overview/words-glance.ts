import { words, type Text } from '../../base/kit/words'
import type { DepositStage } from '../contract/rules-deposit'
import { nextTexts } from './words-next'

const depositTexts = {
  deposit_none: { en: 'None is agreed', nb: 'Ikke avtalt' },
  deposit_own: { en: 'Blocked account in the tenant’s name', nb: 'Sperret konto i leietakerens navn' },
  deposit_agreed: { en: 'The account is not opened yet', nb: 'Kontoen er ikke åpnet ennå' },
  deposit_fee: { en: 'The opening fee must be paid', nb: 'Åpningsgebyret må betales' },
  deposit_opening: { en: 'The account is being opened', nb: 'Kontoen åpnes' },
  deposit_whenSigned: { en: 'The bank opens it when all have signed', nb: 'Banken åpner den når alle har signert' },
  deposit_opened: { en: 'The account is open, nothing is paid in', nb: 'Kontoen er åpnet, ingenting er betalt inn' },
  deposit_partly: { en: 'Paid in so far: {{sum}}', nb: 'Betalt inn hittil: {{sum}}' },
  deposit_fully: { en: 'All of it is paid in', nb: 'Alt er betalt inn' },
  deposit_byHand: { en: 'No account is opened through Husbok', nb: 'Ingen konto åpnes gjennom Husbok' },
  deposit_canceling: { en: 'The account will be closed', nb: 'Kontoen skal avsluttes' },
  deposit_releasing: { en: 'To be released', nb: 'Skal frigis' },
  deposit_payingOut: { en: 'Being paid out', nb: 'Betales ut' },
  deposit_splitting: { en: 'Waiting for agreement to a split', nb: 'Venter på samtykke til deling' },
  deposit_dispute: {
    en: 'Disputed: the bank pays the tenant five weeks after its notice unless you bring a case',
    nb: 'Tvist: Banken betaler leietakeren fem uker etter varselet hvis du ikke reiser sak',
  },
  deposit_released: { en: 'Paid out', nb: 'Betalt ut' },
  deposit_split: { en: 'Split and paid out', nb: 'Delt og betalt ut' },
  deposit_decided: { en: 'Released by the bank', nb: 'Frigitt av banken' },
  deposit_closed: { en: 'The account is closed', nb: 'Kontoen er avsluttet' },
} satisfies Record<`deposit_${DepositStage | 'whenSigned'}`, Text>

/** The contract as a home: its head, its months, its menus. */
export const contractHomeWords = words('contractHome', {
  ...nextTexts,
  ...depositTexts,
  signing: { en: 'Being signed', nb: 'Signeres' },

  glance: { en: 'The contract at a glance', nb: 'Kontrakten i korte trekk' },
  rentNow: { en: 'Rent a month', nb: 'Månedsleie' },
  rentFromDay: { en: '{{sum}} from {{day}}', nb: '{{sum}} fra {{day}}' },
  deposit: { en: 'Deposit', nb: 'Depositum' },
  noDeposit: { en: 'None', nb: 'Ingen' },
  term: { en: 'Lease', nb: 'Leietid' },
  until: { en: 'Until {{day}}', nb: 'Til {{day}}' },
  countsAsOpen: { en: 'Counts as open-ended', nb: 'Regnes som tidsubestemt' },
  openEnded: { en: 'Open-ended', nb: 'Tidsubestemt' },
  booked: { en: 'Booked so far', nb: 'Ført hittil' },
  bookedMonths_one: { en: '{{count}} month', nb: '{{count}} måned' },
  bookedMonths_other: { en: '{{count}} months', nb: '{{count}} måneder' },
  theTenant: { en: 'the tenant', nb: 'leietakeren' },
  list_canceling: { en: 'The deposit account will be closed', nb: 'Depositumskontoen skal avsluttes' },
  list_releasing: { en: 'The deposit will be released', nb: 'Depositumet skal frigis' },
  next_signSeveral: {
    en: 'The contract must be signed by you and all the tenants.',
    nb: 'Kontrakten skal signeres av deg og alle leietakerne.',
  },
  nextLabel: { en: 'Next', nb: 'Neste' },

  add: { en: 'Add', nb: 'Legg til' },
  more: { en: 'More actions', nb: 'Flere handlinger' },
})
