import { words, type Text } from '../../base/kit/words'
import type { DepositState } from '../contract/rules-deposit-states'
import type { ReleaseCategory } from './model'

const states = {
  byHand: {
    en: 'The contract was signed on paper, and the bank opens an account only for a contract that is signed with BankID. Have a blocked account in the name of {{payer}} opened at a bank of your choice. If you have paid the opening fee, it is refunded.',
    nb: 'Kontrakten er signert på papir, og banken åpner konto bare for en kontrakt som signeres med BankID. Få åpnet en sperret konto i navnet til {{payer}} i en bank dere velger. Har du betalt åpningsgebyret, får du det tilbake.',
  },
  agreed: {
    en: 'The account is opened when everyone has signed with BankID. You pay kr 299 for it when you send the contract for signing; the fee is not refunded once the account is opened.',
    nb: 'Kontoen åpnes når alle har signert med BankID. Du betaler kr 299 for den når du sender kontrakten til signering; gebyret betales ikke tilbake når kontoen er åpnet.',
  },
  fee: {
    en: 'The fee must be paid first. The contract is sent for signing when it is.',
    nb: 'Gebyret må betales først. Kontrakten sendes til signering når det er betalt.',
  },
  ordered: {
    en: 'The fee is paid. The bank opens the account when everyone has signed.',
    nb: 'Gebyret er betalt. Banken åpner kontoen når alle har signert.',
  },
  created: {
    en: 'Signed by the tenant, and the deposit account is created. It is opened when everyone has signed.',
    nb: 'Signert av leietaker, og depositumskontoen er opprettet. Den åpnes når alle har signert.',
  },
  opening: {
    en: 'Everyone has signed, and the bank is opening the deposit account.',
    nb: 'Alle har signert, og banken åpner depositumskontoen.',
  },
  opened: {
    en: '{{name}} has not paid the deposit of {{sum}}.',
    nb: '{{name}} har ikke betalt depositumet på {{sum}}.',
  },
  partly: {
    en: '{{name}} has {{missing}} of the deposit of {{sum}} left to pay.',
    nb: '{{name}} mangler {{missing}} av depositumet på {{sum}}.',
  },
  fully: {
    en: 'The deposit is fully funded: {{founds}} is paid in.',
    nb: 'Depositumet er fullt innbetalt: {{founds}} er betalt inn.',
  },
  closing: {
    en: 'You have asked to have the account closed. It is noted, and you do not need to do anything more. The bank has not confirmed it yet. Then what is paid in goes back to {{payer}}.',
    nb: 'Du har bedt om å avslutte kontoen. Det er notert, og du trenger ikke gjøre noe mer. Banken har ikke bekreftet det ennå. Da går det som er betalt inn, tilbake til {{payer}}.',
  },
  closingEmpty: {
    en: 'You have asked to have the account closed. It is noted, and you do not need to do anything more. The bank has not confirmed it yet. Nothing is paid in.',
    nb: 'Du har bedt om å avslutte kontoen. Det er notert, og du trenger ikke gjøre noe mer. Banken har ikke bekreftet det ennå. Ingenting er betalt inn.',
  },
  releasing: {
    en: 'You have asked to have all of the deposit, {{tenant}}, paid to {{payer}}. It is noted, and you do not need to do anything more. The bank has not confirmed it yet.',
    nb: 'Du har bedt om at hele depositumet, {{tenant}}, betales til {{payer}}. Det er notert, og du trenger ikke gjøre noe mer. Banken har ikke bekreftet det ennå.',
  },
  proposing: {
    en: 'You have asked for a split: {{tenant}} to {{payer}}, {{landlord}} to you. It is noted, and you do not need to do anything more. The bank has not confirmed it yet.',
    nb: 'Du har bedt om en deling: {{tenant}} til {{payer}}, {{landlord}} til deg. Det er notert, og du trenger ikke gjøre noe mer. Banken har ikke bekreftet det ennå.',
  },
  payingOut: {
    en: 'The bank has been asked to pay all of the deposit, {{tenant}}, to {{payer}}.',
    nb: 'Banken er bedt om å betale hele depositumet, {{tenant}}, til {{payer}}.',
  },
  splitting: {
    en: 'The bank has been asked for a split: {{tenant}} to {{payer}}, {{landlord}} to you. It pays when {{payer}} has agreed.',
    nb: 'Banken er bedt om en deling: {{tenant}} til {{payer}}, {{landlord}} til deg. Den betaler når {{payer}} har godtatt den.',
  },
  dispute: {
    en: 'You have noted a dispute. The bank is not told. If {{payer}} claims the deposit, the bank writes to you, and pays {{payer}} five weeks after it sent the notice unless you have by then shown it that the matter is before the Rent Disputes Tribunal or a court.',
    nb: 'Du har notert en tvist. Banken får ikke beskjed. Krever {{payer}} depositumet, skriver banken til deg, og den betaler {{payer}} fem uker etter at varselet ble sendt, med mindre du innen da har vist den at saken er brakt inn for Husleietvistutvalget eller domstolen.',
  },
  disputeSplit: {
    en: 'You have noted a dispute. The bank is not told, and the split is still there: {{tenant}} to {{payer}}, {{landlord}} to you. If {{payer}} agrees to it, the bank pays it out as split. If {{payer}} claims all of the deposit instead, the bank writes to you, and pays {{payer}} five weeks after it sent the notice unless you have by then shown it that the matter is before the Rent Disputes Tribunal or a court.',
    nb: 'Du har notert en tvist. Banken får ikke beskjed, og delingen ligger fortsatt der: {{tenant}} til {{payer}}, {{landlord}} til deg. Godtar {{payer}} den, betaler banken ut slik det er delt. Krever {{payer}} i stedet hele depositumet, skriver banken til deg, og den betaler {{payer}} fem uker etter at varselet ble sendt, med mindre du innen da har vist den at saken er brakt inn for Husleietvistutvalget eller domstolen.',
  },
  released: {
    en: 'The deposit is released. It was paid to {{payer}}.',
    nb: 'Depositumet er frigitt. Det ble betalt til {{payer}}.',
  },
  split: {
    en: '{{tenant}} of the deposit was returned to {{payer}}, and {{landlord}} went to you.',
    nb: '{{tenant}} av depositumet ble betalt tilbake til {{payer}}, og {{landlord}} gikk til deg.',
  },
  decided: {
    en: 'The bank has released the deposit. It tells both of you what went to whom.',
    nb: 'Banken har frigitt depositumet. Den forteller dere begge hva som gikk til hvem.',
  },
  closed: {
    en: 'The deposit account is closed. What was paid in went back to {{payer}}.',
    nb: 'Depositumskontoen er avsluttet. Det som var betalt inn, gikk tilbake til {{payer}}.',
  },
  closedEmpty: {
    en: 'The deposit account is closed. Nothing was paid in.',
    nb: 'Depositumskontoen er avsluttet. Ingenting var betalt inn.',
  },
} satisfies Record<Exclude<DepositState, 'none' | 'own' | 'paid'>, Text> & Record<'closingEmpty' | 'closedEmpty', Text>

