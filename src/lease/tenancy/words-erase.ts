import { words } from '../../base/kit/words'

export const contractEraseWords = words('contractErase', {
  erasedOn: {
    en: 'The tenant was erased on {{day}}. The rent, the months and the sums of the deposit are still here.',
    nb: 'Leietakeren ble slettet {{day}}. Leien, månedene og depositumsbeløpene står fortsatt her.',
  },
  erase: { en: 'Erase the tenant', nb: 'Slett leietakeren' },
  eraseTitle: { en: 'Erase {{name}}?', nb: 'Slette {{name}}?' },
  eraseText: {
    en: 'Names, dates of birth, contact details and addresses are erased, and so are the lease, the handover list, letters, attachments and signed papers, notes, account numbers and KIDs of payments, and the bank’s texts that name the tenant. Rent and months stay in the accounts. This cannot be undone.',
    nb: 'Navn, fødselsdatoer, kontaktopplysninger og adresser slettes, og det samme gjør leiekontrakten, overtakelseslisten, brev, vedlegg og signerte papirer, notater, kontonumre og KID ved betalinger, og banktekster som nevner leietakeren. Leie og måneder blir stående i regnskapet. Dette kan ikke angres.',
  },
  eraseSave: {
    en: 'Download an export first if you may need the papers.',
    nb: 'Last ned en eksport først hvis du kan få bruk for papirene.',
  },
  eraseTax: {
    en: 'What you have sent to the Tax Administration is not changed.',
    nb: 'Det du har sendt til Skatteetaten, endres ikke.',
  },
  eraseOwnAccount: {
    en: 'The deposit is on an account that you chose. Settle it before you erase the tenant.',
    nb: 'Depositumet står på en konto du har valgt selv. Gjør det opp før du sletter leietakeren.',
  },
  eraseEarly: {
    en: 'The contract ended on {{ended}}. Papers of a tenancy are usually kept for three years, here until {{until}}: you can need them if one of you makes a claim.',
    nb: 'Kontrakten ble avsluttet {{ended}}. Papirer fra et leieforhold bør vanligvis tas vare på i tre år, her til og med {{until}}: Du kan få bruk for dem hvis en av dere kommer med et krav.',
  },
  eraseEarlyTax: {
    en: 'The contract ended on {{ended}}. Papers of taxed rent are usually kept for five years after the end of the year, here until {{until}}: you can need them for the tax return, and if one of you makes a claim.',
    nb: 'Kontrakten ble avsluttet {{ended}}. Papirer for skattepliktig leie bør vanligvis tas vare på i fem år etter utgangen av året, her til og med {{until}}: Du kan få bruk for dem til skattemeldingen, og hvis en av dere kommer med et krav.',
  },
  eraseConfirm: {
    en: 'I do not need the papers any more',
    nb: 'Jeg trenger ikke papirene lenger',
  },
  eraseGo: { en: 'Erase for good', nb: 'Slett for godt' },
  erasedToast: { en: 'The tenant is erased', nb: 'Leietakeren er slettet' },
})
