import { words } from '../../base/kit/words'

export const handoverWords = words('handover', {
  title: { nb: 'Overtakelsesliste', en: 'Handover list' },
  subtitle: {
    nb: 'Fylles ut av partene sammen når leietakeren flytter inn og når leietakeren flytter ut',
    en: 'To be filled in by the parties together when the tenant moves in and when the tenant moves out',
  },
  subtitleSigned: {
    nb: 'Det partene har gått gjennom når leietakeren flytter inn',
    en: 'What the parties have gone through when the tenant moves in',
  },
  subtitleAhead: {
    nb: 'Det partene skal gå gjennom når leietakeren flytter inn',
    en: 'What the parties will go through when the tenant moves in',
  },
  dwelling: { nb: 'Bolig', en: 'Dwelling' },
  start: { nb: 'Leieforholdet begynner', en: 'Tenancy begins' },
  facts: { nb: 'Leieforholdet', en: 'The tenancy' },
  items: { nb: 'Gjennomgang', en: 'Going through the home' },
  item: { nb: 'Punkt', en: 'Item' },
  count: { nb: 'Antall', en: 'Count' },
  movingIn: { nb: 'Merknad ved innflytting', en: 'Remarks on moving in' },
  movingOut: { nb: 'Merknad ved utflytting', en: 'Remarks on moving out' },
  nothing: {
    nb: 'Ingen punkter er valgt. Skriv det dere går gjennom, under merknader.',
    en: 'No items are chosen. Write what you go through under remarks.',
  },
  meters: { nb: 'Målerstander', en: 'Meter readings' },
  meter: { nb: 'Måler', en: 'Meter' },
  meterNumber: { nb: 'Målernummer', en: 'Meter no.' },
  readingIn: { nb: 'Ved innflytting', en: 'On moving in' },
  readingOut: { nb: 'Ved utflytting', en: 'On moving out' },
  electricity: { nb: 'Strøm', en: 'Electricity' },
  water: { nb: 'Vann', en: 'Water' },
  heat: { nb: 'Varme', en: 'Heat' },
  remarks: { nb: 'Andre merknader', en: 'Other remarks' },
  signIn: { nb: 'Underskrifter ved innflytting', en: 'Signatures on moving in' },
  signText: {
    nb: 'Partene har gått gjennom boligen sammen. Tilstanden er som skrevet over.',
    en: 'The parties have gone through the home together. Its condition is as written above.',
  },
  signedText: {
    nb: 'Partene har gått gjennom punktene over sammen, og antallene er som skrevet over. Målerstander og andre merknader noteres på eget ark; det samme gjelder det partene går gjennom når leietakeren flytter ut.',
    en: 'The parties have gone through the items above together, and the counts are as written above. Meter readings and other remarks are noted on a separate sheet, as is what the parties go through when the tenant moves out.',
  },
  signedTextAhead: {
    nb: 'Listen er signert før leieforholdet begynner: Punktene over går partene gjennom sammen når leietakeren flytter inn. Det som da ikke stemmer, målerstander og andre merknader noteres på eget ark; det samme gjelder det partene går gjennom når leietakeren flytter ut.',
    en: 'The list is signed before the tenancy begins: the parties go through the items above together when the tenant moves in. What is not right then, meter readings and other remarks are noted on a separate sheet, as is what the parties go through when the tenant moves out.',
  },
  signedNothing: {
    nb: 'Ingen punkter er valgt.',
    en: 'No items are chosen.',
  },
  signOut: { nb: 'Underskrifter ved utflytting', en: 'Signatures on moving out' },
  signOutKeys: {
    nb: 'Partene har gått gjennom boligen sammen. Nøklene er levert tilbake. Tilstanden er som skrevet over.',
    en: 'The parties have gone through the home together. The keys are returned. Its condition is as written above.',
  },
})
