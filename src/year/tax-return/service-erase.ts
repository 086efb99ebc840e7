import type { OwnedCtx } from '../../base/call/context'
import type { Erasure, TenantErasure } from '../../base/module/shape'
import { mentionsAny } from '../../lease/tenancy/rules-erase'
import { figuresOfSubmission, selectSubmissions, updateSubmission } from './service-select'

/** Erases the submissions of an account with their figures and answers. What was handed in stays with the authority. */
export async function eraseSubmissions({ db, account }: Pick<Erasure, 'db' | 'account'>): Promise<void> {
  await db.deleteFrom('tax_submission').where('account_id', '=', account).execute()
}

/**
 * Renames a contract's income to `title` in stored figures, because its vouchers contain the tenant's name. Vouchers
 * deleted since are found by that name. What was sent to the authority, and its answer, stay.
 */
export async function eraseTenantFigures(ctx: OwnedCtx, { contract, title, sought }: TenantErasure): Promise<void> {
  const vouchers = await ctx.db
    .selectFrom('incomebilag')
    .select('id')
    .where('account_id', '=', ctx.owner)
    .where('contractId', '=', contract)
    .execute()
  const ids = new Set(vouchers.map(({ id }) => id))
  for (const row of await selectSubmissions(ctx).execute()) {
    const figures = figuresOfSubmission(row).map((house) =>
      Object.assign({}, house, {
        incomebilagsList: house.incomebilagsList.map((each) =>
          ids.has(each.id) || mentionsAny(each.name, sought) ? Object.assign({}, each, { name: title }) : each,
        ),
      }),
    )
    await updateSubmission(ctx, row.id)
      .set({ figures: JSON.stringify(figures) })
      .execute()
  }
}
