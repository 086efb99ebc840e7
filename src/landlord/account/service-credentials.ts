import type { Ctx } from '../../base/call/context'
import { codeOf } from '../../base/call/failure'
import { Refusal } from '../../base/kit/refusal'

/** Refuses an address that another account has. */
export const emailTaken = () => new Refusal('emailExists', { email: 'email.exists' })
const isUnique = (error: unknown) => codeOf(error) === '23505'

/** Gives the account another address. Refuses with `emailExists`; the index decides. */
export async function setEmail({ db, now }: Pick<Ctx, 'db' | 'now'>, account: number, email: string): Promise<void> {
  try {
    await db.updateTable('account').set({ email, updated_at: now }).where('id', '=', account).execute()
  } catch (error) {
    throw isUnique(error) ? emailTaken() : error
  }
}

/** Gives the account another password and remembers the one before. An account of the old app is one of ours from then on. */
export async function setPassword(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  account: number,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable('account')
    .set((is) => ({ passwordHash, formerHash: is.ref('passwordHash'), isOldAppUser: false, updated_at: now }))
    .where('id', '=', account)
    .execute()
}
