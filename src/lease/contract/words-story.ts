import type { Text } from '../../base/kit/words'
import type { TimelineEntry } from './rules-timeline'

/** The sentences of a contract's story. */
export const storyTexts = {
  written: { en: 'You wrote the contract on {{day}}.', nb: 'Du skrev kontrakten {{day}}.' },
  unsigned: {
    en: 'It is not signed yet. Send it for signing with BankID, or print the PDF to sign, sign it together with the tenant, and mark it as signed here.',
    nb: 'Den er ikke signert ennå. Send den til signering med BankID, eller skriv ut PDF-en til signering, signer den sammen med leietakeren, og merk den som signert her.',
  },
  feeDue: {
    en: 'The opening fee of the deposit account is to be paid. Then the contract goes to signing.',
    nb: 'Gebyret for å åpne depositumskontoen skal betales. Så går kontrakten til signering.',
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
    en: 'The contract is being sent anew. The links that were sent no longer work.',
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
    en: 'It was signed in the name of {{name}}, but with the BankID of somebody with another name or date of birth: {{signedBy}}. Ask the tenant before you go on.',
    nb: 'Det er signert for {{name}}, men med BankID-en til noen med et annet navn eller en annen fødselsdato: {{signedBy}}. Spør leietakeren før du går videre.',
  },
  landlordLater: {
    en: 'You sign when all tenants have signed.',
    nb: 'Du signerer når alle leietakere har signert.',
  },
  landlordWaits: {
    en: 'All tenants have signed. It is your turn to sign.',
    nb: 'Alle leietakere har signert. Nå er det din tur til å signere.',
  },
  landlordSigned: { en: 'You have signed.', nb: 'Du har signert.' },
  packaging: {
    en: 'All have signed. The signed file is on its way, which takes some minutes.',
    nb: 'Alle har signert. Den signerte filen er på vei, det tar noen minutter.',
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
  signingExpired: {
    en: 'The time for signing ran out; the links no longer work.',
    nb: 'Fristen for å signere gikk ut; lenkene virker ikke lenger.',
  },
  signingCanceled: {
    en: 'The signing was stopped; its links no longer work.',
    nb: 'Signeringen ble stanset; lenkene virker ikke lenger.',
  },
  signedManual: {
    en: 'It was marked as signed by hand on {{day}}.',
    nb: 'Den ble merket som signert for hånd {{day}}.',
  },
  signedBankid: {
    en: 'All signed with BankID; the signed contract was stored on {{day}}.',
    nb: 'Alle signerte med BankID; den signerte kontrakten ble lagret {{day}}.',
  },
  depositOpening: { en: 'The bank is opening the deposit account.', nb: 'Banken åpner depositumskontoen.' },
  depositOpened: {
    en: 'The deposit account is open. Waiting for the tenant to pay the deposit.',
    nb: 'Depositumskontoen er åpnet. Venter på at leietakeren betaler depositumet.',
  },
  depositPartly: {
    en: '{{sum}} of the deposit is paid in. Waiting for the rest.',
    nb: '{{sum}} av depositumet er betalt inn. Venter på resten.',
  },
  depositFully: { en: 'The whole deposit is paid in: {{sum}}.', nb: 'Hele depositumet er betalt inn: {{sum}}.' },
  depositReleasing: {
    en: 'You asked the bank to pay out the deposit. Waiting for the tenant and the bank.',
    nb: 'Du har bedt banken betale ut depositumet. Venter på leietakeren og banken.',
  },
  depositDispute: {
    en: 'The deposit stays in the account while you and the tenant disagree about it.',
    nb: 'Depositumet står på kontoen så lenge du og leietakeren er uenige om det.',
  },
  depositReleased: { en: 'The deposit is paid out.', nb: 'Depositumet er betalt ut.' },
  depositSplit: {
    en: 'The deposit is shared and paid out; {{sum}} went to the tenant.',
    nb: 'Depositumet er delt og betalt ut; {{sum}} gikk til leietakeren.',
  },
  depositClosed: { en: 'The deposit account is closed.', nb: 'Depositumskontoen er avsluttet.' },
  raised: {
    en: 'The rent has been {{sum}} a month since {{day}}.',
    nb: 'Leien har vært {{sum}} i måneden siden {{day}}.',
  },
  raiseAhead: { en: 'The rent is {{sum}} a month from {{day}}.', nb: 'Leien er {{sum}} i måneden fra {{day}}.' },
  rentWaits: {
    en: 'Once it is signed, {{rent}} a month is booked as income by itself, from {{day}}.',
    nb: 'Når den er signert, føres {{rent}} i måneden som inntekt av seg selv, fra {{day}}.',
  },
  rentFrom: {
    en: '{{rent}} a month will be booked as income by itself, from {{day}}.',
    nb: '{{rent}} i måneden blir ført som inntekt av seg selv, fra {{day}}.',
  },
  rentSince: {
    en: '{{rent}} a month has been booked as income by itself since {{day}}.',
    nb: '{{rent}} i måneden er ført som inntekt av seg selv siden {{day}}.',
  },
  rentBlocked: { en: 'The rent is not booked at the moment.', nb: 'Leien føres ikke for tiden.' },
  rentUntil: { en: 'Rent was owed from {{day}}.', nb: 'Leie ble skyldt fra {{day}}.' },
  openEnded_one: {
    en: 'It runs until one of you ends it, with {{count}} month of notice.',
    nb: 'Den løper til en av dere sier den opp, med {{count}} måneds frist.',
  },
  openEnded_other: {
    en: 'It runs until one of you ends it, with {{count}} months of notice.',
    nb: 'Den løper til en av dere sier den opp, med {{count}} måneders frist.',
  },
  endsOn: { en: 'It ends on {{day}}.', nb: 'Den varer til {{day}}.' },
  ended: {
    en: 'Its term ended on {{day}}. No rent is booked after that day until you say that the tenant stayed.',
    nb: 'Tiden gikk ut {{day}}. Etter den dagen føres ingen leie før du sier at leietakeren ble boende.',
  },
  wentOn: {
    en: 'Its fixed term ended on {{day}}, and it went on.',
    nb: 'Den tidsbestemte leietiden gikk ut {{day}}, og leieforholdet fortsatte.',
  },
  finished: {
    en: 'It is finished. The last day rent was owed is {{day}}.',
    nb: 'Den er avsluttet. Siste dag det ble skyldt leie for, er {{day}}.',
  },
} satisfies Record<Exclude<TimelineEntry['key'], 'openEnded'> | 'openEnded_one' | 'openEnded_other', Text>
