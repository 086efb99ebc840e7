import type { ModuleDeps } from '../../base/module/shape'
import { passwordService, type PasswordCost } from '../password/service'
import { secondFactorRoutes } from '../second-factor/routes'
import { secondFactorService } from '../second-factor/service'
import { noteDevice } from '../session/service-device'
import { accountJobKinds } from './jobs'
import { accountRoutes } from './routes'
import { accountService, type AccountDeps } from './service'
import { accountMails } from './service-mail'

/** Accounts, and their second step, whose changes the account proves and mails. */
export function openAccount(
  deps: ModuleDeps & Omit<AccountDeps, 'mails' | 'passwords'> & { readonly passwordCost?: PasswordCost | undefined },
) {
  // Passwords are hashed a few at a time in a process, whoever asks.
  const shared = { ...deps, mails: accountMails(deps), passwords: passwordService(deps.passwordCost) }
  const account = accountService(shared)
  return {
    account,
    /** What logging in and registering do with it. */
    entering: { ...shared, profile: account.profile, noteDevice: noteDevice(shared) },
    routes: [...accountRoutes(account), ...secondFactorRoutes(secondFactorService(deps), account)],
    jobs: accountJobKinds(account),
  }
}
