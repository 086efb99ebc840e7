import type { Row } from '../../kit/endpoint'
import { CallError } from './call-request'

export async function readBody(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  if (response.status === 204) return undefined
  try {
    return await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    // A refusal needs only its status. A text that is not JSON comes from a proxy. Otherwise the connection broke.
    if (!response.ok || error instanceof SyntaxError) return undefined
    throw new CallError('network')
  }
}

/**
 * Reads a response by the row's schema. A response that the schema refuses is our own bug. It is shown as an unknown
 * error.
 */
export function decode(row: Row, content: unknown): unknown {
  if (row.answer === undefined || row.answer === 'stream') return undefined
  const found = row.answer.safeParse(content)
  if (found.success) return found.data
  console.error(`answer of ${row.name} is not as declared`, found.error.issues)
  throw new CallError('unknownError')
}
