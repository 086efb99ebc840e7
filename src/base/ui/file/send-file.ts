import pLimit from 'p-limit'
import { CallError } from '../query/call-request'

/** As many at once as the server takes of one account; the others wait here. */
const sending = pLimit(3)
/** How often a file is sent again by itself when the server says that it were too many. */
const mostTries = 5
/** Seconds that are waited for without asking the landlord. */
const longestWait = 60

/** Sends it again when the server's limit is over; what lasts longer is the landlord's to decide. */
async function withPatience<T>(send: () => Promise<T>, signal: AbortSignal, tries = 1): Promise<T> {
  try {
    signal.throwIfAborted()
    return await send()
  } catch (error) {
    const wait = error instanceof CallError && error.message === 'tooManyRequests' ? (error.retryAfter ?? 1) : Infinity
    if (wait > longestWait || tries === mostTries) throw error
    await new Promise<void>((done) => {
      setTimeout(done, wait * 1000)
      // Cancelled: its turn goes to the next one at once.
      signal.addEventListener('abort', () => done(), { once: true })
    })
    return await withPatience(send, signal, tries + 1)
  }
}

/** Sends a file when it is its turn, and again when the server takes no more for now. */
export const sendInTurn = <T>(send: () => Promise<T>, signal: AbortSignal): Promise<T> =>
  sending(() => withPatience(send, signal))
