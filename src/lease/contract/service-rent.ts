import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Day } from '../../base/kit/day'
import type { Ore } from '../../base/kit/money'
import type { NamedPdf } from '../../base/pdf/model'
import { changeContract } from './service-change'

export const rentLetterEncryption = encryptedRecord('contract_rent', ['letter'])

/** A new rent of a signed lease from a month on. */
export interface RentChange {
  readonly from: Day
  readonly month_sum: Ore
  readonly agreed: boolean
}

/**
 * Stores a change of the rent and its letter. Returns the change's id. The caller has locked the contract. A letter that
 * another module keeps is passed with its hash alone.
 */
export async function changeRent(
  ctx: OwnedCtx,
  contract: number,
  { from, month_sum, agreed }: RentChange,
  letter: (NamedPdf | { readonly name: '' }) & { readonly sha256: string },
  encryption: Pick<Encryption, 'encrypt'>,
): Promise<number> {
  const { id } = await ctx.db
    .insertInto('contract_rent')
    .values({
      account_id: ctx.owner,
      contract_id: contract,
      from_date: from,
      month_sum,
      agreed,
      letter: '',
      letter_name: letter.name,
      letter_sha256: letter.sha256,
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // The encrypted value is bound to the row's id, which only exists after the insert.
  const context = rentLetterEncryption.context('letter', id)
  if ('bytes' in letter)
    await ctx.db
      .updateTable('contract_rent')
      .set({ letter: encryption.encrypt(Buffer.from(letter.bytes).toString('base64'), context) })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .execute()
  await changeContract(ctx, contract, {})
  return id
}

interface RentDifference {
  /** The month's first day. */
  readonly month: Day
  readonly sum_before: Ore
  readonly rise: Ore
}

/** Stores the rises of months that are already due. They are owed from `due_on`. The caller has locked the contract. */
export async function storeRentRises(
  ctx: OwnedCtx,
  contract: number,
  due_on: Day,
  differences: readonly RentDifference[],
): Promise<void> {
  if (differences.length === 0) return
  const shared = { account_id: ctx.owner, contract_id: contract, due_on, agreed_on: ctx.today, created_at: ctx.now }
  await ctx.db
    .insertInto('rent_difference')
    .values(differences.map((each) => ({ ...each, ...shared })))
    .execute()
}

/** Deletes the letters. The rents that they announced stay. */
export async function eraseLetters({ db, owner }: Pick<OwnedCtx, 'db' | 'owner'>, contract: number): Promise<void> {
  await db
    .updateTable('contract_rent')
    .set({ letter: '', letter_name: '' })
    .where('account_id', '=', owner)
    .where('contract_id', '=', contract)
    .execute()
}
