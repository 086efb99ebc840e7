import { words } from './words'
import { anyFormValidationWords, keyAtField } from './words-validation-any-form'

/** The texts of validation errors. Some must stay exactly as they are: docs/rules/app.md#language. */
export const validationWords = words('validation', {
  ...anyFormValidationWords.texts,
  homeUseDiffers: {
    en: 'The tax authority’s draft says something else about the use of this house.',
    nb: 'Skatteetatens utkast sier noe annet om bruken av dette huset.',
  },
  propertyUnknown: {
    en: 'The tax authority does not know a property with these numbers',
    nb: 'Skatteetaten kjenner ingen eiendom med disse numrene',
  },
  entryAmbiguous: {
    en: 'A rental in the tax authority’s draft may concern this house or another one',
    nb: 'En utleie i Skatteetatens utkast kan gjelde dette huset eller et annet',
  },
  taxControl: { en: 'The tax authority has found something wrong here', nb: 'Skatteetaten har funnet noe feil her' },
  onlyComplete: {
    en: 'The tax authority now accepts only the whole return',
    nb: 'Skatteetaten tar nå bare imot hele skattemeldingen',
  },
  beforePurchase: { en: 'This is before the date of purchase', nb: 'Dette er før kjøpsdatoen' },
  afterSale: { en: 'This is after the sale', nb: 'Dette er etter salget' },
  manyUpgrades: { en: 'There is no room for more upgrades', nb: 'Det er ikke plass til flere påkostninger' },
  groupRateAbove: {
    en: 'Too high: a basis of the limit or more allows at most 20 %',
    nb: 'For høyt: Et grunnlag på beløpsgrensen eller mer tillater høyst 20 %',
  },
  groupRateBelow: {
    en: 'Too low: a basis below zero is entered as income, with at least 20 %, and whole below the limit',
    nb: 'For lavt: Et negativt grunnlag inntektsføres med minst 20 %, og helt når det er under beløpsgrensen',
  },
  threeYears: {
    en: 'At most three years in a row. Take another year, or do not confirm the conditions',
    nb: 'Høyst tre år på rad. Velg et annet år, eller la være å bekrefte vilkårene',
  },
  // The text for a missing value in these fields says what to do. Other fields use the general text
  // of `required`.
  'required.sum': { en: 'Enter the sum', nb: 'Skriv summen' },
  'required.date': { en: 'Enter the date', nb: 'Skriv datoen' },
  'required.description': { en: 'Say what it is for', nb: 'Skriv hva det gjelder' },
  'required.cost_type': { en: 'Choose a cost type', nb: 'Velg kostnadstype' },
  'required.houseId': { en: 'Choose a house', nb: 'Velg hus' },
  'required.month_sum': { en: 'Enter the rent', nb: 'Skriv leien' },
  'required.deposit_sum': { en: 'Enter the deposit', nb: 'Skriv depositumet' },
  'required.start_date': { en: 'Enter the first day', nb: 'Skriv den første dagen' },
  'required.end_date': { en: 'Enter the last day', nb: 'Skriv den siste dagen' },
  webAddress: {
    en: 'Leave out anything that looks like a web address, such as www or .no. This is shown in messages to others',
    nb: 'Fjern det som ser ut som en nettadresse, for eksempel www eller .no. Dette vises i meldinger til andre',
  },
  unseen: {
    en: 'Some of the characters here cannot be seen. Delete the text and type it again',
    nb: 'Her står det tegn som ikke kan ses. Slett teksten, og skriv den på nytt',
  },
  slash: { en: 'A name cannot contain / or \\', nb: 'Et navn kan ikke inneholde / eller \\' },
  ownAccount: {
    en: 'This is your own account, where the rent is paid. A deposit must be in an account in the tenant’s name',
    nb: 'Dette er din egen konto, der leien betales. Et depositum skal stå på en konto i leietakerens navn',
  },
  max15: { en: 'At most 15 characters', nb: 'Høyst 15 tegn' },
  max34: { en: 'At most 34 characters', nb: 'Høyst 34 tegn' },
  max60: { en: 'At most 60 characters', nb: 'Høyst 60 tegn' },
  max99: { en: 'At most 99 characters', nb: 'Høyst 99 tegn' },
  max4000: { en: 'At most 4000 characters', nb: 'Høyst 4000 tegn' },
  max100: { en: 'At most 100 characters', nb: 'Høyst 100 tegn' },
  number: { en: 'Enter a number', nb: 'Skriv inn et tall' },
  wholeNumber: { en: 'Enter a whole number', nb: 'Skriv inn et helt tall' },
  tooMuch: { en: 'That number is too large', nb: 'Tallet er for stort' },
  notZero: { en: 'The sum cannot be 0', nb: 'Summen kan ikke være 0' },
  splitSum: {
    en: 'The parts must add up to the sum of the voucher',
    nb: 'Delene må til sammen være summen på bilaget',
  },
  manyParts: { en: 'At most 20 parts', nb: 'Høyst 20 deler' },
  notNegative: { en: 'The number cannot be negative', nb: 'Tallet kan ikke være negativt' },
  costLine: {
    en: 'Only “Other costs” can have this line of the tax return',
    nb: 'Bare «Andre kostnader» kan ha denne posten i skattemeldingen',
  },
  share: { en: 'A whole number from 0 to 100', nb: 'Et helt tall fra 0 til 100' },
  ownerShare: {
    en: 'Enter a percentage above 0 and below 100, with at most two decimals, such as 33,33',
    nb: 'Skriv inn en prosentandel over 0 og under 100, med høyst to desimaler, for eksempel 33,33',
  },
  nothingLeft: {
    en: 'Together, the co-owners have 100 % or more. Something must be left for you',
    nb: 'Medeierne har til sammen 100 % eller mer. Noe må bli igjen til deg',
  },
  manyCoOwners: { en: 'At most three co-owners', nb: 'Høyst tre medeiere' },
  money: { en: 'Enter an amount, such as 1 234,50', nb: 'Skriv inn et beløp, for eksempel 1 234,50' },
  date: { en: 'Enter an existing date, as DD.MM.YYYY', nb: 'Skriv inn en dato som finnes, på formen DD.MM.ÅÅÅÅ' },
  whichVouchers: { en: 'Choose which vouchers the change applies to', nb: 'Velg hvilke bilag endringen gjelder' },
  manyVouchers: {
    en: 'Confirm that many vouchers, or choose a later date',
    nb: 'Bekreft så mange bilag, eller velg en senere dato',
  },
  yearWithoutRent: {
    en: 'No rent is booked for this year, so there is nothing to deduct. Choose another year',
    nb: 'Det er ikke ført leie for dette året, så det er ingenting å trekke fra. Velg et annet år',
  },
  afterVoucher: {
    en: 'Choose a day after the date of the voucher that repeats',
    nb: 'Velg en dag etter datoen til bilaget som gjentas',
  },
  stillRepeats: {
    en: 'Choose how often it repeats from then on. To end the repeat, stop it instead.',
    nb: 'Velg hvor ofte det gjentas fra da av. Skal gjentakelsen ta slutt, stopper du den.',
  },
  dateRange: {
    en: 'The year must be between 120 years ago and 10 years ahead',
    nb: 'Året må være mellom 120 år tilbake og 10 år fram',
  },
  startAfterEnd: { en: 'The start cannot be after the end', nb: 'Start kan ikke være etter slutt' },
  paidTooEarly: {
    en: 'Rent is paid at most one month in advance: choose a day at most one month before the start',
    nb: 'Leie betales høyst én måned på forskudd: Velg en dag høyst én måned før start',
  },
  goOnDay: {
    en: 'Choose a day after the last day of the term, and no later than today',
    nb: 'Velg en dag etter siste dag i leietiden, senest i dag',
  },
  wholeName: { en: 'Write first name and last name', nb: 'Skriv fornavn og etternavn' },
  firstOfMonth: { en: 'Choose the first day of a month', nb: 'Velg den første dagen i en måned' },
  tooEarly: {
    en: 'Too early: at least a year after the current rent began and a month after the notice, unless the tenant agrees in writing',
    nb: 'For tidlig: minst ett år etter at dagens leie begynte og én måned etter varselet, med mindre leietakeren godtar det skriftlig',
  },
  'tooEarly.kind': {
    en: 'Too early: the law does not allow this letter yet',
    nb: 'For tidlig: Loven tillater ikke dette brevet ennå',
  },
  'tooEarly.last_day': {
    en: 'Too early: the notice period is not over by then',
    nb: 'For tidlig: Oppsigelsestiden er ikke ute da',
  },
  noticeLastDay: {
    en: 'Choose a day from the start of the lease and the receipt of the notice on, no later than the end of the term, or two years ahead',
    nb: 'Velg en dag etter at leieforholdet begynte og oppsigelsen kom, senest ved slutten av leietiden eller to år fram',
  },
  endOfMonth: {
    en: 'Choose the last day of a month: the notice period ends with a month',
    nb: 'Velg den siste dagen i en måned: Oppsigelsestiden slutter med en måned',
  },
  viewingNoEnd: {
    en: 'New tenants can see the home only once it is known when the tenant moves out (Tenancy Act § 10-1)',
    nb: 'Leiesøkende kan se boligen først når det er klart når leietakeren flytter (husleieloven § 10-1)',
  },
  'tooEarly.pay_by': {
    en: 'Too early: the time limit is at least fourteen days',
    nb: 'For tidlig: Fristen er minst fjorten dager',
  },
  'tooEarly.on': {
    en: 'Too early: changes of the dwelling need three months to the end of a month, other visits today at the earliest',
    nb: 'For tidlig: Forandringer i boligen krever tre måneder til utløpet av en måned, andre besøk tidligst i dag',
  },
  tooLateInLaw: {
    en: 'Too late: the law’s time for this letter is over',
    nb: 'For sent: Lovens frist for dette brevet er ute',
  },
  afterToday: { en: 'The day cannot be in the future', nb: 'Dagen kan ikke være fram i tid' },
  letterDay: { en: 'A day from the date of the letter until today', nb: 'En dag fra brevets dato til i dag' },
  clause: { en: 'The number of a clause, such as 9.2', nb: 'Nummeret på et punkt, for eksempel 9.2' },
  noTenantMail: {
    en: 'An e-mail address is missing. Print it instead',
    nb: 'Det mangler en e-postadresse. Skriv det ut i stedet',
  },
  manyClaims: { en: 'At most twenty', nb: 'Høyst tjue' },
  differenceDueOn: {
    en: 'Choose a day from today to twelve months from now',
    nb: 'Velg en dag fra i dag til tolv måneder fram',
  },
  afterLastRent: {
    en: 'Choose a month after the last change of the rent',
    nb: 'Velg en måned etter den siste endringen av leien',
  },
  afterLease: { en: 'The lease ends before that month', nb: 'Leieforholdet slutter før den måneden' },
  aboveIndex: {
    en: 'More than the consumer price index allows, unless the tenant agrees in writing',
    nb: 'Mer enn konsumprisindeksen gir rom for, med mindre leietakeren godtar det skriftlig',
  },
  indexMonth: {
    en: 'Choose a month whose figure is published and newer than those Husbok has',
    nb: 'Velg en måned med publisert tall som er nyere enn dem Husbok har',
  },
  indexValue: {
    en: 'Enter the index for that month with one decimal, such as 103,4',
    nb: 'Skriv inn indeksen for måneden med én desimal, for eksempel 103,4',
  },
  month: { en: 'Choose a month', nb: 'Velg en måned' },
  aboveZero: { en: 'Enter an amount above 0', nb: 'Skriv inn et beløp over 0' },
  monthsAboveSum: { en: 'The months come to more than the payment', nb: 'Månedene er til sammen mer enn betalingen' },
  sameMonth: { en: 'Name each month once', nb: 'Ta med hver måned bare én gang' },
  manyMonths: { en: 'At most 24 months', nb: 'Høyst 24 måneder' },
  beforeRent: { en: 'No rent is owed for that month', nb: 'Det er ingen leie å betale for den måneden' },
  paymentDay: { en: 'Choose a day from 1990 until two years from now', nb: 'Velg en dag fra 1990 til to år fram' },
  reference: { en: 'A KID has 2 to 25 digits', nb: 'Et KID-nummer har 2 til 25 siffer' },
  manyReferences: { en: 'At most 20 KIDs', nb: 'Høyst 20 KID-numre' },
  sameRent: { en: 'That is already the rent', nb: 'Leien er allerede dette beløpet' },
  sumsDiffer: { en: 'Must be the same amount as the payment', nb: 'Må være samme beløp som betalingen' },
  otherBankAccount: {
    en: 'The file has no transactions of this account number',
    nb: 'Filen har ingen transaksjoner for dette kontonummeret',
  },
  accountNumberNeeded: {
    en: 'The file has several accounts. Enter this one’s number first',
    nb: 'Filen har flere kontoer. Skriv inn nummeret til denne først',
  },
  lifetime: { en: 'At least 3 whole years', nb: 'Minst 3 hele år' },
  year: { en: 'Choose a year', nb: 'Velg et år' },
  postcode: { en: 'A postcode has four digits', nb: 'Et postnummer har fire siffer' },
  municipality: { en: 'A municipality number has four digits', nb: 'Et kommunenummer har fire siffer' },
  organisation: { en: 'An organisation number has nine digits', nb: 'Et organisasjonsnummer har ni siffer' },
  organisationDigit: {
    en: 'The last digit of this organisation number does not fit the others: check it',
    nb: 'Det siste sifferet i organisasjonsnummeret passer ikke til de andre: Sjekk nummeret',
  },
  fraction: { en: 'A fraction below one, such as 2/3', nb: 'En brøk mindre enn én, for eksempel 2/3' },
  manyLandlords: { en: 'A lease has at most four landlords', nb: 'En kontrakt har høyst fire utleiere' },
  country: { en: 'Choose a country from the list', nb: 'Velg et land fra listen' },
  phone: {
    en: 'Enter a phone number that is valid in that country',
    nb: 'Skriv inn et telefonnummer som er gyldig i det landet',
  },
  phoneCode: { en: 'Enter a country code, such as +47', nb: 'Skriv inn en landkode, for eksempel +47' },
  iban: {
    en: 'Enter a valid account number: 11 digits, or an IBAN',
    nb: 'Skriv inn et gyldig kontonummer: 11 siffer, eller et IBAN-nummer',
  },
  ssn: { en: 'Enter a valid national identity number, 11 digits', nb: 'Skriv inn et gyldig fødselsnummer, 11 siffer' },
  birthday: { en: 'The birth date cannot be in the future', nb: 'Fødselsdatoen kan ikke være fram i tid' },
  manyTenants: { en: 'At most 4 tenants in one lease', nb: 'Høyst 4 leietakere i én kontrakt' },
  roomCount: { en: 'A whole number from 1 to 99', nb: 'Et helt tall fra 1 til 99' },
  squareMetres: { en: 'Whole square metres, from 1 to 9999', nb: 'Hele kvadratmeter, fra 1 til 9999' },
  unitNumber: {
    en: 'H, L, U or K and four digits, such as H0101',
    nb: 'H, L, U eller K og fire siffer, for eksempel H0101',
  },
  meterPoint: { en: 'A meter point id has 18 digits', nb: 'En målepunkt-ID har 18 siffer' },
  confirmErasing: {
    en: 'Confirm that you no longer need the papers',
    nb: 'Bekreft at du ikke lenger trenger papirene',
  },
  'email.exists': { en: 'The e-mail address is already in use', nb: 'E-postadresse er allerede i bruk' },
  'password.min6': { en: 'At least 6 characters', nb: 'Minst 6 tegn' },
  'password.max50': { en: 'At most 50 characters', nb: 'Høyst 50 tegn' },
  'password.check': {
    en: 'Use at least one digit, one letter and one special character, and no spaces',
    nb: 'Bruk minst ett tall, én bokstav og ett spesialtegn, og ingen mellomrom',
  },
  'password.checkLowercase': { en: 'Use both lowercase and uppercase letters', nb: 'Bruk både små og store bokstaver' },
  'password.common': { en: 'That password is too easy to guess', nb: 'Det passordet er for lett å gjette' },
  'password.match': { en: 'The passwords are not the same', nb: 'Passordene er ikke like' },
  'password.notEquals': {
    en: 'The new password must be different from the old one',
    nb: 'Det nye passordet må være et annet enn det gamle',
  },
  taxCode: { en: 'The code has exactly 5 letters or digits', nb: 'Koden har nøyaktig 5 bokstaver eller siffer' },
  taxNoPhone: {
    en: 'The authority has no phone number for you. Choose the code from the letter',
    nb: 'Etaten har ikke registrert noe telefonnummer på deg. Velg koden fra kodebrevet',
  },
  taxHouse: {
    en: 'Check the address and the property numbers of this house',
    nb: 'Kontroller adressen og matrikkelnumrene til dette huset',
  },
  taxLeftOut: {
    en: 'Nothing from this house belongs in the tax return for that year',
    nb: 'Ingenting fra dette huset hører hjemme i skattemeldingen for det året',
  },
  passwordRequired: {
    en: 'Enter your password to change or remove the account number',
    nb: 'Skriv inn passordet ditt for å endre eller fjerne kontonummeret',
  },
  pdfUnreadable: {
    en: 'A PDF cannot be opened: it is damaged or needs a password. Remove it, or save it again and upload it',
    nb: 'En PDF kan ikke åpnes: Den er skadet eller krever passord. Fjern den, eller lagre den på nytt og last den opp',
  },
  'password.wrong': { en: 'Wrong password', nb: 'Feil passord' },
  Max: { en: 'At most six months’ rent', nb: 'Høyst seks måneders leie' },
  depositDays: { en: 'From 1 to 45 days', nb: 'Fra 1 til 45 dager' },
  depositDeadline: { en: 'A date between today and 45 days from now', nb: 'En dato mellom i dag og 45 dager fram' },
  depositSplit: {
    en: 'Both amounts must add up to what is on the deposit account',
    nb: 'Beløpene må til sammen tilsvare det som står på depositumskontoen',
  },
  nothingClaimed: {
    en: 'If nothing goes to you, go back and choose to pay all of it back: that needs no consent',
    nb: 'Skal du ikke ha noe, går du tilbake og velger at alt betales tilbake: Da trengs ikke noe samtykke',
  },
  onlySplit: {
    en: 'Amounts are only for a split. Leave them out, or choose a split',
    nb: 'Beløp gjelder bare en deling. La dem stå tomme, eller velg deling',
  },
  onlyDispute: {
    en: 'The day of the notice is only for a dispute. Leave it out, or choose a dispute',
    nb: 'Dagen for varselet gjelder bare en tvist. La den stå tom, eller velg tvist',
  },
  noticeDay: {
    en: 'A date since the lease was signed or began, today at the latest',
    nb: 'En dato etter at leiekontrakten ble signert eller begynte, senest i dag',
  },
  notAllTenants: {
    en: 'The lease goes on for the tenants who stay, so it gets no last day. Write the letter “Acknowledgement of notice” about those who leave',
    nb: 'Leiekontrakten fortsetter for dem som blir boende, og får derfor ingen siste dag. Skriv brevet «Bekreftelse på oppsigelse» om dem som flytter',
  },
  finishDay: {
    en: 'A date from the start of the contract to twelve months ahead',
    nb: 'En dato fra kontraktens start til tolv måneder fram',
  },
  finishDeletes: {
    en: 'All income can be removed only with a last day up to today',
    nb: 'Alle inntekter kan bare fjernes med en siste dag fram til i dag',
  },
  'files.max10': { en: 'At most 10 files', nb: 'Høyst 10 filer' },
  onlyPictures: { en: 'Only pictures here: JPEG, PNG or WebP', nb: 'Bare bilder her: JPEG, PNG eller WebP' },
  remarkNeeded: { en: 'Write what is wrong, or add a photo', nb: 'Skriv hva som er galt, eller legg til et bilde' },
  meterReading: {
    en: 'Enter the reading as a number, such as 12345,6',
    nb: 'Skriv målerstanden som et tall, for eksempel 12345,6',
  },
  manyLines: { en: 'There is no room for more lines here', nb: 'Det er ikke plass til flere linjer her' },
  manyPhotos: { en: 'At most 100 photos in one handover', nb: 'Høyst 100 bilder i én overtakelse' },
  handoverDay: { en: 'A day at most a year from now', nb: 'En dag høyst ett år fram' },
  handoverLongBefore: {
    en: 'A day at most a year before the lease begins',
    nb: 'En dag høyst ett år før leieforholdet begynner',
  },
  handoverAhead: {
    en: 'The handover can be signed from its own day on',
    nb: 'Overtakelsen kan signeres fra og med sin egen dag',
  },
  handoverEmpty: {
    en: 'There is nothing to sign: enter rooms, meters, keys or remarks first',
    nb: 'Det er ingenting å signere: Skriv inn rom, målere, nøkler eller merknader først',
  },
  roomTwice: { en: 'Another room has this name', nb: 'Et annet rom har dette navnet' },
  onlyTenant: {
    en: 'Only the signature of a tenant names a tenant',
    nb: 'Bare en leietakers underskrift har nummeret til en leietaker',
  },
  handoverSignedOn: { en: 'A day from the handover until today', nb: 'En dag fra overtakelsen til i dag' },
  noLetters: {
    en: 'The papers cannot show some of these letters. Write with Latin letters.',
    nb: 'Papirene kan ikke vise noen av disse bokstavene. Skriv med latinske bokstaver.',
  },
  handoverItem: {
    en: 'The handovers of this contract have no such item',
    nb: 'Overtakelsene i denne kontrakten har ikke et slikt punkt',
  },
  noDepositToPay: {
    en: 'There is no deposit for the bank to pay out',
    nb: 'Det er ikke noe depositum som banken kan betale ut',
  },
  settlementDay: {
    en: 'Choose a day from the settlement until today',
    nb: 'Velg en dag fra sluttoppgjøret ble skrevet til i dag',
  },
  settlementUnknown: {
    en: 'This contract has no such settlement',
    nb: 'Denne kontrakten har ikke et slikt sluttoppgjør',
  },
  settlementSum: {
    en: 'Your share must be the sum of the settlement, at most what is on the account',
    nb: 'Beløpet til deg må være summen i sluttoppgjøret, høyst det som står på kontoen',
  },
  drawing: { en: 'Draw the signature again', nb: 'Tegn underskriften på nytt' },
  'files.unknown': { en: 'Upload the file again', nb: 'Last opp filen på nytt' },
})

export type ValidationKey = keyof (typeof validationWords)['texts']

/** The key of a problem at a field: `required` of `sum` is `required.sum`. Most problems have one text everywhere. */
export function validationKeyAt<K extends string>(key: K, field: string): K | ValidationKey {
  const own = keyAtField(key, field)
  return own in validationWords.texts ? (own as ValidationKey) : key
}
