import { isSame } from '../../../base/kit/is-same'
import { CallError } from '../../../base/ui/query/call-request'

/** The progress of creating a record: the key and the body of its first request, and the id once an answer came. */
export interface MakingRecord<B> {
  readonly key: string
  /** When the request was sent (ms since 1970), and its body. Null before the first try. */
  readonly sent: { readonly at: number; readonly body: B } | null
  readonly id: number | null
}

export interface MakeCalls<B> {
  readonly create: (body: B, idempotencyKey: string) => Promise<{ readonly id: number }>
  readonly update: (id: number, body: B) => Promise<unknown>
  /** The caller's record with exactly these values. Null when there is none. */
  readonly find: (body: B) => Promise<number | null>
}

export interface MakeSettings<B> extends MakeCalls<B> {
  readonly making: MakingRecord<B>
  readonly body: B
  /** The current time in ms since 1970. */
  readonly now: number
  readonly newKey: () => string
  /** Stores the progress, which must happen before the next request. */
  readonly remember: (making: MakingRecord<B>) => void
}

/**
 * For this time in ms, the server certainly still has its answers. It stores them for 24 hours
 * (docs/rules/base.md#idempotency). This is a little less, because clocks differ.
 */
const answersKeptMs = 20 * 3_600_000

/** True if the server has checked and refused the request. Otherwise the request may have been carried out. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.message !== 'stillRunning' &&
  error.message !== 'tooManyRequests'

/**
 * Creates one record, even if it is tried several times. Returns its id. A later try finds the
 * record by the id in an earlier answer, by repeating the first request with its key, or by its
 * values if the server has forgotten the key. The record is changed only if the wizard's values
 * have changed since they were sent. Throws CallError.
 */
export async function createRecordOnce<B>(settings: MakeSettings<B>): Promise<number> {
  const { body, now, create, update, find, newKey, remember } = settings
  let making = settings.making
  const note = (change: Partial<MakingRecord<B>>) => {
    making = { ...making, ...change }
    remember(making)
    return making
  }

  if (making.id === null && making.sent !== null && now - making.sent.at > answersKeptMs) {
    // The server has forgotten the key, so the same request would create a second record.
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
      // Nothing was created: the next try sends the landlord's corrections as a new request.
      note({ key: newKey(), sent: null })
      if (isSame(first, body)) throw error
      return await createRecordOnce({ ...settings, making })
    }
  }
  if (isSame(making.sent?.body, body)) return making.id!
  try {
    await update(making.id!, body)
  } catch (error) {
    // The landlord has deleted the record in the meantime, so the wizard creates it again.
    if (!(error instanceof CallError) || error.message !== 'notFound') throw error
    const { key } = note({ id: null, key: newKey(), sent: { at: now, body } })
    note({ id: (await create(body, key)).id })
  }
  note({ sent: { at: now, body } })
  return making.id!
}
