import { words, type Text } from '../../base/kit/words'
import type { DepositStage } from './rules-deposit'
import type { MonthState } from './rules-months'
import type { NextStep } from './rules-next'

/** What comes next, one sentence each. */
const nextTexts = {
  next_sign: {
    en: 'The contract is to be signed by you and the tenant.',
    nb: 'Kontrakten skal signeres av deg og leietakeren.',
  },
  next_signAgain: {
    en: 'The signing came to nothing. Change what is to be changed, and send the contract anew.',
    nb: 'Signeringen ble det ikke noe av. Endre det som skal endres, og send kontrakten på nytt.',
  },
  next_fee: {
    en: 'You pay the opening fee of the deposit account. Then the contract goes to signing.',
    nb: 'Du betaler gebyret for å åpne depositumskontoen. Så går kontrakten til signering.',
  },
  next_starting: { en: 'The contract goes to signing.', nb: 'Kontrakten går til signering.' },
  next_renewing: { en: 'The contract goes to signing anew.', nb: 'Kontrakten går til signering på nytt.' },
  next_tenants: { en: 'Waiting for {{names}} to sign.', nb: 'Venter på at {{names}} signerer.' },
  next_landlord: { en: 'It is your turn to sign.', nb: 'Nå er det din tur til å signere.' },
  next_packaging: {
    en: 'All have signed. The signed file comes in some minutes.',
    nb: 'Alle har signert. Den signerte filen kommer om noen minutter.',
  },
  next_withdrawing: {
    en: 'The signing is being withdrawn; the contract can be changed afterwards.',
    nb: 'Signeringen trekkes tilbake; etterpå kan kontrakten endres.',
  },
  next_blocked: {
    en: 'The rent waits until you have a subscription.',
    nb: 'Leien venter til du har abonnement.',
  },
  next_finish: {
    en: 'The term is over. Say whether the tenant has moved out or still lives there.',
    nb: 'Leietiden er over. Si om leietakeren har flyttet ut eller bor der fortsatt.',
  },
  next_depositOpening: { en: 'The bank opens the deposit account.', nb: 'Banken åpner depositumskontoen.' },
  next_depositOpened: {
    en: 'Waiting for the tenant to pay the deposit of {{sum}}.',
    nb: 'Venter på at leietakeren betaler depositumet på {{sum}}.',
  },
  next_depositPartly: {
    en: 'Waiting for the tenant to pay the rest of the deposit, {{sum}}.',
    nb: 'Venter på at leietakeren betaler resten av depositumet, {{sum}}.',
  },
  next_depositReleasing: {
    en: 'Waiting for the tenant and the bank to pay out the deposit.',
    nb: 'Venter på leietakeren og banken før depositumet betales ut.',
  },
  next_depositDispute: {
    en: 'The deposit waits until you and the tenant agree, or a decision is made.',
    nb: 'Depositumet venter til du og leietakeren er enige, eller det er avgjort.',
  },
  next_release: { en: 'Release the deposit.', nb: 'Frigi depositumet.' },
  next_close: { en: 'Close the deposit account.', nb: 'Avslutt depositumskontoen.' },
  next_depositDue: {
    en: 'The deposit is to be paid by {{day}}.',
    nb: 'Depositumet skal være betalt innen {{day}}.',
  },
  next_firstRent: { en: 'The first rent is paid on {{day}}.', nb: 'Første leie betales {{day}}.' },
  next_rent: {
    en: 'The rent of {{month}} is booked by itself on {{day}}.',
    nb: 'Leien for {{month}} føres av seg selv {{day}}.',
  },
  next_rentSoon: {
    en: 'The rent of {{month}} is booked by itself within a few hours.',
    nb: 'Leien for {{month}} føres av seg selv i løpet av noen timer.',
  },
  next_raise: { en: 'The rent is {{sum}} a month from {{day}}.', nb: 'Leien er {{sum}} i måneden fra {{day}}.' },
  next_termEnds: {
    en: 'The term ends on {{day}}. Settle with the tenant who moves, or what comes after.',
    nb: 'Leietiden går ut {{day}}. Avklar med leietakeren om flytting, eller hva som kommer etterpå.',
  },
  next_ends: { en: 'The lease ends on {{day}}.', nb: 'Leieavtalen varer til {{day}}.' },
  next_nothing: { en: 'Nothing; the contract is done.', nb: 'Ingenting; kontrakten er ferdig.' },
} satisfies Record<`next_${NextStep['key']}`, Text>

