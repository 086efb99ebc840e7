import type { ModuleDeps } from '../../base/module/shape'
import { secondFactorRoutes } from '../credentials/routes'
import { noteDevice } from '../credentials/service-device'
import { passwordService, type PasswordCost } from '../credentials/service-password'
import { secondFactorService } from '../credentials/service-second-factor'
import { accountJobKinds } from './jobs'
import { accountRoutes } from './routes'
import { accountService, type AccountDeps } from './service'
import { accountMails } from './service-mail'

/**
 * Opens the modules of the account. A change of the second step needs the password, and the owner gets an e-mail about
 * it.
 */
export function openAccount(
  deps: ModuleDeps & Omit<AccountDeps, 'mails' | 'passwords'> & { readonly passwordCost?: PasswordCost | undefined },
) {
  // All modules share one password service, because it limits how many passwords the process hashes at a time.
  const shared = { ...deps, mails: accountMails(deps), passwords: passwordService(deps.passwordCost) }
  const account = accountService(shared)
  return {
    account,
    entering: { ...shared, profile: account.profile, noteDevice: noteDevice(shared) },
    routes: [...accountRoutes(account), ...secondFactorRoutes(secondFactorService(deps), account)],
    jobs: accountJobKinds(account),
  }
}
