import type { ModuleDeps } from '../../base/module/shape'
import { leaseJobKinds } from './jobs'
import { paperRoutes } from './routes'
import { paperService, type PaperDeps } from './service'

export function openPapers({ ids, ...deps }: ModuleDeps & PaperDeps) {
  const papers = paperService(deps)
  return { papers, routes: paperRoutes(papers), jobs: leaseJobKinds({ signed: papers.signed, ids, log: deps.log }) }
}
