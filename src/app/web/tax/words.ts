import { words } from '../../../base/kit/words'

/** The page of the tax year: figures, login, preview, sending. */
export const taxPageWords = words('taxPage', {
  title: { en: 'The tax year {{year}}', nb: 'Skatteåret {{year}}' },
  sub: {
    en: 'The year’s result, line by line as in the tax return. Check it, look at the tax authority’s own preview, and send it.',
    nb: 'Årets resultat, post for post slik skattemeldingen spør. Kontroller, se Skatteetatens egen forhåndsvisning, og send.',
  },
  steps: { en: 'Steps to the tax authority', nb: 'Trinn fram til Skatteetaten' },
  stepCheck: { en: 'Check the figures', nb: 'Kontroller tallene' },
  stepLogin: { en: 'Log in', nb: 'Logg inn' },
  stepPreview: { en: 'Look at the preview', nb: 'Se forhåndsvisningen' },
  stepSend: { en: 'Send', nb: 'Send' },
  stepReceipt: { en: 'Receipt', nb: 'Kvittering' },
  noneShown: { en: 'Choose a house to see its figures.', nb: 'Velg et hus for å se tallene.' },
  authority: { en: 'To the tax authority', nb: 'Til Skatteetaten' },
  notHere: {
    en: 'The tax authority is not set up here, so the figures cannot be sent from Husbok. You find them above, and on the sheet you can copy or print.',
    nb: 'Skatteetaten er ikke satt opp her, så tallene kan ikke sendes fra Husbok. Du finner dem ovenfor, og på skjemaet du kan skrive av eller skrive ut.',
  },
  loginText: {
    en: 'Log in with ID-porten, with your own electronic ID: the one with the national ID in your profile. The login lasts 5 minutes here; nothing is sent before you press “Send”.',
    nb: 'Logg inn med ID-porten, med din egen elektroniske ID: den med fødselsnummeret som står i profilen din. Innloggingen gjelder i 5 minutter her; ingenting sendes før du trykker «Send».',
  },
  logIn: { en: 'Log in with ID-porten', nb: 'Logg inn med ID-porten' },
  loggedIn: { en: 'Logged in as {{name}}.', nb: 'Logget inn som {{name}}.' },
  loggedInNameless: { en: 'You are logged in with ID-porten.', nb: 'Du er logget inn med ID-porten.' },
  timeLeft: { en: 'The login lasts {{time}} more.', nb: 'Innloggingen gjelder i {{time}} til.' },
  tooOld: {
    en: 'Your login is more than 5 minutes old. Log in again before you look at the preview or send.',
    nb: 'Innloggingen er mer enn 5 minutter gammel. Logg inn på nytt før du ser forhåndsvisningen eller sender.',
  },
  oldTitle: { en: 'Log in again to go on', nb: 'Logg inn på nytt for å fortsette' },
  oldText: {
    en: 'Five minutes have passed since you logged in with ID-porten. So that nobody else can send a tax return from your screen, you log in again to see the tax authority’s preview and send. Your figures and choices are kept.',
    nb: 'Det er gått fem minutter siden du logget inn med ID-porten. For at ingen andre skal kunne sende en skattemelding fra skjermen din, logger du inn på nytt for å se forhåndsvisningen og sende. Tallene og valgene dine er tatt vare på.',
  },
  notNow: { en: 'Not now', nb: 'Ikke nå' },

  submission: { en: 'How do you want to send it?', nb: 'Hvordan vil du sende?' },
  ikkeKomplett: { en: 'I finish it at the tax authority', nb: 'Jeg fullfører hos Skatteetaten' },
  ikkeKomplettHelp: {
    en: 'The figures are added to your tax return. You check everything at skatteetaten.no and hand it in there yourself. Most people choose this.',
    nb: 'Tallene legges inn i skattemeldingen din. Du ser over alt på skatteetaten.no og leverer den selv der. De fleste velger dette.',
  },
  komplett: { en: 'Hand in the whole return now', nb: 'Lever hele skattemeldingen nå' },
  komplettHelp: {
    en: 'Your draft, with these figures, becomes your tax return. Look at the preview first, and choose this only when everything else in the return is right too.',
    nb: 'Utkastet ditt, med disse tallene, blir skattemeldingen din. Se forhåndsvisningen først, og velg dette bare når alt annet i skattemeldingen også er riktig.',
  },
  preview: { en: 'Look at the preview', nb: 'Se forhåndsvisningen' },
  previewHelp: {
    en: 'The tax authority shows your return with these figures, in a new tab. Nothing is handed in.',
    nb: 'Skatteetaten viser skattemeldingen din med disse tallene, i en ny fane. Ingenting blir levert.',
  },
  previewWait: { en: 'The tax authority is preparing the preview …', nb: 'Skatteetaten gjør klar forhåndsvisningen …' },
  previewReady: {
    en: 'The preview is ready. It is available for 24 hours.',
    nb: 'Forhåndsvisningen er klar. Den er tilgjengelig i 24 timer.',
  },
  previewOpen: { en: 'Open the preview', nb: 'Åpne forhåndsvisningen' },
  newTab: { en: '(opens in a new tab)', nb: '(åpnes i ny fane)' },
  send: { en: 'Send to the tax authority', nb: 'Send til Skatteetaten' },
  sendHelp: {
    en: 'It is sent through Altinn in your name. It costs nothing. You can send again if you change something.',
    nb: 'Sendes gjennom Altinn i ditt navn. Det koster ingenting. Du kan sende på nytt hvis du endrer noe.',
  },
  again: { en: 'Send the same again', nb: 'Send det samme på nytt' },
  againHelp: {
    en: 'Sent {{date}}, and nothing has changed since for the houses you have ticked. Tick this if the draft at the tax authority has been changed and should have your figures again.',
    nb: 'Sendt {{date}}, og ingenting er endret siden for husene du har krysset av. Kryss av hvis utkastet hos Skatteetaten er endret og skal ha tallene dine på nytt.',
  },
  againLacks: {
    en: 'These figures have been sent. Tick “Send the same again” if they should be sent again.',
    nb: 'Disse tallene er sendt. Kryss av for «Send det samme på nytt» hvis de skal sendes på nytt.',
  },
  sendWait: {
    en: 'Sending. The tax authority checks the return, receives it through Altinn and scans the files. This may take a minute or two. Leave this page open.',
    nb: 'Sender. Skatteetaten kontrollerer skattemeldingen, tar imot den gjennom Altinn og sjekker filene. Det kan ta et minutt eller to. La denne siden stå åpen.',
  },
  confirmTitle: { en: 'Hand in the whole tax return?', nb: 'Levere hele skattemeldingen?' },
  confirmText: {
    en: 'This becomes your tax return for {{year}}, with everything else in the draft. You can hand in a corrected one later.',
    nb: 'Dette blir skattemeldingen din for {{year}}, med alt det andre i utkastet. Du kan levere en endret skattemelding senere.',
  },
  confirmSend: { en: 'Hand it in', nb: 'Lever' },
  sentTitle: { en: 'Sent to the tax authority', nb: 'Sendt til Skatteetaten' },
  sentText: {
    en: 'You find the receipt below, under “What was sent”, and the answer comes there too. Household items of {{year}} are now locked.',
    nb: 'Kvitteringen finner du nedenfor, under «Det som er sendt», og svaret kommer samme sted. Innbo for {{year}} er nå låst.',
  },
  unknownTitle: { en: 'We do not know yet whether it was sent', nb: 'Vi vet ikke ennå om den er sendt' },
  unknownText: {
    en: 'The answer was lost on the way, so we do not know whether it was sent. Log in and check: the tax authority is asked first, and nothing is sent twice.',
    nb: 'Svaret ble borte på veien, så vi vet ikke om den er sendt. Logg inn og sjekk: Skatteetaten blir spurt først, og ingenting sendes to ganger.',
  },
  lookUp: { en: 'Check, and send if it was not sent', nb: 'Sjekk, og send hvis den ikke er sendt' },
})
