import { words, type Text } from '../../base/kit/words'
import type { DepositStage } from '../contract/rules-deposit'
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
    en: 'Waiting for {{payer}} to pay the deposit of {{sum}}.',
    nb: 'Venter på at {{payer}} betaler depositumet på {{sum}}.',
  },
  next_depositPartly: {
    en: 'Waiting for {{payer}} to pay the rest of the deposit, {{sum}}.',
    nb: 'Venter på at {{payer}} betaler resten av depositumet, {{sum}}.',
  },
  next_depositCanceling: {
    en: 'The closing of the deposit account goes on by itself until the bank has confirmed it.',
    nb: 'Avslutningen av depositumskontoen går videre av seg selv til banken har bekreftet den.',
  },
  next_depositReleasing: {
    en: 'The release of the deposit goes on by itself until the bank has confirmed it.',
    nb: 'Frigivelsen av depositumet går videre av seg selv til banken har bekreftet den.',
  },
  next_depositPayingOut: {
    en: 'Waiting for the bank to pay out the deposit.',
    nb: 'Venter på at banken betaler ut depositumet.',
  },
  next_depositSplitting: {
    en: 'Waiting for {{payer}} to agree to the split at the bank.',
    nb: 'Venter på at {{payer}} godtar delingen hos banken.',
  },
  next_depositDispute: {
    en: 'Agree with {{payer}}, or bring the matter before the Rent Disputes Tribunal or a court. If the bank writes that the deposit is claimed, you have five weeks; note the day of its notice here.',
    nb: 'Bli enig med {{payer}}, eller ta saken til Husleietvistutvalget eller domstolen. Skriver banken at depositumet kreves utbetalt, har du fem uker; noter dagen for varselet her.',
  },
  next_depositDisputeUntil: {
    en: 'Show the bank by {{day}} that the dispute about the deposit is before the Rent Disputes Tribunal or a court. Otherwise the bank pays {{payer}}.',
    nb: 'Vis banken innen {{day}} at tvisten om depositumet er brakt inn for Husleietvistutvalget eller domstolen. Ellers betaler banken {{payer}}.',
  },
  next_depositDisputeOver: {
    en: 'The five weeks after the bank’s notice ended on {{day}}. If you did not show the bank a case by then, it pays the deposit to {{payer}}.',
    nb: 'De fem ukene etter bankens varsel gikk ut {{day}}. Viste du ikke banken innen da at det er reist sak, betaler den depositumet til {{payer}}.',
  },
  next_release: { en: 'Release the deposit.', nb: 'Frigi depositumet.' },
  next_close: {
    en: 'Close the deposit account. What is paid in goes back to {{payer}}.',
    nb: 'Avslutt depositumskontoen. Det som er betalt inn, går tilbake til {{payer}}.',
  },
  next_closeEmpty: {
    en: 'Close the deposit account. Nothing is paid in.',
    nb: 'Avslutt depositumskontoen. Ingenting er betalt inn.',
  },
  next_depositDue: {
    en: 'The deposit is to be paid by {{day}}.',
    nb: 'Depositumet skal være betalt innen {{day}}.',
  },
  next_firstRent: { en: 'The first rent is paid on {{day}}.', nb: 'Første leie betales {{day}}.' },
  next_rent: {
    en: 'The rent of {{month}} is booked by itself on {{day}}.',
    nb: 'Leien for {{month}} føres av seg selv {{day}}.',
  },
  next_rentStops: {
    en: 'The rent of {{month}} is not booked on {{day}} without a subscription.',
    nb: 'Leien for {{month}} føres ikke {{day}} uten abonnement.',
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
  next_openLastDay: {
    en: 'The contract names {{day}} as its last day, but the lease counts as open-ended (§ 9-3). After that day, say that it goes on.',
    nb: 'Kontrakten har {{day}} som siste dag, men leieforholdet regnes som tidsubestemt (§ 9-3). Etter den dagen sier du at det fortsetter.',
  },
  next_openGoesOn: {
    en: 'The lease counts as open-ended and has not ended by itself. Say that it goes on, or finish it if notice was given.',
    nb: 'Leieforholdet regnes som tidsubestemt og har ikke sluttet av seg selv. Si at det fortsetter, eller avslutt kontrakten hvis den er sagt opp.',
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
  deposit_whenSigned: { en: 'The bank opens it when all have signed', nb: 'Banken åpner den når alle har signert' },
  deposit_opened: { en: 'The account is open, nothing is paid in', nb: 'Kontoen er åpnet, ingenting er betalt inn' },
  deposit_partly: { en: 'Paid in so far: {{sum}}', nb: 'Betalt inn hittil: {{sum}}' },
  deposit_fully: { en: 'All of it is paid in', nb: 'Alt er betalt inn' },
  deposit_byHand: { en: 'No account is opened through Husbok', nb: 'Ingen konto åpnes gjennom Husbok' },
  deposit_canceling: { en: 'The account is to be closed', nb: 'Kontoen skal avsluttes' },
  deposit_releasing: { en: 'To be released', nb: 'Skal frigis' },
  deposit_payingOut: { en: 'Being paid out', nb: 'Betales ut' },
  deposit_splitting: { en: 'Waiting for agreement to a split', nb: 'Venter på samtykke til deling' },
  deposit_dispute: {
    en: 'Disputed: the bank pays the tenant five weeks after its notice unless you bring a case',
    nb: 'Tvist: Banken betaler leietakeren fem uker etter varselet hvis du ikke reiser sak',
  },
  deposit_released: { en: 'Paid out', nb: 'Betalt ut' },
  deposit_split: { en: 'Shared and paid out', nb: 'Delt og betalt ut' },
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
  list_canceling: { en: 'The deposit account is to be closed', nb: 'Depositumskontoen skal avsluttes' },
  list_releasing: { en: 'The deposit is to be released', nb: 'Depositumet skal frigis' },
  next_signSeveral: {
    en: 'The contract is to be signed by you and all the tenants.',
    nb: 'Kontrakten skal signeres av deg og alle leietakerne.',
  },
  nextLabel: { en: 'Next', nb: 'Neste' },

  add: { en: 'Add', nb: 'Legg til' },
  more: { en: 'More actions', nb: 'Flere handlinger' },
})
