import { words, type Text } from '../../base/kit/words'
import { contractWords } from '../contract/words'
import type { NowKey } from './rules-now'

/** TypeScript reports a state without a text. */
const states = {
  owes: { en: 'Owes {{sum}}', nb: 'Skylder {{sum}}' },
  inBank: { en: 'Rent is in the bank', nb: 'Leien ligger i banken' },
  blocked: { en: 'Rent not being booked', nb: 'Leien føres ikke' },
  over: contractWords.texts.expired,
  deposit: { en: 'Deposit not settled', nb: 'Depositum ikke gjort opp' },
  depositAsked: { en: 'Deposit asked for, waiting', nb: 'Depositum bedt om, venter' },
  yourTurn: { en: 'Waiting for you', nb: 'Venter på deg' },
  feeWaits: { en: 'Waiting for the fee', nb: 'Venter på gebyret' },
  unsigned: { en: 'Not signed', nb: 'Ikke signert' },
  waitsFor: { en: 'Waiting for {{names}}', nb: 'Venter på {{names}}' },
  beingSigned: { en: 'Being signed', nb: 'Signeres' },
  draft: contractWords.texts.draft,
  noticed: { en: 'Notice given, moves out {{short}}', nb: 'Oppsagt, flytter {{short}}' },
  moves: { en: 'Moves out {{short}}', nb: 'Flytter {{short}}' },
  ends: { en: 'Ends {{day}}', nb: 'Går ut {{day}}' },
  starts: { en: 'Starts {{day}}', nb: 'Begynner {{day}}' },
  runs: contractWords.texts.active,
  open: { en: 'Counts as open-ended', nb: 'Regnes som tidsubestemt' },
  finished: contractWords.texts.finished,
} satisfies Record<NowKey, Text>

export const contractNowWords = words('contractNow', {
  ...states,
  statusNow: { en: 'Current status', nb: 'Status nå' },
  running_one: {
    en: '{{count}} active contract, for {{sum}} a month.',
    nb: '{{count}} kontrakt løper, med {{sum}} i måneden.',
  },
  running_other: {
    en: '{{count}} active contracts, for {{sum}} a month.',
    nb: '{{count}} kontrakter løper, med {{sum}} i måneden.',
  },
  noneRunning: { en: 'No active contracts.', nb: 'Ingen kontrakt løper.' },
})
