import type { Ctx } from '../../base/call/context'
import { hashOf } from '../../base/call/secret-hash'
import type { Encryption } from '../../base/db/encryption'
import type { EncryptedTable } from '../../base/db/key-check'
import type { Db } from '../../base/db/pool'
import { Refusal } from '../../base/kit/refusal'
import { totpStep } from './rules'

/** What the encrypted secret is bound to. */
export const totpContext = (account: number): string => `account.totp_secret.${account}`
export const encryptedTotp: EncryptedTable = {
  table: 'account',
  columns: ['totp_secret'],
  plainBefore: [],
  context: (_column, id) => totpContext(id),
}

/** Locks the account for the rest of the transaction, so that of parallel uses of a code one is the first. */
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

/** The stored secret. One that can't be read refuses with `wrongCode`: a recovery code is the way in then. */
function secretOf(encryption: Encryption, { id, totp_secret }: Locked): string {
  try {
    return encryption.decrypt(totp_secret ?? '', totpContext(id))
  } catch {
    throw new Refusal('wrongCode', { code: 'secondFactorUnreadable' })
  }
}

/** Uses a code of the app or a recovery code up; refuses with `wrongCode` one that is wrong or was used before. */
export async function useTypedCode(
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  encryption: Encryption,
  account: Locked,
  code: string,
): Promise<void> {
  if (/^\d+$/.test(code)) {
    const step = totpStep(secretOf(encryption, account), code, Date.parse(now), account.totp_step)
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
