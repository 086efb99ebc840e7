import { letterIn, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { returnMailWords } from './words-mail'

const write = letterIn(returnMailWords)

/** The mails about what became of a tax return. `publicUrl` is where browsers reach us. */
export function returnMails(publicUrl: string) {
  const urlOf = (year: number) => `${publicUrl}/altinn?year=${year}`
  return {
    /** What was to be finished at the authority's pages was handed in there, and taken. */
    approved: (to: Recipient, year: number): Mail =>
      write(to, {
        subject: 'approvedSubject',
        text: 'approvedText',
        link: { button: 'button', url: urlOf(year) },
        note: 'approvedNote',
        values: { year },
      }),

    /** The authority has turned it down: the year is open again. */
    rejected: (to: Recipient, year: number): Mail =>
      write(to, {
        subject: 'rejectedSubject',
        text: 'rejectedText',
        link: { button: 'button', url: urlOf(year) },
        note: 'rejectedNote',
        values: { year },
      }),
  }
}