const categories = {
  TENANT: { en: 'Everything to {{payer}}', nb: 'Alt til {{payer}}' },
  TENANTHelp: { en: 'The bank pays it out at once.', nb: 'Banken betaler det ut med en gang.' },
  SPLIT: { en: 'Split between {{payer}} and me', nb: 'Deles mellom {{payer}} og meg' },
  SPLITHelp: {
    en: 'The bank asks {{payer}} to agree, and pays when that is done.',
    nb: 'Banken ber {{payer}} om å godta det, og betaler når det er gjort.',
  },
  DISPUTE: { en: 'Nothing yet: we are in a dispute', nb: 'Ingenting ennå: Vi er i en tvist' },
  DISPUTEHelp: {
    en: 'It is noted here only. If {{payer}} claims the deposit, the bank pays it five weeks after it sent you its notice, unless you show it that the matter is before the Rent Disputes Tribunal or a court (§ 3-5).',
    nb: 'Det noteres bare her. Krever {{payer}} depositumet, betaler banken det fem uker etter at den sendte deg varselet, hvis du ikke viser den at saken er brakt inn for Husleietvistutvalget eller domstolen (§ 3-5).',
  },
} satisfies Record<ReleaseCategory | `${ReleaseCategory}Help`, Text>

/** The texts of a deposit account: its state, paying its fee, closing and releasing it. */
export const depositPanelWords = words('deposit-panel', {
  ...states,
  ...categories,
  title: { en: 'Deposit account', nb: 'Depositumskonto' },
  account: { en: 'Account number', nb: 'Kontonummer' },
  pay: {
    en: 'Pay kr 299',
    nb: 'Betal kr 299',
  },
  close: { en: 'Close the account', nb: 'Avslutt kontoen' },
  closeTitle: { en: 'Close the deposit account?', nb: 'Avslutte depositumskontoen?' },
  closeText: {
    en: 'What has been paid in goes back to {{payer}}, and the account cannot be opened again. The fee for opening it is not refunded.',
    nb: 'Det som er betalt inn, går tilbake til {{payer}}, og kontoen kan ikke åpnes igjen. Gebyret for å åpne den betales ikke tilbake.',
  },
  closeEmptyText: {
    en: 'As far as the bank has told us, nothing is paid in. Anything that still arrives goes back to {{payer}}, and the account cannot be opened again. The fee for opening it is not refunded.',
    nb: 'Så vidt banken har meldt, er ingenting betalt inn. Kommer det likevel noe, går det tilbake til {{payer}}, og kontoen kan ikke åpnes igjen. Gebyret for å åpne den betales ikke tilbake.',
  },
  closeKeep: { en: 'Keep the account', nb: 'Behold kontoen' },
  closed_toast: { en: 'The account is closed', nb: 'Kontoen er avsluttet' },
  noted_toast: {
    en: 'It is noted. You do not need to do anything more. The bank has not confirmed it yet.',
    nb: 'Det er notert. Du trenger ikke gjøre noe mer. Banken har ikke bekreftet det ennå.',
  },
  takeBack: { en: 'Withdraw it', nb: 'Trekk det tilbake' },
  takenBack_toast: { en: 'It is withdrawn', nb: 'Det er trukket tilbake' },
  takeBackFailed: {
    en: 'It was not withdrawn, and may still be carried out. Try again.',
    nb: 'Det er ikke trukket tilbake og kan fortsatt bli gjennomført. Prøv igjen.',
  },

  release: { en: 'Release the deposit', nb: 'Frigi depositumet' },
  disputeUntil: {
    en: 'The bank sent its notice on {{noticed}}. By {{until}} the matter must be before the Rent Disputes Tribunal or a court, and the bank must have been shown it; otherwise it pays {{payer}}.',
    nb: 'Banken sendte varselet {{noticed}}. Senest {{until}} må saken være brakt inn for Husleietvistutvalget eller domstolen, og banken ha fått vist det; ellers betaler den {{payer}}.',
  },
  disputeOver: {
    en: 'The bank sent its notice on {{noticed}}, and the five weeks ended on {{until}}. If you did not show the bank a case by then, it pays {{payer}}.',
    nb: 'Banken sendte varselet {{noticed}}, og de fem ukene gikk ut {{until}}. Viste du ikke banken innen da at det er reist sak, betaler den {{payer}}.',
  },
  noticed_on: {
    en: 'The date of the bank’s letter (when it was sent)',
    nb: 'Datoen i bankens brev (da det ble sendt)',
  },
  noticed_onHelp: {
    en: 'The letter says that {{payer}} claims the deposit. The five weeks run from the day it was sent, not the day you got it. Leave it empty if no letter has come; you can note it later.',
    nb: 'I brevet står det at {{payer}} krever depositumet. De fem ukene løper fra dagen brevet ble sendt, ikke fra dagen du fikk det. La det stå tomt hvis det ikke er kommet noe brev; du kan notere det senere.',
  },
  createdSeveral: {
    en: 'Signed by all the tenants, and the deposit account is created. It is opened when everyone has signed.',
    nb: 'Signert av alle leietakerne, og depositumskontoen er opprettet. Den åpnes når alle har signert.',
  },
  openedOver: {
    en: 'The deposit account is opened. Nothing is paid in.',
    nb: 'Depositumskontoen er åpnet. Ingenting er betalt inn.',
  },
  fullyOver: {
    en: 'The deposit of {{sum}} is fully funded: {{founds}} is paid in, which is {{surplus}} too much. What is too much belongs to {{payer}}; when you release the deposit, all that is on the account is released.',
    nb: 'Depositumet på {{sum}} er fullt innbetalt: {{founds}} er betalt inn, og det er {{surplus}} for mye. Det som er for mye, tilhører {{payer}}; når du frigir depositumet, frigis alt som står på kontoen.',
  },
  theTenant: { en: 'the tenant', nb: 'leietakeren' },
  releaseStep: { en: 'Step {{step}} of {{last}}', nb: 'Trinn {{step}} av {{last}}' },
  who: { en: 'Who gets the deposit?', nb: 'Hvem får depositumet?' },
  next: { en: 'Next', nb: 'Neste' },
  back: { en: 'Back', nb: 'Tilbake' },
  cancel: { en: 'Cancel', nb: 'Avbryt' },
  confirm: { en: 'Confirm', nb: 'Bekreft' },
  sumAll: { en: 'The deposit is {{sum}}.', nb: 'Depositumet er {{sum}}.' },
  sumOver: {
    en: '{{founds}} is on the account. The deposit is {{sum}}, so {{surplus}} too much is paid in, and that belongs to {{payer}}. All of the {{founds}} is released.',
    nb: '{{founds}} står på kontoen. Depositumet er {{sum}}, så {{surplus}} er betalt inn for mye, og det tilhører {{payer}}. Alle {{founds}} frigis.',
  },
  beyondDeposit: {
    en: 'You ask for {{beyond}} more than the deposit of {{sum}}. That money belongs to {{payer}}, and the lease gives you no right to it.',
    nb: 'Du ber om {{beyond}} mer enn depositumet på {{sum}}. De pengene tilhører {{payer}}, og leiekontrakten gir deg ikke rett til dem.',
  },
  amount_tenant: { en: 'To {{payer}}', nb: 'Til {{payer}}' },
  amount_landlord: { en: 'To you', nb: 'Til deg' },
  amountHelp: {
    en: 'At most {{sum}}. The other amount is calculated automatically.',
    nb: 'Høyst {{sum}}. Det andre beløpet regnes ut automatisk.',
  },
  sureTENANT: {
    en: 'The bank pays {{sum}} and the interest to {{payer}} at once. Once the bank has been told, this cannot be undone.',
    nb: 'Banken betaler {{sum}} og rentene til {{payer}} med en gang. Når banken har fått beskjed, kan det ikke angres.',
  },
  sureRunning: {
    en: 'The tenancy is still running. Once the deposit is paid out, you have no security for the rest of it.',
    nb: 'Leieforholdet løper fortsatt. Når depositumet er utbetalt, har du ingen sikkerhet for resten av leieforholdet.',
  },
  sureSPLIT: {
    en: 'The bank asks {{payer}} to agree to just this, and pays nothing before. Until then you can change the amounts.',
    nb: 'Banken ber {{payer}} om å godta akkurat dette, og betaler ingenting før det er gjort. Fram til da kan du endre beløpene.',
  },
  sureDISPUTE: {
    en: 'This is noted here only; the bank is not told. If {{payer}} claims the deposit, the bank writes to you. Within five weeks of the day it sent the letter you must show it that you have brought the matter before the Rent Disputes Tribunal or a court; otherwise it pays {{payer}}.',
    nb: 'Dette noteres bare her; banken får ikke beskjed. Krever {{payer}} depositumet, skriver banken til deg. Innen fem uker etter at brevet ble sendt, må du vise banken at du har brakt saken inn for Husleietvistutvalget eller domstolen; ellers betaler den {{payer}}.',
  },
  disputeNoticed: {
    en: 'You have noted a dispute. The bank is not told.',
    nb: 'Du har notert en tvist. Banken får ikke beskjed.',
  },
  disputeRent: {
    en: 'You have noted a dispute. The bank is not told. If {{payer}} claims the deposit, the bank writes to you, and pays {{payer}} five weeks after it sent the notice unless you have by then shown it that the matter is before the Rent Disputes Tribunal or a court, or documented rent that is owed to the account in the same bank that the lease names.',
    nb: 'Du har notert en tvist. Banken får ikke beskjed. Krever {{payer}} depositumet, skriver banken til deg, og den betaler {{payer}} fem uker etter at varselet ble sendt, med mindre du innen da har vist den at saken er brakt inn for Husleietvistutvalget eller domstolen, eller dokumentert leie som skyldes til kontoen i samme bank som leiekontrakten nevner.',
  },
  noArrears: {
    en: 'Rent, damage and cleaning need written consent from {{payer}}, or a final decision. Rent that is owed can only be shown to the bank where the lease says that the rent goes to an account in the same bank, and this one does not.',
    nb: 'Leie, skader og rengjøring krever skriftlig samtykke fra {{payer}} eller en rettskraftig avgjørelse. Leie som skyldes, kan bare dokumenteres for banken når det står i leiekontrakten at leien betales til en konto i samme bank, og det gjør det ikke her.',
  },
  sureDISPUTESplit: {
    en: 'The split you have asked for is still at the bank: if {{payer}} agrees to it, the bank pays it out as split, and the dispute is over.',
    nb: 'Delingen du har bedt om, ligger fortsatt i banken: Godtar {{payer}} den, betaler banken ut slik det er delt, og tvisten er over.',
  },
  arrears: {
    en: 'For unpaid rent alone there is another time limit, because the lease says that the rent goes to an account in the same bank: if you document to the bank what is owed to that account, it writes to {{payer}} and pays you five weeks after it sent that letter unless {{payer}} shows it such a case. Damage and cleaning need written consent from {{payer}}, or a final decision.',
    nb: 'For skyldig leie alene gjelder en annen frist, fordi det står i leiekontrakten at leien betales til en konto i samme bank: Dokumenterer du for banken hva som skyldes til den kontoen, varsler den {{payer}} og betaler deg fem uker etter at varselet ble sendt, hvis ikke {{payer}} viser at det er reist slik sak. Skader og rengjøring krever skriftlig samtykke fra {{payer}} eller en rettskraftig avgjørelse.',
  },
  lawRead: { en: 'Read § 3-5 of the Tenancy Act (in Norwegian)', nb: 'Les husleieloven § 3-5' },
  TENANT_toast: {
    en: 'The bank has been asked to pay out the deposit',
    nb: 'Banken er bedt om å betale ut depositumet',
  },
  SPLIT_toast: { en: 'The bank asks {{payer}} to agree', nb: 'Banken ber {{payer}} om samtykke' },
  DISPUTE_toast: { en: 'The dispute is noted', nb: 'Tvisten er notert' },

  paySuccessTitle: { en: 'The fee is paid', nb: 'Gebyret er betalt' },
  paySuccessText: {
    en: 'Thank you. The payment is confirmed, and the contract is sent for signing.',
    nb: 'Takk. Betalingen er bekreftet, og kontrakten sendes til signering.',
  },
  payUnsentTitle: { en: 'The fee is paid', nb: 'Gebyret er betalt' },
  payUnsentText: {
    en: 'The payment is confirmed, but the contract could not be sent for signing. Its page says why. You do not pay the fee again when you send it once more.',
    nb: 'Betalingen er bekreftet, men kontrakten kunne ikke sendes til signering. Siden til kontrakten viser hvorfor. Du betaler ikke gebyret på nytt når du sender den igjen.',
  },
  payCheckTitle: { en: 'The payment is being checked', nb: 'Betalingen kontrolleres' },
  payCheckText: {
    en: 'The payment is not confirmed yet. The contract is sent for signing as soon as it is.',
    nb: 'Betalingen er ikke bekreftet ennå. Kontrakten sendes til signering så snart den er det.',
  },
  payFailTitle: { en: 'The payment failed', nb: 'Betalingen mislyktes' },
  payFailText: {
    en: 'The fee for the deposit account was not paid. Contact your bank, or try again.',
    nb: 'Gebyret for depositumskontoen ble ikke betalt. Kontakt banken din, eller prøv igjen.',
  },
  ok: { en: 'OK', nb: 'OK' },
})
