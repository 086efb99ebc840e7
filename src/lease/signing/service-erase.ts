import type { Erasure } from '../../landlord/account/service-delete'
import { queueCancel } from './service-reading'

/** Erases a deleted account's orders with their links, signers and signed files; what is still open is ended at its provider. */
export async function eraseSignings({ db, now, account }: Pick<Erasure, 'db' | 'now' | 'account'>): Promise<void> {
  const open = await db
    .selectFrom('signing')
    .select(['via', 'provider_id'])
    .where('account_id', '=', account)
    .where('state', 'in', ['sent', 'withdrawing'])
    .execute()
  for (const { via, provider_id } of open) if (provider_id !== null) await queueCancel(db, now, via, provider_id)
  await db.updateTable('deposit').set({ signing_id: null }).where('account_id', '=', account).execute()
  await db.deleteFrom('signing').where('account_id', '=', account).execute()
}
