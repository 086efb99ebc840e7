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
import type { JobKinds } from '../outbox/batches'
import type { Recipient } from '../outbox/letter'
import type { Schedule } from '../outbox/rules'
import type { outboxService } from '../outbox/service'
import type { ProviderDeps } from '../provider/provider'

type TableName = keyof DB
type Column<T extends TableName> = T extends TableName ? keyof DB[T] & string : never

/** A table of which each row belongs to an account. */
export interface AccountTable<T extends TableName = TableName> {
  /** The column that holds the account, or the one by which a row hangs on a row of another table. */
  readonly account: Column<T> | { readonly by: Column<T>; readonly of: TableName }
  /** Its encrypted columns: what the rotation of keys goes over. */
  readonly encrypted?: readonly EncryptedTable[]
  /** Encrypted columns that a rotation leaves as they are, each with why the old key is not missed there. */
  readonly unrotated?: Readonly<Partial<Record<Column<T>, string>>>
  /** What of a row outlives its account: nothing, its figures without any text, or all of it, for this reason. */
  readonly erased: 'row' | 'texts' | { readonly retained: string }
  /** The list of the export in which it stands, `files` where it is given out as a file, or why it is in neither. */
  readonly exported: { readonly in: `data/${string}.json` | 'files' } | { readonly not: string }
  /**
   * What an example row holds in the columns that can't hold just any text: for the proofs, which write the mark into each
   * other text column, follow foreign keys by themselves and leave the rest empty.
   */
  readonly example?: (mark: string) => Readonly<Partial<Insertable<DB[T]>>>
  /** The product alone writes its rows: with a registration, or where the trail is signed. */
  readonly isWrittenByProduct?: true
}

/** A table whose rows belong to no account. */
export interface SharedTable<T extends TableName = TableName> {
  readonly account: null
  /** Why, and what ends its rows. */
  readonly why: string
  readonly unrotated?: Readonly<Partial<Record<Column<T>, string>>>
}

export type Tables = { readonly [T in TableName]?: AccountTable<T> | SharedTable<T> }

/** What is needed to erase a module's part of a deleted account. */
export interface Erasure {
  readonly db: Db
  readonly now: Instant
  readonly account: number
  /** The year in which the account was deleted. */
  readonly deletedIn: number
  /** Who was told of things until the account was deleted; null when what was left over is erased afterwards. */
  readonly recipient: Pick<Recipient, 'email' | 'firstName' | 'language'> | null
  /** Figures from this day on are kept, without anything that says whose they are; what is older goes. */
  readonly retainedFrom: Day
}

/** Erases a module's part of a deleted account for good, and does no harm when it is called again. */
export type Erase = (erasure: Erasure) => Promise<void>

/** Whose tenants are erased. */
export interface TenantErasure {
  readonly contract: number
  /** What the contract's income is called from now on. */
  readonly title: string
  /** By what the tenants are found in a text (lease/contract/rules-erase.ts). */
  readonly sought: readonly string[]
}

/** What a module after the contract has to do with its tenants. */
export interface TenantPart {
  /** By what names it knows them. */
  readonly names?: (ctx: OwnedCtx, contract: number) => Promise<readonly string[]>
  /** Refuses as long as its part can't be erased. */
  readonly mayErase?: (ctx: OwnedCtx, contract: number) => Promise<void>
  /** Erases its part. */
  readonly erase: (ctx: OwnedCtx, erasure: TenantErasure) => Promise<void>
}

/** What every module gets. */
export interface ModuleDeps extends ReturnType<typeof outboxService> {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly encryption: Encryption
  readonly files: FileService
  /** Where browsers reach us, without a slash at the end. */
  readonly publicUrl: string
  /** Where people write who need help. */
  readonly supportEmail: string
  /** What the adapter of a provider asks through. */
  readonly asking: Omit<ProviderDeps, 'name'>
  /** What an operator must read; never a value of a record. */
  readonly log: (level: 'info' | 'error', message: string) => void
}

/** What a module does: its calls answered, and its jobs. */
export interface OpenModule {
  readonly routes?: readonly Route[]
  readonly jobs?: JobKinds
}

/** A list of the export that is data alone, with no sheet and no files: its place in the zip, and each record as the API answers it. */
export interface ExportedList {
  readonly path: `data/${string}.json`
  readonly answer: z.ZodType
  readonly read: (ctx: OwnedCtx) => Promise<readonly unknown[]>
}

/** What a module says of itself (`module.ts`), so that no list of the product can forget it. */
export interface Module {
  /** Its folder below `src`. */
  readonly name: `${string}/${string}`
  readonly tables?: Tables
  /** Each object of a `calls-….ts`. */
  readonly calls?: readonly Readonly<Record<string, Row>>[]
  /** What answers its calls, where it needs nothing of a later module; what needs more is put together in app/server/modules.ts. */
  readonly routes?: (deps: ModuleDeps) => readonly Route[]
  /** The same of its jobs. */
  readonly jobs?: (deps: ModuleDeps) => JobKinds
  readonly schedules?: readonly Schedule[]
  /** What it erases of a deleted account. What stands below the account is erased by landlord/account/service-delete.ts. */
  readonly eraseAccount?: (encryption: Encryption) => Erase
  readonly eraseTenant?: (encryption: Encryption) => TenantPart
  /** What it gives out with an export as data alone; what has a sheet or files is written by year/export. */
  readonly exportedLists?: (encryption: Encryption) => readonly ExportedList[]
  /** It erases when the other modules of its layer have: their rows name its own. */
  readonly erasesLast?: true
}
