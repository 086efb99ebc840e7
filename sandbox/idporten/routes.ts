import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import { html } from '../page/html'
import { sendPage } from '../page/layout'
import { providerInProcess, idportenPath, sendProviderAnswer, bodyText, type CallProvider } from './in-process'
import { assuranceLevels, type Client } from './client'
import { logoutFeature } from './logout'
import { loginPage, personsPage } from './pages'
import { personAt, persons } from './persons'

const here = `${idportenPath}/persons`

/** The login page, and the handling of its answer. */
function interactionRoutes(app: FastifyInstance, provider: () => Promise<Provider>, client: Client): void {
  const gone = (reply: FastifyReply) =>
    sendPage(reply, {
      title: 'This login is over',
      here,
      status: 400,
      main: html`<p>It was begun too long ago, or in another browser. Go back to the app and begin again.</p>`,
    })
  const step = async (request: FastifyRequest, reply: FastifyReply) =>
    await (await provider()).interactionDetails(request.raw, reply.raw).catch(() => null)

  app.get('/interaction/:uid', async (request, reply) => {
    if (!(await step(request, reply))) return await gone(reply)
    // The answer to the form redirects to the app. Browsers treat that as a target of the form.
    return await sendPage(reply, {
      title: 'ID-porten',
      here,
      main: loginPage(new URL(client.publicUrl).host),
      allow: { form: client.publicUrl },
    })
  })

  app.post('/interaction/:uid', async (request, reply) => {
    const details = await step(request, reply)
    if (!details) return await gone(reply)
    const form = new URLSearchParams(bodyText(request.body))
    const person = form.get('person') ?? ''
    const { acr_values: asked } = details.params
    const acr =
      assuranceLevels.find((level) => typeof asked === 'string' && asked.split(' ').includes(level)) ??
      assuranceLevels[1]
    const result =
      form.has('cancel') || !personAt(person)
        ? { error: 'access_denied', error_description: 'User aborted' }
        : { login: { accountId: person, acr, amr: ['BankID'] } }
    const next = await (await provider()).interactionResult(request.raw, reply.raw, result)
    return await reply.redirect(next, 303)
  })
}

/** ID-porten (OpenID Connect) at `/idporten`, with its login pages and test persons. */
export async function addIdporten(sandbox: Sandbox, client: Client): Promise<void> {
  // Created at the first request, because only then is the port in the issuer's address known. So the sandbox also
  // starts without loading the library.
  const open = async () => {
    const { openProvider } = await import('./provider')
    return await openProvider(sandbox, `${sandbox.origin()}${idportenPath}`, client)
  }
  let opened: Promise<Provider> | undefined
  const provider = () => (opened ??= open())
  let asking: Promise<CallProvider> | undefined
  const ask: CallProvider = async (asked) => await (await (asking ??= provider().then(providerInProcess)))(asked)

  sandbox.links.push({ href: here, title: 'ID-porten', text: 'The test persons who can log in' })
  sandbox.app.get('/__sandbox/persons', async () => persons)
  sandbox.app.get(
    here,
    async (_request, reply) => await sendPage(reply, { title: 'ID-porten', here, main: personsPage }),
  )

  await providerRoutes(sandbox, 'idporten', idportenPath, (app) => {
    interactionRoutes(app, provider, client)
    app.get('/logout', (request, reply) => logoutFeature(ask, client, request, reply))
    app.all('/*', async (request, reply) => {
      const { method, url, headers, body } = request
      return await sendProviderAnswer(reply, await ask({ method, url, headers, body: bodyText(body) }))
    })
  })
}
