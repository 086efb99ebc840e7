import type { Insertable } from 'kysely'
import type { z } from 'zod'
import type { Clock, Ids, OwnedCtx, Route } from '../call/context'
import type { Encryption } from '../db/encryption'
import type { EncryptedTable } from '../db/key-check'
import type { Db } from '../db/pool'
import type { DB } from '../db/schema'
import type { FileService } from '../file/service'
import type { Day, Instant } from '../kit/day'
import type { Row } from '../kit/endpoint'
import type { JobKinds } from '../outbox/job-kind'
import type { Recipient } from '../outbox/letter'
import type { Schedule } from '../outbox/rules'
import type { outboxService } from '../outbox/service'
import type { ProviderDeps } from '../provider/provider'

type TableName = keyof DB
type Column<T extends TableName> = T extends TableName ? keyof DB[T] & string : never

/** A table whose rows each belong to an account. */
export interface AccountTable<T extends TableName = TableName> {
  /** The column of the account, or the column that refers to a row of another table of the account. */
  readonly account: Column<T> | { readonly by: Column<T>; readonly of: TableName }
  /** Its encrypted columns, which the key rotation rewrites. */
  readonly encrypted?: readonly EncryptedTable[]
  /** Encrypted columns that a rotation leaves as they are, each with the reason why the old key is not needed there. */
  readonly unrotated?: Readonly<Partial<Record<Column<T>, string>>>
  /**
   * Which part of a row is erased with its account: the whole row, its texts but not its figures, or nothing, for this
   * reason.
   */
  readonly erased: 'row' | 'texts' | { readonly retained: string }
  /**
   * The list of the export that contains it, `files` when it is exported as a file, or the reason why it is in neither.
   */
  readonly exported: { readonly in: `data/${string}.json` | 'files' } | { readonly not: string }
  /**
   * The values of an example row in columns that can't contain just any text. The proofs write the mark into each other
   * text column, follow foreign keys automatically and leave the rest empty.
   */
  readonly example?: (mark: string) => Readonly<Partial<Insertable<DB[T]>>>
  /** Only the product writes its rows: at a registration, or when the trail is signed. */
  readonly isWrittenByProduct?: true
}

/** A table whose rows belong to no account. */
export interface SharedTable<T extends TableName = TableName> {
  readonly account: null
  /** Why, and what removes its rows. */
  readonly why: string
  readonly unrotated?: Readonly<Partial<Record<Column<T>, string>>>
}

export type Tables = { readonly [T in TableName]?: AccountTable<T> | SharedTable<T> }

/** The arguments for erasing a module's part of a deleted account. */
export interface Erasure {
  readonly db: Db
  readonly now: Instant
  readonly account: number
  /** The year in which the account was deleted. */
  readonly deletedIn: number
  /** The person who was informed until the account was deleted. Null when leftovers are erased later. */
  readonly recipient: Pick<Recipient, 'email' | 'firstName' | 'language'> | null
  /** Figures from this day on are kept, without anything that says whose they are. Older ones are removed. */
  readonly retainedFrom: Day
}

/** Erases a module's part of a deleted account permanently. It may be called again without harm. */
export type Erase = (erasure: Erasure) => Promise<void>

/** The contract whose tenants are erased. */
export interface TenantErasure {
  readonly contract: number
  /** The new name of the contract's income. */
  readonly title: string
  /** The texts that identify the tenants in another text (lease/contract/rules-erase.ts). */
  readonly sought: readonly string[]
}

/** What a module that builds on the contract does about its tenants. */
export interface TenantPart {
  /** The names by which it knows them. */
  readonly names?: (ctx: OwnedCtx, contract: number) => Promise<readonly string[]>
  /** Refuses while its part can't be erased. */
  readonly mayErase?: (ctx: OwnedCtx, contract: number) => Promise<void>
  /** Erases its part. */
  readonly erase: (ctx: OwnedCtx, erasure: TenantErasure) => Promise<void>
}

/** The dependencies of every module. */
export interface ModuleDeps extends ReturnType<typeof outboxService> {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly encryption: Encryption
  readonly files: FileService
  /** The address at which browsers reach us, without a slash at the end. */
  readonly publicUrl: string
  /** The address that people write to for help. */
  readonly supportEmail: string
  /** The means by which a provider's adapter makes its requests. */
  readonly asking: Omit<ProviderDeps, 'name'>
  /** Logs a message that an operator must read. It never contains a value of a record. */
  readonly log: (level: 'info' | 'error', message: string) => void
}

/** The running part of a module: its routes and its jobs. */
export interface OpenModule {
  readonly routes?: readonly Route[]
  readonly jobs?: JobKinds
}

/**
 * A list of the export that is only data, without sheet and files: its place in the zip, and each record as the API
 * answers it.
 */
export interface ExportedList {
  readonly path: `data/${string}.json`
  readonly answer: z.ZodType
  readonly read: (ctx: OwnedCtx) => Promise<readonly unknown[]>
}

/** What a module declares (`module.ts`), so that no list of the product can forget it. */
export interface Module {
  /** Its folder below `src`. */
  readonly name: `${string}/${string}`
  readonly tables?: Tables
  /** Each object of a `calls-….ts`. */
  readonly calls?: readonly Readonly<Record<string, Row>>[]
  /**
   * The routes of its calls, when they need nothing of a later module. Other routes are put together in
   * app/server/modules.ts.
   */
  readonly routes?: (deps: ModuleDeps) => readonly Route[]
  /** The same for its jobs. */
  readonly jobs?: (deps: ModuleDeps) => JobKinds
  readonly schedules?: readonly Schedule[]
  /** What it erases of a deleted account. landlord/account/service-delete.ts erases the records below the account. */
  readonly eraseAccount?: (encryption: Encryption) => Erase
  readonly eraseTenant?: (encryption: Encryption) => TenantPart
  /** Its lists of an export that are only data. year/export writes those with a sheet or files. */
  readonly exportedLists?: (encryption: Encryption) => readonly ExportedList[]
  /** It erases after the other modules of its layer, because their rows refer to its own. */
  readonly erasesLast?: true
}
