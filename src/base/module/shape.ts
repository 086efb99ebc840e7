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

export interface AccountTable<T extends TableName = TableName> {
  /** The column with the account, or a column that refers to a row of another table of the account. */
  readonly account: Column<T> | { readonly by: Column<T>; readonly of: TableName }
  readonly encrypted?: readonly EncryptedTable[]
  /** The encrypted columns that a key rotation leaves as they are, each with the reason. */
  readonly unrotated?: Readonly<Partial<Record<Column<T>, string>>>
  /**
   * Deleting the account erases the whole row, or only its texts and not its figures. `retained` is
   * the reason why nothing is erased.
   */
  readonly erased: 'row' | 'texts' | { readonly retained: string }
  /** The list of the export with this table, or `files` if it is exported as a file. `not`: why it isn't exported. */
  readonly exported: { readonly in: `data/${string}.json` | 'restore/tables.json' | 'files' } | { readonly not: string }
  /**
   * Example values for the proofs, only for columns that can't contain any text. The proofs write
   * `mark` into every other text column, fill foreign keys, and leave the other columns empty.
   */
  readonly example?: (mark: string) => Readonly<Partial<Insertable<DB[T]>>>
  /** True if the product itself writes rows: at a registration, or when the trail is signed. */
  readonly isWrittenByProduct?: true
}

export interface SharedTable<T extends TableName = TableName> {
  readonly account: null
  /** The reason why no account owns the rows, and the event that removes them. */
  readonly why: string
  readonly unrotated?: Readonly<Partial<Record<Column<T>, string>>>
}

export type Tables = { readonly [T in TableName]?: AccountTable<T> | SharedTable<T> }

export interface Erasure {
  readonly db: Db
  readonly now: Instant
  readonly account: number
  readonly deletedIn: number
  /** The owner of an account that is being deleted. Null when the account is gone, and leftovers are erased. */
  readonly recipient: Pick<Recipient, 'email' | 'firstName' | 'language'> | null
  /** Figures from this day on are kept, but nothing that says who the owner was. */
  readonly retainedFrom: Day
}

/** Erases a module's part permanently. It may be called again without harm. */
export type Erase = (erasure: Erasure) => Promise<void>

export interface TenantErasure {
  readonly contract: number
  readonly title: string
  /** Texts that identify the tenants in another text (lease/contract/rules-erase.ts). */
  readonly sought: readonly string[]
}

export interface TenantPart {
  readonly names?: (ctx: OwnedCtx, contract: number) => Promise<readonly string[]>
  readonly mayErase?: (ctx: OwnedCtx, contract: number) => Promise<void>
  readonly erase: (ctx: OwnedCtx, erasure: TenantErasure) => Promise<void>
}

export interface ModuleDeps extends ReturnType<typeof outboxService> {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly encryption: Encryption
  readonly files: FileService
  /** The address by which browsers reach us, without a slash at the end. */
  readonly publicUrl: string
  /** The address to which people write for help. */
  readonly supportEmail: string
  readonly asking: Omit<ProviderDeps, 'name'>
  /** Logs for the operator. The message never contains a value of a record. */
  readonly log: (level: 'info' | 'error', message: string) => void
}

export interface OpenModule {
  readonly routes?: readonly Route[]
  readonly jobs?: JobKinds
}

/** An exported list without sheet and files: its place in the zip, and each record as the API answers it. */
export interface ExportedList {
  readonly path: `data/${string}.json`
  readonly answer: z.ZodType
  readonly read: (ctx: OwnedCtx) => Promise<readonly unknown[]>
}

/** The declaration of a module in `module.ts`, so that no list of the product can forget it. */
export interface Module {
  /** The folder below `src`. */
  readonly name: `${string}/${string}`
  readonly tables?: Tables
  readonly calls?: readonly Readonly<Record<string, Row>>[]
  /** Routes that need nothing of other modules. app/server/modules.ts puts the others together. */
  readonly routes?: (deps: ModuleDeps) => readonly Route[]
  readonly jobs?: (deps: ModuleDeps) => JobKinds
  readonly schedules?: readonly Schedule[]
  /** Erases the module's records of an account. landlord/account/service-delete.ts calls it. */
  readonly eraseAccount?: (encryption: Encryption) => Erase
  readonly eraseTenant?: (encryption: Encryption) => TenantPart
  /** The lists of the export. Lists with a sheet or files aren't among them: year/export writes those. */
  readonly exportedLists?: (encryption: Encryption) => readonly ExportedList[]
  /** True if the module erases after the other modules of its layer, because its rows refer to theirs. */
  readonly erasesLast?: true
}
