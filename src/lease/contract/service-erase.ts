import { cutFromContracts } from '../../books/income/service-contract'
import type { Erasure } from '../../base/module/shape'

/** Erases a deleted account's contracts with all that stands in them. The figures of their rent are kept as income without a contract. */
export async function eraseContracts({ db, account }: Erasure): Promise<void> {
  await cutFromContracts(db, account)
  await db.deleteFrom('contract').where('account_id', '=', account).execute()
}
