import type { Text } from '../../base/kit/words'

/** What comes next, one sentence each. */
export const nextTexts = {
  next_sign: {
    en: 'The contract must be signed by you and the tenant.',
    nb: 'Kontrakten skal signeres av deg og leietakeren.',
  },
  next_signAgain: {
    en: 'The signing was not completed. Make any changes, and send the contract again.',
    nb: 'Signeringen ble ikke fullført. Endre det som må endres, og send kontrakten på nytt.',
  },
  next_fee: {
    en: 'Pay the opening fee of the deposit account. Then the contract is sent for signing.',
    nb: 'Betal gebyret for å åpne depositumskontoen. Så sendes kontrakten til signering.',
  },
  next_starting: { en: 'The contract is being sent for signing.', nb: 'Kontrakten sendes til signering.' },
  next_renewing: {
    en: 'The contract is being sent for signing again.',
    nb: 'Kontrakten sendes til signering på nytt.',
  },
  next_tenants: { en: 'Waiting for {{names}} to sign.', nb: 'Venter på at {{names}} signerer.' },
  next_landlord: { en: 'It is your turn to sign.', nb: 'Nå er det din tur til å signere.' },
  next_packaging: {
    en: 'Everyone has signed. The signed file comes in a few minutes.',
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
  // The same, with the last day of the five weeks that follow the bank's notice, and once they are over.
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
    en: 'The deposit must be paid by {{day}}.',
    nb: 'Depositumet skal være betalt innen {{day}}.',
  },
  next_firstRent: { en: 'The first rent is paid on {{day}}.', nb: 'Første leie betales {{day}}.' },
  next_rent: {
    en: 'The rent for {{month}} is booked automatically on {{day}}.',
    nb: 'Leien for {{month}} føres automatisk {{day}}.',
  },
  // Nothing is booked then without a subscription.
  next_rentStops: {
    en: 'The rent of {{month}} is not booked on {{day}} without a subscription.',
    nb: 'Leien for {{month}} føres ikke {{day}} uten abonnement.',
  },
  next_rentSoon: {
    en: 'The rent for {{month}} is booked automatically within a few hours.',
    nb: 'Leien for {{month}} føres automatisk i løpet av noen timer.',
  },
  next_raise: { en: 'The rent is {{sum}} a month from {{day}}.', nb: 'Leien er {{sum}} i måneden fra {{day}}.' },
  next_termEnds: {
    en: 'The term ends on {{day}}. Settle with the tenant who moves, or what comes after.',
    nb: 'Leietiden går ut {{day}}. Avklar med leietakeren om flytting, eller hva som kommer etterpå.',
  },
  // Of a lease that counts as open-ended: the last day that it names comes, or is over.
  next_openLastDay: {
    en: 'The contract names {{day}} as its last day, but the lease counts as open-ended (§ 9-3). After that day, say that it goes on.',
    nb: 'Kontrakten har {{day}} som siste dag, men leieforholdet regnes som tidsubestemt (§ 9-3). Etter den dagen sier du at det fortsetter.',
  },
  next_openGoesOn: {
    en: 'The lease counts as open-ended and has not ended by itself. Say that it goes on, or finish it if notice was given.',
    nb: 'Leieforholdet regnes som tidsubestemt og har ikke sluttet av seg selv. Si at det fortsetter, eller avslutt kontrakten hvis den er sagt opp.',
  },
  next_ends: { en: 'The lease ends on {{day}}.', nb: 'Leiekontrakten varer til {{day}}.' },
  next_nothing: {
    en: 'Nothing more to do: the contract is finished.',
    nb: 'Ingenting mer å gjøre: Kontrakten er avsluttet.',
  },
} satisfies Record<`next_${string}`, Text>
