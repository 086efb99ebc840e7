import type { Text } from '../../base/kit/words'

const signingStory = {
  unsigned: {
    en: 'It is not signed yet. Send it for signing with BankID, or print the PDF to sign, sign it together with the tenant, and mark it as signed here.',
    nb: 'Den er ikke signert ennå. Send den til signering med BankID, eller skriv ut PDF-en til signering, signer den sammen med leietakeren, og merk den som signert her.',
  },
  // A lease that opens a deposit account through the product can only be signed electronically.
  unsignedDeposit: {
    en: 'It is not signed yet. Send it for signing with BankID: the bank opens the deposit account only for a contract that is signed there.',
    nb: 'Den er ikke signert ennå. Send den til signering med BankID: Banken åpner depositumskontoen bare for en kontrakt som signeres der.',
  },
  feeDue: {
    en: 'The opening fee of the deposit account must be paid. Then the contract is sent for signing.',
    nb: 'Gebyret for å åpne depositumskontoen må betales. Så sendes kontrakten til signering.',
  },
  feePaid: {
    en: 'The opening fee of the deposit account is paid.',
    nb: 'Gebyret for å åpne depositumskontoen er betalt.',
  },
  starting: {
    en: 'The contract is being sent for signing. Nobody has been asked to sign yet.',
    nb: 'Kontrakten sendes til signering. Ingen er bedt om å signere ennå.',
  },
  renewing: {
    en: 'The contract is being sent again. The links that were sent no longer work.',
    nb: 'Kontrakten sendes på nytt. Lenkene som er sendt, virker ikke lenger.',
  },
  sent: {
    en: 'You sent it for signing with BankID on {{day}}.',
    nb: 'Du sendte den til signering med BankID {{day}}.',
  },
  tenantWaits: {
    en: 'Waiting for {{name}} to sign, since {{day}}.',
    nb: 'Venter på at {{name}} signerer, siden {{day}}.',
  },
  tenantSigned: { en: '{{name}} has signed.', nb: '{{name}} har signert.' },
  tenantMismatch: {
    en: 'It was signed in the name of {{name}}, but with the BankID of somebody with another name or date of birth: {{signedBy}}. Ask the tenant before you continue.',
    nb: 'Det er signert for {{name}}, men med BankID-en til noen med et annet navn eller en annen fødselsdato: {{signedBy}}. Spør leietakeren før du fortsetter.',
  },
  // The landlord has signed too.
  signedMismatch: {
    en: 'It was signed in the name of {{name}}, but with the BankID of somebody with another name or date of birth: {{signedBy}}. You have signed too. Ask the tenant: a person who did not sign may not be bound, and then a new contract must be signed.',
    nb: 'Det er signert for {{name}}, men med BankID-en til noen med et annet navn eller en annen fødselsdato: {{signedBy}}. Du har også signert. Spør leietakeren: Den som ikke har signert selv, er kanskje ikke bundet, og da må en ny kontrakt signeres.',
  },
  landlordLater: {
    en: 'You sign when all tenants have signed.',
    nb: 'Du signerer når alle leietakere har signert.',
  },
  landlordWaits: {
    en: 'All tenants have signed. It is your turn to sign.',
    nb: 'Alle leietakere har signert. Nå er det din tur til å signere.',
  },
  // The text when there is a single tenant.
  landlordLaterAfterOne: {
    en: 'You sign when the tenant has signed.',
    nb: 'Du signerer når leietakeren har signert.',
  },
  landlordWaitsAfterOne: {
    en: 'The tenant has signed. It is your turn to sign.',
    nb: 'Leietakeren har signert. Nå er det din tur til å signere.',
  },
  landlordSigned: { en: 'You have signed.', nb: 'Du har signert.' },
  packaging: {
    en: 'Everyone has signed. The signed file is on its way; this takes a few minutes.',
    nb: 'Alle har signert. Den signerte filen er på vei; det tar noen minutter.',
  },
  withdrawing: { en: 'The signing is being withdrawn.', nb: 'Signeringen trekkes tilbake.' },
  signingFailed: {
    en: 'It could not be sent for signing on {{day}}.',
    nb: 'Den kunne ikke sendes til signering {{day}}.',
  },
  signingWithdrawn: {
    en: 'You withdrew the signing; its links no longer work.',
    nb: 'Du trakk signeringen tilbake; lenkene virker ikke lenger.',
  },
  signingWithdrawnUnsent: {
    en: 'You withdrew the signing before anybody was asked.',
    nb: 'Du trakk signeringen tilbake før noen var spurt.',
  },
  signingExpired: {
    en: 'The time for signing ran out; the links no longer work.',
    nb: 'Fristen for å signere gikk ut; lenkene virker ikke lenger.',
  },
  signingCanceled: {
    en: 'The signing was stopped; its links no longer work.',
    nb: 'Signeringen ble stanset; lenkene virker ikke lenger.',
  },
  signedManual: {
    en: 'It was marked as signed on paper on {{day}}.',
    nb: 'Den ble merket som signert på papir {{day}}.',
  },
  recorded: {
    en: 'It was signed before, and recorded here on {{day}}.',
    nb: 'Den var signert fra før og ble registrert her {{day}}.',
  },
  signedBankid: {
    en: 'All signed with BankID; the signed contract was stored on {{day}}.',
    nb: 'Alle signerte med BankID; den signerte kontrakten ble lagret {{day}}.',
  },
} satisfies Record<string, Text>

