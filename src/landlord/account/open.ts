import type { ModuleDeps } from '../../base/module/shape'
import { secondFactorRoutes } from '../second-factor/routes'
import { secondFactorService } from '../second-factor/service'
import { accountJobKinds } from './jobs'
import { accountRoutes } from './routes'
import { accountService, type AccountDeps } from './service'

/** Accounts, and their second step, whose changes the account proves and mails. */
export function openAccount(deps: ModuleDeps & Omit<AccountDeps, 'secondFactor'>) {
  const secondFactor = secondFactorService(deps)
  const account = accountService({ ...deps, secondFactor })
  return {
    account,
    routes: [...accountRoutes(account), ...secondFactorRoutes(secondFactor, account.secondFactor)],
    jobs: accountJobKinds({ account, ids: deps.ids }),
  }
}
