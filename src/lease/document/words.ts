import { words } from '../../base/kit/words'

/** The texts around the clauses of the lease. The sentences of the clauses are in lease/clauses (words-*.ts). */
export const leaseWords = words('lease', {
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
  guarantee: { nb: 'Garanti', en: 'Guarantee' },
  guaranteeOf: { nb: '{{sum}}, {{by}}', en: '{{sum}}, {{by}}' },
  guaranteeOfUntil: { nb: '{{sum}}, {{by}}, til og med {{until}}', en: '{{sum}}, {{by}}, until {{until}}' },
  notice: { nb: 'Oppsigelsestid', en: 'Period of notice' },
  termCounted: {
    nb: 'Fra {{start}}, regnes som tidsubestemt (se punkt {{term}})',
    en: 'From {{start}}, counts as open-ended (see clause {{term}})',
  },
  noNotice: { nb: 'Ingen', en: 'None' },
  noticeNone: { nb: 'Kan ikke sies opp i leietiden', en: 'Cannot be terminated during the term' },
  noticeNoneExcept: {
    nb: 'Kan ikke sies opp i leietiden. Unntak i punkt {{notice}}',
    en: 'Cannot be terminated during the term. Exceptions in clause {{notice}}',
  },
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
})
