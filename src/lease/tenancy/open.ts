import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import { tenancyRoutes } from './routes'
import { eraseTenantService, type EraseTenantDeps } from './service-erase-tenant'
import { signService, type SignDeps } from './service-sign'

/** Contracts from their signature by hand to the last day, and the erasure of who rented. */
export const openTenancy = (deps: ModuleDeps & SignDeps & EraseTenantDeps): OpenModule => ({
  routes: tenancyRoutes(signService(deps), eraseTenantService(deps)),
})
