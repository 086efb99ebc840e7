import type { Ctx, OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import type { EncryptedTable } from '../../base/db/key-check'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { ProvenForm, RecoveryCodes, SecondFactorForm, TotpSecret } from './model'
import { base32, otpauthUrl, stepOf } from './rules'
import { inGroups } from './rules-recovery'

/** How the first step was done. */
export type FirstStep = 'password' | 'link'

/** Between the first step and the second, in ms. */
const patience = 10 * 60_000
const recoveryCodes = 10
const secretBytes = 20
const recoveryBytes = 10

/** What the encrypted secret is bound to. */
export const totpContext = (account: number): string => `account.totp_secret.${account}`
export const encryptedTotp: EncryptedTable = {
  table: 'account',
  columns: ['totp_secret'],
  plainBefore: [],
  context: (_column, id) => totpContext(id),
}

const wrongCode = () => new Refusal('wrongCode', { code: 'secondFactorCode' })

/** Locks the account for the rest of the transaction, so that of parallel uses of a code one is the first. */
const lockTotp = (db: Db, account: number) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'totp_secret', 'totp_confirmed_at', 'totp_step'])
    .where('id', '=', account)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** Ends logins whose second step is still open, as a reset and a new password must. */
export const endSecondSteps = async (db: Db, account: number): Promise<void> => {
  await db.deleteFrom('second_step').where('account_id', '=', account).execute()
}

/** Erases what is not in the account's own row. */
export async function eraseSecondFactor(db: Db, account: number): Promise<void> {
  await endSecondSteps(db, account)
  await db.deleteFrom('recovery_code').where('account_id', '=', account).execute()
}

/** Removes second steps that nobody has taken in time. */
export const sweepSecondSteps = async (db: Db, now: Instant): Promise<void> => {
  await db.deleteFrom('second_step').where('ends_at', '<=', now).execute()
}

export interface SecondFactorDeps {
  readonly encryption: Encryption
}

