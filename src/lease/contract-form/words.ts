import { words } from '../../base/kit/words'

export const contractFormWords = words('contract-form', {
  askType: { en: 'How long does the lease last?', nb: 'Hvor lenge varer leieforholdet?' },
  askTaxable: { en: 'Is the rent taxable?', nb: 'Er leien skattepliktig?' },
  askComforts: { en: 'What is included in the rent?', nb: 'Hva er inkludert i leien?' },
  askPets: { en: 'Are pets allowed?', nb: 'Er husdyr tillatt?' },
  askSmoking: { en: 'Is smoking allowed?', nb: 'Er røyking tillatt?' },
  yes: { en: 'Yes', nb: 'Ja' },
  no: { en: 'No', nb: 'Nei' },

  documentsHelp: {
    en: 'What belongs to the lease: pictures of the home, house rules, a furniture list. At least one file. They become attachments to the lease, so that the tenant gets and signs them with it.',
    nb: 'Det som hører til leiekontrakten: bilder av boligen, husordensregler, møbelliste. Minst én fil. Filene blir vedlegg til kontrakten, så leietakeren får og signerer dem sammen med den.',
  },
  houseRulesAttached: {
    en: 'The house rules are attached. Remove them if they are not part of this lease.',
    nb: 'Husordensreglene er lagt ved. Ta dem bort hvis de ikke hører til denne kontrakten.',
  },
  attachmentUnreadable: {
    en: '{{name}} cannot be read: it is damaged or needs a password. Remove it, save it without a password or take a picture of it, and upload it again.',
    nb: '{{name}} kan ikke leses: Filen er skadet eller krever passord. Fjern den, lagre den uten passord eller ta bilde av den, og last den opp på nytt.',
  },
  attachmentLong: {
    en: '{{name}} has {{pages}} pages. Files of more than {{most}} pages are not attached; the lease only gives their name, and why. Split the file, or add it on paper.',
    nb: '{{name}} har {{pages}} sider. Filer på mer enn {{most}} sider tas ikke inn; i kontrakten står bare navnet, og hvorfor. Del opp filen, eller legg den ved på papir.',
  },
  attachmentsLarge: {
    en: 'The PDF files are larger than {{most}} MB together. Files that do not fit are only named in the lease. Make them smaller, or add them on paper.',
    nb: 'PDF-filene er til sammen større enn {{most}} MB. Filer det ikke er plass til, nevnes bare med navn i kontrakten. Gjør dem mindre, eller legg dem ved på papir.',
  },
  languageHelp: {
    en: 'Of the papers, pages, mails and text messages to the tenants. With English beside it, the Norwegian text prevails.',
    nb: 'For papirer, sider, e-poster og SMS-er til leietakerne. Står engelsk ved siden av, gjelder den norske teksten.',
  },
  tenantWhy: {
    en: 'The lease names the tenant as a party, with phone and e-mail for messages about it. The national identity number is not needed.',
    nb: 'Leietakeren står i kontrakten som part, med telefon og e-post for beskjeder om den. Fødselsnummeret trengs ikke.',
  },
  tenantWhyShort: {
    en: 'Named in the lease as a party, with phone and e-mail for messages.',
    nb: 'Står i kontrakten som part, med telefon og e-post for beskjeder.',
  },
  meanings: { en: 'What do these mean?', nb: 'Hva betyr valgene?' },
  otherTermsTitle: { en: 'Payment, notice and other terms', nb: 'Betaling, oppsigelse og andre vilkår' },
  abroadTitle: { en: 'Language, nationality and country', nb: 'Språk, statsborgerskap og land' },
  rentAccountShort: {
    en: 'The tenant pays here. It is written in the lease.',
    nb: 'Hit betaler leietakeren. Den står i kontrakten.',
  },
  birthdayHelp: { en: 'It tells people with the same name apart', nb: 'Den skiller personer med samme navn' },
  addressTitle: { en: 'Where the tenant lives today', nb: 'Der leietakeren bor i dag' },
  countryLoading: { en: 'Loading the list', nb: 'Laster listen' },

  runningHelp: { en: 'Runs until one of you gives notice', nb: 'Varer til en av dere sier opp' },
  timeBoundHelp: { en: 'Ends automatically on the last day', nb: 'Slutter automatisk på siste dag' },
  firstPaymentHelp: {
    en: 'The rent is booked as income from this date',
    nb: 'Leien føres som inntekt fra denne datoen',
  },
  monthSumHelp: {
    en: 'One fixed amount. Extras come afterwards.',
    nb: 'Ett fast beløp. Tillegg velger du etterpå.',
  },
  rentAccountHelp: {
    en: 'The tenant pays the rent here; the account is written in the lease and saved in your profile. Without it you must give the account later, in writing. For example 8601 11 17947, or an IBAN',
    nb: 'Hit betaler leietakeren leien. Kontoen står i kontrakten og lagres i profilen din. Uten den må du oppgi kontoen senere, skriftlig. For eksempel 8601 11 17947, eller et IBAN-nummer',
  },
  terminableHelp: {
    en: 'Either of you can then give notice before the last day',
    nb: 'Da kan hver av dere si opp før siste dag',
  },
  reasonHelp: {
    en: 'Needed under three years (one year for a loft, basement or two-dwelling house that you live in). It is written in the lease.',
    nb: 'Trengs når tiden er under tre år (ett år for loft, sokkel eller tomannsbolig i huset du bor i). Den står i kontrakten.',
  },
  askDaysBefore: {
    en: 'The first payment comes after the month of the start. What about the days from {{from}} to {{until}}?',
    nb: 'Første betaling kommer etter startmåneden. Hva med dagene fra {{from}} til og med {{until}}?',
  },
  daysFreeHelp: { en: 'No rent is booked for them', nb: 'Det føres ingen leie for dem' },
  daysWithFirstHelp: {
    en: 'Calculated by days and booked with the first rent',
    nb: 'Regnes etter dager og føres sammen med den første leien',
  },
  sameBankHelp: {
    en: 'Only then can the bank pay rent you are owed from the deposit. It is the account in your profile, and must be in the bank that holds the deposit.',
    nb: 'Bare da kan banken betale skyldig leie av depositumet. Det er kontoen i profilen din, og den må være i banken som har depositumet.',
  },
  resignationHelp: { en: 'Counted to the end of a calendar month', nb: 'Regnes til slutten av en kalendermåned' },
  taxableYesHelp: { en: 'The rule for a home that you do not live in', nb: 'Hovedregelen for en bolig du ikke bor i' },
  taxableNoHelp: {
    en: 'You live in the home and use at least half of it yourself, by rental value, or let more of your own home for at most kr 20 000 a year',
    nb: 'Du bor i boligen og bruker minst halvparten selv, regnet etter utleieverdi, eller du leier ut mer av egen bolig for høyst kr 20 000 i året',
  },

  otherHelp: {
    en: 'House rules, use of the garden. At most 1000 characters.',
    nb: 'Husordensregler, bruk av hagen. Høyst 1000 tegn.',
  },
  comfortsHelp: { en: 'Tick what the rent covers', nb: 'Kryss av for det leien dekker' },

  isMeant: { en: 'Is this what you mean?', nb: 'Er det dette du mener?' },
  isMeantYes: { en: 'Yes, go on', nb: 'Ja, gå videre' },
  isNotMeant: { en: 'No, change it', nb: 'Nei, endre det' },
  tenantUnder18: {
    en: 'A tenant is under 18. As a rule, a minor cannot enter into a lease without a guardian.',
    nb: 'En leietaker er under 18 år. En mindreårig kan som hovedregel ikke inngå en leiekontrakt uten verge.',
  },
  zeroRent: {
    en: 'The rent is 0 kroner a month: the tenant pays nothing for living there.',
    nb: 'Leien er 0 kroner i måneden: Leietakeren betaler ingenting for å bo der.',
  },
  zeroDeposit: {
    en: 'The deposit is 0 kroner, though an account is chosen for it. Without a deposit, choose “No deposit”.',
    nb: 'Depositumet er 0 kroner, men det er valgt en konto til det. Skal det ikke betales depositum, velger du «Uten depositum».',
  },

  askDeposit: { en: 'Should the tenant pay a deposit?', nb: 'Skal leietakeren betale depositum?' },
  variant0: { en: 'No deposit', nb: 'Uten depositum' },
  variant0Help: {
    en: 'You then have no security when the tenant leaves',
    nb: 'Da har du ingen sikkerhet når leietakeren flytter',
  },
  variant1: { en: 'Open a deposit account here', nb: 'Åpne depositumskonto her' },
  variant1Help: {
    en: 'A blocked account in the tenant’s name, opened when the lease is signed. It costs you kr 299, which is not refunded once the account is opened.',
    nb: 'En sperret konto i leietakerens navn, åpnet når kontrakten er signert. Det koster deg kr 299, som ikke betales tilbake når kontoen er åpnet.',
  },
  variant2: { en: 'Open the account yourselves', nb: 'Depositumskonto dere åpner selv' },
  variant2Help: {
    en: 'A blocked account at a bank, in the tenant’s name and never your own: what is paid to you is no deposit, and the tenant can demand it back',
    nb: 'En sperret konto i en bank, i leietakerens navn og aldri din egen: Det som betales til deg, er ikke et depositum, og leietakeren kan kreve det tilbake',
  },
  needsSubscription: {
    en: 'Opening the account needs an active subscription. You can save the contract now and subscribe before it is signed.',
    nb: 'Å åpne kontoen krever et aktivt abonnement. Du kan lagre kontrakten nå og abonnere før den signeres.',
  },
  subscribe: { en: 'Subscribe', nb: 'Abonner' },
  depositMax: { en: 'At most {{max}}, six months’ rent', nb: 'Høyst {{max}}, seks måneders leie' },
  followsRentHelp: {
    en: 'When the rent is changed, you can then ask for more, or must pay some back',
    nb: 'Når leien endres, kan du be om mer, eller må betale noe tilbake',
  },
  depositMaxUnknown: { en: 'At most six months’ rent', nb: 'Høyst seks måneders leie' },
  daysHelp: { en: 'From 1 to 45 days after the account is opened', nb: 'Fra 1 til 45 dager etter at kontoen er åpnet' },
  deadlineHelp: { en: 'From today to {{last}}', nb: 'Fra i dag til {{last}}' },
})
