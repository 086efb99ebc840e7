import { z } from 'zod'
import type { Row } from '../src/base/kit/endpoint'
import { refusals, type RefusalReason } from '../src/base/kit/refusal'
import { validationWords } from '../src/base/kit/words-validation'
import type { DraftRequest, SentAnswer } from './request'

const Refused = z.strictObject({
  message: z.enum(Object.keys(refusals) as [RefusalReason, ...RefusalReason[]]),
  fields: z.record(z.string(), z.enum(Object.keys(validationWords.texts) as [string, ...string[]])).optional(),
  requestId: z.string().min(1),
})

/** The value as an address contains it: half of a surrogate pair becomes U+FFFD. */
const inAddress = (value: unknown): unknown => (typeof value === 'string' ? Buffer.from(value).toString() : value)

/** True if the row's own schemas accept the request. */
export function isValid(row: Row, draft: DraftRequest): boolean {
  if (draft.params && row.params && !row.params.safeParse(draft.params).success) return false
  const query = Object.fromEntries(draft.query.map(([name, value]) => [name, inAddress(value)]))
  if (!(row.query ?? z.strictObject({})).safeParse(query).success) return false
  if (!(row.body instanceof z.ZodType)) return draft.body === undefined
  return row.body.safeParse(JSON.parse(JSON.stringify(draft.body ?? null))).success
}

/** The fault of an answer, regardless of the request. Undefined when nothing is wrong. */
export function faultOfAnswer(row: Row, { status, body, headers }: SentAnswer): string | undefined {
  if (status >= 500) return 'the server broke'
  if (status < 400) return status === row.status ? acceptedFault(row, body) : `${status} instead of ${row.status}`
  const read = Refused.safeParse(parse(body))
  if (!read.success) return `no refusal as the API promises: ${z.prettifyError(read.error)}`
  if (refusals[read.data.message] !== status)
    return `${read.data.message} is answered with ${refusals[read.data.message]}`
  if (status === 429 && !headers['retry-after']) return '429 without Retry-After'
  return String(headers['content-type']).startsWith('application/json') ? undefined : 'a refusal that is not JSON'
}

function acceptedFault(row: Row, body: string): string | undefined {
  if (row.answer === 'stream') return undefined
  if (row.answer === undefined) return body === '' ? undefined : 'an answer where none is declared'
  const read = row.answer.safeParse(parse(body))
  return read.success ? undefined : `an answer outside its schema: ${z.prettifyError(read.error)}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
