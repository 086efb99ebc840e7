import { words } from '../../../base/kit/words'

/** Each sentence says what the code does. docs/rules has the rule beside each period. */
export const privacyWords = words('privacy', {
  title: { en: 'Privacy in Husbok', nb: 'Personvern i Husbok' },
  who: {
    en: 'A landlord is responsible for the data of the tenants and keeps them in Husbok. The operator of this installation processes them for the landlord. The operator is responsible for the landlord’s own user account.',
    nb: 'Utleieren er ansvarlig for opplysningene om leietakerne og lagrer dem i Husbok. Den som driver denne installasjonen, behandler dem for utleieren, og er ansvarlig for utleierens egen konto.',
  },
  operatorIs: { en: 'This installation is run by {{operator}}.', nb: 'Denne installasjonen drives av {{operator}}.' },
  operator: { en: 'Contact the operator of this installation:', nb: 'Den som driver Husbok her, nås på' },

  tenants: { en: 'What is kept about tenants', nb: 'Hva som lagres om leietakere' },
  tenantLease: {
    en: 'Name, date of birth, address, phone number and e-mail address, for the lease and for messages about it, and to document taxes. The nationality is for the bank, if a deposit account is opened through Husbok.',
    nb: 'Navn, fødselsdato, adresse, telefonnummer og e-postadresse, til leiekontrakten og beskjeder om den, og for å dokumentere skatten. Statsborgerskapet er til banken, hvis en depositumskonto åpnes gjennom Husbok.',
  },
  tenantRent: {
    en: 'The rent, each payment, and what is unpaid.',
    nb: 'Leien, hver betaling og det som er ubetalt.',
  },
  tenantBank: {
    en: 'From the files of the landlord’s online bank: who paid, the account number of the payer, the text and KID of the payment. So a third person who pays is named too.',
    nb: 'Fra filene til utleierens nettbank: hvem som betalte, kontonummeret til den som betalte, teksten og KID-en på betalingen. Derfor kan også en tredjeperson som betaler, være nevnt.',
  },
  tenantPapers: {
    en: 'Letters and protests, the notice, handovers with photos of the dwelling and drawn signatures, settlements, and the deposit account with what is paid in and out.',
    nb: 'Brev og protester, oppsigelsen, overtakelser med bilder av boligen og tegnede underskrifter, sluttoppgjør, og depositumskontoen med det som er betalt inn og ut.',
  },
  tenantSigning: {
    en: 'When a paper is signed with BankID: the name and date of birth in the BankID, the time, and the signed file. Husbok compares the date of birth with the one in the contract, and outside of the signed file keeps only if they are the same. Husbok does not ask a tenant for the national identity number.',
    nb: 'Når et papir signeres med BankID: navnet og fødselsdatoen i BankID-en, tidspunktet og den signerte filen. Husbok sammenligner fødselsdatoen med den i kontrakten, og lagrer utenfor den signerte filen bare om de er like. Husbok ber ikke leietakeren om fødselsnummeret.',
  },

  tenantGuarantor: {
    en: 'A person who guarantees for the tenant: the name, the sum and how long the guarantee lasts, if the landlord enters it.',
    nb: 'Den som garanterer for leietakeren: navnet, beløpet og hvor lenge garantien gjelder, hvis utleieren skriver det inn.',
  },
  tenantBasis: {
    en: 'The legal basis: the lease (GDPR article 6(1)(b)), the duty to document taxes (c), and the interest in making or answering claims (f). For guarantors and for payers who are not tenants it is the interest in settling the tenancy (f).',
    nb: 'Grunnlaget er leiekontrakten (personvernforordningen artikkel 6 nr. 1 bokstav b), plikten til å dokumentere skatten (bokstav c) og interessen i å kreve noe eller svare på krav (bokstav f). For garantister, og for dem som betaler uten å være leietakere, er det interessen i å gjøre opp leieforholdet (bokstav f).',
  },

  landlords: { en: 'What is kept about landlords', nb: 'Hva som lagres om utleiere' },
  landlordProfile: {
    en: 'Name, address, phone number, e-mail address and date of birth, the national identity number if it is given, and the account for the rent.',
    nb: 'Navn, adresse, telefonnummer, e-postadresse og fødselsdato, fødselsnummeret hvis det er oppgitt, og kontoen for leien.',
  },
  landlordBooks: {
    en: 'Houses and their co-owners, vouchers with receipts, suppliers, rows of the online bank, and tax returns that were sent from here.',
    nb: 'Hus og medeiere, bilag med kvitteringer, leverandører, rader fra nettbanken og skattemeldinger som er sendt herfra.',
  },
  landlordCo: {
    en: 'Further landlords of a lease: name, date of birth and e-mail address, entered by the one whose user account it is.',
    nb: 'Flere utleiere i en leiekontrakt: navn, fødselsdato og e-postadresse, skrevet inn av den som har kontoen.',
  },
  landlordBasis: {
    en: 'The legal basis for a user account: the agreement to use Husbok (GDPR article 6(1)(b)); for logins and the trail, the interest in protecting the account (f). For further landlords: the lease that they are a party to (b).',
    nb: 'Grunnlaget for kontoen er avtalen om å bruke Husbok (personvernforordningen artikkel 6 nr. 1 bokstav b), og for innlogginger og sporet interessen i å beskytte kontoen (bokstav f). For flere utleiere er det leiekontrakten som de er part i (bokstav b).',
  },
  landlordUse: {
    en: 'Logins with browser and network address, and a trail of what was done by whom. There is no tracking, and no data are sold.',
    nb: 'Innlogginger med nettleser og nettverksadresse, og et spor over hva som er gjort av hvem. Ingen sporing og ikke noe salg av opplysninger.',
  },

  receivers: { en: 'Who receives data', nb: 'Hvem som mottar opplysninger' },
  receiverOperator: {
    en: 'The operator of this installation, and the providers of its server, files and backups.',
    nb: 'Den som driver denne installasjonen, og de som har serveren, filene og sikkerhetskopiene.',
  },
  receiverSigning: {
    en: 'Signicat, the signing service, with the paper and the name, phone number and e-mail address of each who signs; BankID confirms to Signicat who it is.',
    nb: 'Signicat, signeringstjenesten, med papiret og navn, telefonnummer og e-postadresse til hver som signerer; BankID bekrefter overfor Signicat hvem det er.',
  },
  receiverBank: {
    en: 'The bank of the deposit, if the account is opened through Husbok: the lease, and the contact details of each tenant.',
    nb: 'Banken for depositumet, hvis kontoen åpnes gjennom Husbok: leiekontrakten og kontaktopplysningene til hver leietaker.',
  },
  receiverMessages: {
    en: 'Sveve, which sends the text messages, and the operator’s e-mail service.',
    nb: 'Sveve, som sender tekstmeldingene, og e-posttjenesten til den som driver Husbok.',
  },
  receiverTax: {
    en: 'The Tax Administration, through Altinn and ID-porten, when the landlord sends a tax return from here.',
    nb: 'Skatteetaten, gjennom Altinn og ID-porten, når utleieren sender skattemeldingen herfra.',
  },
  receiverRegisters: {
    en: 'Kartverket, with an address while it is typed, and Enhetsregisteret, with the name or number of a supplier while it is typed. Husbok’s server asks them, without a name and without saying who asks.',
    nb: 'Kartverket, med en adresse mens den skrives, og Enhetsregisteret, med navnet eller nummeret til en leverandør mens det skrives. Serveren til Husbok spør, uten navn på personer og uten å si hvem som spør.',
  },
  receiverStripe: {
    en: 'Stripe, when a landlord pays for a subscription or the fee of a deposit account.',
    nb: 'Stripe, når en utleier betaler for et abonnement eller gebyret for en depositumskonto.',
  },
  receiverDispute: {
    en: 'The Rent Disputes Tribunal, the enforcement authority, the courts and the social services of the municipality, when the landlord gives them a case or a notice.',
    nb: 'Husleietvistutvalget, namsmannen, domstolene og sosialtjenesten i kommunen, når utleieren gir dem en sak eller et varsel.',
  },

  receiverAbroad: {
    en: 'Husbok itself sends nothing out of the EEA. Stripe, and the providers of the server, files, backups and e-mail, may do so. The operator answers for the legal basis (GDPR chapter V), and names it on request.',
    nb: 'Husbok selv sender ikke noe ut av EØS. Stripe, og de som leverer server, lagring, sikkerhetskopier og e-post, kan gjøre det. Den som driver Husbok her, svarer for at det har et grunnlag (personvernforordningen kapittel V), og opplyser hvilket når noen spør.',
  },

  periods: { en: 'How long', nb: 'Hvor lenge' },
  periodTenant: {
    en: 'The landlord erases a tenant when the data are no longer needed: usually three years after the tenancy is settled, or later when taxes must be documented for longer. Husbok does not do that by itself. Sums and months stay, without names.',
    nb: 'Utleieren sletter en leietaker når opplysningene ikke lenger trengs: vanligvis tre år etter at leieforholdet er gjort opp, eller senere når skatten må dokumenteres lenger. Husbok gjør det ikke av seg selv. Summer og måneder blir stående, uten navn.',
  },
  periodBank: {
    en: 'A file of the online bank is removed after 24 hours, at the next check. A row that is not matched with rent or books is removed 13 months after it was imported.',
    nb: 'En fil fra nettbanken fjernes etter 24 timer, ved neste kontroll. En rad som ikke er koblet til leie eller regnskap, fjernes 13 måneder etter at den ble lest inn.',
  },
  periodLogs: {
    en: 'The log of what was sent, and the network addresses in the trail: 90 days.',
    nb: 'Loggen over det som er sendt, og nettverksadressene i sporet: 90 dager.',
  },
  periodSession: {
    en: 'A login: 7 days without use, and 30 days at most. Unsaved forms in the browser: 30 days.',
    nb: 'En innlogging: 7 dager uten bruk og 30 dager i det lengste. Skjemaer som ikke er lagret, i nettleseren: 30 dager.',
  },
  periodAccount: {
    en: 'A user account that is deleted loses all that says who somebody is at once. Days and sums of vouchers are kept for five years after the end of their year.',
    nb: 'En konto som slettes, mister straks alt som sier hvem noen er. Dager og beløp i bilag oppbevares i fem år etter utløpet av året.',
  },
  periodElsewhere: {
    en: 'What is erased stays in backups until these are replaced, and with receivers as they decide.',
    nb: 'Det som er slettet, ligger i sikkerhetskopier til de blir byttet ut, og hos mottakerne etter deres regler.',
  },

  rights: { en: 'Your rights', nb: 'Rettighetene dine' },
  rightsAsk: {
    en: 'A tenant asks the landlord. A landlord asks the operator of this installation.',
    nb: 'En leietaker spør utleieren, og en utleier spør den som driver Husbok her.',
  },
  rightAccess: {
    en: 'Access: to see what is kept, and to get a copy.',
    nb: 'Innsyn: å se hva som er lagret, og få en kopi.',
  },
  rightRectify: { en: 'Rectification of what is wrong.', nb: 'Retting av det som er feil.' },
  rightErase: { en: 'Erasure of what is no longer needed.', nb: 'Sletting av det som ikke lenger trengs.' },
  rightRestrict: {
    en: 'Restriction: that data are only stored while a question about them is settled.',
    nb: 'Begrensning: at opplysninger bare lagres mens et spørsmål om dem avklares.',
  },
  rightPort: {
    en: 'Portability: to get your data in a form that other programs read. A landlord downloads everything under “Export your data”.',
    nb: 'Dataportabilitet: å få opplysningene i en form som andre programmer kan lese. Utleieren laster ned alt selv, under «Ta med dataene dine».',
  },
  rightObject: {
    en: 'Objection to use that rests on a legitimate interest, such as a claim.',
    nb: 'Å protestere mot bruk som bygger på en berettiget interesse, som et krav.',
  },
  rightComplain: {
    en: 'A complaint to Datatilsynet, the Norwegian Data Protection Authority.',
    nb: 'Å klage til Datatilsynet.',
  },
})

type Line = keyof typeof privacyWords.texts

/** The sections of the page with their lines. */
export const privacyLists: readonly { readonly title: Line; readonly lines: readonly Line[] }[] = [
  {
    title: 'tenants',
    lines: [
      'tenantLease',
      'tenantRent',
      'tenantBank',
      'tenantPapers',
      'tenantSigning',
      'tenantGuarantor',
      'tenantBasis',
    ],
  },
  { title: 'landlords', lines: ['landlordProfile', 'landlordBooks', 'landlordUse', 'landlordCo', 'landlordBasis'] },
  {
    title: 'receivers',
    lines: [
      'receiverOperator',
      'receiverSigning',
      'receiverBank',
      'receiverMessages',
      'receiverTax',
      'receiverRegisters',
      'receiverStripe',
      'receiverDispute',
      'receiverAbroad',
    ],
  },
  {
    title: 'periods',
    lines: ['periodTenant', 'periodBank', 'periodLogs', 'periodSession', 'periodAccount', 'periodElsewhere'],
  },
  {
    title: 'rights',
    lines: [
      'rightsAsk',
      'rightAccess',
      'rightRectify',
      'rightErase',
      'rightRestrict',
      'rightPort',
      'rightObject',
      'rightComplain',
    ],
  },
]
