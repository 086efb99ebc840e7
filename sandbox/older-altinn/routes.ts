import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import type { MessageSender } from '../signicat/post'
import { altinn2Api } from './api'
import { altinn2Pages } from './pages'
import { openAltinn2 } from './state'

/** The body contains national id, password and code, which must not be in the journal. */
const blank = (body: string): string =>
  body.replace(/<((?:\w+:)?(?:\w*[pP]assword|[uU]serSSN|Reportee|userPinCode))>[^<]*</g, '<$1>***<')

/** Altinn as it was before 2020: user name, password and a code, over SOAP. */
export async function altinn2(sandbox: Sandbox, post: MessageSender): Promise<void> {
  const state = openAltinn2(sandbox, post)
  await providerRoutes(sandbox, 'altinn2', '/altinn2', (app) => altinn2Api(app, state), blank)
  altinn2Pages(sandbox, state)
}
