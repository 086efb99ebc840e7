import { turnIntoSeparateIncome } from '../../books/income/service-contract'
import type { Erasure } from '../../base/module/shape'

/** Deletes the contracts. The amounts of the rent stay as income without a contract. */
export async function eraseContracts({ db, account }: Erasure): Promise<void> {
  await turnIntoSeparateIncome(db, account)
  await db.deleteFrom('contract').where('account_id', '=', account).execute()
}
