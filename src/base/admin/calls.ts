import { z } from 'zod'
import { endpoint } from '../kit/endpoint'
import { IdText } from '../kit/schemas'
import { Entry, EntryQuery, SendlogSummary, SummaryQuery } from './model'

const params = z.strictObject({ entry: IdText })

export const adminCalls = {
  list: endpoint('GET logger/get-errors', {
    access: 'admin',
    summary:
      'Attempts to send something, newest first: e-mails, text messages, calls of other services, jobs that were given up',
    query: EntryQuery,
    answer: z.array(Entry),
  }),
  summary: endpoint('GET logger/summary', {
    access: 'admin',
    summary: 'How many attempts succeeded and failed on each of the last 8 days, and the types in the log',
    query: SummaryQuery,
    answer: SendlogSummary,
  }),
  read: endpoint('GET logger/{entry}', {
    access: 'admin',
    summary: 'One attempt',
    params,
    answer: Entry,
  }),
  queueAgain: endpoint('POST logger/{entry}/queue-again', {
    access: 'admin',
    summary: 'Queue the job of an attempt again, with all of its attempts. Refused unless it was given up',
    params,
    answer: Entry,
    refuses: ['notGivenUp'],
  }),
}
