import { isSame } from '../../../base/kit/is-same'
import { CallError } from '../../../base/ui/query/call-request'

/** What is known of a record that a wizard makes: the key and the body of its first request, and the id once an answer came. */
export interface Making<B> {
  readonly key: string
  /** In ms since 1970, and what was sent then; null before the first try. */
  readonly sent: { readonly at: number; readonly body: B } | null
  readonly id: number | null
}

export interface MakeCalls<B> {
  readonly create: (body: B, idempotencyKey: string) => Promise<{ readonly id: number }>
  readonly update: (id: number, body: B) => Promise<unknown>
  /** The own record with exactly these values; null when there is none. */
  readonly find: (body: B) => Promise<number | null>
}

export interface MakeSettings<B> extends MakeCalls<B> {
  readonly making: Making<B>
  readonly body: B
  /** In ms since 1970. */
  readonly now: number
  readonly newKey: () => string
  /** Called with what has to be remembered before it is acted on. */
  readonly remember: (making: Making<B>) => void
}

/** Stored answers are kept for 24 hours (docs/rules.md#idempotency); a little less, for clocks that differ. */
const answersKeptMs = 20 * 3_600_000

/** The server has looked at it and said no; anything else leaves open whether it was done. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.message !== 'stillRunning' &&
  error.message !== 'tooManyRequests'

/**
 * Makes one record however often it is tried, and answers its id. What an earlier try made is known by its answer, or
 * by sending the same request with the same key again; never by being the only one there is, because the landlord may
 * have others by now. It is changed only when the wizard's own values have changed since they were sent. Throws CallError.
 */
export async function makeOnce<B>(settings: MakeSettings<B>): Promise<number> {
  const { body, now, create, update, find, newKey, remember } = settings
  let making = settings.making
  const note = (change: Partial<Making<B>>) => {
    making = { ...making, ...change }
    remember(making)
    return making
  }

  if (making.id === null && making.sent !== null && now - making.sent.at > answersKeptMs) {
    // The key means nothing to the server any more, and sent again it would make a second one.
    const found = await find(making.sent.body)
    note(found === null ? { key: newKey(), sent: null } : { id: found })
  }
  if (making.id === null) {
    const first = making.sent?.body ?? body
    const { key } = note({ sent: making.sent ?? { at: now, body } })
    try {
      note({ id: (await create(first, key)).id })
    } catch (error) {
      if (!isRefused(error)) throw error
      // Nothing was made of it: the next try sends what the landlord has corrected, as a request of its own.
      note({ key: newKey(), sent: null })
      if (isSame(first, body)) throw error
      return await makeOnce({ ...settings, making })
    }
  }
  if (isSame(making.sent?.body, body)) return making.id!
  try {
    await update(making.id!, body)
  } catch (error) {
    // Deleted at home meanwhile: the wizard makes it anew.
    if (!(error instanceof CallError) || error.message !== 'notFound') throw error
    const { key } = note({ id: null, key: newKey(), sent: { at: now, body } })
    note({ id: (await create(body, key)).id })
  }
  note({ sent: { at: now, body } })
  return making.id!
}
