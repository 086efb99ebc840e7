import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import type { PaperSourceDeps } from '../document/service-sources'
import type { LaterPapers } from '../signing/service-papers'
import { handoverJobKinds } from './jobs'
import { handoverRoutes } from './routes'
import { handoverService } from './service'
import { electronicHandovers } from './service-electronic'
import { handoverOpening } from './service-open'
import { handoverPapers } from './service-paper'
import { handoverSigning } from './service-sign'

/** `electronic`: what the signing with BankID does with a handover. */
export function openHandovers(
  deps: ModuleDeps & PaperSourceDeps,
): OpenModule & { readonly electronic: LaterPapers['handover'] } {
  const shared = { ...deps, papers: handoverPapers(deps) }
  const opening = handoverOpening(shared)
  return {
    jobs: handoverJobKinds(shared),
    routes: handoverRoutes(handoverService(shared), handoverSigning(shared), opening),
    electronic: electronicHandovers({ ...shared, opening }),
  }
}
