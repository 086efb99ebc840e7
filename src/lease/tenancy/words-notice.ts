import { words } from '../../base/kit/words'

export const noticeWords = words('contractNotice', {
  noticeReceived: { en: 'Notice received', nb: 'Oppsigelse mottatt' },
  noticeGiven: { en: 'Give notice', nb: 'Si opp' },
  receivedText: {
    en: 'The tenant has given notice. It needs no reason and no form (§ 9-4). The rent is booked up to the last day.',
    nb: 'Leietakeren har sagt opp. Det trengs verken grunn eller bestemt form (§ 9-4). Leien føres til og med siste dag.',
  },
  // A landlord's notice that doesn't meet § 9-7 is invalid. This form only records a notice, it is none.
  givenReason: {
    en: 'This only records the notice. The notice itself must be a letter with its reason. It must say that the tenant may protest in writing to you within one month of receipt, that the right to call the notice unlawful is otherwise lost, and that you may then seek eviction (tvangsfullbyrdelsesloven § 13-2). If something is missing, the notice is invalid.',
    nb: 'Dette noterer bare oppsigelsen. Selve oppsigelsen må være et brev med grunn. Brevet må si at leietakeren kan protestere skriftlig til deg innen én måned etter at det ble mottatt, at leietakeren ellers taper retten til å påstå at oppsigelsen er i strid med loven, og at du da kan kreve utkastelse (tvangsfullbyrdelsesloven § 13-2). Mangler noe, er oppsigelsen ugyldig.',
  },
  givenFree: {
    en: 'This only records the notice. The notice itself must be a letter that names the last day. No reason is needed, and the tenant has no right to protest.',
    nb: 'Dette noterer bare oppsigelsen. Selve oppsigelsen må være et brev som sier hva som er siste dag. Det trengs ingen grunn, og leietakeren har ikke rett til å protestere.',
  },
  writeNotice: { en: 'Write the notice', nb: 'Skriv oppsigelsen' },
  givenAlready: { en: 'I have given a letter', nb: 'Jeg har gitt et brev' },
  writeText: {
    en: 'Husbok writes the letter with all that the Act asks for, reckons the last day, and records the notice when the letter is sent.',
    nb: 'Husbok skriver brevet med alt loven krever, regner ut siste dag og noterer oppsigelsen når brevet er sendt.',
  },
  writeReason: {
    en: 'A notice by the landlord must be a letter with its reason and what the tenant can do. Otherwise it is invalid.',
    nb: 'En oppsigelse fra utleieren må være et brev med grunn og med hva leietakeren kan gjøre. Ellers er den ugyldig.',
  },
  writeFree: {
    en: 'A notice by the landlord must be a letter that names the last day.',
    nb: 'En oppsigelse fra utleieren må være et brev som sier hva som er siste dag.',
  },
  whoGave: { en: 'Who gave notice?', nb: 'Hvem har sagt opp?' },
  whoGaveHelp: {
    en: 'Each tenant can give notice alone. For those who have not, the lease goes on.',
    nb: 'Hver leietaker kan si opp for seg. For dem som ikke har gjort det, fortsetter leieforholdet.',
  },
  whoNeeded: { en: 'Choose who gave notice', nb: 'Velg hvem som har sagt opp' },
  someStay: {
    en: 'The lease goes on for the tenants who stay, so it gets no last day. Write the letter “Acknowledgement of notice” about those who leave.',
    nb: 'Leiekontrakten fortsetter for dem som blir boende, og får derfor ingen siste dag. Skriv brevet «Bekreftelse på oppsigelse» om dem som flytter.',
  },
  because: { en: 'Why does it end before the term?', nb: 'Hvorfor slutter det før leietiden er ute?' },
  becauseHelp: {
    en: 'The lease is for a fixed term, and can end early only in one of these ways (§§ 7-5, 9-10).',
    nb: 'Leiekontrakten er tidsbestemt, og kan bare slutte tidligere på en av disse måtene (§§ 7-5, 9-10).',
  },
  because_sublet: {
    en: 'I refused subletting without a valid reason',
    nb: 'Jeg nektet framleie uten saklig grunn',
  },
  because_death: { en: 'The tenant has died', nb: 'Leietakeren er død' },
  because_agreed: { en: 'We have agreed on it', nb: 'Vi er enige om det' },
  becauseNeeded: { en: 'Choose why', nb: 'Velg hvorfor' },
  receivedOnTenant: { en: 'When did you receive the notice?', nb: 'Når fikk du oppsigelsen?' },
  receivedOnLandlord: { en: 'When did the tenant receive the letter?', nb: 'Når fikk leietakeren brevet?' },
  lastDay: { en: 'Last day', nb: 'Siste dag' },
  lawful: { en: '{{day}}, the first lawful day', nb: '{{day}}, den første lovlige dagen' },
  lawfulUnknown: { en: 'The first lawful day', nb: 'Den første lovlige dagen' },
  other: { en: 'Another day', nb: 'En annen dag' },
  otherDay: { en: 'Which day', nb: 'Hvilken dag' },
  // These sentences explain the first lawful day (§ 9-6).
  counted_one: {
    en: '{{count}} month counts from {{from}}, therefore {{day}}.',
    nb: '{{count}} måned regnes fra {{from}}, derfor {{day}}.',
  },
  counted_other: {
    en: '{{count}} months count from {{from}}, therefore {{day}}.',
    nb: '{{count}} måneder regnes fra {{from}}, derfor {{day}}.',
  },
  countedNone: {
    en: 'No notice period is agreed, so the lease can end on the day of the notice.',
    nb: 'Det er ikke avtalt oppsigelsestid, så leieforholdet kan slutte samme dag som det sies opp.',
  },
  countedTerm: {
    en: 'The term ends on {{day}}, before the notice period does.',
    nb: 'Leietiden går ut {{day}}, før oppsigelsestiden er ute.',
  },
  agreed: {
    en: 'I agree that the tenant leaves before the notice period is over',
    nb: 'Jeg godtar at leietakeren flytter før oppsigelsestiden er ute',
  },
  agreedNeeded: {
    en: 'Too early: the first lawful day is {{day}}. Agree to it, or choose that day or a later one.',
    nb: 'For tidlig: Første lovlige dag er {{day}}. Godta det, eller velg den dagen eller en senere.',
  },
  tooEarly: {
    en: 'Too early: the first lawful day is {{day}}.',
    nb: 'For tidlig: Første lovlige dag er {{day}}.',
  },
  noticeGo: { en: 'Record notice', nb: 'Noter oppsigelsen' },
  noticed: {
    en: 'The notice is recorded. Rent is booked up to {{day}}',
    nb: 'Oppsigelsen er notert. Leien føres til og med {{day}}',
  },

  // The heading while the last day is ahead and the page's first sentence doesn't name it. Otherwise the heading is
  // `until`.
  leaves_one: { en: 'Moves out {{day}}, in {{count}} day', nb: 'Flytter ut {{day}}, om {{count}} dag' },
  leaves_other: { en: 'Moves out {{day}}, in {{count}} days', nb: 'Flytter ut {{day}}, om {{count}} dager' },
  contested: {
    en: 'Notice to {{day}}, but the tenant protests',
    nb: 'Sagt opp til {{day}}, men leietakeren protesterer',
  },
  notDelivered: { en: 'The notice is not handed over yet', nb: 'Oppsigelsen er ikke levert ennå' },
  until: { en: 'Until the tenant has moved out', nb: 'Fram til leietakeren har flyttet' },
  byTenant: { en: 'The tenant gave notice, received {{day}}.', nb: 'Leietakeren har sagt opp, mottatt {{day}}.' },
  byLandlord: { en: 'You gave notice, received {{day}}.', nb: 'Du har sagt opp, mottatt {{day}}.' },
  byLandlordSent: {
    en: 'You gave notice, sent by e-mail {{day}}. When you know the day on which the tenant received it, record it at the letter.',
    nb: 'Du har sagt opp, sendt på e-post {{day}}. Når du vet hvilken dag leietakeren mottok oppsigelsen, noterer du den ved brevet.',
  },
  byLandlordMade: {
    en: 'The letter with your notice was made {{day}}, and is not handed over yet. The notice period counts from the day on which the tenant receives it: record the day at the letter.',
    nb: 'Brevet med oppsigelsen din ble laget {{day}}, og er ikke levert ennå. Oppsigelsestiden regnes fra dagen leietakeren mottar det: Noter dagen ved brevet.',
  },
  agreedDay: {
    en: 'You agreed on {{day}}; the first lawful day was {{earliest}}.',
    nb: 'Dere ble enige om {{day}}; den første lovlige dagen var {{earliest}}.',
  },
  laterDay: {
    en: 'The last day is {{day}}; the first lawful day was {{earliest}}.',
    nb: 'Siste dag er {{day}}; den første lovlige dagen var {{earliest}}.',
  },
  endsItself: {
    en: 'The contract finishes by itself on {{day}}.',
    nb: 'Kontrakten avsluttes av seg selv {{day}}.',
  },
  byDay: { en: 'By {{day}}', nb: 'Innen {{day}}' },
  onDay: { en: '{{day}}', nb: '{{day}}' },
  afterDay: { en: 'After {{day}}', nb: 'Etter {{day}}' },
  viewing: {
    en: 'Viewing: new tenants may see the home before the tenant moves (§ 10-1). Agree on a time.',
    nb: 'Visning: Nye leietakere kan se boligen før leietakeren flytter (§ 10-1). Avtal et tidspunkt.',
  },
  handover: {
    en: 'Handover: go through the home together, read the meters and take the keys.',
    nb: 'Overtakelse: Gå gjennom boligen sammen, les av målerne og ta imot nøklene.',
  },
  settlement: {
    en: 'Settlement: the last rent, damage and cleaning. Make your claims within reasonable time (§ 10-3).',
    nb: 'Oppgjør: Den siste leien, skader og rengjøring. Krav fremmes innen rimelig tid (§ 10-3).',
  },
  release: {
    en: 'Deposit: settle {{sum}} with the tenant, and release it.',
    nb: 'Depositum: Gjør opp {{sum}} med leietakeren, og frigi det.',
  },
  handoverDone: { en: 'The handover was signed {{day}}.', nb: 'Overtakelsen ble signert {{day}}.' },
  settlementDone: { en: 'The settlement was made {{day}}.', nb: 'Sluttoppgjøret ble laget {{day}}.' },
  releaseDone: { en: 'The deposit account is settled.', nb: 'Depositumskontoen er gjort opp.' },
  releaseWaits: {
    en: 'Deposit: you have asked for it to be released, and wait for the answer.',
    nb: 'Depositum: Du har bedt om å få det frigitt, og venter på svar.',
  },
  stepDone: { en: 'Done', nb: 'Gjort' },
  handoverSee: { en: 'See the handover', nb: 'Se overtakelsen' },
  settlementSee: { en: 'See the settlement', nb: 'Se sluttoppgjøret' },
  releaseSee: { en: 'See the deposit', nb: 'Se depositumet' },
  viewingGo: { en: 'Write the letter', nb: 'Skriv brevet' },
  handoverGo: { en: 'Open the handover', nb: 'Åpne overtakelsen' },
  settlementGo: { en: 'Write the settlement', nb: 'Skriv sluttoppgjøret' },
  releaseGo: { en: 'Settle it', nb: 'Gjør det opp' },
  mayProtest: {
    en: 'The tenant may protest until {{day}}. Record a protest at the letter.',
    nb: 'Leietakeren kan protestere til og med {{day}}. En protest noterer du ved brevet.',
  },
  mayProtestSent: {
    en: 'The tenant may protest until {{day}}, counted from the day on which the letter was sent. Record a protest at the letter.',
    nb: 'Leietakeren kan protestere til og med {{day}}, regnet fra sendedagen. En protest noterer du ved brevet.',
  },
  lapsed: {
    en: 'The tenant protested, and the time to bring the case ran out on {{day}}. If you did not bring it, the notice has lapsed (§ 9-8): take it back.',
    nb: 'Leietakeren protesterte, og fristen for å bringe saken inn gikk ut {{day}}. Gjorde du ikke det, er oppsigelsen falt bort (§ 9-8): Ta den tilbake.',
  },
  takeBackNotice: { en: 'Take the notice back', nb: 'Ta tilbake oppsigelsen' },
  takeBackTitle: { en: 'Take the notice back?', nb: 'Ta tilbake oppsigelsen?' },
  takeBackLandlord: {
    en: 'The lease then goes on after {{day}}, and its rent is booked as before. The letter stays, and is marked as taken back. A new notice needs a new letter.',
    nb: 'Leieforholdet fortsetter da etter {{day}}, og leien føres som før. Brevet blir liggende, og merkes som tatt tilbake. En ny oppsigelse krever et nytt brev.',
  },
  takeBackTenant: {
    en: 'The lease then goes on after {{day}}, and its rent is booked as before. Take the tenant’s notice back only if you both agree, or if it was recorded by mistake.',
    nb: 'Leieforholdet fortsetter da etter {{day}}, og leien føres som før. Ta leietakerens oppsigelse tilbake bare hvis dere er enige om det, eller hvis den ble notert ved en feil.',
  },
  takeBackTell: { en: 'Tell {{names}} by e-mail', nb: 'Si fra til {{names}} på e-post' },
  takeBackTellYourself: {
    en: 'No e-mail address is known, so tell the tenant yourself.',
    nb: 'Ingen e-postadresse er kjent, så du må si fra til leietakeren selv.',
  },
  noticeTakenBack: {
    en: 'The notice is taken back. The lease goes on',
    nb: 'Oppsigelsen er tatt tilbake. Leieforholdet fortsetter',
  },
  takeBackDay: { en: 'Take the last day back', nb: 'Ta tilbake sluttdatoen' },
  dayTakenBack: {
    en: 'The contract does not finish by itself any more',
    nb: 'Kontrakten avsluttes ikke lenger av seg selv',
  },
  isFinished: { en: 'The contract is finished', nb: 'Kontrakten er avsluttet' },
  takeBackFinish: { en: 'Take the end back', nb: 'Ta tilbake avslutningen' },
  takeBackUntil: {
    en: 'The last day was {{last}}. You can take the end back up to {{day}}: status, rent and notice are then as before.',
    nb: 'Siste dag var {{last}}. Du kan ta avslutningen tilbake til og med {{day}}: Status, leie og oppsigelse blir da som før.',
  },
  finishTakenBack: { en: 'The contract goes on as before', nb: 'Kontrakten fortsetter som før' },
})
