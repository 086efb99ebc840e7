import { words, type Text } from '../../base/kit/words'
import type { Comfort } from '../contract/model'

/** What the rent can include, as it stands in a list. */
const comfortNames = {
  electricity: { nb: 'strøm', en: 'electricity' },
  heating: { nb: 'oppvarming', en: 'heating' },
  'water-drain': { nb: 'vann og avløp', en: 'water and drainage' },
  'tv-subscription': { nb: 'TV-abonnement', en: 'TV subscription' },
  internet: { nb: 'internett', en: 'internet' },
} satisfies Record<Comfort, Text>

/** Headings and the table of key facts; the sentences of the lease stand in words-terms.ts, words-duties.ts, words-kinds.ts and words-privacy.ts. */
export const leaseWords = words('lease', {
  ...comfortNames,
  title: { nb: 'Husleieavtale', en: 'Lease' },
  subtitle: {
    nb: 'Leie av bolig etter husleieloven (lov 26. mars 1999 nr. 17)',
    en: 'Rent of a dwelling under the Norwegian Tenancy Act',
  },
  description: {
    nb: 'Husleieavtale for {{house}} mellom {{landlord}} og {{tenant}}',
    en: 'Lease of {{house}} between {{landlord}} and {{tenant}}',
  },
  prevails: {
    nb: 'Ved forskjell mellom språkene gjelder den norske teksten.',
    en: 'Where the languages differ, the Norwegian text prevails.',
  },
  draft: { nb: 'UTKAST', en: 'DRAFT' },
  draftOf: { nb: 'Utkast av {{day}}', en: 'Draft of {{day}}' },
  act: { nb: 'husleieloven', en: 'Tenancy Act' },
  facts: { nb: 'Det viktigste', en: 'Key facts' },
  dwelling: { nb: 'Bolig', en: 'Dwelling' },
  term: { nb: 'Leietid', en: 'Term' },
  running: { nb: 'Fra {{start}}, tidsubestemt', en: 'From {{start}}, open-ended' },
  fixed: { nb: 'Fra {{start}} til {{end}}, tidsbestemt', en: 'From {{start}} to {{end}}, fixed term' },
  rent: { nb: 'Husleie', en: 'Rent' },
  perMonth: { nb: '{{rent}} per måned', en: '{{rent}} per month' },
  firstPayment: { nb: 'Første betaling', en: 'First payment' },
  deposit: { nb: 'Depositum', en: 'Deposit' },
  depositNone: { nb: 'Ikke avtalt', en: 'None' },
  depositOwn: { nb: '{{sum}} innen {{deadline}}', en: '{{sum}} by {{deadline}}' },
  depositProduct: {
    nb: '{{sum}} innen {{days}} etter at kontoen er åpnet',
    en: '{{sum}} within {{days}} of the account being opened',
  },
  notice: { nb: 'Oppsigelsestid', en: 'Period of notice' },
  noticeNone: { nb: 'Kan ikke sies opp i leietiden', en: 'Cannot be terminated during the term' },
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
  attachmentPage: { nb: 'side {{page}} av {{last}}', en: 'page {{page}} of {{last}}' },
  attachmentAlt: { nb: '{{title}}, side {{page}} av {{last}}', en: '{{title}}, page {{page}} of {{last}}' },
  unreadable: {
    nb: 'Filen kan ikke leses: Den er skadet eller krever passord. Den er derfor ikke tatt inn her. Skal den gjelde som vedlegg, må den legges ved på papir.',
    en: 'The file cannot be read: it is damaged or needs a password. It is therefore not bound in here. To count as an attachment it must be added on paper.',
  },
  tooLong: {
    nb: 'Filen har {{pages}} sider. Det tas ikke inn filer på mer enn {{most}} sider. Skal den gjelde som vedlegg, må den legges ved på papir.',
    en: 'The file has {{pages}} pages. No file of more than {{most}} pages is bound in. To count as an attachment it must be added on paper.',
  },
  tooLarge: {
    nb: 'Filen er ikke tatt inn her, fordi vedleggene til sammen er større enn {{most}} MB. Skal den gjelde som vedlegg, må den legges ved på papir.',
    en: 'The file is not bound in here, because the attachments together are larger than {{most}} MB. To count as an attachment it must be added on paper.',
  },
  and: { nb: 'og', en: 'and' },
  or: { nb: 'eller', en: 'or' },
  count: { nb: '{{name}}: {{count}} stk.', en: '{{name}}: {{count}}' },
})
