import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import { contractRoutes } from './routes'
import { contractService, type ContractDeps } from './service'
import { contractPartService } from './service-parts'

export const openContractModule = (deps: ModuleDeps & ContractDeps): OpenModule => ({
  routes: contractRoutes(contractService(deps), contractPartService(deps), deps.files.lookAt),
})
