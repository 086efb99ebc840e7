import { words } from '../../base/kit/words'
import { endTexts } from './words-end'
import { fixedTermTexts } from './words-term'

/** What is done to a contract once it is written. */
export const tenancyWords = words('tenancy', {
  ...fixedTermTexts,
  ...endTexts,

  TENANT: { en: 'The tenant', nb: 'Leietakeren' },
  LANDLORD: { en: 'You', nb: 'Du' },
  SPLIT: { en: 'Shared between you', nb: 'Delt mellom dere' },
  signedPaper: { en: 'Signed contract', nb: 'Signert kontrakt' },
  paperHelp: {
    en: 'A scan, or a photo of each page in order. Several photos become one PDF; the photos are kept too.',
    nb: 'En skanning, eller et bilde av hver side i rekkefølge. Flere bilder blir til én PDF; bildene beholdes også.',
  },
  paperSaved: { en: 'The signed paper is saved', nb: 'Det signerte papiret er lagret' },
  photoOfPage: { en: 'Photo of page {{page}} of {{last}}', nb: 'Bilde av side {{page}} av {{last}}' },
  checklist: { en: 'Handover list', nb: 'Overtakelsesliste' },
  checklistText: {
    en: 'What you go through with the tenant when the keys change hands, printed and signed by both.',
    nb: 'Det du går gjennom med leietakeren når nøklene skifter hender, skrevet ut og signert av begge.',
  },
  checklistSaved: { en: 'The handover list is saved', nb: 'Overtakelseslisten er lagret' },
  extras: { en: 'What belongs to the home', nb: 'Det som hører til boligen' },
  extrasText: {
    en: 'Parking, storage, keys and the like that the tenant may use.',
    nb: 'Parkering, bod, nøkler og lignende som leietakeren får bruke.',
  },
  extrasSaved: { en: 'What belongs to the home is saved', nb: 'Det som hører til boligen, er lagret' },
  split: { en: 'Shared costs', nb: 'Delte kostnader' },
  splitText: {
    en: 'Who pays costs that are not part of the rent. It is written in the lease.',
    nb: 'Hvem som betaler kostnader som ikke er en del av leien. Det står i kontrakten.',
  },
  splitLaw: {
    en: 'The tenant can only be asked to pay for electricity, heating, and water and sewage by meter, settled against actual use. Everything else is part of the rent, whatever you agree.',
    nb: 'Leietakeren kan bare pålegges å betale for strøm, oppvarming, og vann og avløp etter måler, avregnet mot det faktiske forbruket. Alt annet er en del av leien, uansett hva dere avtaler.',
  },
  splitCosts: { en: 'Which costs', nb: 'Hvilke kostnader' },
  splitCostsHelp: {
    en: 'For example: electricity for the shared laundry room',
    nb: 'For eksempel: strøm til felles vaskerom',
  },
  splitSum: { en: 'How much they amount to', nb: 'Hvor mye de utgjør' },
  splitSumHelp: { en: 'Leave it empty if it depends on use', nb: 'La det stå tomt hvis det avhenger av forbruket' },
  splitPeriod: { en: 'The amounts are', nb: 'Beløpene er' },
  month: { en: 'a month', nb: 'per måned' },
  quarter: { en: 'a quarter', nb: 'per kvartal' },
  year: { en: 'a year', nb: 'per år' },
  splitWho: { en: 'Who pays', nb: 'Hvem betaler' },
  splitTenant: { en: 'The tenant’s part', nb: 'Leietakerens del' },
  splitLandlord: { en: 'Your part', nb: 'Din del' },
  splitSaved: { en: 'Who pays the shared costs is saved', nb: 'Hvem som betaler delte kostnader, er lagret' },
  trashIncome: { en: 'Delete all income records', nb: 'Slett alle inntektsbilag' },
  trashIncomeTitle: {
    en: 'Move all income of this contract to the trash?',
    nb: 'Flytte alle inntekter fra denne kontrakten til papirkurven?',
  },
  trashIncomeText_one: {
    en: '{{count}} income voucher disappears from your lists and totals. It stays in the trash folder until you restore it or delete it for good. The contract itself goes on.',
    nb: '{{count}} inntekt forsvinner fra lister og summer. Den ligger i papirkurven til du gjenoppretter den eller sletter den for godt. Selve kontrakten fortsetter.',
  },
  trashIncomeText_other: {
    en: '{{count}} income vouchers disappear from your lists and totals. They stay in the trash folder until you restore them or delete them for good. The contract itself goes on.',
    nb: '{{count}} inntekter forsvinner fra lister og summer. De ligger i papirkurven til du gjenoppretter dem eller sletter dem for godt. Selve kontrakten fortsetter.',
  },
  trashIncomeGo: { en: 'Move to trash', nb: 'Flytt til papirkurven' },
  trashIncomeKeep: { en: 'Keep the income', nb: 'Behold inntektene' },
  trashedIncome_one: {
    en: '{{count}} income voucher is in the trash folder',
    nb: '{{count}} inntekt ligger i papirkurven',
  },
  trashedIncome_other: {
    en: '{{count}} income vouchers are in the trash folder',
    nb: '{{count}} inntekter ligger i papirkurven',
  },
  save: { en: 'Save', nb: 'Lagre' },
  sign: { en: 'Signed on paper', nb: 'Signert på papir' },
  signText: {
    en: 'The contract, the shared costs and what belongs to the home can no longer be changed. Its rent is booked every month from {{day}}. This cannot be undone; you can finish the contract.',
    nb: 'Kontrakten, de delte kostnadene og det som hører til boligen, kan ikke lenger endres. Leien føres hver måned fra {{day}}. Dette kan ikke angres; du kan avslutte kontrakten.',
  },
  signNeedsBankid: {
    en: 'This contract opens a deposit account through Husbok. The bank opens it only for a contract that everyone signs with BankID, so it cannot be marked as signed on paper.',
    nb: 'Denne kontrakten åpner en depositumskonto gjennom Husbok. Banken åpner den bare for en kontrakt som alle signerer med BankID, så kontrakten kan ikke merkes som signert på papir.',
  },
  signOwnAccount: {
    en: 'If you want to sign on paper, change to a deposit account that you have opened at a bank yourself. An opening fee that you have paid is refunded then.',
    nb: 'Vil dere signere på papir, bytter du til en depositumskonto du selv får åpnet i en bank. Har du betalt åpningsgebyret, får du det tilbake da.',
  },
  signLater: { en: 'Not now', nb: 'Ikke nå' },
  signSend: { en: 'Send for signing', nb: 'Send til signering' },
  signChangeDeposit: { en: 'Change to an account of your own', nb: 'Bytt til egen konto' },
  signFiles: { en: 'The signed paper', nb: 'Det signerte papiret' },
  signFilesHelp: {
    en: 'A scan, or photos of what you both signed, which become one PDF. You can leave it out and add it later.',
    nb: 'En skanning, eller bilder av det dere begge signerte, som blir til én PDF. Du kan la det stå tomt og legge det til senere.',
  },
  signGo: { en: 'Mark as signed', nb: 'Merk som signert' },
  signed: { en: 'The contract is signed', nb: 'Kontrakten er signert' },
})
