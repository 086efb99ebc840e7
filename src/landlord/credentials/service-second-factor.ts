import type { OwnedCtx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { Refusal } from '../../base/kit/refusal'
import type { ProvenForm, RecoveryCodes, TotpSecret } from './model-second-factor'
import { base32, otpauthUrl } from './rules-second-factor'
import { groupRecoveryCode } from './rules-recovery'
import { endSecondSteps, lockTotp, totpEncryptionContext, consumeTypedCode } from './service-step'

const recoveryCodes = 10
const secretBytes = 20
const recoveryBytes = 10

/** Switches the second step off, and erases the recovery codes. */
export async function switchSecondStepOff({ db, now }: Pick<OwnedCtx, 'db' | 'now'>, account: number): Promise<void> {
  await db
    .updateTable('account')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_step: 0, updated_at: now })
    .where('id', '=', account)
    .execute()
  await eraseSecondFactor(db, account)
}

/** Erases the second step. The columns in the account's own row are erased elsewhere. */
export async function eraseSecondFactor(db: Db, account: number): Promise<void> {
  await endSecondSteps(db, account)
  await db.deleteFrom('recovery_code').where('account_id', '=', account).execute()
}

const randomBase32 = ({ ids }: Pick<OwnedCtx, 'ids'>, bytes: number): string =>
  base32(Buffer.from(ids.code(256), 'base64url').subarray(0, bytes))

/** Makes recovery codes. Only their hashes are stored. */
async function makeCodes(ctx: OwnedCtx): Promise<RecoveryCodes> {
  const codes = Array.from({ length: recoveryCodes }, () => randomBase32(ctx, recoveryBytes))
  await ctx.db
    .insertInto('recovery_code')
    .values(codes.map((each) => ({ account_id: ctx.owner, codeHash: hashOf(each) })))
    .execute()
  return { recoveryCodes: codes.map(groupRecoveryCode) }
}

async function lockOwn({ db, owner }: OwnedCtx) {
  const account = await lockTotp(db, owner)
  if (!account) throw new Refusal('unauthorized')
  return account
}
async function lockOn(ctx: OwnedCtx) {
  const account = await lockOwn(ctx)
  if (!account.totp_confirmed_at) throw new Refusal('secondFactorOff')
  return account
}
async function lockOff(ctx: OwnedCtx) {
  const account = await lockOwn(ctx)
  if (account.totp_confirmed_at) throw new Refusal('secondFactorOn')
  return account
}

export function secondFactorService({ encryption }: { readonly encryption: Encryption }) {
  return {
    /** Makes a secret. It has no effect until it is confirmed. Refuses with `secondFactorOn`. */
    async setup(ctx: OwnedCtx): Promise<TotpSecret> {
      const account = await lockOff(ctx)
      const secret = randomBase32(ctx, secretBytes)
      await ctx.db
        .updateTable('account')
        .set({ totp_secret: encryption.encrypt(secret, totpEncryptionContext(ctx.owner)), totp_step: 0 })
        .where('id', '=', ctx.owner)
        .execute()
      return { secret, otpauth: otpauthUrl(secret, account.email) }
    },

    /**
     * Switches the second step on. Refuses with `secondFactorOn`, `wrongCode`, and `secondFactorOff` (no secret was
     * made).
     */
    async confirm(ctx: OwnedCtx, code: string): Promise<RecoveryCodes> {
      const account = await lockOff(ctx)
      if (account.totp_secret === null) throw new Refusal('secondFactorOff')
      await consumeTypedCode(ctx, encryption, account, code)
      await ctx.db
        .updateTable('account')
        .set({ totp_confirmed_at: ctx.now, updated_at: ctx.now })
        .where('id', '=', ctx.owner)
        .execute()
      return await makeCodes(ctx)
    },

    /** Makes new recovery codes. The old ones stop working. Refuses with `secondFactorOff` and `wrongCode`. */
    async renewCodes(ctx: OwnedCtx, { code }: Pick<ProvenForm, 'code'>): Promise<RecoveryCodes> {
      await consumeTypedCode(ctx, encryption, await lockOn(ctx), code)
      await ctx.db.deleteFrom('recovery_code').where('account_id', '=', ctx.owner).execute()
      return await makeCodes(ctx)
    },

    /** Switches the second step off. Refuses with `secondFactorOff` and `wrongCode`. */
    async disable(ctx: OwnedCtx, { code }: Pick<ProvenForm, 'code'>): Promise<void> {
      await consumeTypedCode(ctx, encryption, await lockOn(ctx), code)
      await switchSecondStepOff(ctx, ctx.owner)
    },
  }
}

export type SecondFactorService = ReturnType<typeof secondFactorService>
