import { providerRoutes } from '../control/provider-routes'
import type { Sandbox } from '../control/sandbox'
import type { skatteetaten } from '../skatteetaten/routes'
import { altinnApi } from './api'
import { settleAll } from './feedback'
import { openInstances } from './instances'
import { submissionPages } from './page-routes'

/** Altinn at `/altinn`, through which a return is submitted to the tax authority. */
export async function altinn(
  sandbox: Sandbox,
  { authority, bearer }: Awaited<ReturnType<typeof skatteetaten>>,
): Promise<void> {
  const instances = openInstances(sandbox)
  await providerRoutes(sandbox, 'altinn', '/altinn', (app) => altinnApi(app, authority, instances, bearer))
  submissionPages(sandbox, authority, instances)
  sandbox.clock.onAdvance(() => settleAll(authority, instances))
  await settleAll(authority, instances)
}
