/** Which module owns each table: it alone writes it, and only modules after it in docs/architecture.md name it. */
const owners: Readonly<Record<string, readonly string[]>> = {
  'base/db': ['encryption_key', 'installation'],
  'base/audit': ['audit', 'audit_address', 'audit_checkpoint', 'audit_checkpoint_head', 'audit_head'],
  'base/sendlog': ['sendlog'],
  'base/outbox': ['job'],
  'base/call': ['bucket', 'idempotency'],
  'base/webhook': ['provider_event'],
  'base/file': ['document'],
  'landlord/second-factor': ['recovery_code', 'second_step'],
  'landlord/account': ['account', 'code', 'known_browser', 'known_device', 'session'],
  'landlord/external-login': ['external_identity', 'external_login', 'external_login_attempt'],
  'landlord/subscription': ['subscription'],
  'landlord/house': ['house'],
  'books/supplier': ['supplier'],
  'books/expense': ['bilag'],
  'books/income': ['incomebilag'],
  'books/depreciation': ['depreciationbilag', 'depreciationpersonal', 'sent_return'],
  'lease/checklist': ['contract_list'],
  'lease/contract': ['contract', 'contract_rent'],
  'lease/document': ['frozen_list', 'signed_lease'],
  'lease/signing': ['signed_document', 'signer', 'signing'],
  'lease/deposit': ['deposit', 'fee_refund'],
  'year/tax-return': ['tax_preview', 'tax_submission'],
  'year/tax-form': ['tax_form_login'],
}

const byTable = new Map(Object.entries(owners).flatMap(([owner, tables]) => tables.map((table) => [table, owner])))

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
      firstBilagDate: 'landlord/subscription',
      usedBilags: 'landlord/subscription',
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
