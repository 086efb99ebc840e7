import type { Ctx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import type { Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import type { QueueMail } from '../../base/outbox/service'
import { deviceKey } from './rules-device'
import { deviceLife } from './rules-session'
import { noteBrowser } from './service-browser'

export interface DeviceDeps {
  readonly mails: { readonly newDevice: (to: Recipient, agent: string, at: Instant) => Mail }
  readonly queueMail: QueueMail
}

/** Sends an e-mail about a login from a device that is new for the account. */
export type NoteDevice = (ctx: Ctx, account: Recipient & { readonly id: number }) => Promise<void>

export const noteDevice =
  ({ mails, queueMail }: DeviceDeps): NoteDevice =>
  async (ctx, account) => {
    const { db, now, agent } = ctx
    await noteBrowser(ctx, account.id)
    const device = deviceKey(agent)
    const of = { account_id: account.id, device }
    // If several logins run at once, the database lets only one of them send the e-mail.
    const added = await db
      .insertInto('known_device')
      .values({ ...of, seen_at: now })
      .onConflict((conflict) => conflict.columns(['account_id', 'device']).doNothing())
      .returning('device')
      .executeTakeFirst()
    const known = db.selectFrom('known_device').where('account_id', '=', account.id)
    if (!added) {
      await db
        .updateTable('known_device')
        .set({ seen_at: now })
        .where('account_id', '=', account.id)
        .where('device', '=', device)
        .execute()
      return
    }
    // The first known device causes no e-mail: the account was registered on it, or is older than the list of devices.
    if (await known.select('device').where('device', '!=', device).executeTakeFirst())
      await queueMail(db, now, mails.newDevice(account, agent, now))
  }

/** Deletes devices that nobody has used for a year. */
export const sweepDevices = async (db: Db, now: Instant): Promise<void> => {
  await db.deleteFrom('known_device').where('seen_at', '<=', addTime(now, -deviceLife)).execute()
}

export const eraseDevices = async (db: Db, account: number): Promise<void> => {
  await db.deleteFrom('known_device').where('account_id', '=', account).execute()
}
