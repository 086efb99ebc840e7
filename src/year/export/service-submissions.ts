import { answerWriter } from '../../base/call/answer'
import { Submission } from '../tax-submission/model'
import type { Book } from './service-book'

const writeSubmission = answerWriter(Submission, false)

/** Tax returns that were handed in, as they were sent, with their receipts. */
export async function writeSubmissions(book: Pick<Book, 'list'>, submissions: readonly Submission[]): Promise<void> {
  const json = await book.list('data/tax-submissions.json')
  for (const each of submissions) await json.add(writeSubmission(each))
  await json.end()
}