/** The second step of a login: codes of an authenticator app (TOTP, RFC 6238) and recovery codes. */
export function secondFactorService({ encryption }: SecondFactorDeps) {
  const random = (ctx: Pick<Ctx, 'ids'>, bytes: number) =>
    Buffer.from(ctx.ids.code(256), 'base64url').subarray(0, bytes)

  /** The stored secret. One that can't be read refuses with `wrongCode`: a recovery code is the way in then. */
  const secretOf = ({ id, totp_secret }: { readonly id: number; readonly totp_secret: string | null }): string => {
    try {
      return encryption.decrypt(totp_secret ?? '', totpContext(id))
    } catch {
      throw new Refusal('wrongCode', { code: 'secondFactorUnreadable' })
    }
  }

  /** Uses a code up; refuses with `wrongCode` one that is wrong or was used before. */
  async function useCode(
    ctx: Pick<Ctx, 'db' | 'now'>,
    account: NonNullable<Awaited<ReturnType<typeof lockTotp>>>,
    code: string,
  ): Promise<void> {
    const { db, now } = ctx
    if (/^\d+$/.test(code)) {
      const step = stepOf(secretOf(account), code, Date.parse(now), account.totp_step)
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

  /** Recovery codes, of which only hashes are kept. */
  async function makeCodes(ctx: OwnedCtx): Promise<RecoveryCodes> {
    const codes = Array.from({ length: recoveryCodes }, () => base32(random(ctx, recoveryBytes)))
    await ctx.db
      .insertInto('recovery_code')
      .values(codes.map((each) => ({ account_id: ctx.owner, codeHash: hashOf(each) })))
      .execute()
    return { recoveryCodes: codes.map(inGroups) }
  }

  const living = (db: Db, now: Instant, token: string) =>
    db
      .selectFrom('second_step')
      .select(['account_id', 'by'])
      .where('tokenHash', '=', hashOf(token))
      .where('ends_at', '>', now)
      .executeTakeFirst()

  return {
    /** After a right first step: the token that the second one has to send, or null where none is switched on. */
    async begin(ctx: Ctx, account: number, by: FirstStep): Promise<string | null> {
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

    /** Whose wrong codes are counted together: the account's, however many tokens it was given. */
    async subjectOf(ctx: Pick<Ctx, 'db' | 'now'>, token: string): Promise<string> {
      const found = await living(ctx.db, ctx.now, token)
      return found ? String(found.account_id) : hashOf(token)
    },

    /**
     * The second step: uses up token and code and returns the account. Refuses with `loginExpired` a token that can't be
     * used and with `wrongCode`; the token then stays usable.
     */
    async take(
      ctx: Pick<Ctx, 'db' | 'now'>,
      { token, code }: SecondFactorForm,
    ): Promise<{ account: number; by: FirstStep }> {
      const found = await living(ctx.db, ctx.now, token)
      const account = found && (await lockTotp(ctx.db, found.account_id))
      if (!account?.totp_confirmed_at) throw new Refusal('loginExpired')
      await useCode(ctx, account, code)
      const taken = await ctx.db
        .deleteFrom('second_step')
        .where('tokenHash', '=', hashOf(token))
        .where('account_id', '=', account.id)
        .returning('by')
        .executeTakeFirst()
      if (!taken) throw new Refusal('loginExpired')
      return { account: account.id, by: taken.by }
    },

    /** A new secret, which counts once it is confirmed. Refuses with `secondFactorOn`. */
    async setup(ctx: OwnedCtx): Promise<TotpSecret> {
      const account = await lockTotp(ctx.db, ctx.owner)
      if (!account) throw new Refusal('unauthorized')
      if (account.totp_confirmed_at) throw new Refusal('secondFactorOn')
      const secret = base32(random(ctx, secretBytes))
      await ctx.db
        .updateTable('account')
        .set({ totp_secret: encryption.encrypt(secret, totpContext(ctx.owner)), totp_step: 0 })
        .where('id', '=', ctx.owner)
        .execute()
      return { secret, otpauth: otpauthUrl(secret, account.email) }
    },

    /**
     * Switches it on with a first code and returns the recovery codes. Refuses with `secondFactorOn`, `secondFactorOff` (nothing was set up) and `wrongCode`.
     */
    async confirm(ctx: OwnedCtx, code: string): Promise<RecoveryCodes> {
      const account = await lockTotp(ctx.db, ctx.owner)
      if (!account) throw new Refusal('unauthorized')
      if (account.totp_confirmed_at) throw new Refusal('secondFactorOn')
      if (account.totp_secret === null) throw new Refusal('secondFactorOff')
      await useCode(ctx, account, code)
      await ctx.db
        .updateTable('account')
        .set({ totp_confirmed_at: ctx.now, updated_at: ctx.now })
        .where('id', '=', ctx.owner)
        .execute()
      return await makeCodes(ctx)
    },

    /** New recovery codes; the ones before stop working. Refuses with `secondFactorOff` and `wrongCode`. */
    async renewCodes(ctx: OwnedCtx, { code }: Pick<ProvenForm, 'code'>): Promise<RecoveryCodes> {
      const account = await lockTotp(ctx.db, ctx.owner)
      if (!account) throw new Refusal('unauthorized')
      if (!account.totp_confirmed_at) throw new Refusal('secondFactorOff')
      await useCode(ctx, account, code)
      await ctx.db.deleteFrom('recovery_code').where('account_id', '=', ctx.owner).execute()
      return await makeCodes(ctx)
    },

    /** Switches it off. Refuses with `secondFactorOff` and `wrongCode`. */
    async disable(ctx: OwnedCtx, { code }: Pick<ProvenForm, 'code'>): Promise<void> {
      const account = await lockTotp(ctx.db, ctx.owner)
      if (!account) throw new Refusal('unauthorized')
      if (!account.totp_confirmed_at) throw new Refusal('secondFactorOff')
      await useCode(ctx, account, code)
      await ctx.db
        .updateTable('account')
        .set({ totp_secret: null, totp_confirmed_at: null, totp_step: 0, updated_at: ctx.now })
        .where('id', '=', ctx.owner)
        .execute()
      await eraseSecondFactor(ctx.db, ctx.owner)
    },
  }
}

export type SecondFactorService = ReturnType<typeof secondFactorService>
