import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Statement } from './rules-statement'
import { unpackStatement } from './service-lines'
import type { FileReading } from './service-packed'

/** The rotation of keys skips uploaded files, because each file is deleted after a day. */
const encryptedFile = encryptedRecord('bank_file', ['encrypted_bytes', 'encrypted_statement'])

const keptMs = 24 * 3_600_000
/** The maximum number of files that an account keeps. Beyond that the oldest are deleted. */
const mostKept = 10

const columnsOf = ({ bytes, statement }: FileReading, id: number, encryption: Pick<Encryption, 'encrypt'>) =>
  encryptedFile.columnsFor(
    {
      encrypted_bytes: Buffer.from(bytes).toString('base64'),
      encrypted_statement: Buffer.from(statement).toString('base64'),
    },
    { id, nothing: '' },
    encryption,
  )

/** Stores a file that was read. The caller has locked the account. */
export async function storeStatementFile(
  ctx: OwnedCtx,
  name: string,
  reading: FileReading,
  encryption: Pick<Encryption, 'encrypt'>,
): Promise<number> {
  const { id } = await ctx.db
    .insertInto('bank_file')
    .values({ account_id: ctx.owner, name, encrypted_bytes: '', encrypted_statement: '', created_at: ctx.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeReading(ctx, id, reading, encryption)
  const tooOld = ctx.db
    .selectFrom('bank_file')
    .select('id')
    .where('account_id', '=', ctx.owner)
    .orderBy('id', 'desc')
    .offset(mostKept)
  await ctx.db.deleteFrom('bank_file').where('account_id', '=', ctx.owner).where('id', 'in', tooOld).execute()
  return id
}

/** Refuses with 404 if the file has been deleted in the meantime. */
export async function writeReading(
  ctx: OwnedCtx,
  id: number,
  reading: FileReading,
  encryption: Pick<Encryption, 'encrypt'>,
): Promise<void> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('bank_file')
    .set(columnsOf(reading, id, encryption))
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new Refusal('notFound')
}

/** Refuses with 404. */
async function openFile(
  ctx: OwnedCtx,
  id: number,
  column: 'encrypted_bytes' | 'encrypted_statement',
  encryption: Pick<Encryption, 'decrypt'>,
) {
  const row = await ctx.db
    .selectFrom('bank_file')
    .select(['id', 'name', column])
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .where('created_at', '>', addTime(ctx.now, -keptMs))
    .executeTakeFirst()
  const value = row && encryptedFile.read(column, row, encryption)
  if (!row || !value) throw new Refusal('notFound')
  return { name: row.name, packed: Buffer.from(value, 'base64') }
}

/** Refuses with 404. */
export const storedBytesOf = (ctx: OwnedCtx, id: number, encryption: Pick<Encryption, 'decrypt'>) =>
  openFile(ctx, id, 'encrypted_bytes', encryption)

/** Refuses with 404. */
export async function readStoredStatement(
  ctx: OwnedCtx,
  id: number,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<{ readonly name: string; readonly statement: Statement }> {
  const { name, packed } = await openFile(ctx, id, 'encrypted_statement', encryption)
  return { name, statement: await unpackStatement(packed) }
}

/** Removes files that are a day old. Only a job may work across user accounts like this. */
export async function removeOldFiles(db: Db, now: Instant): Promise<void> {
  await db.deleteFrom('bank_file').where('created_at', '<=', addTime(now, -keptMs)).execute()
}
