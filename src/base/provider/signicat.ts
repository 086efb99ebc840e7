import { z } from 'zod'
import { ProviderFailure } from './failure'
import { parseJson, readJson } from './read-json'

/** How a client of Signicat proves itself, to the signing service and to the deposit bank alike. */
export interface SignicatLogin {
  readonly tokenUrl: string
  readonly scope: string
  readonly clientId: string
  readonly clientSecret: string
}

interface Asked {
  readonly method: 'GET' | 'POST' | 'PATCH'
  /** The whole address; `as` is what the send log calls it, without ids. */
  readonly url: string
  readonly as: string
  readonly body?: object | undefined
  readonly signal: AbortSignal
}

/** A token is not used in its last minute: it could end on the way. */
const spareMs = 60_000

const TokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number() })

/** Both shapes of an error: that of the older platform, and a problem object of today's. */
const texts = z.array(z.unknown()).optional().catch(undefined)
const ErrorAnswer = z.object({
  message: z.string().optional().catch(undefined),
  detail: z.string().optional().catch(undefined),
  title: z.string().optional().catch(undefined),
  error: z.string().optional().catch(undefined),
  error_description: z.string().optional().catch(undefined),
  errors: texts,
  invalidParams: texts,
})
const Pair = z.object({ message: z.string().optional(), reason: z.string().optional() })

/** What the provider says: every sentence of an error, the particular ones first, each once; empty for what is no error of theirs. */
function signicatSays(body: string): string {
  let parsed: unknown
  try {
    parsed = JSON.parse(body)
  } catch {
    return ''
  }
  const read = ErrorAnswer.safeParse(parsed)
  if (!read.success) return ''
  const { errors = [], invalidParams = [], message, detail, title, error, error_description } = read.data
  const particular = [...errors, ...invalidParams].flatMap((each) => {
    const pair = Pair.safeParse(each)
    return pair.success ? [pair.data.message, pair.data.reason] : []
  })
  const all = [...particular, message, detail, title, error, error_description]
  return [...new Set(all.filter((text) => text !== undefined && text !== ''))].join(' ').slice(0, 500)
}

/**
 * Calls of Signicat's Express APIs: with a token that is kept until a minute before its end, and asked for once more when
 * it is refused. `fetch` comes from `providerFetch`, `steady` is a clock in milliseconds. Everything throws ProviderFailure.
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
      // What was refused for its token was not carried out.
      if (answer.status !== 401 || attempt === 2) throw await failureOf(answer, as, true)
      known = undefined
    }
  }

  return {
    /** Asks, and reads the answer by its schema. */
    json: async <S extends z.ZodType>(schema: S, asked: Asked): Promise<z.output<S>> =>
      readJson(schema, await (await send(asked)).text(), asked.as),
    /** Asks for something whose answer says nothing: what is neither empty nor JSON is of somebody else. */
    done: async (asked: Asked): Promise<void> => {
      const text = await (await send(asked)).text()
      if (text.trim() !== '') parseJson(text, asked.as)
    },
    bytes: async (asked: Asked): Promise<Uint8Array> => new Uint8Array(await (await send(asked)).arrayBuffer()),
    /** Null for what the provider doesn't have (any more). */
    orNull: <T>(work: Promise<T>): Promise<T | null> =>
      work.catch((error: unknown) => {
        if (error instanceof SignicatFailure && error.status === 404) return null
        throw error
      }),
  }
}

export type SignicatClient = ReturnType<typeof signicatClient>

class SignicatFailure extends ProviderFailure {
  constructor(
    readonly status: number,
    as: string,
    explanation: string,
  ) {
    super(status === 429 || status >= 500 ? 'overloaded' : 'refused', `${as}: ${status} ${explanation}`.trim(), {
      explanation,
    })
  }
}

/** `isTold`: the words are about what was asked, and not about our own client. */
async function failureOf(answer: Response, as: string, isTold: boolean): Promise<ProviderFailure> {
  const explanation = signicatSays(await answer.text())
  if (isTold) return new SignicatFailure(answer.status, as, explanation)
  return new ProviderFailure(
    answer.status === 429 || answer.status >= 500 ? 'overloaded' : 'refused',
    `${as}: ${answer.status} ${explanation}`,
  )
}
