import { words } from '../../base/kit/words'

/** The texts around every page, also those of visitors. */
export const publicShellWords = words('shell', {
  brand: { en: 'Husbok', nb: 'Husbok' },
  pageTitle: { en: '{{title}} · Husbok', nb: '{{title}} · Husbok' },
  terms: { en: 'Terms', nb: 'Vilkår' },
  privacy: { en: 'Privacy', nb: 'Personvern' },
  newTab: { en: '(opens in a new tab)', nb: '(åpnes i ny fane)' },
  siteLinks: { en: 'About the service', nb: 'Om tjenesten' },
  sandbox: {
    en: 'Sandbox: nothing here is signed, paid or sent for real.',
    nb: 'Sandkasse: Ingenting her blir signert, betalt eller sendt på ordentlig.',
  },
  sandboxLink: { en: 'Open the test mailbox', nb: 'Åpne testpostkassen' },
  sandboxLabel: { en: 'Sandbox', nb: 'Sandkasse' },
  errorTitle: { en: 'This page could not be shown', nb: 'Denne siden kunne ikke vises' },
  errorText: {
    en: 'Something went wrong. What you have saved is safe. Try again, or go to the start page.',
    nb: 'Noe gikk galt. Det du har lagret, er trygt. Prøv igjen, eller gå til forsiden.',
  },
  reference: { en: 'Reference: {{id}}', nb: 'Referanse: {{id}}' },
  tryAgain: { en: 'Try again', nb: 'Prøv igjen' },
  toStart: { en: 'Go to the start page', nb: 'Gå til forsiden' },
  notFoundTitle: { en: 'Page not found', nb: 'Siden finnes ikke' },
})
