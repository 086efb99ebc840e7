import { words, type Text } from '../../base/kit/words'
import type { ReleaseCategory } from './model'
import type { PanelStage } from './rules-panel'

const stages = {
  agreed: {
    en: 'The account is opened when the contract is sent for signing. You pay kr 299 for it first; the fee is not refunded.',
    nb: 'Kontoen åpnes når kontrakten sendes til signering. Du betaler kr 299 for den først; gebyret betales ikke tilbake.',
  },
  fee: {
    en: 'The fee of kr 299 for opening the account is not paid yet. The contract is sent for signing when it is.',
    nb: 'Gebyret på kr 299 for å åpne kontoen er ikke betalt ennå. Kontrakten sendes til signering når det er betalt.',
  },
  ordered: {
    en: 'The fee is paid. The bank opens the account when everyone has signed.',
    nb: 'Gebyret er betalt. Banken åpner kontoen når alle har signert.',
  },
  created: {
    en: 'Signed by the tenant, and the deposit account is created. It is opened when everyone has signed.',
    nb: 'Signert av leietaker, og depositumskontoen er opprettet. Den åpnes når alle har signert.',
  },
  opened: {
    en: 'The deposit account is opened. Waiting for the tenant to pay in {{sum}}.',
    nb: 'Depositumskontoen er åpnet. Venter på at leietakeren betaler inn {{sum}}.',
  },
  partly: {
    en: 'The deposit is partially funded: {{founds}} of {{sum}} is paid in.',
    nb: 'Depositumet er delvis innbetalt: {{founds}} av {{sum}} er betalt inn.',
  },
  fully: {
    en: 'The deposit is fully funded: {{founds}} is paid in.',
    nb: 'Depositumet er fullt innbetalt: {{founds}} er betalt inn.',
  },
  releasing: {
    en: 'You have asked the bank to pay the whole deposit to the tenant.',
    nb: 'Du har bedt banken betale hele depositumet til leietakeren.',
  },
  splitting: {
    en: 'You have asked for a split with {{tenant}} to the tenant. The bank pays it when the tenant has agreed.',
    nb: 'Du har bedt om en deling med {{tenant}} til leietakeren. Banken betaler når leietakeren har godtatt den.',
  },
  dispute: {
    en: 'You have noted a dispute. The deposit stays at the bank.',
    nb: 'Du har notert en tvist. Depositumet blir stående i banken.',
  },
  released: {
    en: 'The deposit is released. It was paid to the tenant.',
    nb: 'Depositumet er frigitt. Det ble betalt til leietakeren.',
  },
  split: {
    en: 'The deposit was split. {{tenant}} was returned to the tenant, {{landlord}} went to you.',
    nb: 'Depositumet ble delt. {{tenant}} ble betalt tilbake til leietakeren, {{landlord}} gikk til deg.',
  },
  closed: {
    en: 'The deposit account is closed. What was paid in went back to the tenant.',
    nb: 'Depositumskontoen er avsluttet. Det som var betalt inn, gikk tilbake til leietakeren.',
  },
} satisfies Record<PanelStage, Text>

const categories = {
  TENANT: { en: 'Everything to the tenant', nb: 'Alt til leietakeren' },
  TENANTHelp: { en: 'The bank pays it out at once.', nb: 'Banken betaler det ut med en gang.' },
  SPLIT: { en: 'Split between the tenant and me', nb: 'Deles mellom leietakeren og meg' },
  SPLITHelp: {
    en: 'The tenant is asked to agree, and the bank pays when that is done.',
    nb: 'Leietakeren blir bedt om å godta det, og banken betaler når det er gjort.',
  },
  DISPUTE: { en: 'Nothing: we are in a dispute', nb: 'Ingenting: vi er i en tvist' },
  DISPUTEHelp: {
    en: 'No money is paid out while a dispute is settled.',
    nb: 'Ingen penger betales ut mens tvisten avgjøres.',
  },
} satisfies Record<ReleaseCategory | `${ReleaseCategory}Help`, Text>

