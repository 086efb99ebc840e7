import { modules } from '../src/app/server/module-list'

/** Which module owns each table, by what its `module.ts` says: it alone writes it, and only modules after it name it. */
const byTable = new Map(
  modules.flatMap(({ name, tables = {} }) => Object.keys(tables).map((table) => [table, name as string] as const)),
)

export const ownedTables: ReadonlySet<string> = new Set(byTable.keys())

export const ownerOf = (table: string): string | undefined => byTable.get(table)

export interface SharedRow {
  /** The first module that knows the row: it and those after it may name it. */
  readonly lowest: string
  /** Columns that others than the owner write: each has one writer. */
  readonly columns: Readonly<Record<string, string>>
  /** Written by whoever writes one of his own. */
  readonly touched: string
}

/**
 * The row of an account. Every action that changes anything of it locks it first, so what a module counts per account stands
 * in it: counting is locking, in one statement (base/call/account.ts).
 */
export const sharedRows: Readonly<Record<string, SharedRow>> = {
  account: {
    lowest: 'base/call',
    columns: {
      storedBytes: 'base/file',
      totp_secret: 'landlord/second-factor',
      totp_confirmed_at: 'landlord/second-factor',
      totp_step: 'landlord/second-factor',
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

/** Queries that break the rule all the same, each with its reason. The list may only get shorter. */
export const exceptions: ReadonlyMap<string, string> = new Map([
  ['src/app/demo/erase.ts writes idempotency of base/call', 'demo: starts its account over, of which the trail stays'],
  [
    'src/app/demo/erase.ts writes account of landlord/account',
    'demo: starts its account over, of which the trail stays',
  ],
  ['src/app/demo/fill.ts writes account of landlord/account', 'demo: two years hold more vouchers than the free plan'],
  ['src/base/db/key-check.ts reads account of base/call', 'before any module runs: whether anything was ever written'],
])
