import { words } from '../../base/kit/words'

export const contractHelpWords = words('contract-help', {
  depositIntro: {
    en: 'A deposit is money that the tenant sets aside as security for rent that is not paid and for damage.',
    nb: 'Et depositum er penger leietakeren setter av som sikkerhet for leie som ikke blir betalt, og for skader.',
  },
  depositLimit: { en: 'It can be at most six months’ rent.', nb: 'Det kan være høyst seks måneders leie.' },
  depositWhen: {
    en: 'It must be agreed when the lease is made. You cannot ask for it later.',
    nb: 'Det må avtales når leiekontrakten inngås. Du kan ikke kreve det senere.',
  },
  depositAccount: {
    en: 'It must be in a blocked account in the tenant’s name. Neither of you can take the deposit out alone. You pay for opening the account. The interest is the tenant’s, who can have it paid out at any time.',
    nb: 'Det skal stå på en sperret konto i leietakerens navn. Ingen av dere kan ta ut depositumet alene. Du betaler for å opprette kontoen. Rentene er leietakerens og kan tas ut når som helst.',
  },
  depositNotYours: {
    en: 'Money paid in cash or to your own account is no deposit: the tenant can demand it back at any time, normally with interest.',
    nb: 'Penger betalt kontant eller til din egen konto er ikke et depositum: Leietakeren kan når som helst kreve dem tilbake, normalt med renter.',
  },
  depositGuarantee: {
    en: 'In place of a deposit, or beside it, you can agree that NAV, an insurance company, a bank or somebody else guarantees for the tenant. Deposit and guarantee together can be at most six months’ rent. Get the guarantee in writing before you hand over the keys.',
    nb: 'I stedet for et depositum, eller ved siden av, kan dere avtale at NAV, et forsikringsselskap, en bank eller noen andre garanterer for leietakeren. Depositum og garanti kan til sammen være høyst seks måneders leie. Be om garantien skriftlig før du gir fra deg nøklene.',
  },
  depositTwo: {
    en: 'With several tenants the deposit is provided by the first alone. The account stands in that name, and only that tenant can consent to a payout.',
    nb: 'Er det flere leietakere, stilles depositumet av den første alene. Kontoen står i det navnet, og bare den leietakeren kan samtykke til utbetaling.',
  },
  depositEnd: {
    en: 'After the lease the tenant can ask the bank for the money. The bank writes to you, and pays it out five weeks after it sent that letter unless you show that you have filed a case, or have agreed in the lease that the rent goes to an account in the same bank and document what is owed to it. For rent without that agreement, damage or cleaning you need the tenant’s written consent or a final decision.',
    nb: 'Etter leieforholdet kan leietakeren be banken om pengene. Banken varsler deg og betaler dem ut fem uker etter at varselet ble sendt, med mindre du viser at du har reist sak, eller dere har avtalt i leiekontrakten at leien går til en konto i samme bank og du dokumenterer hva som skyldes til den. For leie uten en slik avtale, skader eller renhold trenger du leietakerens skriftlige samtykke eller en rettskraftig avgjørelse.',
  },
  depositRead: { en: 'Read §§ 3-5 to 3-7 of the Tenancy Act (in Norwegian)', nb: 'Les husleieloven §§ 3-5 til 3-7' },

  signingIntro: {
    en: 'A lease is binding when both parties have signed it. It should be in writing, so that both can show what was agreed.',
    nb: 'En leiekontrakt er bindende når begge parter har signert. Den bør være skriftlig, så begge kan vise hva som er avtalt.',
  },
  signingBankid: {
    en: 'With BankID: “Save and send for signing” sends the contract to each tenant by e-mail and text message. They sign on their own phone, in any order, and you sign last. The signed file is then kept here. This needs a subscription.',
    nb: 'Med BankID: «Lagre og send til signering» sender kontrakten til hver leietaker på e-post og SMS. De signerer på sin egen telefon, i den rekkefølgen de vil, og du signerer til slutt. Den signerte filen blir liggende her. Dette krever abonnement.',
  },
  signingPrint: {
    en: 'On paper: save the contract here. The tenant can read the draft, which is marked as such. Then print the PDF to sign, one copy for each of you; the attachments are included.',
    nb: 'På papir: Lagre kontrakten her. Leietakeren kan lese utkastet, som er merket som utkast. Skriv så ut PDF-en til signering, ett eksemplar til hver av dere; vedleggene følger med i den.',
  },
  signingBoth: {
    en: 'Everyone signs at the end of each copy, with place and date. The clause on eviction is in a frame with its own line: the tenant signs there too, or the clause does not apply.',
    nb: 'Alle signerer til slutt i hvert eksemplar, med sted og dato. Punktet om tvangsfravikelse står i en ramme med en egen linje: Leietakeren signerer der også, ellers gjelder ikke punktet.',
  },
  signingPaper: {
    en: 'Take a picture of the signed paper and mark the contract as signed. From then on the rent is booked as income month by month.',
    nb: 'Ta bilde av det signerte papiret og merk kontrakten som signert. Fra da av føres leien som inntekt måned for måned.',
  },
  signingFrozen: {
    en: 'A signed contract cannot be edited. If something must change, you agree on it in writing, or finish the contract and make a new one.',
    nb: 'En signert kontrakt kan ikke redigeres. Må noe endres, avtaler dere det skriftlig, eller du avslutter kontrakten og lager en ny.',
  },
  signingAdvice: {
    en: 'This is not legal advice. Have a lawyer read the lease if much is at stake.',
    nb: 'Dette er ikke juridisk rådgivning. La en advokat lese kontrakten hvis mye står på spill.',
  },
})
