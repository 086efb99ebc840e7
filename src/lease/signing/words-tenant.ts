import { words } from '../../base/kit/words'

/** The texts of the pages for signers with a link, who have no user account and no menu. */
export const tenantWords = words('signing-tenant', {
  title_contract: { en: 'Sign the rent contract', nb: 'Signer leiekontrakten' },
  title_checklist: { en: 'Sign the handover list', nb: 'Signer overtakelseslisten' },
  title_handover: { en: 'Sign the handover', nb: 'Signer overtakelsen' },
  title_addendum: { en: 'Sign the addendum to the lease', nb: 'Signer tillegget til leiekontrakten' },
  loading: { en: 'Fetching the document', nb: 'Henter dokumentet' },
  leadTenant: {
    en: 'You sign as {{tenant}}. Your landlord, {{landlord}}, has asked you to. Read it first, and take the time you need.',
    nb: 'Du signerer som {{tenant}}. Utleieren din, {{landlord}}, har bedt deg om det. Les først, og ta deg den tiden du trenger.',
  },
  notYou: {
    en: 'Are you someone else? This link is for {{tenant}} alone: each tenant has their own link.',
    nb: 'Er du en annen? Denne lenken er bare for {{tenant}}: Hver leietaker har fått sin egen.',
  },
  leadLandlord: {
    en: 'This is your own signature as the landlord. It is the last one.',
    nb: 'Dette er din egen signatur som utleier. Den er den siste.',
  },

  facts: { en: 'What you sign', nb: 'Det du signerer' },
  landlord: { en: 'Landlord', nb: 'Utleier' },
  phone: { en: 'The landlord’s phone', nb: 'Telefon til utleieren' },
  email: { en: 'The landlord’s e-mail', nb: 'E-post til utleieren' },
  disagreeTitle: { en: 'Do you disagree?', nb: 'Uenig?' },
  disagree: {
    en: 'Do not sign. Nothing happens here as long as you do not.',
    nb: 'Ikke signer. Ingenting skjer her så lenge du ikke gjør det.',
  },
  tenant: { en: 'Tenant', nb: 'Leietaker' },
  tenants: { en: 'Tenants', nb: 'Leietakere' },
  hasSigned: { en: '{{name}} (has signed)', nb: '{{name}} (har signert)' },
  hasSignedBy: {
    en: '{{name}} (has signed, with the BankID of {{signedBy}})',
    nb: '{{name}} (har signert, med BankID-en til {{signedBy}})',
  },
  nameless: { en: 'somebody whose name is not given', nb: 'en person uten oppgitt navn' },
  mismatch: {
    en: 'The BankID that signed for {{name}} is that of {{signedBy}}: another name or date of birth than in the contract. Find out who signed before you sign.',
    nb: 'BankID-en som signerte for {{name}}, tilhører {{signedBy}}: et annet navn eller en annen fødselsdato enn i kontrakten. Finn ut hvem som signerte, før du signerer.',
  },
  address: { en: 'Home', nb: 'Bolig' },
  rent: { en: 'Monthly rent', nb: 'Leie per måned' },
  deposit: { en: 'Deposit', nb: 'Depositum' },
  noDeposit: { en: 'None', nb: 'Ingen' },
  from: { en: 'From', nb: 'Fra' },
  to: { en: 'To', nb: 'Til' },
  openEnded: { en: 'Until one of you gives notice', nb: 'Til en av dere sier opp' },
  countsAsOpen: {
    en: 'Until one of you gives notice: {{day}} is named as the last day, but the lease counts as open-ended (§ 9-3)',
    nb: 'Til en av dere sier opp: {{day}} er satt som siste dag, men leieforholdet regnes som tidsubestemt (§ 9-3)',
  },
  read_contract: { en: 'Read the rent contract (PDF)', nb: 'Les leiekontrakten (PDF)' },
  read_checklist: { en: 'Read the handover list (PDF)', nb: 'Les overtakelseslisten (PDF)' },
  read_handover: { en: 'Read the handover (PDF)', nb: 'Les overtakelsen (PDF)' },
  read_addendum: { en: 'Read the addendum (PDF)', nb: 'Les tillegget (PDF)' },
  file_contract: { en: 'Rent contract {{address}}', nb: 'Leiekontrakt {{address}}' },
  file_checklist: { en: 'Handover list {{address}}', nb: 'Overtakelsesliste {{address}}' },
  file_handover: { en: 'Handover {{address}}', nb: 'Overtakelse {{address}}' },
  file_addendum: { en: 'Addendum to the lease {{address}}', nb: 'Tillegg til leiekontrakten {{address}}' },

  deadline: { en: 'Sign before', nb: 'Frist for å signere' },

  how: { en: 'How you sign', nb: 'Slik signerer du' },
  how1: {
    en: 'Read the PDF. That is what you sign, and nothing can be changed afterwards.',
    nb: 'Les PDF-en. Du signerer det som står der, og ingenting kan endres etterpå.',
  },
  how2: {
    en: 'Press the button. You are taken to Signicat’s page and identify yourself with your own BankID, as when you log in to your bank. Husbok never sees your code or password.',
    nb: 'Trykk på knappen. Du kommer til siden til Signicat og legitimerer deg med din egen BankID, slik du gjør når du logger inn i banken. Husbok ser aldri koden eller passordet ditt.',
  },
  how3: {
    en: 'When everyone has signed, you get the signed copy by e-mail.',
    nb: 'Når alle har signert, får du det signerte eksemplaret på e-post.',
  },
  why: {
    en: 'A signature with BankID is as binding as one on paper, and shows that it is yours. Nobody can sign for you.',
    nb: 'En signatur med BankID er like bindende som en på papir, og viser at den er din. Ingen kan signere for deg.',
  },

  privacy: { en: 'What is kept about you, and why', nb: 'Hva som lagres om deg, og hvorfor' },
  privacyWhat: {
    en: 'Your name, date of birth, address, telephone and e-mail are in the lease, and your nationality is stored beside it. {{landlord}} needs them to enter into and follow up the lease and to document taxes, and is responsible for them. They are kept in Husbok, which {{landlord}} uses.',
    nb: 'Navnet ditt, fødselsdato, adresse, telefon og e-post står i leiekontrakten, og statsborgerskapet lagres ved siden av. {{landlord}} trenger opplysningene for å inngå og følge opp kontrakten og for å dokumentere skatten, og er ansvarlig for dem. De lagres i Husbok, som {{landlord}} bruker.',
  },
  privacyWhatSeveral: {
    en: 'Your name, date of birth, telephone and e-mail are in the lease, as are those of the other tenants, and for the first tenant also the address. All of you can read them there. The nationality of the first tenant is stored beside it. {{landlord}} needs them to enter into and follow up the lease and to document taxes, and is responsible for them. They are kept in Husbok, which {{landlord}} uses.',
    nb: 'Navnet ditt, fødselsdato, telefon og e-post står i leiekontrakten. Det gjør også de samme opplysningene om de andre leietakerne, og for den første leietakeren også adressen. Alle leietakerne kan lese det der. Statsborgerskapet til den første leietakeren lagres ved siden av. {{landlord}} trenger opplysningene for å inngå og følge opp kontrakten og for å dokumentere skatten, og er ansvarlig for dem. De lagres i Husbok, som {{landlord}} bruker.',
  },
  privacyBankid: {
    en: 'When you sign, Signicat tells us the name and date of birth of the BankID and when you signed, so that it can be shown that it was you. Husbok does not ask for your national identity number.',
    nb: 'Når du signerer, får vi vite navnet og fødselsdatoen i BankID-en og når du signerte, fra Signicat, slik at det kan vises at det var deg. Husbok ber ikke om fødselsnummeret ditt.',
  },
  privacyTenancy: {
    en: 'Later these are kept too: the rent, your payments and what is unpaid; the name and account number of the payer and the text of the payment, as they are in {{landlord}}’s online bank; letters and protests; handovers with photos of the home; and claims against the deposit. Payments from the online bank that are not matched with the rent or the books are erased 13 months after they were imported.',
    nb: 'Senere lagres også leien, betalingene dine og det som er ubetalt; navnet og kontonummeret til den som betaler og teksten på betalingen, slik det står i nettbanken til {{landlord}}; brev og protester; overtakelser med bilder av boligen; og krav mot depositumet. Betalinger fra nettbanken som ikke knyttes til leien eller regnskapet, slettes 13 måneder etter at de ble lest inn.',
  },
  privacyReceivers: {
    en: 'These receive data about you for the signing: Signicat, the signing service, gets the document with your name, e-mail and phone number, and sends you the signed copy; BankID confirms to Signicat who you are; Sveve sends the text messages, and gets your number and what they say. The data are stored with whoever runs Husbok for {{landlord}}, and e-mails go through the e-mail service there.',
    nb: 'Disse mottar opplysninger om deg i forbindelse med signeringen: Signicat, signeringstjenesten, får dokumentet med navnet, e-posten og telefonnummeret ditt og sender deg det signerte eksemplaret; BankID bekrefter overfor Signicat hvem du er; Sveve sender tekstmeldingene og får nummeret ditt og det som står i dem. Opplysningene ligger hos den som driver Husbok for {{landlord}}, og e-post går gjennom e-posttjenesten der.',
  },
  privacyBank: {
    en: 'If the deposit account is opened through Husbok, the bank gets the lease and the name, phone number and e-mail of each tenant, and of the tenant who provides the deposit also nationality and address. The bank itself asks that tenant for the national identity number.',
    nb: 'Åpnes depositumskontoen gjennom Husbok, får banken leiekontrakten og navnet, telefonnummeret og e-posten til hver leietaker, og for den som stiller depositumet, også statsborgerskap og adresse. Banken ber selv den leietakeren om fødselsnummeret.',
  },
  privacyOthers: {
    en: 'If the rent is taxed, your name may appear in {{landlord}}’s tax return to the Tax Administration. In a dispute the data may be given to the Rent Disputes Tribunal, the enforcement authority and the courts, and the social services of the municipality may be notified of an eviction.',
    nb: 'Er leien skattepliktig, kan navnet ditt stå i skattemeldingen fra {{landlord}} til Skatteetaten. Ved en tvist kan opplysningene gis til Husleietvistutvalget, namsmannen og domstolene, og sosialtjenesten i kommunen kan bli varslet om en fravikelse.',
  },
  privacyHowLong: {
    en: '{{landlord}} erases the data when they are no longer needed: usually three years after the tenancy is settled, or later when {{landlord}} must be able to document taxes for longer. What has been sent to the Tax Administration stays there.',
    nb: '{{landlord}} sletter opplysningene når de ikke lenger trengs: vanligvis tre år etter at leieforholdet er gjort opp, eller senere når {{landlord}} må kunne dokumentere skatten lenger. Det som er sendt til Skatteetaten, blir værende der.',
  },
  privacyRights: {
    en: 'You may ask {{landlord}} for access to the data, and to have them corrected, erased, restricted or handed over to you, and you may object to use that rests on a claim. You may complain to Datatilsynet, the Data Protection Authority.',
    nb: 'Du kan be {{landlord}} om innsyn, retting, sletting, begrenset behandling og om å få opplysningene utlevert, og du kan protestere mot bruk som bygger på et krav. Du kan klage til Datatilsynet.',
  },
  privacyMore: { en: 'More about privacy in Husbok', nb: 'Mer om personvern i Husbok' },

  sign: { en: 'Sign with BankID', nb: 'Signer med BankID' },
  afterTenant: { en: 'You sign after the tenant.', nb: 'Du signerer etter leietakeren.' },
  afterTenants: { en: 'You sign after the tenants.', nb: 'Du signerer etter leietakerne.' },
  notOpened: {
    en: 'The signing page could not be opened. Nothing has been signed.',
    nb: 'Signeringssiden kunne ikke åpnes. Ingenting er signert.',
  },

  successTitle: { en: 'Thank you, you have signed', nb: 'Takk, du har signert' },
  successText: {
    en: 'When everyone has signed, you get the signed copy by e-mail. You can close this page.',
    nb: 'Når alle har signert, får du det signerte eksemplaret på e-post. Du kan lukke denne siden.',
  },
  successOwn: {
    en: 'As soon as the signed file has arrived, it is stored with the contract, and everyone gets a message.',
    nb: 'Så snart den signerte filen er kommet, ligger den ved kontrakten, og alle får beskjed.',
  },
  withdrawingTitle: { en: 'You signed, but it is being withdrawn', nb: 'Du signerte, men den trekkes tilbake' },
  withdrawingText: {
    en: 'The landlord has asked to withdraw it. Your signature counts only if everyone had signed before that was done. You will get an e-mail about the outcome.',
    nb: 'Utleieren har bedt om å trekke den tilbake. Signaturen din gjelder bare hvis alle hadde signert før det ble gjort. Du får en e-post om hvordan det gikk.',
  },
  renewingTitle: { en: 'You signed, but it is being sent again', nb: 'Du signerte, men den sendes på nytt' },
  renewingText: {
    en: 'The landlord has asked to have it sent again. Your signature counts only if everyone had signed before that was done. Otherwise you get a new link by e-mail.',
    nb: 'Utleieren har bedt om å få den sendt på nytt. Signaturen din gjelder bare hvis alle hadde signert før det ble gjort. Ellers får du en ny lenke på e-post.',
  },
  endedTitle: { en: 'You signed, but the signing had ended', nb: 'Du signerte, men signeringen var avsluttet' },
  endedText: {
    en: 'It was withdrawn, sent again or ran out before everyone had signed, so your signature does not count. If it was sent again, there is a new link in your e-mail.',
    nb: 'Den ble trukket tilbake, sendt på nytt eller gikk ut på tid før alle hadde signert, så signaturen din gjelder ikke. Er den sendt på nytt, ligger det en ny lenke i e-posten din.',
  },
  goneText: {
    en: 'Nothing is signed, and the link no longer works: the landlord has withdrawn it or sent it again, or it ran out. If it was sent again, there is a new link in your e-mail.',
    nb: 'Ingenting er signert, og lenken virker ikke lenger: Utleieren har trukket den tilbake eller sendt den på nytt, eller den gikk ut på tid. Er den sendt på nytt, ligger det en ny lenke i e-posten din.',
  },
  signedTitle: { en: 'You have signed', nb: 'Du har signert' },
  signedAs: {
    en: 'You have signed {{paper}} as {{name}}.',
    nb: 'Du har signert {{paper}} som {{name}}.',
  },
  signedAsLandlord: { en: 'You have signed {{paper}} as the landlord.', nb: 'Du har signert {{paper}} som utleier.' },
  this_contract: { en: 'the rent contract', nb: 'leiekontrakten' },
  this_checklist: { en: 'the handover list', nb: 'overtakelseslisten' },
  this_handover: { en: 'the handover', nb: 'overtakelsen' },
  this_addendum: { en: 'the addendum to the lease', nb: 'tillegget til leiekontrakten' },
  waitsFor: { en: 'Waiting for {{names}}.', nb: 'Venter på {{names}}.' },
  allSigned: {
    en: 'Everyone has signed. You get the signed copy by e-mail.',
    nb: 'Alle har signert. Du får det signerte eksemplaret på e-post.',
  },
  copyLater: {
    en: 'When everyone has signed, you get the signed copy by e-mail.',
    nb: 'Når alle har signert, får du det signerte eksemplaret på e-post.',
  },
  closedWithdrawingTitle: { en: 'It is being withdrawn', nb: 'Signeringen trekkes tilbake' },
  closedRenewingTitle: { en: 'It is being sent again', nb: 'Signeringen sendes på nytt' },
  closedWithdrawnTitle: { en: 'The landlord has withdrawn it', nb: 'Utleieren har trukket signeringen tilbake' },
  closedRenewedTitle: { en: 'It has been sent again', nb: 'Signeringen er sendt på nytt' },
  closedExpiredTitle: { en: 'The time to sign ran out', nb: 'Fristen for å signere gikk ut' },
  closedCanceledTitle: { en: 'The signing has ended', nb: 'Signeringen er avsluttet' },
  closedFailedTitle: { en: 'The signing has ended', nb: 'Signeringen er avsluttet' },
  closedWithdrawing: {
    en: '{{landlord}} has asked to withdraw {{paper}}, so this link no longer works.',
    nb: '{{landlord}} har bedt om å trekke {{paper}} tilbake, så denne lenken virker ikke lenger.',
  },
  closedRenewing: {
    en: '{{landlord}} has asked to have {{paper}} sent again. Everyone who should sign gets a new link by e-mail; this one no longer works.',
    nb: '{{landlord}} har bedt om å få {{paper}} sendt på nytt. Den som skal signere, får en ny lenke på e-post; denne virker ikke lenger.',
  },
  closedWithdrawn: {
    en: '{{landlord}} has withdrawn {{paper}} before everyone had signed. There is nothing for you to sign, and this link no longer works.',
    nb: '{{landlord}} har trukket {{paper}} tilbake før alle hadde signert. Du har ingenting å signere, og denne lenken virker ikke lenger.',
  },
  closedRenewed: {
    en: '{{landlord}} has sent {{paper}} again. Everyone who should sign gets a new link by e-mail; this one no longer works.',
    nb: '{{landlord}} har sendt {{paper}} på nytt. Den som skal signere, får en ny lenke på e-post; denne virker ikke lenger.',
  },
  closedExpired: {
    en: 'Not everyone signed {{paper}} in time, so it can no longer be signed here.',
    nb: 'Ikke alle signerte {{paper}} i tide, så den kan ikke lenger signeres her.',
  },
  closedCanceled: {
    en: 'The signing service ended it before everyone had signed {{paper}}, so it can no longer be signed here.',
    nb: 'Signeringstjenesten avsluttet signeringen før alle hadde signert {{paper}}, så den kan ikke lenger signeres her.',
  },
  closedFailed: {
    en: 'The signing service did not accept {{paper}}, so it can no longer be signed here.',
    nb: 'Signeringstjenesten tok ikke imot {{paper}}, så den kan ikke lenger signeres her.',
  },
  countsNot: { en: 'Your signature does not count.', nb: 'Signaturen din gjelder ikke.' },
  countsIfAll: {
    en: 'Your signature counts only if everyone had signed before that was done.',
    nb: 'Signaturen din gjelder bare hvis alle hadde signert før det ble gjort.',
  },
  questions: { en: 'Questions?', nb: 'Spørsmål?' },
  contact: { en: 'Contact {{landlord}}:', nb: 'Kontakt {{landlord}}:' },
  usedTitle: { en: 'The link no longer works', nb: 'Lenken virker ikke lenger' },
  usedText: {
    en: 'Either you have signed with it already, or the landlord has withdrawn it or sent it again, or it ran out. If it was sent again, there is a new link in your e-mail. Ask the landlord if you are in doubt.',
    nb: 'Enten har du allerede signert med den, eller så har utleieren trukket den tilbake eller sendt den på nytt, eller den gikk ut på tid. Er den sendt på nytt, ligger det en ny lenke i e-posten din. Spør utleieren hvis du er i tvil.',
  },
  toContract: { en: 'To the contract', nb: 'Til kontrakten' },
  toContracts: { en: 'To your rent contracts', nb: 'Til leiekontraktene dine' },
  failTitle: { en: 'The signing failed', nb: 'Signeringen mislyktes' },
  failText: {
    en: 'Something went wrong with BankID or the signing service, and nothing is signed. Try again with the same link. If it happens again, tell your landlord.',
    nb: 'Noe gikk galt hos BankID eller signeringstjenesten, og ingenting er signert. Prøv igjen med den samme lenken. Skjer det igjen, sier du fra til utleieren din.',
  },
  failOwn: {
    en: 'Something went wrong with BankID or the signing service, and nothing is signed. Try again from the contract.',
    nb: 'Noe gikk galt hos BankID eller signeringstjenesten, og ingenting er signert. Prøv igjen fra kontrakten.',
  },
  cancelTitle: { en: 'You did not sign', nb: 'Du signerte ikke' },
  cancelText: {
    en: 'You stopped before it was signed. Nothing is signed, and nothing is changed. When you are ready, open the same link again.',
    nb: 'Du avbrøt før det ble signert. Ingenting er signert, og ingenting er endret. Når du er klar, åpner du den samme lenken igjen.',
  },
  again: { en: 'Back to the document', nb: 'Tilbake til dokumentet' },
})
