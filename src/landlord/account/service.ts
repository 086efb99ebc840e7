import type { OwnedCtx } from '../../base/call/context'
import { proveOwner } from '../password/service-prove'
import { deleteService, type DeleteDeps } from './service-delete'
import { notifyOwner } from './service-notice'
import { profileService, type ProfileDeps } from './service-profile'

export type AccountDeps = DeleteDeps & ProfileDeps

/** What belongs to an account as a whole. */
export const accountService = (deps: AccountDeps) => ({
  ...deleteService(deps),
  profile: profileService(deps),
  notify: notifyOwner(deps),
  /** Refuses unless the password is the caller's, with `invalidCredentials`. */
  proveByPassword: async (ctx: OwnedCtx, password: string): Promise<void> =>
    void (await proveOwner(ctx, deps.passwords, password)),
})

export type AccountService = ReturnType<typeof accountService>
