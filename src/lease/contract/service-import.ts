import type { OwnedCtx } from '../../base/call/context'
import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import { refuseOverCap } from '../../base/call/account-cap'
import { startTrial } from '../../landlord/plan/service'
import { contractCap } from './service'

/**
 * The fields of a lease that old books have. All other fields are empty, and the form asks for them when the lease is
 * edited.
 */
export interface OldLease {
  readonly houseId: number
  readonly tenant_first_name: string
  readonly tenant_last_name: string
  readonly month_sum: Ore
  readonly deposit_sum: Ore | null
  readonly start_date: Day
  readonly end_date: Day | null
  readonly first_payment_date: Day
}

/** Stores leases of old books as drafts, of houses that the caller has proven. Refuses with 409 contractLimit. */
export async function insertOldLeases(ctx: OwnedCtx, leases: readonly OldLease[]): Promise<number[]> {
  if (leases.length === 0) return []
  await refuseOverCap(ctx, contractCap, leases.length)
  await startTrial(ctx)
  const { lastContract } = await ctx.db
    .updateTable('account')
    .set((is) => ({ lastContract: is('lastContract', '+', leases.length) }))
    .where('id', '=', ctx.owner)
    .returning('lastContract')
    .executeTakeFirstOrThrow()
  const rows = await ctx.db
    .insertInto('contract')
    .values(
      leases.map((lease, at) => ({
        ...lease,
        account_id: ctx.owner,
        additionalId: lastContract - leases.length + 1 + at,
        type: lease.end_date === null ? ('running' as const) : ('time-bound' as const),
        tenant_birthday: '',
        tenant_email: '',
        tenant_phone: '',
        tenant_phone_code: '+47',
        tenant_nationality: '',
        tenant_country: 'NO',
        tenant_city: '',
        tenant_address: '',
        tenant_postcode: '',
        month_resignation: 3,
        keys_count: 0,
        taxable: true,
        pets_allowed: false,
        smoking_allowed: false,
        language: ctx.language,
        documents: [],
        created_at: ctx.now,
        updated_at: ctx.now,
      })),
    )
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Deletes drafts of old books for good. The caller has made sure that nobody has changed or signed them. */
export async function deleteOldLeases(ctx: OwnedCtx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db.deleteFrom('contract').where('account_id', '=', ctx.owner).where('id', 'in', ids).execute()
}
