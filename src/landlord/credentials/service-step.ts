import type { Ctx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import type { EncryptedTable } from '../../base/db/key-check'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { SecondFactorForm } from './model-second-factor'
import { totpStep } from './rules-second-factor'

/** The context of the encrypted secret. Only with the same context can it be decrypted. */
export const totpEncryptionContext = (account: number): string => `account.totp_secret.${account}`
export const totpEncryptedTable: EncryptedTable = {
  table: 'account',
  columns: ['totp_secret'],
  context: (_column, id) => totpEncryptionContext(id),
}

/** Locks the account's second step, so that a code can't be used twice at once. */
export const lockTotp = (db: Db, account: number) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'totp_secret', 'totp_confirmed_at', 'totp_step'])
    .where('id', '=', account)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
type Locked = NonNullable<Awaited<ReturnType<typeof lockTotp>>>

const wrongCode = () => new Refusal('wrongCode', { code: 'secondFactorCode' })

/**
 * Uses up a code of the authenticator app, or a recovery code. Refuses with `wrongCode` if it is wrong or already used.
 */
export async function consumeTypedCode(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  encryption: Encryption,
  account: Locked,
  code: string,
): Promise<void> {
  if (/^\d+$/.test(code)) {
    const step = totpStep(
      encryption.decrypt(account.totp_secret ?? '', totpEncryptionContext(account.id)),
      code,
      Date.parse(now),
      account.totp_step,
    )
    if (step === null) throw wrongCode()
    await db.updateTable('account').set({ totp_step: step }).where('id', '=', account.id).execute()
    return
  }
  const used = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', account.id)
    .where('codeHash', '=', hashOf(code))
    .returning('codeHash')
    .executeTakeFirst()
  if (!used) throw wrongCode()
}

export type FirstFactor = 'password' | 'link'

/** The maximum time for which a login waits for the second step, in ms. */
const patience = 10 * 60_000

/** Ends logins that wait for the second step. A reset and a new password must do this. */
export const endSecondSteps = async (db: Db, account: number): Promise<void> => {
  await db.deleteFrom('second_step').where('account_id', '=', account).execute()
}

export const sweepSecondSteps = async (db: Db, now: Instant): Promise<void> => {
  await db.deleteFrom('second_step').where('ends_at', '<=', now).execute()
}

export const livingStep = (db: Db, now: Instant, token: string) =>
  db
    .selectFrom('second_step')
    .select(['account_id', 'by'])
    .where('tokenHash', '=', hashOf(token))
    .where('ends_at', '>', now)
    .executeTakeFirst()

/** The second step of a login: TOTP (RFC 6238) or a recovery code. */
export function secondStepService({ encryption }: { readonly encryption: Encryption }) {
  return {
    /** Begins the second step, and returns its token. Null if the account has no second step. */
    async begin(ctx: Ctx, account: number, by: FirstFactor): Promise<string | null> {
      const on = await ctx.db
        .selectFrom('account')
        .select('id')
        .where('id', '=', account)
        .where('totp_confirmed_at', 'is not', null)
        .executeTakeFirst()
      if (!on) return null
      const token = ctx.ids.code(256)
      await ctx.db
        .insertInto('second_step')
        .values({ tokenHash: hashOf(token), account_id: account, by, ends_at: addTime(ctx.now, patience) })
        .execute()
      return token
    },

    /**
     * Returns the subject for which wrong codes are counted: the account, or the token's hash if
     * the token can't be used.
     */
    async subjectOf(ctx: Pick<Ctx, 'db' | 'now'>, token: string): Promise<string> {
      const found = await livingStep(ctx.db, ctx.now, token)
      return found ? String(found.account_id) : hashOf(token)
    },

    /**
     * Takes the second step. Refuses with `loginExpired` for an unusable token. Refuses with `wrongCode`, after which
     * the token can be used again.
     */
    async take(
      ctx: Pick<Ctx, 'db' | 'now'>,
      { token, code }: SecondFactorForm,
    ): Promise<{ account: number; by: FirstFactor }> {
      const found = await livingStep(ctx.db, ctx.now, token)
      const account = found && (await lockTotp(ctx.db, found.account_id))
      if (!account?.totp_confirmed_at) throw new Refusal('loginExpired')
      await consumeTypedCode(ctx, encryption, account, code)
      const taken = await ctx.db
        .deleteFrom('second_step')
        .where('tokenHash', '=', hashOf(token))
        .where('account_id', '=', account.id)
        .returning('by')
        .executeTakeFirst()
      if (!taken) throw new Refusal('loginExpired')
      return { account: account.id, by: taken.by }
    },
  }
}
