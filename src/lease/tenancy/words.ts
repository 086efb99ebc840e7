import { words, type Text } from '../../base/kit/words'

/** The texts for a fixed term that ends soon or is over, and for a lease that goes on after it. */
const fixedTermTexts = {
  term_soon: {
    en: 'The lease then ends without notice. If the tenant stays, you must ask in writing to move by {{askBy}}; otherwise the lease becomes open-ended.',
    nb: 'Leieforholdet slutter da uten oppsigelse. Blir leietakeren boende, må du be skriftlig om flytting innen {{askBy}}; ellers blir leieforholdet tidsubestemt.',
  },
  term_over: {
    en: 'Does the tenant still live there? Rent after that day is not booked until you decide: finish the contract with the day on which the tenant moves, or say that the lease goes on. If the tenant is to move, ask for it in writing by {{askBy}}; otherwise the lease becomes open-ended.',
    nb: 'Bor leietakeren der fortsatt? Leie etter den dagen føres ikke før du velger: Avslutt kontrakten med den dagen leietakeren flytter, eller si at leieforholdet fortsetter. Skal leietakeren flytte, ber du skriftlig om det innen {{askBy}}; ellers blir leieforholdet tidsubestemt.',
  },
  term_late: {
    en: 'That is more than three months ago. If the tenant has stayed without being asked in writing to move by {{askBy}}, the lease is open-ended now: say that it goes on. Rent after {{end}} is not booked until you say so, or finish the contract with a later day.',
    nb: 'Det er mer enn tre måneder siden. Har leietakeren blitt boende uten at du har bedt skriftlig om flytting innen {{askBy}}, er leieforholdet nå tidsubestemt: Si at det fortsetter. Leie etter {{end}} føres ikke før du sier det, eller avslutter kontrakten med en senere dag.',
  },
  termOwn_soon: {
    en: 'The lease then ends without notice. If the tenant stays, tell the tenant in writing whether to move, or that the lease goes on.',
    nb: 'Leieforholdet slutter da uten oppsigelse. Blir leietakeren boende, sier du skriftlig om leietakeren skal flytte, eller at leieforholdet fortsetter.',
  },
  termOwn_over: {
    en: 'Does the tenant still live there? Rent after that day is not booked until you decide: finish the contract with the day on which the tenant moves, or say that the lease goes on.',
    nb: 'Bor leietakeren der fortsatt? Leie etter den dagen føres ikke før du velger: Avslutt kontrakten med den dagen leietakeren flytter, eller si at leieforholdet fortsetter.',
  },

  term_open: {
    en: 'The term is shorter than the Act allows without a reason. The lease therefore does not end by itself: the one who wants to end it must give notice. Rent after {{end}} is booked once you say that the lease goes on.',
    nb: 'Leietiden er kortere enn loven tillater uten en grunn. Leieforholdet slutter derfor ikke av seg selv: Den som vil avslutte det, må si opp. Leie etter {{end}} føres når du sier at leieforholdet fortsetter.',
  },

  goOn: { en: 'The lease goes on', nb: 'Leieforholdet fortsetter' },
  goOnText_one: {
    en: 'The tenant still lives there. The lease is open-ended from {{from}}, with {{count}} month of notice. The rent since the term ended on {{end}} is booked now, and then month by month.',
    nb: 'Leietakeren bor der fortsatt. Leieforholdet er tidsubestemt fra {{from}}, med {{count}} måneds oppsigelsestid. Leien siden leietiden gikk ut {{end}}, føres nå, og så måned for måned.',
  },
  goOnText_other: {
    en: 'The tenant still lives there. The lease is open-ended from {{from}}, with {{count}} months of notice. The rent since the term ended on {{end}} is booked now, and then month by month.',
    nb: 'Leietakeren bor der fortsatt. Leieforholdet er tidsubestemt fra {{from}}, med {{count}} måneders oppsigelsestid. Leien siden leietiden gikk ut {{end}}, føres nå, og så måned for måned.',
  },
  goOnOpenText_one: {
    en: 'The lease counts as open-ended, with {{count}} month of notice, and is shown as such here from {{from}}. The rent since its last day, {{end}}, is booked now, and then month by month.',
    nb: 'Leieforholdet regnes som tidsubestemt, med {{count}} måneds oppsigelsestid, og vises slik her fra {{from}}. Leien siden den siste dagen i kontrakten, {{end}}, føres nå, og så måned for måned.',
  },
  goOnOpenText_other: {
    en: 'The lease counts as open-ended, with {{count}} months of notice, and is shown as such here from {{from}}. The rent since its last day, {{end}}, is booked now, and then month by month.',
    nb: 'Leieforholdet regnes som tidsubestemt, med {{count}} måneders oppsigelsestid, og vises slik her fra {{from}}. Leien siden den siste dagen i kontrakten, {{end}}, føres nå, og så måned for måned.',
  },
  goOnTwice: {
    en: 'If you have recorded rent for that time yourself, move it to the trash folder, or it counts twice.',
    nb: 'Har du ført leie for den tiden selv, flytter du den til papirkurven, ellers telles den to ganger.',
  },
  goOnGo: { en: 'It goes on', nb: 'Det fortsetter' },
  wentOnToast: { en: 'The lease goes on as open-ended', nb: 'Leieforholdet fortsetter som tidsubestemt' },
  finishAfterTerm: {
    en: 'The term ended on {{end}}. If the tenant stayed longer, choose the day on which the tenant moved: rent is owed until then, and is booked.',
    nb: 'Leietiden gikk ut {{end}}. Ble leietakeren boende lenger, velger du dagen leietakeren flyttet: Det skal betales leie til og med den dagen, og den blir ført.',
  },
  finishOpen: {
    en: 'The contract names {{end}} as its last day, but the lease counts as open-ended and has not ended by itself. Choose the day on which it ended by notice or agreement: rent is owed until then, and is booked.',
    nb: 'Kontrakten har {{end}} som siste dag, men leieforholdet regnes som tidsubestemt og har ikke sluttet av seg selv. Velg dagen det ble avsluttet ved oppsigelse eller avtale: Det skal betales leie til og med den dagen, og den blir ført.',
  },
} satisfies Record<string, Text>

