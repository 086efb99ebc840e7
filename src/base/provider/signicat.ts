import { z } from 'zod'
import { parseJson, readJson } from './read-json'
import { SignicatFailure, failureOf } from './signicat-failure'

/** The login of our client at the signing service or the deposit bank. */
export interface SignicatLogin {
  readonly tokenUrl: string
  readonly scope: string
  readonly clientId: string
  readonly clientSecret: string
}

interface Asked {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** `as` is the address in the send log, without ids. */
  readonly url: string
  readonly as: string
  readonly body?: object | undefined
  readonly signal: AbortSignal
}

/** A token is not used in its last minute: it could expire on the way. */
const spareMs = 60_000

const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() })

/**
 * Sends requests with a token. The token is kept until a minute before its end. When the token is refused, a new one is
 * requested once. `steady` is a clock in milliseconds. All errors are ProviderFailures.
 */
export function signicatClient(login: SignicatLogin, fetch: typeof globalThis.fetch, steady: () => number) {
  let known: { readonly token: string; readonly until: number } | undefined

  async function tokenOf(signal: AbortSignal): Promise<string> {
    if (known && known.until > steady()) return known.token
    const asked = steady()
    const answer = await fetch(login.tokenUrl, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${login.clientId}:${login.clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: login.scope }).toString(),
      signal,
    })
    if (!answer.ok) throw await failureOf(answer, 'token', false)
    const { access_token, expires_in } = readJson(TokenAnswer, await answer.text(), 'token')
    known = { token: access_token, until: asked + expires_in * 1000 - spareMs }
    return access_token
  }

  async function send({ method, url, as, body, signal }: Asked): Promise<Response> {
    for (let attempt = 1; ; attempt += 1) {
      const token = await tokenOf(signal)
      signal.throwIfAborted()
      const answer = await fetch(url, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json, application/pdf',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
        signal,
      })
      if (answer.ok) return answer
      // A request that was refused because of its token was not carried out.
      if (answer.status !== 401 || attempt === 2) throw await failureOf(answer, as, true)
      known = undefined
    }
  }

  return {
    json: async <S extends z.ZodType>(schema: S, asked: Asked): Promise<z.output<S>> =>
      readJson(schema, await (await send(asked)).text(), asked.as),
    /**
     * Makes a request whose answer has no content. An answer that is neither empty nor JSON doesn't come from Signicat.
     */
    done: async (asked: Asked): Promise<void> => {
      const text = await (await send(asked)).text()
      if (text.trim() !== '') parseJson(text, asked.as)
    },
    bytes: async (asked: Asked): Promise<Uint8Array> => new Uint8Array(await (await send(asked)).arrayBuffer()),
    /** The answer, or null when the provider doesn't have what was asked for (any more). */
    orNull: <T>(work: Promise<T>): Promise<T | null> =>
      work.catch((error: unknown) => {
        if (error instanceof SignicatFailure && error.status === 404) return null
        throw error
      }),
  }
}

export type SignicatClient = ReturnType<typeof signicatClient>
