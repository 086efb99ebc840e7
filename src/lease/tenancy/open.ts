import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import { tenancyRoutes } from './routes'
import { eraseTenantService, type EraseTenantDeps } from './service-erase-tenant'
import { leaseEndService } from './service-end'
import { existingLeaseService, type ExistingLeaseDeps } from './service-existing'
import { noticeService, type NoticeDeps } from './service-notice-given'
import { signByHandService, type SignByHandDeps } from './service-sign'

/** The routes from the signature by hand to the last day and the erasure of the tenants. */
export const openTenancy = (
  deps: ModuleDeps & SignByHandDeps & EraseTenantDeps & ExistingLeaseDeps & NoticeDeps,
): OpenModule => ({
  routes: tenancyRoutes(
    signByHandService(deps),
    leaseEndService(deps),
    noticeService(deps),
    eraseTenantService(deps),
    existingLeaseService(deps),
    deps.files.lookAt,
  ),
})
