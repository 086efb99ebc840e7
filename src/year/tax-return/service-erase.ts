import type { OwnedCtx } from '../../base/call/context'
import type { Erasure, TenantErasure } from '../../base/module/shape'
import { mentionsAny } from '../../lease/tenancy/rules-erase'
import { figuresOfSubmission, selectSubmissions, updateSubmission } from './service-select'

/** Erases the submissions of an account with their figures and answers. The authority keeps what was handed in. */
export async function eraseSubmissions({ db, account }: Pick<Erasure, 'db' | 'account'>): Promise<void> {
  await db.deleteFrom('tax_submission').where('account_id', '=', account).execute()
}

/**
 * Changes the name of a contract's income to `title` in stored figures, because the vouchers' names
 * contain the tenant. A voucher that was deleted after the sending is found by the names in
 * `sought`. The stored return and the authority's answer don't change.
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
