import { formatKr, type Ore } from '../../base/kit/money'
import type { ExhibitForm } from './model'

export const kroner = (sum: Ore): string => formatKr(sum, 'needed')

/** The texts of the bundle. The tribunal works in Norwegian, so they have no English. */
export const disputeTexts = {
  title: 'Sak for Husleietvistutvalget',
  written: (day: string) => `Laget av utleieren i Husbok ${day}`,
  intro:
    'Dette er det Husbok har om leieforholdet: kravet, hendelsene og bilagene. Fødselsnummer, andres kontonumre, e-poster, telefonnumre og fødselsdatoer og navnet på garantisten er ikke tatt med. Der noe er utelatt, står det [sladdet]. Husbok kjenner ikke igjen navn, adresser og opplysninger om andre som er skrevet inn. Slikt er bare sladdet der utleieren har bedt om det. Les derfor gjennom før du sender, og legg til det som bare du vet.',
  redacted: (count: number) =>
    count === 1
      ? 'Ett navn eller ord er sladdet fordi utleieren ba om det.'
      : `${count} navn eller ord er sladdet fordi utleieren ba om det.`,
  redactedRest: (count: number) =>
    count === 1
      ? 'Ett til, som utleieren ba om, står ikke i papirene.'
      : `${count} til, som utleieren ba om, står ikke i papirene.`,
  parties: 'Partene',
  landlord: 'Utleier',
  landlordAt: (place: number) => `Utleier ${place}`,
  tenant: 'Leietaker',
  tenantAt: (place: number) => `Leietaker ${place}`,
  born: (day: string) => `Født ${day}`,
  organisation: (number: string) => `Organisasjonsnummer ${number}`,
  newAddress: (address: string) => `Ny adresse: ${address}`,
  addressBefore: (address: string) => `Adresse før leieforholdet: ${address}`,
  tenancy: 'Leieforholdet',
  dwelling: 'Bolig',
  period: 'Leietid',
  fromDay: (from: string) => `Fra ${from}, tidsubestemt`,
  fromTo: (from: string, to: string) => `${from} til ${to}`,
  noticeBy: (by: 'tenant' | 'landlord', received: string, last: string) =>
    `Sagt opp av ${by === 'tenant' ? 'leietakeren' : 'utleieren'}, mottatt ${received}. Siste dag ${last}`,
  endedOn: (day: string) => `Avsluttet ${day}`,
  rent: 'Månedsleie',
  rentIs: (sum: string, from: string) => `${sum} fra ${from}`,
  deposit: 'Depositum',
  depositNone: 'Ikke avtalt',
  guarantee: 'Garanti',
  account: 'Leien betales til konto',
  liability: 'Ansvar',
  several: 'Leietakerne hefter solidarisk: Hver av dem svarer for hele beløpet.',

  claims: 'Kravet',
  claim: 'Krav',
  law: 'Grunnlag',
  sum: 'Beløp',
  claimTotal: 'Til sammen',
  noClaim:
    'Det følger ikke noe krav av det som er ført i Husbok. Lag et sluttoppgjør, følg leien eller registrer en protest, eller skriv kravet nedenfor.',
  rentOwed: (months: string) => `Leie som er forfalt og ikke betalt: ${months}`,
  interestOwed: 'Forsinkelsesrente fram til i dag. Rente kreves til betaling skjer',
  interestKnown:
    'Forsinkelsesrente fram til i dag, uten de dagene som ikke har en kjent sats. Rente kreves til betaling skjer',
  feesOwed: 'Purregebyr for skriftlige krav',
  itemKinds: { rent: 'Leie', power: 'Strøm', damage: 'Skade', cleaning: 'Rengjøring', other: 'Annet' },
  paidByDeposit: 'Betalt av depositumet',
  fromDeposit: (sum: string) => `At ${sum} av depositumet betales ut til utleieren til dekning av kravet`,
  noticeStands: (day: string) => `At utleierens oppsigelse av ${day} er gyldig`,
  leaseEnds: (day: string) => `, og at leieforholdet opphører ${day}`,
  leaseEndsAndLeave: (day: string, areSeveral: boolean) =>
    `, at leieforholdet opphører ${day}, og at ${areSeveral ? 'leietakerne' : 'leietakeren'} plikter å fravike boligen innen ${day}`,
  protestLate: (until: string) =>
    `Protesten kom etter fristen, som var ${until}. Leietakeren har da tapt retten til å gjøre gjeldende at oppsigelsen er i strid med loven.`,
  limits: 'Frister',
  sueBy: (day: string) =>
    `Saken om oppsigelsen av ${day} må være brakt inn, ellers faller oppsigelsen bort (husleieloven § 9-8)`,
  depositUntil: (day: string) =>
    `Banken må ha fått vist at saken er brakt inn, fem uker etter at varselet ble sendt ${day} (husleieloven § 3-5)`,
  story: 'Utleierens redegjørelse',
  storyLines: 'Skriv med egne ord hva saken gjelder, og hva du mener er riktig:',

  timeline: 'Tidslinje',
  day: 'Dag',
  what: 'Hendelse',
  exhibit: (number: number) => `Bilag ${number}`,
  exhibits: 'Bilag',
  listNote:
    'SHA-256 er kontrollsummen til papiret slik det er lagret. Et signert papir kan ikke endres uten at kontrollsummen blir en annen. Der noe er sladdet, eller der filer fra andre er bundet inn, er sidene derfor tegnet på nytt, og kontrollsummen er originalens. Originalen legges fram for utvalget hvis det ber om den.',
  forms: {
    original: 'Sidene er originalens egne.',
    redrawn: 'Sidene er tegnet på nytt av de samme opplysningene. Kontrollsummen er originalens.',
    extract: 'Originalen har noe som er sladdet. Her står teksten i den. Kontrollsummen er originalens.',
    text: 'Teksten i en fil som er lastet opp. Selve filen er ikke gjengitt. Kontrollsummen er filens.',
    record: 'Laget i dag av det som er ført i Husbok. Kontrollsummen er sidenes egen.',
    unreadable: 'Papiret er lagret, men er skadet og kan ikke leses. Det er derfor ikke tatt med her.',
  } satisfies Readonly<Record<ExhibitForm, string>>,
  hash: (sum: string | null) => (sum === null ? 'SHA-256: ikke kjent' : `SHA-256: ${sum}`),
  files: 'Filer du legger ved selv',
  file: 'Fil',
  filesNote:
    'Husbok kan ikke lese teksten i disse filene, for eksempel fordi de er bilder, og kan derfor ikke sladde dem. De er ikke tatt med her. Last dem ned fra kontrakten i Husbok, se etter fødselsnummer, og legg dem ved.',
  uploadedFile: (name: string) => `Fil, ${name}`,
  uploadedLabel: 'Lastet opp',
  pages: 'Sider',
  page: 'Side',
  text: 'Tekst',
  uploaded: (name: string, day: string) => `${name}, lastet opp ${day}`,
  alt: (title: string) => `${title}, side {{page}} av {{last}}`,

  lease: 'Leiekontrakt',
  existingLease:
    'Leiekontrakten ble signert før den ble registrert i Husbok. Ordlyden står i det signerte papiret, hvis det er lagt ved.',
  leaseSigned: (how: 'manual' | 'bankid') =>
    how === 'bankid'
      ? 'Leiekontrakten er signert med BankID av alle'
      : 'Leiekontrakten er registrert i Husbok som signert for hånd. Dagen for underskriften er ikke ført.',
  leaseStart: 'Leietiden begynner',
  signedFile: 'Fil signert med BankID',
  signedBy: (name: string, bankid: string, at: string) => `${name}, signert med BankID av ${bankid} ${at}`,
  signedByLandlord: (name: string, bankid: string, at: string) =>
    `${name}, utleier, signert med BankID av ${bankid} ${at}`,
  inEnglish: 'Leiekontrakten med engelsk oversettelse',
  rentLetter: (day: string) => `Brev om ny leie fra ${day}`,
  rentChanged: (sum: string) => `Leien er ${sum}`,
  letterSent: 'Sendt',
  letterByMail: (at: string) => `${at} med e-post til alle leietakerne`,
  letterPrinted: (at: string) => `Skrevet ${at}, levert på papir`,
  letterReceived: 'Mottatt',
  letterNotNoted: 'Ikke notert',
  notDelivered: (to: string, why: string) => `Ikke levert til ${to}: ${why}`,
  protest: 'Protest',
  protestOn: (day: string) => `Mottatt ${day}`,
  protestLimit: (day: string, isPast: boolean) => `Fristen ${isPast ? 'var' : 'er'} ${day}`,
  protestMade: (letter: string) => `Leietakeren protesterer: ${letter}`,
  eventTakenBack: (letter: string) => `Utleieren tok tilbake: ${letter}`,
  unreadableText: 'Kan ikke leses',
  signedOn: 'Signert',
  eventSent: (letter: string) => `${letter}: sendt`,
  eventWritten: (letter: string) => `${letter}: skrevet`,
  replaced: ' (senere erstattet av en annen oppsigelse)',
  eventReceived: (letter: string) => `${letter}: mottatt`,
  checklist: 'Overtakelsesliste',
  handover: (kind: 'in' | 'out', day: string) =>
    `Overtakelse ved ${kind === 'in' ? 'innflytting' : 'utflytting'} ${day}`,
  handoverUnsigned: 'Ikke signert',
  byHand: 'på papir',
  byDrawing: 'tegnet på skjerm',
  byBankid: 'med BankID',
  settlement: (day: string) => `Sluttoppgjør ${day}`,
  settlementMade: (sum: string) => `Sluttoppgjør: utleieren krever ${sum}`,
  rentAccount: 'Leieregnskap',
  unpaid: (month: string, sum: string) => `Leien for ${month} forfaller, ${sum} er ikke betalt`,
  depositRecord: 'Depositum',
  depositState: 'Status',
  depositAgreed: 'Avtalt',
  depositHeld: 'På kontoen',
  depositAccount: 'Konto',
  depositOpened: 'Depositumskontoen er åpnet',
  depositFunded: (sum: string) => `Depositumet er betalt inn: ${sum}`,
  depositAsked: {
    TENANT: 'Utleieren ber banken betale depositumet til leietakeren',
    SPLIT: 'Utleieren foreslår en deling av depositumet',
    DISPUTE: 'Utleieren melder at partene er uenige om depositumet',
  },
  splitAsked: (payer: string, landlord: string, tenant: string, exhibit: number | null) =>
    `Utleieren ba ${payer} samtykke til at ${landlord} betales til utleieren og ${tenant} til ${payer}${exhibit === null ? '' : ` (bilag ${exhibit})`}`,
  splitMail: 'Forslag om å dele depositumet, med beløpene',
  depositParts: (tenant: string, landlord: string) => `${tenant} til leietakeren, ${landlord} til utleieren`,
  depositNoticed: 'Banken sendte varsel om leietakerens krav',
  depositReleased: 'Depositumet er betalt ut',
  depositElsewhere: 'Kontoen er opprettet utenfor Husbok. Husbok kjenner ikke saldoen.',
  messages: 'Meldinger',
  messagesFacts: 'Meldinger som Husbok sendte for utleieren',
  messagesNote: 'Husbok lagrer ikke teksten i meldingene, men brevene som fulgte med, er egne bilag.',
  askedToSign: 'Bedt om å signere leiekontrakten',
  reminded: 'Minnet om å signere leiekontrakten',
  toTenants: 'leietakerne',
  message: 'Melding',
  to: 'Til',
  noticeEvent: (by: 'tenant' | 'landlord') =>
    by === 'tenant' ? 'Leietakerens oppsigelse er mottatt' : 'Utleierens oppsigelse er mottatt',
  lastDay: 'Siste dag etter oppsigelsen',
  finished: 'Leieforholdet er avsluttet',
} as const
