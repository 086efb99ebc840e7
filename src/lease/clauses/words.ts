import { words, type Text } from '../../base/kit/words'
import type { Comfort } from '../contract/model'

const comfortNames = {
  electricity: { nb: 'strøm', en: 'electricity' },
  heating: { nb: 'oppvarming', en: 'heating' },
  'water-drain': { nb: 'vann og avløp', en: 'water and drainage' },
  'tv-subscription': { nb: 'TV-abonnement', en: 'TV subscription' },
  internet: { nb: 'internett', en: 'internet' },
} satisfies Record<Comfort, Text>

/**
 * The words that the sentences of the lease use for names and lists. The sentences are in words-*.ts of each edition.
 */
export const clauseWords = words('leaseClauses', {
  ...comfortNames,
  act: { nb: 'husleieloven', en: 'Tenancy Act' },
  per_month: { nb: 'per måned', en: 'per month' },
  per_quarter: { nb: 'per kvartal', en: 'per quarter' },
  per_year: { nb: 'per år', en: 'per year' },
  month: { nb: '{{count}} måned', en: '{{count}} month' },
  months: { nb: '{{count}} måneder', en: '{{count}} months' },
  day: { nb: '{{count}} dag', en: '{{count}} day' },
  days: { nb: '{{count}} dager', en: '{{count}} days' },
  houseName: { nb: 'Navn', en: 'Name' },
  municipality: { nb: 'Kommunenr.', en: 'Municipality no.' },
  cadastre: { nb: 'Matrikkel', en: 'Land register' },
  property: { nb: 'gnr. {{number}}', en: 'gnr. {{number}}' },
  holding: { nb: 'bnr. {{number}}', en: 'bnr. {{number}}' },
  lease: { nb: 'fnr. {{number}}', en: 'fnr. {{number}}' },
  section: { nb: 'snr. {{number}}', en: 'snr. {{number}}' },
  share: { nb: 'Andelsnummer', en: 'Share number' },
  organisation: { nb: 'Organisasjonsnr.', en: 'Organisation no.' },
  rooms: { nb: 'Antall rom', en: 'Rooms' },
  area: { nb: 'Areal', en: 'Area' },
  unitNumber: { nb: 'Bruksenhetsnr.', en: 'Dwelling no.' },
  meterPoint: { nb: 'Målepunkt-ID', en: 'Meter point id' },
  attachment: { nb: 'Vedlegg {{number}}: {{name}}', en: 'Attachment {{number}}: {{name}}' },
  theTenant: { nb: 'leietakeren', en: 'the tenant' },
  TheTenant: { nb: 'Leietakeren', en: 'The tenant' },
  tenantsName: { nb: 'leietakerens navn', en: 'the tenant’s name' },
  nameOf: { nb: 'navnet til {{name}}', en: 'the name of {{name}}' },
  exceptShared: {
    nb: '{{name}}, utenom de delte kostnadene som er nevnt nedenfor',
    en: '{{name}}, apart from the shared costs that are named below',
  },
  amount: { nb: ', {{sum}} {{period}}', en: ', {{sum}} {{period}}' },
  onAccount: { nb: ', à konto {{sum}} {{period}}', en: ', {{sum}} {{period}} on account' },
  sewage: { nb: 'vann og avløp', en: 'water and sewage' },
  aBank: { nb: 'bank', en: 'a bank' },
  by_nav: { nb: 'fra NAV', en: 'from NAV' },
  by_insurance: { nb: 'fra et forsikringsselskap', en: 'from an insurance company' },
  by_bank: { nb: 'fra en bank', en: 'from a bank' },
  by_person: { nb: 'fra en person', en: 'from a person' },
  by_other: { nb: 'fra en annen', en: 'from another guarantor' },
  energy_certificate: { nb: 'energiattest', en: 'the energy certificate' },
  radon: { nb: 'opplysninger om radon', en: 'information on radon' },
  and: { nb: 'og', en: 'and' },
  or: { nb: 'eller', en: 'or' },
  count: { nb: '{{name}}: {{count}} stk.', en: '{{name}}: {{count}}' },
})
