import { modules } from '../src/app/server/module-list'

/**
 * The module that owns each table, as its `module.ts` declares. Only the owner writes the table, and only later modules
 * name it.
 */
const byTable = new Map(
  modules.flatMap(({ name, tables = {} }) => Object.keys(tables).map((table) => [table, name as string] as const)),
)

export const ownedTables: ReadonlySet<string> = new Set(byTable.keys())

export const ownerOf = (table: string): string | undefined => byTable.get(table)

export interface SharedRow {
  /** The first module that knows the row. It and later modules may name it. */
  readonly lowest: string
  /** The columns that another module writes, each with that module. */
  readonly columns: Readonly<Record<string, string>>
  /** A column that each of these modules may also write. */
  readonly touched: string
}

/**
 * The row of an account. Every action that changes something in an account locks this row first. So a module keeps its
 * counts per account in this row: one statement both counts and locks (base/call/account.ts).
 */
export const sharedRows: Readonly<Record<string, SharedRow>> = {
  account: {
    lowest: 'base/call',
    columns: {
      storedBytes: 'base/file',
      totp_secret: 'landlord/credentials',
      totp_confirmed_at: 'landlord/credentials',
      totp_step: 'landlord/credentials',
      subscriptionActive: 'landlord/subscription',
      without_plan: 'landlord/subscription',
      firstBilagDate: 'landlord/plan',
      usedBilags: 'landlord/plan',
      houses: 'landlord/house',
      is_register_finished: 'landlord/house',
      lastContract: 'lease/contract',
    },
    touched: 'updated_at',
  },
}

/** Queries that break the rule and are allowed, each with its reason. The list may only get shorter. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ['src/app/demo/erase.ts writes idempotency of base/call', 'demo: starts its account over, of which the trail stays'],
  [
    'src/app/demo/erase.ts writes account of landlord/account',
    'demo: starts its account over, of which the trail stays',
  ],
  ['src/app/demo/fill.ts writes account of landlord/account', 'demo: two years hold more vouchers than the free plan'],
  ['src/base/db/key-check.ts reads account of base/call', 'before any module runs: whether anything was ever written'],
])
