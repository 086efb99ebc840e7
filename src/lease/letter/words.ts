import { words } from '../../base/kit/words'
import type { accessPurposes, LetterField, letterSendings, subletAnswers, terminationGrounds } from './model'
import type { Text } from '../../base/kit/words'

/** A field without a label doesn't compile. */
const labels = {
  reason: { en: 'Reason', nb: 'Begrunnelse' },
  text: { en: 'Something to add', nb: 'Noe du vil legge til' },
  ground: { en: 'Ground', nb: 'Grunnlag' },
  last_day: { en: 'Last day of the lease', nb: 'Siste dag i leieforholdet' },
  agreed: { en: 'We have agreed on an earlier last day', nb: 'Vi er enige om en tidligere siste dag' },
  received_on: { en: 'Received on', nb: 'Mottatt' },
  because: { en: 'Why it ends before the term', nb: 'Hvorfor det slutter før leietiden er ute' },
  given_by: { en: 'Who gave notice', nb: 'Hvem som har sagt opp' },
  new_address: { en: 'The tenant’s new address', nb: 'Leietakerens nye adresse' },
  answer: { en: 'Your answer', nb: 'Svaret ditt' },
  from: { en: 'New rent from', nb: 'Ny leie fra' },
  month_sum: { en: 'New rent a month', nb: 'Ny leie per måned' },
  on: { en: 'Day', nb: 'Dag' },
  time: { en: 'Time', nb: 'Tidspunkt' },
  purpose: { en: 'Purpose', nb: 'Formål' },
  pay_by: { en: 'Time limit', nb: 'Frist' },
  claims: { en: 'Claims', nb: 'Krav' },
  changes: { en: 'Clauses that change', nb: 'Punkter som endres' },
} satisfies Record<LetterField, Text>

type Choice =
  | (typeof terminationGrounds)[number]
  | (typeof accessPurposes)[number]
  | (typeof subletAnswers)[number]
  | (typeof letterSendings)[number]

/** A choice without a name doesn't compile. */
const choices = {
  own_use: { en: 'I or my household will live here', nb: 'Jeg eller husstanden min skal bo her' },
  rebuilding: { en: 'Demolition or rebuilding', nb: 'Riving eller ombygging' },
  breach: { en: 'Breach of the lease', nb: 'Brudd på leiekontrakten' },
  other: { en: 'Another valid reason', nb: 'En annen saklig grunn' },
  inspection: { en: 'Inspection', nb: 'Tilsyn' },
  maintenance: { en: 'Maintenance or repair', nb: 'Vedlikehold eller reparasjon' },
  changes_purpose: { en: 'Changes to the dwelling', nb: 'Forandringer i boligen' },
  viewing: { en: 'Viewing for new tenants', nb: 'Visning for nye leietakere' },
  approved: { en: 'I approve', nb: 'Jeg godkjenner' },
  refused: { en: 'I do not approve', nb: 'Jeg godkjenner ikke' },
  mail: { en: 'By e-mail to every tenant', nb: 'På e-post til alle leietakerne' },
  print: { en: 'I print it and hand it over', nb: 'Jeg skriver det ut og leverer det' },
} satisfies Record<Exclude<Choice, 'changes'> | 'changes_purpose', Text>

