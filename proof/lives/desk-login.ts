import { testBrowser } from '../../sandbox/idporten/test-browser'
import { publicUrl } from './product'
import type { Provider } from './network'
import { loginOrigin, type LivesSandbox } from './sandbox'

/** ID-porten, and the actions of a person on its pages. The sandbox gives the answers. */
export const issuer = `${loginOrigin}/idporten`
export const loginClient = { clientId: 'husbok', clientSecret: 'secret' }

export function openLogin(sandbox: LivesSandbox) {
  const provider: Provider = { name: 'login', origin: loginOrigin, answer: (asked) => sandbox.answer(asked) }
  return {
    provider,
    /** The person logs in at the page that the product redirected to. Returns the query with which the browser returns. */
    async logIn(authUrl: string, pid: string): Promise<string> {
      const persons = JSON.parse(await sandbox.control('GET', 'persons')) as { readonly pid: string | null }[]
      const open = testBrowser(loginOrigin, (at, init) => sandbox.browse(at, init))
      const page = await open(authUrl)
      const { at } = await open(page.at, { person: String(persons.findIndex((each) => each.pid === pid)) })
      if (!at.startsWith(publicUrl)) throw new Error(`the login of ${pid} ends at ${at}`)
      return new URL(at).search
    },
  }
}
export type Login = ReturnType<typeof openLogin>
