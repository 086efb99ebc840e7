import { routes, type Route } from '../../base/call/context'
import { exportCalls } from './calls'
import type { ExportService } from './service'

export const exportRoutes = (exporting: ExportService): Route[] =>
  routes(exportCalls, { export: (ctx) => exporting.export(ctx) })
