import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import { bankPayments } from '../../lease/rent-account/service-bank'
import { bankTransactionRoutes } from '../transaction/routes'
import { bankMatchingRoutes } from './routes'
import { matchingService } from './service'
import { accepting } from './service-accept'
import { suggesting } from './service-suggested'

/** Matching, and the list of movements, which it tells what they may be. */
export function openMatching({ encryption }: Pick<ModuleDeps, 'encryption'>): OpenModule {
  const deps = { encryption, payments: bankPayments({ encryption }) }
  return {
    routes: [
      ...bankTransactionRoutes({ encryption, suggestions: suggesting(deps) }),
      ...bankMatchingRoutes({ matching: matchingService(deps), accept: accepting(deps) }),
    ],
  }
}