const depositTexts = {
  deposit_none: { en: 'None is agreed', nb: 'Ikke avtalt' },
  deposit_own: { en: 'Blocked account in the tenant’s name', nb: 'Sperret konto i leietakerens navn' },
  deposit_agreed: { en: 'The account is not opened yet', nb: 'Kontoen er ikke åpnet ennå' },
  deposit_fee: { en: 'The opening fee is to be paid', nb: 'Åpningsgebyret skal betales' },
  deposit_opening: { en: 'The account is being opened', nb: 'Kontoen åpnes' },
  deposit_opened: { en: 'The account is open, nothing is paid in', nb: 'Kontoen er åpnet, ingenting er betalt inn' },
  deposit_partly: { en: '{{sum}} is paid in', nb: '{{sum}} er betalt inn' },
  deposit_fully: { en: 'All of it is paid in', nb: 'Alt er betalt inn' },
  deposit_releasing: { en: 'Being paid out', nb: 'Betales ut' },
  deposit_dispute: { en: 'Kept while you disagree', nb: 'Holdes tilbake så lenge dere er uenige' },
  deposit_released: { en: 'Paid out', nb: 'Betalt ut' },
  deposit_split: { en: 'Shared and paid out', nb: 'Delt og betalt ut' },
  deposit_closed: { en: 'The account is closed', nb: 'Kontoen er avsluttet' },
} satisfies Record<`deposit_${DepositStage}`, Text>

const monthTexts = {
  month_booked: { en: 'Booked', nb: 'Ført' },
  month_changed: { en: 'Booked with another sum', nb: 'Ført med annet beløp' },
  month_trashed: { en: 'In the trash', nb: 'I papirkurven' },
  month_deleted: { en: 'Deleted for good', nb: 'Slettet for godt' },
  month_waiting: { en: 'Waiting', nb: 'Venter' },
  month_ahead: { en: 'To come', nb: 'Kommer' },
} satisfies Record<`month_${MonthState}`, Text>

/** The contract as a home: its head, its months, its menus. */
export const contractHomeWords = words('contractHome', {
  ...nextTexts,
  ...depositTexts,
  ...monthTexts,
  signing: { en: 'Being signed', nb: 'Signeres' },

  glance: { en: 'The contract at a glance', nb: 'Kontrakten i korte trekk' },
  rentNow: { en: 'Rent a month', nb: 'Månedsleie' },
  rentFromDay: { en: '{{sum}} from {{day}}', nb: '{{sum}} fra {{day}}' },
  deposit: { en: 'Deposit', nb: 'Depositum' },
  noDeposit: { en: 'None', nb: 'Ingen' },
  term: { en: 'Lease', nb: 'Leietid' },
  until: { en: 'Until {{day}}', nb: 'Til {{day}}' },
  openEnded: { en: 'Open-ended', nb: 'Tidsubestemt' },
  booked: { en: 'Booked so far', nb: 'Ført hittil' },
  bookedMonths_one: { en: '{{count}} month', nb: '{{count}} måned' },
  bookedMonths_other: { en: '{{count}} months', nb: '{{count}} måneder' },
  nextLabel: { en: 'Next', nb: 'Neste' },

  add: { en: 'Add', nb: 'Legg til' },
  more: { en: 'More actions', nb: 'Flere handlinger' },

  monthMenu: { en: '{{month}}: actions', nb: '{{month}}: handlinger' },
  raise: { en: 'New rent from this month', nb: 'Ny leie fra denne måneden' },
  yearFolded_one: { en: '{{year}}: {{count}} month booked, {{sum}}', nb: '{{year}}: {{count}} måned ført, {{sum}}' },
  yearFolded_other: {
    en: '{{year}}: {{count}} months booked, {{sum}}',
    nb: '{{year}}: {{count}} måneder ført, {{sum}}',
  },
  open: { en: 'Open the voucher', nb: 'Åpne bilaget' },
  changeSum: { en: 'Change the sum of this month', nb: 'Endre beløpet denne måneden' },
  toTrash: { en: 'Move to trash', nb: 'Flytt til papirkurven' },
  restore: { en: 'Restore', nb: 'Gjenopprett' },
  separate: { en: 'Record as separate income', nb: 'Før som separat inntekt' },
  separateHelp: {
    en: 'A month that was deleted for good is not booked again.',
    nb: 'En måned som er slettet for godt, føres ikke på nytt.',
  },
})
