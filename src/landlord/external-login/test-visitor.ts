import type { TestApp } from '../../app/server/test-app'
import type { FirstStepAnswer } from '../login/model'
import type { ProviderList } from './model'
import type { TestOpenIdProvider, ForcedClaims } from './test-openid-provider'

type Query = Readonly<Record<string, string>>
/** The unchanged body of an answer. */
interface Answered {
  readonly status: number
  readonly body: { readonly message?: string; readonly requestId?: string } & Partial<Record<string, unknown>>
}

/** A browser that goes to the provider and back, with its cookie of the external login. */
export function testVisitor(app: TestApp, op?: TestOpenIdProvider) {
  let cookie = ''
  async function get(path: string, token?: string): Promise<{ status: number; body: unknown }> {
    const answer = await app.raw('GET', `/api/${path}`, undefined, { token, headers: cookie === '' ? {} : { cookie } })
    const [set] = [answer.headers['set-cookie'] ?? []].flat()
    if (set !== undefined) cookie = set.split(';')[0]!
    return { status: answer.status, body: JSON.parse(answer.body) as unknown }
  }
  const callback = async (query: Query, token?: string) =>
    (await get(`auth/callback/difi?${new URLSearchParams(query).toString()}`, token)) as Answered

  return {
    /** The address that the list of providers contains. */
    async begin(token?: string): Promise<string> {
      const { body } = await get('auth/providers', token)
      return (body as ProviderList)[0]!.authUrl
    },
    callback,
    /** Goes to the provider and back. Returns the call's answer, also a refusal. */
    async visit(claimed: ForcedClaims = {}, token?: string): Promise<Answered> {
      return await callback(op!.answer(await this.begin(token), claimed), token)
    },
    /** Like `visit`, for a login that isn't refused. Returns the session or its first step. */
    async logIn(claimed: ForcedClaims = {}, token?: string): Promise<FirstStepAnswer> {
      const { status, body } = await this.visit(claimed, token)
      if (status !== 200) throw new Error(`the login was refused: ${status} ${body.message ?? ''}`)
      return body as unknown as FirstStepAnswer
    },
    /** Like `logIn`, for a login without a second step. Returns the token of the new session. */
    async enter(claimed: ForcedClaims = {}, token?: string): Promise<string> {
      const came = await this.logIn(claimed, token)
      if ('secondFactor' in came) throw new Error('a second step is asked for')
      return came.accessToken
    },
  }
}
