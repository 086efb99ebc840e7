import type { OwnedCtx } from '../../base/call/context'
import type { Db } from '../../base/db/pool'
import type { Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'

/** What later modules do for a new account (the default supplier), in the same transaction. */
export type OnRegistered = (ctx: OwnedCtx) => Promise<void>

export interface NewAccount {
  readonly email: string
  readonly passwordHash: string
  readonly language: Language
  readonly isAgreePolicy: boolean
  readonly isOldAppUser: boolean
  /** Whether the installation has no plans: then the account needs no subscription. */
  readonly without_plan: boolean
  readonly firstName?: string
  readonly lastName?: string
}

/** Writes a new account and returns its id. Refuses with `emailExists`; the index decides, so of parallel tries one wins. */
export async function createAccount(db: Db, now: Instant, account: NewAccount): Promise<number> {
  const created = await db
    .insertInto('account')
    .values({ ...account, subscriptionActive: account.without_plan, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) throw new Refusal('emailExists', { email: 'email.exists' })
  return created.id
}
