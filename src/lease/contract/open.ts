import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import { contractRoutes } from './routes'
import { contractService } from './service'
import { eraseTenantService, type EraseTenantDeps } from './service-erase-tenant'
import { signService, type SignDeps } from './service-sign'

/** Contracts, from the draft to the last day. */
export const openContractModule = (deps: ModuleDeps & SignDeps & EraseTenantDeps): OpenModule => ({
  routes: contractRoutes(contractService(deps), signService(deps), eraseTenantService(deps), deps.files.lookAt),
})