/** The deposit account that Husbok opens: where it stands, paying its fee, closing and releasing it. */
export const depositPanelWords = words('deposit-panel', {
  ...stages,
  ...categories,
  title: { en: 'Deposit account', nb: 'Depositumskonto' },
  account: { en: 'Account number', nb: 'Kontonummer' },
  pay: { en: 'Pay the fee of kr 299', nb: 'Betal gebyret på kr 299' },
  close: { en: 'Close the account', nb: 'Avslutt kontoen' },
  closeTitle: { en: 'Close the deposit account?', nb: 'Avslutte depositumskontoen?' },
  closeText: {
    en: 'What has been paid in goes back to the tenant, and the account cannot be opened again. The fee for opening it is not refunded.',
    nb: 'Det som er betalt inn, går tilbake til leietakeren, og kontoen kan ikke åpnes igjen. Gebyret for å åpne den betales ikke tilbake.',
  },
  closeKeep: { en: 'Keep the account', nb: 'Behold kontoen' },
  closed_toast: { en: 'The account is being closed', nb: 'Kontoen avsluttes' },

  release: { en: 'Release the deposit', nb: 'Frigi depositumet' },
  releaseStep: { en: 'Step {{step}} of 2', nb: 'Trinn {{step}} av 2' },
  who: { en: 'Who gets the deposit?', nb: 'Hvem får depositumet?' },
  next: { en: 'Next', nb: 'Neste' },
  back: { en: 'Back', nb: 'Tilbake' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  confirm: { en: 'Confirm', nb: 'Bekreft' },
  sumAll: { en: 'The deposit is {{sum}}.', nb: 'Depositumet er {{sum}}.' },
  amount_tenant: { en: 'To the tenant', nb: 'Til leietakeren' },
  amount_landlord: { en: 'To you', nb: 'Til deg' },
  amountHelp: {
    en: 'At most {{sum}}. The other amount follows by itself.',
    nb: 'Høyst {{sum}}. Det andre beløpet følger av seg selv.',
  },
  sureTENANT: {
    en: 'The bank pays {{sum}} and the interest to the tenant at once. This cannot be undone.',
    nb: 'Banken betaler {{sum}} og rentene til leietakeren med en gang. Dette kan ikke angres.',
  },
  sureSPLIT: {
    en: 'The tenant gets a message from the bank and must agree before anything is paid. Until then you can change the amounts.',
    nb: 'Leietakeren får beskjed fra banken og må godta før noe betales. Fram til da kan du endre beløpene.',
  },
  sureDISPUTE: {
    en: 'This is noted here only; the bank is not told. If the tenant asks the bank for the money, the bank writes to you. Within five weeks of that you must show that you have filed a case with the Rent Disputes Tribunal or the court; otherwise it is paid to the tenant.',
    nb: 'Dette noteres bare her; banken får ikke beskjed. Ber leietakeren banken om pengene, skriver banken til deg. Innen fem uker etter det må du vise at du har reist sak for Husleietvistutvalget eller domstolen; ellers betales de til leietakeren.',
  },
  lawRead: { en: 'Read § 3-5 of the Tenancy Act (in Norwegian)', nb: 'Les husleieloven § 3-5' },
  released_toast: { en: 'It is on its way to the bank', nb: 'Det er på vei til banken' },
  noted_toast: { en: 'The dispute is noted', nb: 'Tvisten er notert' },

  paySuccessTitle: { en: 'The fee is paid', nb: 'Gebyret er betalt' },
  paySuccessText: {
    en: 'Thank you. The contract is sent for signing as soon as the payment is confirmed, usually within a few seconds.',
    nb: 'Takk. Kontrakten sendes til signering så snart betalingen er bekreftet, vanligvis i løpet av noen sekunder.',
  },
  payFailTitle: { en: 'The payment failed', nb: 'Betalingen mislyktes' },
  payFailText: {
    en: 'The fee for the deposit account was not paid. Contact your bank, or try again.',
    nb: 'Gebyret for depositumskontoen ble ikke betalt. Kontakt banken din, eller prøv igjen.',
  },
  ok: { en: 'OK', nb: 'OK' },
})
