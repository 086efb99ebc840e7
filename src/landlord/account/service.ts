import type { OwnedCtx } from '../../base/call/context'
import type { QueueMail } from '../../base/outbox/service'
import { lockAccountById } from '../credentials/service-code'
import { proveOwner } from '../credentials/service-password'
import { deleteService, type DeleteDeps } from './service-delete'
import type { AccountMails } from './service-mail'
import { profileService, type ProfileDeps } from './service-profile'

/** The changes that the owner gets an e-mail about. */
type Notice = 'externalIdLinked' | 'externalIdUnlinked' | 'secondFactorOn' | 'secondFactorOff' | 'newRecoveryCodes'

const notifyOwner =
  ({ mails, queueMail }: { readonly mails: AccountMails; readonly queueMail: QueueMail }) =>
  async (ctx: OwnedCtx, notice: Notice): Promise<void> => {
    const account = await lockAccountById(ctx.db, ctx.owner)
    if (account) await queueMail(ctx.db, ctx.now, mails[notice](account))
  }

export type AccountDeps = DeleteDeps & ProfileDeps

export const accountService = (deps: AccountDeps) => ({
  ...deleteService(deps),
  profile: profileService(deps),
  notify: notifyOwner(deps),
  /** Checks the caller's password. Refuses with `invalidCredentials`. */
  proveByPassword: async (ctx: OwnedCtx, password: string): Promise<void> =>
    void (await proveOwner(ctx, deps.passwords, password)),
})

export type AccountService = ReturnType<typeof accountService>