const endTexts = {
  finish: { en: 'Finish contract', nb: 'Avslutt kontrakten' },
  finishText: {
    en: 'Rent is counted up to the last day, the last month by days. You can take the end back for 30 days.',
    nb: 'Leien regnes til og med siste dag, den siste måneden etter dager. Du kan ta avslutningen tilbake i 30 dager.',
  },
  finishForGood: { en: 'This cannot be undone.', nb: 'Dette kan ikke angres.' },
  finishDate: { en: 'Last day of rent', nb: 'Siste dag med leie' },
  finishEarly: {
    en: 'The lease begins on {{from}}, so no rent is due.',
    nb: 'Leieforholdet begynner {{from}}, så det skal ikke betales leie.',
  },
  finishDateHelp: {
    en: 'Up to twelve months ahead. A contract with a day ahead is finished by itself on it.',
    nb: 'Inntil tolv måneder fram. Er dagen fram i tid, avsluttes kontrakten av seg selv den dagen.',
  },
  finishWhy: { en: 'What has happened?', nb: 'Hva har skjedd?' },
  why_moved: { en: 'The tenant moves or has moved', nb: 'Leietakeren flytter eller har flyttet' },
  why_movedHelp: {
    en: 'After notice, or at the end of the term. Rent after the last day goes to the trash folder.',
    nb: 'Etter oppsigelse, eller når leietiden er ute. Leie etter siste dag flyttes til papirkurven.',
  },
  why_agreed: { en: 'We have agreed to end it', nb: 'Vi er enige om å avslutte' },
  why_agreedHelp: {
    en: 'Have the agreement in writing. Rent after the last day goes to the trash folder.',
    nb: 'Ha avtalen skriftlig. Leie etter siste dag flyttes til papirkurven.',
  },
  why_never: { en: 'The tenancy never began', nb: 'Leieforholdet ble aldri noe av' },
  why_neverHelp: {
    en: 'All income of the contract goes to the trash folder.',
    nb: 'Alle inntekter fra kontrakten flyttes til papirkurven.',
  },
  finishBound: {
    en: 'The lease is for a fixed term until {{day}} and cannot be terminated before. Choose an earlier day only if you both agree.',
    nb: 'Leiekontrakten er tidsbestemt til {{day}} og kan ikke sies opp før det. Velg en tidligere dag bare hvis dere er enige.',
  },
  finishOwed: {
    en: '{{sum}} of rent is unpaid. It is still owed after the end.',
    nb: '{{sum}} i leie er ubetalt. Den skyldes også etter avslutningen.',
  },
  finishDeposit: {
    en: 'The deposit of {{sum}} is not settled. It is not released by this.',
    nb: 'Depositumet på {{sum}} er ikke gjort opp. Det frigis ikke av dette.',
  },
  otherWays: {
    en: 'A death, somebody who takes over, or a sale of the home',
    nb: 'Dødsfall, noen som overtar, eller salg av boligen',
  },
  otherDeath: {
    en: 'If the tenant has died, § 9-10 has rules of its own on notice. Talk with the heirs first, record the notice when there is one, and finish with its last day.',
    nb: 'Er leietakeren død, har § 9-10 egne regler om oppsigelse. Snakk med arvingene først, noter oppsigelsen når den foreligger, og avslutt med den siste dagen.',
  },
  otherHousehold: {
    en: 'If a spouse or somebody else of the household is to take over, read §§ 8-2 and 8-3 first: they may have a right to the lease. Write a new contract with that person, and finish this one with the day before it.',
    nb: 'Skal en ektefelle eller en annen i husstanden overta, leser du §§ 8-2 og 8-3 først: De kan ha rett til leiekontrakten. Skriv en ny kontrakt med den som overtar, og avslutt denne med dagen før.',
  },
  otherSale: {
    en: 'If you sell the home, the lease may pass to the buyer (§ 8-6). Tell the tenant in writing who owns it, from when, and where to pay. Finish with the last day on which the rent is yours.',
    nb: 'Selger du boligen, kan leiekontrakten følge med til kjøperen (§ 8-6). Fortell leietakeren skriftlig hvem som eier den, fra når, og hvor leien skal betales. Avslutt med den siste dagen leien er din.',
  },
  finishGo: { en: 'Finish', nb: 'Avslutt' },
  finishesToast: { en: 'The contract finishes by itself on {{day}}', nb: 'Kontrakten avsluttes av seg selv {{day}}' },
  finishedToast: { en: 'The contract is finished', nb: 'Kontrakten er avsluttet' },
  remove: { en: 'Delete contract', nb: 'Slett kontrakten' },
  removeTitle: { en: 'Delete the contract with {{name}}?', nb: 'Slette kontrakten med {{name}}?' },
  removeText: {
    en: 'It was never entered into. It is deleted for good, with its documents and what was sent for signing, and cannot be restored.',
    nb: 'Den ble aldri inngått. Den slettes for godt, med dokumentene og det som ble sendt til signering, og kan ikke gjenopprettes.',
  },
  removeRefund: {
    en: 'The opening fee of kr 299 that you have paid for the deposit account is refunded to your card.',
    nb: 'Åpningsgebyret på kr 299 som du har betalt for depositumskontoen, betales tilbake til kortet ditt.',
  },
  removeGo: { en: 'Delete for good', nb: 'Slett for godt' },
  removeKeep: { en: 'Keep the contract', nb: 'Behold kontrakten' },
  removed: { en: 'The contract with {{name}} is deleted', nb: 'Kontrakten med {{name}} er slettet' },
} satisfies Record<string, Text>

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
    en: 'You can only ask the tenant to pay for electricity, heating, and metered water and sewage, settled against actual use. Everything else is part of the rent, whatever you agree.',
    nb: 'Du kan bare kreve at leietakeren betaler for strøm, oppvarming, og vann og avløp etter måler, avregnet mot det faktiske forbruket. Alt annet er en del av leien, uansett hva dere avtaler.',
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
  splitKey: { en: 'How the tenant’s part is calculated', nb: 'Hvordan leietakerens del regnes ut' },
  splitKeyHelp: {
    en: 'The amounts are on account. Once a year the tenant can ask for accounts that show the costs and this division',
    nb: 'Beløpene er à konto. Én gang i året kan leietakeren kreve et regnskap som viser kostnadene og denne fordelingen',
  },
  meter: { en: 'The tenant’s own meter', nb: 'Leietakerens egen måler' },
  fraction: { en: 'A fraction', nb: 'En brøk' },
  persons: { en: 'The number of people', nb: 'Antall personer' },
  splitFraction: { en: 'The tenant’s fraction', nb: 'Leietakerens brøk' },
  splitFractionHelp: { en: 'For example 2/3', nb: 'For eksempel 2/3' },
  splitForbidden: {
    en: 'You cannot ask the tenant to pay for {{costs}} in addition to the rent. The lease will say that the tenant pays you nothing for it: include it in the rent instead.',
    nb: 'Du kan ikke kreve at leietakeren betaler for {{costs}} i tillegg til leien. Det vil stå i kontrakten at leietakeren ikke betaler deg noe for det: Ta det heller med i leien.',
  },
  splitPowerOwn: {
    en: 'The tenant has the electricity contract and pays the supplier. The lease will say that the tenant pays you nothing for {{costs}}.',
    nb: 'Leietakeren har strømavtalen og betaler leverandøren. Det vil stå i kontrakten at leietakeren ikke betaler deg noe for {{costs}}.',
  },
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
