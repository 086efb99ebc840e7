import { z } from 'zod'
import { endpoint } from '../../base/kit/endpoint'
import { IdText } from '../../base/kit/schemas'
import { Applied, ApplyForm, ListedImport, maxOldBooks, OldBooks, OldBooksForm } from './model'

const params = z.strictObject({ id: IdText })

export const importCalls = {
  upload: endpoint('POST imports', {
    access: 'owner',
    summary:
      'Upload old books (xlsx, ods, csv, or a zip with receipts), or the zip of GET export. Everything they hold is proposed, and nothing is booked. Kept for 7 days',
    body: 'file',
    // A larger one is received, so that its refusal can say how large it may be.
    maxFile: 2 * maxOldBooks,
    answer: OldBooks,
    status: 201,
    limits: ['upload'],
    outside: true,
  }),
  list: endpoint('GET imports', {
    access: 'owner',
    summary: 'Uploaded old books, the newest first, with what each has made',
    answer: z.array(ListedImport),
  }),
  read: endpoint('GET imports/{id}', {
    access: 'owner',
    summary: 'The proposal of uploaded old books, as it was read last',
    params,
    answer: OldBooks,
  }),
  change: endpoint('PUT imports/{id}', {
    access: 'owner',
    summary: 'Name columns, answer questions or leave out lines, and read the old books again',
    params,
    body: OldBooksForm,
    answer: OldBooks,
    limits: ['upload'],
    outside: true,
    refuses: ['importApplied', 'changedMeanwhile'],
  }),
  apply: endpoint('POST imports/{id}/apply', {
    access: 'owner',
    summary:
      'Book what is proposed, all of it or nothing. What an unanswered question holds back is left out. An export is taken over whole, into an account without records',
    params,
    body: ApplyForm,
    answer: Applied,
    status: 201,
    outside: true,
    refuses: ['freeLimit', 'accountNotEmpty', 'importApplied', 'changedMeanwhile'],
  }),
  remove: endpoint('DELETE imports/{id}', {
    access: 'owner',
    summary: 'Take back everything that old books have made. Books that are not applied are forgotten',
    params,
    refuses: ['importChanged'],
  }),
}
