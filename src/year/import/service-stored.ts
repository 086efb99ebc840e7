import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Encryption } from '../../base/db/encryption'
import type { Db } from '../../base/db/pool'
import { addTime, type Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { daysKept, recordKinds, type Counts, type ListedImport, type RecordKind, type StoredChoices } from './model'
import type { BooksReading } from './rules-answer'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

/** The rotation of keys skips both columns, because they are emptied after a few days. */
const encryptedBooks = encryptedRecord('old_books', ['encrypted_file', 'encrypted_reading'])

const keptMs = daysKept * 86_400_000
/** The maximum number of files that an account keeps without applying them. Beyond that the oldest are forgotten. */
const mostKept = 10

export interface BooksToStore {
  readonly bytes: Uint8Array
  readonly reading: BooksReading
}

async function columnsOf({ bytes, reading }: BooksToStore, id: number, encryption: Pick<Encryption, 'encrypt'>) {
  const [file, read] = await Promise.all([pack(bytes), pack(JSON.stringify(reading))])
  const values = { encrypted_file: file.toString('base64'), encrypted_reading: read.toString('base64') }
  return encryptedBooks.columnsFor(values, { id, nothing: '' }, encryption)
}

/** Stores uploaded books. The caller has locked the account. */
export async function storeBooks(
  ctx: OwnedCtx,
  name: string,
  books: BooksToStore,
  encryption: Pick<Encryption, 'encrypt'>,
): Promise<number> {
  const nothing: StoredChoices = { columns: [], answers: {}, leave_out: [] }
  const { id } = await ctx.db
    .insertInto('old_books')
    .values({
      account_id: ctx.owner,
      name,
      encrypted_file: '',
      encrypted_reading: '',
      choices: JSON.stringify(nothing),
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeBooks(ctx, id, books, nothing, encryption)
  const tooMany = ctx.db
    .selectFrom('old_books')
    .select('id')
    .where('account_id', '=', ctx.owner)
    .where('applied_at', 'is', null)
    .orderBy('id', 'desc')
    .offset(mostKept)
  await ctx.db.deleteFrom('old_books').where('account_id', '=', ctx.owner).where('id', 'in', tooMany).execute()
  return id
}

/** Writes the file, its reading and its choices. The caller has locked the row. */
export async function writeBooks(
  ctx: OwnedCtx,
  id: number,
  books: BooksToStore,
  choices: StoredChoices,
  encryption: Pick<Encryption, 'encrypt'>,
): Promise<void> {
  const columns = await columnsOf(books, id, encryption)
  await ctx.db
    .updateTable('old_books')
    .set({ ...columns, choices: JSON.stringify(choices), updated_at: ctx.now })
    .where('account_id', '=', ctx.owner)
    .where('id', '=', id)
    .execute()
}

export interface StoredBooks {
  readonly name: string
  readonly choices: StoredChoices
  readonly applied_at: Instant | null
  readonly account_before: unknown
  /** A text that is another one after every reading, even of the same file with the same choices. */
  readonly version: string
}

const selectBooks = (ctx: OwnedCtx, id: number) =>
  ctx.db.selectFrom('old_books').where('account_id', '=', ctx.owner).where('id', '=', id)

/** Refuses with 404. With a transaction, the row is locked until it ends. */
export async function findImport(ctx: OwnedCtx, id: number): Promise<StoredBooks> {
  const select = selectBooks(ctx, id)
    .select(['name', 'choices', 'applied_at', 'account_before'])
    .select(sql<string>`md5(encrypted_reading)`.as('version'))
  const row = await (ctx.db.isTransaction ? select.forUpdate() : select).executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  return { ...row, choices: row.choices as unknown as StoredChoices }
}

/** Refuses with 404 and 409 importApplied. */
export async function findUnapplied(ctx: OwnedCtx, id: number): Promise<StoredBooks> {
  const books = await findImport(ctx, id)
  if (books.applied_at !== null) throw new Refusal('importApplied')
  return books
}

/**
 * Locks books that were read before the transaction. Refuses with 404, 409 importApplied, and with 409 changedMeanwhile
 * if they were read again since.
 */
export async function lockUnchanged(ctx: OwnedCtx, id: number, { version }: StoredBooks): Promise<void> {
  if ((await findUnapplied(ctx, id)).version !== version) throw new Refusal('changedMeanwhile')
}

async function openColumn(
  ctx: OwnedCtx,
  id: number,
  column: 'encrypted_file' | 'encrypted_reading',
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<Buffer> {
  const row = await selectBooks(ctx, id).select(['id', column]).executeTakeFirst()
  const value = row && encryptedBooks.read(column, row, encryption)
  if (!value) throw new Refusal('notFound')
  return unpack(Buffer.from(value, 'base64'))
}

/** Refuses with 404, also if the file is forgotten. */
export const bytesOfBooks = (ctx: OwnedCtx, id: number, encryption: Pick<Encryption, 'decrypt'>): Promise<Buffer> =>
  openColumn(ctx, id, 'encrypted_file', encryption)

/** Refuses with 404, also if the file is forgotten. */
export const readingOfBooks = async (
  ctx: OwnedCtx,
  id: number,
  encryption: Pick<Encryption, 'decrypt'>,
): Promise<BooksReading> =>
  JSON.parse((await openColumn(ctx, id, 'encrypted_reading', encryption)).toString('utf8')) as BooksReading

const countNames: Readonly<Record<RecordKind, keyof Counts>> = {
  house: 'houses',
  supplier: 'suppliers',
  expense: 'expenses',
  income: 'income',
  item: 'items',
  contract: 'contracts',
}

/** The books of an account, the newest first, with the number of records that each has made. */
export async function listBooks(ctx: OwnedCtx): Promise<ListedImport[]> {
  const [books, made] = await Promise.all([
    ctx.db
      .selectFrom('old_books')
      .select(['id', 'name', 'created_at', 'applied_at'])
      .select(sql<boolean>`encrypted_reading <> ''`.as('readable'))
      .where('account_id', '=', ctx.owner)
      .orderBy('id', 'desc')
      .execute(),
    ctx.db
      .selectFrom('old_books_record')
      .select(['import_id', 'kind'])
      .select((is) => is.fn.countAll<number>().as('n'))
      .where('account_id', '=', ctx.owner)
      .groupBy(['import_id', 'kind'])
      .execute(),
  ])
  return Array.from(books, (book) => ({
    ...book,
    created: Object.fromEntries(
      recordKinds.map((kind) => [
        countNames[kind],
        made.find((one) => one.import_id === book.id && one.kind === kind)?.n ?? 0,
      ]),
    ) as Counts,
  }))
}

/** Forgets files that were neither applied nor changed for some days. Only a job may work across accounts like this. */
export async function forgetOldBooks(db: Db, now: Instant): Promise<void> {
  const before = addTime(now, -keptMs)
  await db.deleteFrom('old_books').where('updated_at', '<=', before).where('applied_at', 'is', null).execute()
  await db
    .updateTable('old_books')
    .set({
      encrypted_file: '',
      encrypted_reading: '',
      choices: JSON.stringify({ columns: [], answers: {}, leave_out: [] }),
    })
    .where('updated_at', '<=', before)
    .where('applied_at', 'is not', null)
    .where('encrypted_file', '<>', '')
    .execute()
}
