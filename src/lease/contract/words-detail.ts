import { words, type Text } from '../../base/kit/words'
import type { Contract } from './model'
import type { CostSplitForm } from './model-forms'
import { storyTexts } from './words-story'
import { termTexts } from './words-term'

const splits = {
  TENANT: { en: 'The tenant', nb: 'Leietakeren' },
  LANDLORD: { en: 'You', nb: 'Du' },
  SPLIT: { en: 'Shared between you', nb: 'Delt mellom dere' },
} satisfies Record<CostSplitForm['category'], Text>

const blocks = {
  blocked_freeLimit: {
    en: 'Rent is not booked: the 21 free vouchers are used up. With a subscription it is caught up for every month that is missing.',
    nb: 'Leien føres ikke: De 21 gratis bilagene er brukt opp. Med abonnement føres hver måned som mangler.',
  },
  blocked_endOf30Days: {
    en: 'Rent is not booked: the 30 free days are over. With a subscription it is caught up for every month that is missing.',
    nb: 'Leien føres ikke: De 30 gratis dagene er over. Med abonnement føres hver måned som mangler.',
  },
} satisfies Record<`blocked_${Exclude<Contract['blocked_by'], ''>}`, Text>

/** The list of contracts, and one contract with what can be done to it. */
export const contractDetailWords = words('contractDetail', {
  ...storyTexts,
  ...termTexts,
  ...splits,
  ...blocks,

  list: { en: 'Rent contracts', nb: 'Leiekontrakter' },
  listOf: { en: 'Rent contracts of {{house}}', nb: 'Leiekontrakter for {{house}}' },
  add: { en: 'New rent contract', nb: 'Ny leiekontrakt' },
  find: { en: 'Find contracts', nb: 'Finn kontrakter' },
  search: { en: 'Search', nb: 'Søk' },
  tenant: { en: 'Tenant', nb: 'Leietaker' },
  status: { en: 'Status', nb: 'Status' },
  period: { en: 'Period', nb: 'Periode' },
  rent: { en: 'Rent a month', nb: 'Månedsleie' },
  from: { en: 'From {{from}}', nb: 'Fra {{from}}' },
  fromTo: { en: '{{from}} to {{to}}', nb: '{{from}} til {{to}}' },
  count_one: { en: '{{count}} contract', nb: '{{count}} kontrakt' },
  count_other: { en: '{{count}} contracts', nb: '{{count}} kontrakter' },
  rentOfActive: {
    en: 'Rent a month of active contracts shown: {{amount}}',
    nb: 'Månedsleie for aktive kontrakter som vises: {{amount}}',
  },
  emptyTitle: { en: 'No rent contracts yet', nb: 'Ingen leiekontrakter ennå' },
  emptyText: {
    en: 'Write a lease that follows the Tenancy Act, print it, and the rent books itself month by month.',
    nb: 'Skriv en leiekontrakt som følger husleieloven, skriv den ut, og leien føres av seg selv måned for måned.',
  },

  title: { en: 'Rent contract', nb: 'Leiekontrakt' },
  back: { en: 'All rent contracts', nb: 'Alle leiekontrakter' },
  sub: { en: 'Rent contract no. {{number}}, {{house}}', nb: 'Leiekontrakt nr. {{number}}, {{house}}' },
  story: { en: 'Where it stands', nb: 'Hvor den står' },
  ownLink: { en: 'the link where you sign', nb: 'lenken der du signerer' },
  linkOf: { en: 'the link where {{name}} signs', nb: 'lenken der {{name}} signerer' },
  now: { en: 'Now', nb: 'Nå' },
  ahead: { en: 'Later', nb: 'Senere' },
  done: { en: 'Done', nb: 'Gjort' },
  subscribe: { en: 'Subscribe', nb: 'Abonner' },

  address: { en: 'Address', nb: 'Adresse' },
  name: { en: 'Name', nb: 'Navn' },
  terms: { en: 'Terms', nb: 'Vilkår' },
  tax: { en: 'Tax', nb: 'Skatt' },
  taxed: { en: 'Taxed', nb: 'Skattepliktig' },
  notTaxed: { en: 'Tax-free', nb: 'Skattefri' },
  notice_one: { en: '{{count}} month', nb: '{{count}} måned' },
  notice_other: { en: '{{count}} months', nb: '{{count}} måneder' },
  countsAsOpen: {
    en: 'Counts as open-ended: the term is too short for one without a reason (§ 9-3)',
    nb: 'Regnes som tidsubestemt: Tiden er for kort for en avtale uten begrunnelse (§ 9-3)',
  },
  namedLastDay: { en: 'Last day named in the lease', nb: 'Siste dag som står i avtalen' },
  noticePeriod: { en: 'Notice', nb: 'Oppsigelsestid' },
  including: { en: 'Included', nb: 'Inkludert' },
  keys: { en: 'Keys', nb: 'Nøkler' },
  allowed: { en: 'Allowed', nb: 'Tillatt' },
  notAllowed: { en: 'Not allowed', nb: 'Ikke tillatt' },
  nothing: { en: 'Nothing', nb: 'Ingenting' },
  deposit: { en: 'Deposit', nb: 'Depositum' },
  depositKind: { en: 'Kind', nb: 'Type' },
  noDeposit: { en: 'No deposit is agreed.', nb: 'Det er ikke avtalt depositum.' },
  depositHere: { en: 'Deposit account opened through Husbok', nb: 'Depositumskonto åpnet gjennom Husbok' },
  depositOwn: { en: 'Blocked account in the tenant’s name', nb: 'Sperret konto i leietakerens navn' },
  depositAccount: { en: 'Account', nb: 'Konto' },
  depositDue: { en: 'To be paid by', nb: 'Betales innen' },
  depositDays_one: { en: '{{count}} day after the account is opened', nb: '{{count}} dag etter at kontoen er åpnet' },
  depositDays_other: {
    en: '{{count}} days after the account is opened',
    nb: '{{count}} dager etter at kontoen er åpnet',
  },

  papers: { en: 'Papers', nb: 'Papirer' },
  pdf: { en: 'Contract as PDF', nb: 'Kontrakten som PDF' },
  pdfDraft: { en: 'Draft as PDF', nb: 'Utkastet som PDF' },
  pdfToSign: { en: 'PDF to sign', nb: 'PDF til signering' },
  pdfName: { en: '{{name}} contract', nb: '{{name}} contract' },
  pdfOpening: { en: 'Opening the contract', nb: 'Åpner kontrakten' },
  signedPaper: { en: 'Signed contract', nb: 'Signert kontrakt' },
  paperMissing: {
    en: 'The paper that you both signed is not here yet. Scan or photograph it, so that it lies with the contract.',
    nb: 'Papiret dere begge signerte, ligger ikke her ennå. Skann eller fotografer det, så ligger det ved kontrakten.',
  },
  paperAdd: { en: 'Add the signed paper', nb: 'Legg til det signerte papiret' },
  paperChange: { en: 'Change the signed paper', nb: 'Endre det signerte papiret' },
  paperHelp: {
    en: 'A scan, or a photo of each page in their order. Several photos become one PDF; the photos are kept too.',
    nb: 'En skanning, eller et bilde av hver side i rekkefølge. Flere bilder blir til én PDF; bildene beholdes også.',
  },
  paperSaved: { en: 'The signed paper is saved', nb: 'Det signerte papiret er lagret' },
  photoOfPage: { en: 'Photo of page {{page}} of {{last}}', nb: 'Bilde av side {{page}} av {{last}}' },
  attached: { en: 'Attached documents', nb: 'Vedlagte dokumenter' },
  checklist: { en: 'Handover list', nb: 'Overtakelsesliste' },
  checklistText: {
    en: 'What you go through with the tenant when the keys change hands, printed and signed by both.',
    nb: 'Det du går gjennom med leietakeren når nøklene skifter hender, skrevet ut og signert av begge.',
  },
  checklistEdit: { en: 'Change the handover list', nb: 'Endre overtakelseslisten' },
  checklistPdf: { en: 'Handover list as PDF', nb: 'Overtakelseslisten som PDF' },
  checklistFile: { en: '{{name}} checklist', nb: '{{name}} checklist' },
  checklistSaved: { en: 'The handover list is saved', nb: 'Overtakelseslisten er lagret' },
  extras: { en: 'What belongs to the home', nb: 'Det som hører til boligen' },
  extrasText: {
    en: 'Parking, storage, keys and the like that the tenant may use.',
    nb: 'Parkering, bod, nøkler og lignende som leietakeren får bruke.',
  },
  extrasChange: { en: 'Change what belongs to it', nb: 'Endre hva som hører til' },
  extrasSaved: { en: 'What belongs to the home is saved', nb: 'Det som hører til boligen, er lagret' },
  split: { en: 'Shared costs', nb: 'Delte kostnader' },
  splitText: {
    en: 'Who bears costs that are not part of the rent. It stands in the lease.',
    nb: 'Hvem som bærer kostnader som ikke er en del av leien. Det står i kontrakten.',
  },
  splitLaw: {
    en: 'The tenant can only be asked to pay for electricity, heating, and water and sewage by meter, settled against actual use. Everything else is part of the rent, whatever you agree.',
    nb: 'Leietakeren kan bare betale for strøm, oppvarming, og vann og avløp etter måler, avregnet mot det virkelige forbruket. Alt annet er en del av leien, uansett hva dere avtaler.',
  },
  splitCosts: { en: 'Which costs', nb: 'Hvilke kostnader' },
  splitCostsHelp: {
    en: 'For example: electricity for the shared laundry room',
    nb: 'For eksempel: strøm til felles vaskerom',
  },
  splitSum: { en: 'What they come to', nb: 'Hvor mye de utgjør' },
  splitSumHelp: { en: 'Leave it empty when it follows use', nb: 'La det stå tomt når det følger forbruket' },
  splitPeriod: { en: 'The amounts are', nb: 'Beløpene er' },
  month: { en: 'a month', nb: 'per måned' },
  quarter: { en: 'a quarter', nb: 'per kvartal' },
  year: { en: 'a year', nb: 'per år' },
  splitChange: { en: 'Change who pays', nb: 'Endre hvem som betaler' },
  splitWho: { en: 'Who pays', nb: 'Hvem betaler' },
  splitTenant: { en: 'The tenant’s part', nb: 'Leietakerens del' },
  splitLandlord: { en: 'Your part', nb: 'Din del' },
  splitSaved: { en: 'Who pays the shared costs is saved', nb: 'Hvem som betaler delte kostnader, er lagret' },

  income: { en: 'Income of this contract', nb: 'Inntekter fra denne kontrakten' },
  incomeSum: { en: 'Rent', nb: 'Leie' },
  incomeCount_one: { en: '{{count}} income', nb: '{{count}} inntekt' },
  incomeCount_other: { en: '{{count}} incomes', nb: '{{count}} inntekter' },
  incomeSumShown: { en: 'Booked so far: {{amount}}', nb: 'Ført hittil: {{amount}}' },
  noIncomeTitle: { en: 'No income yet', nb: 'Ingen inntekt ennå' },
  noIncomeText: {
    en: 'Each month’s rent comes here by itself once the contract is signed and the first payment is due.',
    nb: 'Leien for hver måned kommer hit av seg selv når kontrakten er signert og første betaling forfaller.',
  },
  noIncomeFinished: {
    en: 'This contract has no income outside the trash folder.',
    nb: 'Denne kontrakten har ingen inntekter utenom papirkurven.',
  },

  trashIncome: { en: 'Delete all income records', nb: 'Slett alle inntektsbilag' },
  trashIncomeTitle: {
    en: 'Move all income of this contract to the trash?',
    nb: 'Flytte alle inntekter fra denne kontrakten til papirkurven?',
  },
  trashIncomeText_one: {
    en: '{{count}} income leaves your lists and totals. It stays in the trash folder until you restore it or delete it for good. The contract itself goes on.',
    nb: '{{count}} inntekt forsvinner fra lister og summer. Den ligger i papirkurven til du gjenoppretter den eller sletter den for godt. Selve kontrakten fortsetter.',
  },
  trashIncomeText_other: {
    en: '{{count}} incomes leave your lists and totals. They stay in the trash folder until you restore them or delete them for good. The contract itself goes on.',
    nb: '{{count}} inntekter forsvinner fra lister og summer. De ligger i papirkurven til du gjenoppretter dem eller sletter dem for godt. Selve kontrakten fortsetter.',
  },
  trashIncomeGo: { en: 'Move to trash', nb: 'Flytt til papirkurven' },
  trashIncomeKeep: { en: 'Keep the income', nb: 'Behold inntektene' },
  trashedIncome_one: { en: '{{count}} income is in the trash folder', nb: '{{count}} inntekt ligger i papirkurven' },
  trashedIncome_other: {
    en: '{{count}} incomes are in the trash folder',
    nb: '{{count}} inntekter ligger i papirkurven',
  },

  frozen: {
    en: 'The signed contract no longer changes. Agree on changes in a new contract, or in an addendum that you both sign.',
    nb: 'Den signerte kontrakten endres ikke lenger. Avtal endringer i en ny kontrakt, eller i et tillegg som dere begge signerer.',
  },
  unreadableSigned: {
    en: 'What could not be read here cannot be written anew, because the contract is signed. It stands in the signed lease: open its PDF. Whoever runs Husbok can read it again with the encryption key that it was stored with.',
    nb: 'Det som ikke kunne leses her, kan ikke skrives på nytt, fordi kontrakten er signert. Det står i den signerte leieavtalen: Åpne PDF-en. Den som drifter Husbok, kan lese det igjen med krypteringsnøkkelen det ble lagret med.',
  },
  asSigned: {
    en: 'It stands as it was signed; a change is agreed anew or in an addendum.',
    nb: 'Det står som det ble signert; en endring avtales på nytt eller i et tillegg.',
  },
  edit: { en: 'Edit', nb: 'Rediger' },
  save: { en: 'Save', nb: 'Lagre' },

  sign: { en: 'Mark as signed by hand', nb: 'Merk som signert for hånd' },
  signText: {
    en: 'From now on the contract can’t be changed, nor who bears the shared costs and what belongs to the home, and its rent is booked month by month from {{day}}. This cannot be taken back; you can finish the contract.',
    nb: 'Fra nå av kan kontrakten ikke endres, heller ikke hvem som bærer delte kostnader og hva som hører til boligen, og leien føres måned for måned fra {{day}}. Dette kan ikke tas tilbake; du kan avslutte kontrakten.',
  },
  signNeedsBankid: {
    en: 'This contract opens a deposit account through Husbok. The bank opens it only for a contract that everyone signs with BankID, so it cannot be marked as signed by hand.',
    nb: 'Denne kontrakten åpner en depositumskonto gjennom Husbok. Banken åpner den bare for en kontrakt som alle signerer med BankID, så kontrakten kan ikke merkes som signert for hånd.',
  },
  signOwnAccount: {
    en: 'If you want to sign on paper, change to a deposit account that you have opened at a bank yourself. An opening fee that you have paid is refunded then.',
    nb: 'Vil dere signere på papir, bytter du til en depositumskonto du selv får åpnet i en bank. Har du betalt åpningsgebyret, får du det tilbake da.',
  },
  signLater: { en: 'Not now', nb: 'Ikke nå' },
  signSend: { en: 'Send for signing', nb: 'Send til signering' },
  signChangeDeposit: { en: 'Change to an account of your own', nb: 'Bytt til egen konto' },
  signPlaces_one: {
    en: 'The lease reaches back: the rent of {{count}} month is booked at once and takes {{count}} free voucher. You have {{left}} left.',
    nb: 'Kontrakten går tilbake i tid: Leien for {{count}} måned føres med en gang og tar {{count}} gratis bilag. Du har {{left}} igjen.',
  },
  signPlaces_other: {
    en: 'The lease reaches back: the rent of {{count}} months is booked at once and takes {{count}} free vouchers. You have {{left}} left.',
    nb: 'Kontrakten går tilbake i tid: Leien for {{count}} måneder føres med en gang og tar {{count}} gratis bilag. Du har {{left}} igjen.',
  },
  signPlacesShort: {
    en: 'What there is no room for waits until you have a subscription.',
    nb: 'Det det ikke er plass til, venter til du har abonnement.',
  },
  signFiles: { en: 'The signed paper', nb: 'Det signerte papiret' },
  signFilesHelp: {
    en: 'A scan, or photos of what you both signed, which become one PDF. You can leave it out and add it later.',
    nb: 'En skanning, eller bilder av det dere begge signerte, som blir til én PDF. Du kan la det stå tomt og legge det til senere.',
  },
  signGo: { en: 'Mark as signed', nb: 'Merk som signert' },
  signed: { en: 'The contract is signed', nb: 'Kontrakten er signert' },

  finish: { en: 'Finish contract', nb: 'Avslutt kontrakten' },
  finishText: {
    en: 'The lease is over. The rent of the last month is counted by days up to the last day, and nothing more is booked.',
    nb: 'Leieforholdet er over. Leien for den siste måneden regnes etter dager til og med siste dag, og mer føres ikke.',
  },
  finishForGood: { en: 'This cannot be undone.', nb: 'Dette kan ikke angres.' },
  finishDate: { en: 'Last day rent is owed', nb: 'Siste dag det skyldes leie for' },
  finishEarly: {
    en: 'The lease begins on {{from}}, so no rent is owed at all.',
    nb: 'Leieforholdet begynner {{from}}, så det skyldes ingen leie i det hele tatt.',
  },
  finishIncome: { en: 'The income it has made', nb: 'Inntektene den har laget' },
  finishKeep: { en: 'Keep it', nb: 'Behold dem' },
  finishKeepHelp: {
    en: 'Only rent after the last day goes to the trash folder.',
    nb: 'Bare leie etter siste dag flyttes til papirkurven.',
  },
  finishDelete: { en: 'Move all of it to the trash folder', nb: 'Flytt alle til papirkurven' },
  finishDeleteHelp: { en: 'For a contract that never came to anything.', nb: 'For en kontrakt det aldri ble noe av.' },
  finishGo: { en: 'Finish for good', nb: 'Avslutt for godt' },
  finishedToast: { en: 'The contract is finished', nb: 'Kontrakten er avsluttet' },

  remove: { en: 'Delete contract', nb: 'Slett kontrakten' },
  removeTitle: { en: 'Delete the contract with {{name}}?', nb: 'Slette kontrakten med {{name}}?' },
  removeText: {
    en: 'It was never agreed. It is deleted for good, with its documents and what was sent for signing, and cannot be brought back.',
    nb: 'Den ble aldri avtalt. Den slettes for godt, med dokumentene sine og det som ble sendt til signering, og kan ikke hentes tilbake.',
  },
  removeRefund: {
    en: 'The opening fee of kr 299 that you have paid for the deposit account is refunded to your card.',
    nb: 'Åpningsgebyret på kr 299 som du har betalt for depositumskontoen, betales tilbake til kortet ditt.',
  },
  removeGo: { en: 'Delete for good', nb: 'Slett for godt' },
  removeKeep: { en: 'Keep the contract', nb: 'Behold kontrakten' },
  removed: { en: 'The contract with {{name}} is deleted', nb: 'Kontrakten med {{name}} er slettet' },
})

export type ContractDetailKey = keyof (typeof contractDetailWords)['texts']
