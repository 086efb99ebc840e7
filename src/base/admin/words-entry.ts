import { words } from '../kit/words'

/** The words for names in an entry. A name without a word is shown as it is stored. */
export const entryWords = words('entry', {
  to: { en: 'Recipient', nb: 'Mottaker' },
  subject: { en: 'Subject', nb: 'Emne' },
  job: { en: 'Job', nb: 'Jobb' },
  kind: { en: 'Kind of job', nb: 'Type jobb' },
  attempt: { en: 'Attempt', nb: 'Forsøk' },
  attempts: { en: 'Attempts', nb: 'Forsøk i alt' },
  givenUp: { en: 'Given up', nb: 'Gitt opp' },
  answer: { en: 'Answer', nb: 'Svar' },
  ref: { en: 'Reference', nb: 'Referanse' },
  priceId: { en: 'Price', nb: 'Pris' },
  operation: { en: 'Operation', nb: 'Operasjon' },
  ms: { en: 'Milliseconds', nb: 'Millisekunder' },
})

export const entryTypeWords = words('entryType', {
  mail: { en: 'E-mail', nb: 'E-post' },
  sms: { en: 'SMS', nb: 'SMS' },
  job: { en: 'Job', nb: 'Jobb' },
  stripe: { en: 'Stripe', nb: 'Stripe' },
  idporten: { en: 'ID-porten', nb: 'ID-porten' },
})