/** The texts of the letters' screens. */
export const tenantLetterWords = words('letter', {
  ...labels,
  ...choices,
  title: { en: 'Letters', nb: 'Brev' },
  none: { en: 'No letters yet', nb: 'Ingen brev ennå' },
  newest: { en: '{{kind}} {{day}}', nb: '{{kind}} {{day}}' },
  write: { en: 'Write a letter', nb: 'Skriv brev' },
  erased: {
    en: 'The letters were erased with the tenant.',
    nb: 'Brevene er slettet sammen med leietakeren.',
  },

  group_unpaid: { en: 'The rent is not paid', nb: 'Leien er ikke betalt' },
  group_end: { en: 'I want to end the lease, or something is wrong', nb: 'Jeg vil avslutte, eller noe er galt' },
  group_noticed: { en: 'The tenant has given notice or moved out', nb: 'Leietakeren har sagt opp eller flyttet' },
  group_rent: { en: 'Change the rent', nb: 'Endre leien' },
  group_visit: { en: 'Visit', nb: 'Besøk' },
  group_change: { en: 'Change the lease, answer a request', nb: 'Endre avtalen, svare på en søknad' },
  group_confirm: { en: 'Confirmation', nb: 'Bekreftelse' },
  fromDay: { en: 'From {{day}}', nb: 'Fra {{day}}' },
  untilDay: { en: 'The time ran out on {{day}}', nb: 'Fristen gikk ut {{day}}' },
  indexToo: {
    en: 'A rise by the price index: “{{item}}” in the page’s menu.',
    nb: 'Økning etter prisindeksen: «{{item}}» i menyen på siden.',
  },

  back: { en: 'Another letter', nb: 'Et annet brev' },
  send: { en: 'How it is sent', nb: 'Hvordan det sendes' },
  language: { en: 'Language', nb: 'Språk' },
  language_lease: { en: 'As the lease', nb: 'Som leiekontrakten' },
  language_nb: { en: 'Norwegian', nb: 'Norsk' },
  language_en: { en: 'Norwegian and English', nb: 'Norsk og engelsk' },
  preview: { en: 'Look at the letter', nb: 'Se på brevet' },
  copyText: { en: 'Copy a text instead', nb: 'Kopier en tekst i stedet' },
  go_mail: { en: 'Send', nb: 'Send' },
  go_print: { en: 'Make the letter', nb: 'Lag brevet' },
  done_mail: { en: 'The letter is sent', nb: 'Brevet er sendt' },
  done_print: {
    en: 'The letter is kept. Print it, and say here when you have handed it over',
    nb: 'Brevet er lagret. Skriv det ut, og si fra her når du har levert det',
  },
  noMail: {
    en: 'No e-mail address is known for {{names}}. Print the letter.',
    nb: 'Ingen e-postadresse er kjent for {{names}}. Skriv ut brevet.',
  },
  fileName: { en: '{{kind}} {{day}}.pdf', nb: '{{kind}} {{day}}.pdf' },
  groundNeeded: { en: 'Choose the ground (§ 9-5)', nb: 'Velg grunnlaget (§ 9-5)' },
  visitSoon: {
    en: 'That is soon: for inspection and upkeep the Act asks for notice in reasonable time.',
    nb: 'Det er snart: Ved tilsyn og vedlikehold krever loven varsel i rimelig tid.',
  },
  addendum_deposit: {
    en: 'Security that the lease did not agree cannot be demanded later, and a deposit must be on a blocked account in the tenant’s name. A term on anything else is void.',
    nb: 'Sikkerhet som ikke er avtalt i leiekontrakten, kan ikke kreves senere, og et depositum skal stå på en sperret konto i leietakerens navn. Et vilkår om noe annet er ugyldig.',
  },
  addendum_costs: {
    en: 'In addition to the rent, only electricity, fuel, and metered water and sewage can be charged. A term on other costs is void: include them in the rent.',
    nb: 'I tillegg til leien kan det bare kreves betaling for strøm, brensel og vann og avløp etter måler. Et vilkår om andre kostnader er ugyldig: Ta dem med i leien.',
  },
  earliest: { en: 'Earliest {{day}}', nb: 'Tidligst {{day}}' },
  claim: { en: 'Claim {{number}}', nb: 'Krav {{number}}' },
  claimText: { en: 'What for', nb: 'Hva det gjelder' },
  claimSum: { en: 'Sum', nb: 'Sum' },
  addClaim: { en: 'Add a claim', nb: 'Legg til krav' },
  removeClaim: { en: 'Remove claim {{number}}', nb: 'Fjern krav {{number}}' },
  change: { en: 'Clause {{number}}', nb: 'Punkt {{number}}' },
  changeClause: { en: 'Number of the clause', nb: 'Nummer på punktet' },
  changeText: { en: 'It is to read', nb: 'Det skal lyde' },
  addChange: { en: 'Add a clause', nb: 'Legg til punkt' },
  removeChange: { en: 'Remove clause {{number}}', nb: 'Fjern punkt {{number}}' },
  remove: { en: 'Remove', nb: 'Fjern' },
  full: { en: 'There is no room for more.', nb: 'Det er ikke plass til flere.' },

  help_payment_reminder: {
    en: 'A friendly reminder, without fee and interest. Months, sums and account come from the rent account.',
    nb: 'En vennlig påminnelse uten gebyr og renter. Måneder, summer og konto hentes fra leiekontoen.',
  },
  help_rent_demand: {
    en: 'With late interest and a fee, at least 14 days to pay. It says which part of the interest is not known yet.',
    nb: 'Med forsinkelsesrente og gebyr og minst 14 dager å betale på. Det står i brevet om noe av renten ikke er kjent ennå.',
  },
  help_eviction_warning: {
    en: 'Eviction can be demanded two weeks after this warning, if the signed lease has the clause on it. It is avoided when all is paid.',
    nb: 'To uker etter varselet kan du kreve tvangsfravikelse hvis den signerte avtalen har klausulen om det. Det unngås når alt er betalt.',
  },
  help_social_services: {
    en: 'Goes to the tenant. Send the PDF to the municipality yourself, at the same time or later, unless the tenant has objected in writing.',
    nb: 'Går til leietakeren. Send selv PDF-en til kommunen, samtidig eller senere, med mindre leietakeren har reservert seg skriftlig.',
  },
  help_termination: {
    en: 'The reason decides: the tenant may protest within one month, and you must then bring the case within three months. A subtenant whom you have approved must get a copy at once.',
    nb: 'Begrunnelsen avgjør: Leietakeren kan protestere innen én måned, og da må du bringe saken inn innen tre måneder. En framleier du har godkjent, skal ha gjenpart samtidig.',
  },
  help_termination_free: {
    en: 'The law asks for no reason here, and gives no right to protest.',
    nb: 'Loven krever ingen grunn her, og gir ingen rett til å protestere.',
  },
  help_tenant_termination: {
    en: 'Confirms the last day to the tenant. Without an agreement it is at the end of the notice period.',
    nb: 'Bekrefter den siste dagen overfor leietakeren. Uten avtale er den ved slutten av oppsigelsestiden.',
  },
  help_move_request: {
    en: 'If you do not ask in writing within three months after the term, the lease becomes open-ended. The letter is also a warning of eviction.',
    nb: 'Ber du ikke skriftlig om flytting innen tre måneder etter leietiden, blir avtalen tidsubestemt. Brevet er samtidig et varsel om fravikelse.',
  },
  help_move_request_own: {
    en: 'The request keeps the lease from falling under the whole Act when your absence reaches five years. The letter is also a warning of eviction.',
    nb: 'Oppfordringen hindrer at hele loven gjelder når fraværet ditt når fem år. Brevet er samtidig et varsel om fravikelse.',
  },
  help_breach_warning: {
    en: 'You can cancel the lease for noise, neglect, subletting or wrong use only after a written warning. Unpaid rent has letters of its own.',
    nb: 'Du kan bare heve avtalen for bråk, vanskjøtsel, framleie eller feil bruk etter en skriftlig advarsel. Ubetalt leie har egne brev.',
  },
  help_market_rent: {
    en: 'Takes effect at least six months after the letter and a year after the last change. Name comparable dwellings: without them the tenant has little reason to agree.',
    nb: 'Gjelder tidligst seks måneder etter brevet og ett år etter forrige endring. Vis til liknende boliger: Uten dem har leietakeren liten grunn til å godta.',
  },
  help_deposit_claim: {
    en: 'Has a slip on which the tenant can consent. Without consent you must bring the case within five weeks after the bank’s notice.',
    nb: 'Har en slipp der leietakeren kan samtykke. Uten samtykke må du bringe saken inn innen fem uker etter bankens varsel.',
  },
  help_access: {
    en: 'In reasonable time for inspection and upkeep: some days are usual. Changes need three months to the end of a month.',
    nb: 'I rimelig tid for tilsyn og vedlikehold: Noen dager er vanlig. Forandringer krever tre måneder til utløpet av en måned.',
  },
  help_addendum: {
    en: 'Sign it with BankID, or print it and sign it together. What is worse for the tenant than the Act does not apply.',
    nb: 'Signer det med BankID, eller skriv det ut og signer det sammen. Det som er dårligere for leietakeren enn loven, gjelder ikke.',
  },
  help_sublet_answer: {
    en: 'A written request that is not answered within one month counts as approved.',
    nb: 'En skriftlig søknad som ikke er besvart innen én måned, regnes som godkjent.',
  },
  help_tenancy_confirmation: {
    en: 'For Nav, Husbanken or the National Population Register.',
    nb: 'Til Nav, Husbanken eller folkeregisteret.',
  },

  sentOn: { en: 'Sent by e-mail {{day}}', nb: 'Sendt på e-post {{day}}' },
  printedOn: { en: 'Made {{day}}, not handed over yet', nb: 'Laget {{day}}, ikke levert ennå' },
  handedOver: { en: 'Handed over {{day}}', nb: 'Levert {{day}}' },
  receivedOn: { en: 'Sent by e-mail {{sent}}, received {{day}}', nb: 'Sendt på e-post {{sent}}, mottatt {{day}}' },
  protestUntil: { en: 'The tenant may protest until {{day}}.', nb: 'Leietakeren kan protestere til og med {{day}}.' },
  protested: {
    en: 'Protest {{day}}. Bring the case before the Rent Disputes Tribunal by {{by}}, otherwise the notice lapses.',
    nb: 'Protest {{day}}. Bring saken inn for Husleietvistutvalget senest {{by}}, ellers faller oppsigelsen bort.',
  },
  protestedLate: { en: 'Protest {{day}}, after the time limit.', nb: 'Protest {{day}}, etter fristen.' },
  protestUntilSent: {
    en: 'The tenant may protest until {{day}}, counted from the day on which it was sent.',
    nb: 'Leietakeren kan protestere til og med {{day}}, regnet fra sendedagen.',
  },
  protestedBefore: { en: 'Protest {{day}}.', nb: 'Protest {{day}}.' },
  protestSays: { en: 'The tenant writes: “{{note}}”', nb: 'Leietakeren skriver: «{{note}}»' },
  takenBack: { en: 'The notice was taken back {{day}}.', nb: 'Oppsigelsen ble tatt tilbake {{day}}.' },
  replaced: {
    en: 'Another notice has taken the place of this one.',
    nb: 'En annen oppsigelse har tatt plassen til denne.',
  },
  newestTakenBack: { en: '{{kind}} {{day}}, taken back', nb: '{{kind}} {{day}}, tatt tilbake' },
  undelivered: {
    en: 'The e-mail to {{to}} was not delivered: {{reason}}. Print the letter and hand it over.',
    nb: 'E-posten til {{to}} kom ikke fram: {{reason}}. Skriv ut brevet og lever det.',
  },
  open: { en: 'Open', nb: 'Åpne' },
  openNamed: { en: 'Open {{name}}', nb: 'Åpne {{name}}' },
  handOver: { en: 'Record when it is handed over', nb: 'Noter når det er levert' },
  changeHandedOver: { en: 'Change the day of handing over', nb: 'Endre dagen det ble levert' },
  changeReceived: { en: 'Change the day of receipt', nb: 'Endre dagen det ble mottatt' },
  handOverTitle: { en: 'When was the letter handed over?', nb: 'Når ble brevet levert?' },
  received: { en: 'Record when it is received', nb: 'Noter når det er mottatt' },
  receivedTitle: { en: 'When was the letter received?', nb: 'Når ble brevet mottatt?' },
  addendumText: { en: 'What you agree on', nb: 'Det dere er enige om' },
  protest: { en: 'Protest received', nb: 'Protest mottatt' },
  changeProtest: { en: 'Change the protest', nb: 'Endre protesten' },
  removeProtest: { en: 'There was no protest', nb: 'Det kom ingen protest' },
  protestRemoved: { en: 'The protest is removed', nb: 'Protesten er fjernet' },
  movesNotice: {
    en: 'The notice period counts from this day. Is the last day of the lease then too early, it moves to the first lawful one.',
    nb: 'Oppsigelsestiden regnes fra denne dagen. Blir siste dag i leieforholdet da for tidlig, flyttes den til den første lovlige.',
  },
  protestTitle: { en: 'The tenant protests', nb: 'Leietakeren protesterer' },
  protestText: {
    en: 'A protest in writing within one month puts the notice on hold: it lapses unless you bring the case within three months.',
    nb: 'Protesterer leietakeren skriftlig innen én måned, faller oppsigelsen bort hvis du ikke bringer saken inn innen tre måneder.',
  },
  protestReplaces: {
    en: 'This replaces the protest of {{day}}. If several tenants protest, keep the first day and name them all.',
    nb: 'Dette erstatter protesten {{day}}. Protesterer flere leietakere, lar du den første datoen stå og nevner alle.',
  },
  signed: { en: 'Signed on paper {{day}}.', nb: 'Signert på papir {{day}}.' },
  signedBankid: { en: 'Signed by everyone with BankID {{day}}.', nb: 'Signert av alle med BankID {{day}}.' },
  openSigned: { en: 'Open the signed file', nb: 'Åpne den signerte filen' },
  sign: { en: 'Signed on paper', nb: 'Signert på papir' },
  signTitle: { en: 'The addendum is signed', nb: 'Tillegget er signert' },
  signFiles: { en: 'The signed paper', nb: 'Det signerte papiret' },
  tooShort: {
    en: 'Received {{day}}, the notice period is not over by {{last}}, which the letter names. The last day is now {{earliest}}: tell the tenant, or write a new notice.',
    nb: 'Mottatt {{day}} er oppsigelsestiden ikke ute {{last}}, som står i brevet. Siste dag er nå {{earliest}}: Si fra til leietakeren, eller skriv en ny oppsigelse.',
  },
  note: { en: 'What it says', nb: 'Hva som står der' },
  day: { en: 'Day', nb: 'Dag' },
  save: { en: 'Save', nb: 'Lagre' },
  saved: { en: 'Saved', nb: 'Lagret' },
})
