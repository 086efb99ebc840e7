import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import type { PaperSourceDeps } from '../document/service-sources'
import { handoverRoutes } from './routes'
import { handoverService } from './service'
import { handoverOpening } from './service-open'
import { handoverPapers } from './service-paper'
import { handoverSigning } from './service-sign'

export function openHandovers(deps: ModuleDeps & PaperSourceDeps): OpenModule {
  const shared = { ...deps, papers: handoverPapers(deps) }
  return { routes: handoverRoutes(handoverService(shared), handoverSigning(shared), handoverOpening(shared)) }
}