const depositStory = {
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
  // Once the lease is over, nobody waits for the rest of the deposit.
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
  depositClosing: {
    en: 'You asked to have the deposit account closed. The bank has not confirmed it yet. You do not need to do anything more.',
    nb: 'Du har bedt om å avslutte depositumskontoen. Banken har ikke bekreftet det ennå. Du trenger ikke gjøre noe mer.',
  },
  depositReleasing: {
    en: 'You asked to have the deposit released. The bank has not confirmed it yet. You do not need to do anything more.',
    nb: 'Du har bedt om å frigi depositumet. Banken har ikke bekreftet det ennå. Du trenger ikke gjøre noe mer.',
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

export const timelineTexts = {
  ...signingStory,
  ...depositStory,
  written: { en: 'You wrote the contract on {{day}}.', nb: 'Du skrev kontrakten {{day}}.' },
  raised: {
    en: 'The rent has been {{sum}} a month since {{day}}.',
    nb: 'Leien har vært {{sum}} i måneden siden {{day}}.',
  },
  raiseAhead: {
    en: 'The rent is {{sum}} a month from {{day}}',
    nb: 'Leien er {{sum}} i måneden fra {{day}}',
  },
  rentWaits: {
    en: 'Once it is signed, the rent of {{rent}} a month is booked automatically as income, from {{day}}.',
    nb: 'Når den er signert, føres leien på {{rent}} i måneden automatisk som inntekt, fra {{day}}.',
  },
  rentFrom: {
    en: 'The rent of {{rent}} a month is booked automatically as income from {{day}}.',
    nb: 'Leien på {{rent}} i måneden føres automatisk som inntekt fra {{day}}.',
  },
  rentSince: {
    en: 'The rent, now {{rent}} a month, has been booked automatically as income since {{day}}.',
    nb: 'Leien, nå {{rent}} i måneden, er ført automatisk som inntekt siden {{day}}.',
  },
  rentBlocked: { en: 'The rent is not booked at the moment.', nb: 'Leien føres ikke for tiden.' },
  rentUntil: { en: 'Rent ran from {{day}}.', nb: 'Leien løp fra {{day}}.' },
  openEnded_one: {
    en: 'It runs until one of you ends it, with {{count}} month of notice.',
    nb: 'Den løper til en av dere sier den opp, med {{count}} måneds frist.',
  },
  openEnded_other: {
    en: 'It runs until one of you ends it, with {{count}} months of notice.',
    nb: 'Den løper til en av dere sier den opp, med {{count}} måneders frist.',
  },
  noticeTenant: {
    en: 'The tenant’s notice was received on {{day}}.',
    nb: 'Leietakerens oppsigelse ble mottatt {{day}}.',
  },
  noticeLandlord: {
    en: 'The tenant received your notice on {{day}}.',
    nb: 'Leietakeren mottok oppsigelsen fra deg {{day}}.',
  },
  letterSent: { en: '{{letter}}: sent by e-mail {{day}}.', nb: '{{letter}}: sendt på e-post {{day}}.' },
  letterReceived: { en: '{{letter}}: received {{day}}.', nb: '{{letter}}: mottatt {{day}}.' },
  letterHandedOver: { en: '{{letter}}: handed over {{day}}.', nb: '{{letter}}: levert {{day}}.' },
  letterPrinted: { en: '{{letter}}: made to be printed {{day}}.', nb: '{{letter}}: laget for utskrift {{day}}.' },
  letterNotDelivered: {
    en: '{{letter}}: made {{day}}, not handed over yet.',
    nb: '{{letter}}: laget {{day}}, ikke levert ennå.',
  },
  letterSigned: { en: '{{letter}}: signed {{day}}.', nb: '{{letter}}: signert {{day}}.' },
  protestCame: {
    en: 'The tenant protested against the notice on {{day}}.',
    nb: 'Leietakeren protesterte mot oppsigelsen {{day}}.',
  },
  noticeTakenBack: { en: 'The notice was taken back on {{day}}.', nb: 'Oppsigelsen ble tatt tilbake {{day}}.' },
  handoverIn: {
    en: 'The handover on moving in was signed on {{day}}.',
    nb: 'Overtakelsen ved innflytting ble signert {{day}}.',
  },
  handoverOut: {
    en: 'The handover on moving out was signed on {{day}}.',
    nb: 'Overtakelsen ved utflytting ble signert {{day}}.',
  },
  settlementMade: { en: 'The settlement was made on {{day}}.', nb: 'Sluttoppgjøret ble laget {{day}}.' },
  movesOut: { en: 'The last day is {{day}}.', nb: 'Siste dag er {{day}}.' },
  endsOn: { en: 'It ends on {{day}}.', nb: 'Den varer til {{day}}.' },
  ended: {
    en: 'Its term ended on {{day}}. No rent is booked after that day until you say that the tenant stayed.',
    nb: 'Tiden gikk ut {{day}}. Etter den dagen føres ingen leie før du sier at leietakeren ble boende.',
  },
  // The text of a lease that names a last day and counts as open-ended.
  openLastDay: {
    en: 'It names {{day}} as its last day, but counts as open-ended and does not end by itself then (§ 9-3).',
    nb: 'Den har {{day}} som siste dag, men leieforholdet regnes som tidsubestemt og slutter ikke av seg selv da (§ 9-3).',
  },
  openOver: {
    en: 'Its last day was {{day}}, but it counts as open-ended (§ 9-3). No rent is booked after that day until you say that the lease goes on.',
    nb: 'Siste dag i kontrakten var {{day}}, men leieforholdet regnes som tidsubestemt (§ 9-3). Etter den dagen føres ingen leie før du sier at leieforholdet fortsetter.',
  },
  openWentOn: {
    en: 'Its last day was {{day}}. It counted as open-ended (§ 9-3), and it went on.',
    nb: 'Siste dag i kontrakten var {{day}}. Leieforholdet ble regnet som tidsubestemt (§ 9-3), og det fortsatte.',
  },
  wentOn: {
    en: 'Its fixed term ended on {{day}}, and it went on.',
    nb: 'Den tidsbestemte leietiden gikk ut {{day}}, og leieforholdet fortsatte.',
  },
  finished: {
    en: 'It is finished. The last day of rent was {{day}}.',
    nb: 'Den er avsluttet. Siste dag med leie var {{day}}.',
  },
} satisfies Record<string, Text>
