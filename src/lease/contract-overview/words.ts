import { words, type Text } from '../../base/kit/words'
import type { Contract } from '../contract/model'
import { timelineTexts } from './words-timeline'

const blocks = {
  blocked_freeLimit: {
    en: 'Rent is not booked: the 21 free vouchers are used up. With a subscription every missing month is booked.',
    nb: 'Leien føres ikke: De 21 gratis bilagene er brukt opp. Med abonnement føres hver måned som mangler.',
  },
  blocked_endOf30Days: {
    en: 'Rent is not booked: the 30 free days are over. With a subscription every missing month is booked.',
    nb: 'Leien føres ikke: De 30 gratis dagene er over. Med abonnement føres hver måned som mangler.',
  },
} satisfies Record<`blocked_${Exclude<Contract['blocked_by'], ''>}`, Text>

export const contractDetailWords = words('contractDetail', {
  ...timelineTexts,
  ...blocks,

  list: { en: 'Rent contracts', nb: 'Leiekontrakter' },
  listOf: { en: 'Rent contracts for {{house}}', nb: 'Leiekontrakter for {{house}}' },
  listOfAll: { en: 'Rent contracts for all houses', nb: 'Leiekontrakter for alle hus' },
  add: { en: 'New rent contract', nb: 'Ny leiekontrakt' },
  booksFrom: { en: 'Rent is booked from', nb: 'Leien føres fra' },
  existingNote: {
    en: 'The contract was signed before it was recorded here. Its other terms are on paper. The notice is taken as three months.',
    nb: 'Kontrakten ble signert før den ble registrert her. De andre vilkårene står på papiret. Oppsigelsestiden regnes som tre måneder.',
  },
  existing: { en: 'I have a contract', nb: 'Jeg har en kontrakt' },
  find: { en: 'Find contracts', nb: 'Finn kontrakter' },
  search: { en: 'Search', nb: 'Søk' },
  tenant: { en: 'Tenant', nb: 'Leietaker' },
  period: { en: 'Period', nb: 'Periode' },
  rent: { en: 'Monthly rent', nb: 'Månedsleie' },
  from: { en: 'From {{from}}', nb: 'Fra {{from}}' },
  fromTo: { en: '{{from}} to\u00a0{{to}}', nb: '{{from}} til\u00a0{{to}}' },
  count_one: { en: '{{count}} contract', nb: '{{count}} kontrakt' },
  count_other: { en: '{{count}} contracts', nb: '{{count}} kontrakter' },
  emptyTitle: { en: 'No rent contracts yet', nb: 'Ingen leiekontrakter ennå' },
  emptyText: {
    en: 'Write a lease that follows the Tenancy Act, print it, and the rent is booked automatically month by month.',
    nb: 'Skriv en leiekontrakt som følger husleieloven, skriv den ut, og leien føres automatisk måned for måned.',
  },

  title: { en: 'Rent contract', nb: 'Leiekontrakt' },
  back: { en: 'All rent contracts', nb: 'Alle leiekontrakter' },
  sub: { en: 'Rent contract no. {{number}}', nb: 'Leiekontrakt nr. {{number}}' },
  story: { en: 'History', nb: 'Historikk' },
  ownLink: { en: 'the link where you sign', nb: 'lenken der du signerer' },
  linkOf: { en: 'the link where {{name}} signs', nb: 'lenken der {{name}} signerer' },
  now: { en: 'Now', nb: 'Nå' },
  ahead: { en: 'Later', nb: 'Senere' },
  done: { en: 'Done', nb: 'Gjort' },
  subscribe: { en: 'Subscribe', nb: 'Abonner' },

  address: { en: 'Address', nb: 'Adresse' },
  name: { en: 'Name', nb: 'Navn' },
  terms: { en: 'Terms', nb: 'Vilkår' },
  tax: { en: 'Tax', nb: 'Skatt' },
  taxed: { en: 'Taxed', nb: 'Skattepliktig' },
  notTaxed: { en: 'Tax-free', nb: 'Skattefri' },
  notice_one: { en: '{{count}} month', nb: '{{count}} måned' },
  notice_other: { en: '{{count}} months', nb: '{{count}} måneder' },
  namedLastDay: { en: 'Last day named in the lease', nb: 'Siste dag som står i kontrakten' },
  noticePeriod: { en: 'Notice', nb: 'Oppsigelsestid' },
  including: { en: 'Included', nb: 'Inkludert' },
  allowed: { en: 'Allowed', nb: 'Tillatt' },
  notAllowed: { en: 'Not allowed', nb: 'Ikke tillatt' },
  nothing: { en: 'Nothing', nb: 'Ingenting' },
  deposit: { en: 'Deposit', nb: 'Depositum' },
  depositKind: { en: 'Kind', nb: 'Type' },
  noDeposit: { en: 'No deposit is agreed.', nb: 'Det er ikke avtalt depositum.' },
  depositHere: { en: 'Deposit account through Husbok', nb: 'Depositumskonto gjennom Husbok' },
  depositOwn: { en: 'Blocked account in the tenant’s name', nb: 'Sperret konto i leietakerens navn' },
  depositAccount: { en: 'Account', nb: 'Konto' },
  depositDue: { en: 'To be paid by', nb: 'Betales innen' },
  depositDays_one: { en: '{{count}} day after the account is opened', nb: '{{count}} dag etter at kontoen er åpnet' },
  depositDays_other: {
    en: '{{count}} days after the account is opened',
    nb: '{{count}} dager etter at kontoen er åpnet',
  },

  papers: { en: 'Papers', nb: 'Papirer' },
  papersMore: { en: 'More papers', nb: 'Flere papirer' },
  leaseSigned: { en: 'The lease, signed {{day}} · PDF', nb: 'Leiekontrakten, signert {{day}} · PDF' },
  pdf: { en: 'Contract as PDF', nb: 'Kontrakten som PDF' },
  pdfUnsigned: { en: 'Contract without signatures, as PDF', nb: 'Kontrakten uten underskrifter, som PDF' },
  pdfDraft: { en: 'Draft as PDF', nb: 'Utkastet som PDF' },
  pdfToSign: { en: 'PDF to sign', nb: 'PDF til signering' },
  pdfName: { en: '{{name}} contract', nb: '{{name}} leiekontrakt' },
  pdfOpening: { en: 'Opening the contract', nb: 'Åpner kontrakten' },
  paperMissing: {
    en: 'The paper you both signed is not here yet. Scan or photograph it to keep it with the contract.',
    nb: 'Papiret dere begge signerte, ligger ikke her ennå. Skann eller fotografer det, så ligger det ved kontrakten.',
  },
  paperAdd: { en: 'Add the signed paper', nb: 'Legg til det signerte papiret' },
  paperChange: { en: 'Change the signed paper', nb: 'Endre det signerte papiret' },
  attached: { en: 'Attached documents', nb: 'Vedlagte dokumenter' },
  checklistEdit: { en: 'Change the handover list', nb: 'Endre overtakelseslisten' },
  checklistPdf: { en: 'Handover list as PDF', nb: 'Overtakelseslisten som PDF' },
  checklistFile: { en: '{{name}} checklist', nb: '{{name}} overtakelsesliste' },
  extrasChange: { en: 'Change what comes with the home', nb: 'Endre hva som hører til' },
  splitChange: { en: 'Change who pays', nb: 'Endre hvem som betaler' },

  frozen: {
    en: 'The signed contract can no longer be changed. Agree any changes in a new contract, or in an addendum that you both sign.',
    nb: 'Den signerte kontrakten kan ikke lenger endres. Avtal endringer i en ny kontrakt, eller i et tillegg som dere begge signerer.',
  },
  asSigned: {
    en: 'It stays as it was signed; agree on a change in a new contract or an addendum.',
    nb: 'Det blir stående som det ble signert; avtal en endring i en ny kontrakt eller et tillegg.',
  },
  edit: { en: 'Edit', nb: 'Rediger' },
})

export type ContractDetailKey = keyof (typeof contractDetailWords)['texts']
