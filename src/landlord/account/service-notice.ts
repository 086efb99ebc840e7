import type { OwnedCtx } from '../../base/call/context'
import type { QueueMail } from '../../base/outbox/service'
import { lockAccountById } from '../password/service-code'
import type { AccountMails } from './service-mail'

/** What the caller is mailed of how the account is logged in to. */
type Notice = 'externalIdLinked' | 'externalIdUnlinked' | 'secondFactorOn' | 'secondFactorOff' | 'newRecoveryCodes'

/** Mails the caller that something has changed in how the account is logged in to. */
export const notifyOwner =
  ({ mails, queueMail }: { readonly mails: AccountMails; readonly queueMail: QueueMail }) =>
  async (ctx: OwnedCtx, notice: Notice): Promise<void> => {
    const account = await lockAccountById(ctx.db, ctx.owner)
    if (account) await queueMail(ctx.db, ctx.now, mails[notice](account))
  }
