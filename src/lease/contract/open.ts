import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import { contractRoutes } from './routes'
import { contractService, type ContractServiceDeps } from './service'
import { contractPartService } from './service-parts'

export const openContractModule = (deps: ModuleDeps & ContractServiceDeps): OpenModule => ({
  routes: contractRoutes(contractService(deps), contractPartService(deps), deps.files.lookAt),
})
