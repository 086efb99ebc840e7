import type { Sandbox } from '../control/sandbox'
import { kartverketProvider } from './addresses'
import { klassProvider } from './municipalities'
import { brregProvider } from './organisations'
import { norgesBankProvider } from './policy-rate'
import { ssbProvider } from './prices'

/** The public registers. Each has its own path, so one address serves all of them. */
export async function registerProviders(sandbox: Sandbox): Promise<void> {
  await kartverketProvider(sandbox)
  await brregProvider(sandbox)
  await ssbProvider(sandbox)
  await norgesBankProvider(sandbox)
  await klassProvider(sandbox)
}
