import { words } from '../../base/kit/words'

/** What can wait on the page of a contract, folded. */
export const contractFoldWords = words('contractFolds', {
  terms: { en: '{{sum}} a month, notice {{notice}}', nb: '{{sum}} i måneden, oppsigelse {{notice}}' },
  termsUntil: { en: '{{sum}} a month, until {{day}}', nb: '{{sum}} i måneden, til {{day}}' },
  handover: { en: 'Handover', nb: 'Overtakelse' },
  checklist: { en: 'Handover list', nb: 'Overtakelsesliste' },
  handover_none: { en: 'No handover list yet', nb: 'Ingen overtakelsesliste ennå' },
  handover_written: { en: 'The handover list is written', nb: 'Overtakelseslisten er skrevet' },
  handover_signing: { en: 'The handover list is being signed', nb: 'Overtakelseslisten signeres' },
  handover_signed: { en: 'The handover list is signed', nb: 'Overtakelseslisten er signert' },
  handover_write: { en: 'Write a handover list', nb: 'Skriv overtakelsesliste' },
  history: { en: 'Since {{day}}', nb: 'Siden {{day}}' },
})
