import type { Erasure } from '../../landlord/account/service-delete'

/** Erases a deleted account's submissions with the figures and answers in them. What was handed in stays with the authority. */
export async function eraseSubmissions({ db, account }: Pick<Erasure, 'db' | 'account'>): Promise<void> {
  await db.deleteFrom('tax_submission').where('account_id', '=', account).execute()
}
