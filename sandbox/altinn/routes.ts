import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import type { skatteetatenProvider } from '../skatteetaten/routes'
import { altinnApi } from './api'
import { answerDueSubmissions } from './feedback'
import { openInstances, type Instances } from './instances'
import { submissionPages } from './page-routes'

/** Altinn at `/altinn`, through which a return is submitted to the tax authority. */
export async function altinnProvider(
  sandbox: Sandbox,
  { authority, bearer }: Awaited<ReturnType<typeof skatteetatenProvider>>,
): Promise<{ readonly instances: Instances }> {
  const instances = openInstances(sandbox)
  await providerRoutes(sandbox, 'altinn', '/altinn', (app) => altinnApi(app, authority, instances, bearer))
  submissionPages(sandbox, authority, instances)
  sandbox.clock.onAdvance(() => answerDueSubmissions(authority, instances))
  await answerDueSubmissions(authority, instances)
  return { instances }
}
