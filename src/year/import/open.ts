import type { OpenModule } from '../../base/module/shape'
import { importRoutes } from './routes'
import { importService, type ImportDeps } from './service'

/** Opens the import of old books. `check` reads what was taken over of an own export, as another export would. */
export const openImport = (deps: ImportDeps): OpenModule => ({ routes: importRoutes(importService(deps)) })
