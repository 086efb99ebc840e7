import type { Updateable } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { assertTableCoversForm } from '../../base/db/covers'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { DB } from '../../base/db/schema'
import { attachDocuments, changeDocuments, fileInfos } from '../../base/file/service-uses'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import { proveOwnHouse } from '../../landlord/house/service'
import { countVoucher } from '../../landlord/plan/service'
import { incomeRecord, type Income, type IncomeDetail, type IncomeForm, type StoredIncome, type SumForm } from './model'
import { incomeErrors, isSeparateIncome, mayChangeRentSum } from './rules'
import { selectIncomes } from './service-select'

assertTableCoversForm<StoredIncome, DB['incomebilag']>()

export interface IncomeDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
}

export const incomeEncryption = encryptedRecord('incomebilag', incomeRecord.encrypted)

export function openIncome<T extends { readonly id: number; readonly tenant_birthday: string }>(
  row: T,
  encryption: Pick<Encryption, 'decrypt'>,
): Omit<T, 'tenant_birthday'> & Pick<Income, 'tenant_birthday'> {
  return { ...row, tenant_birthday: incomeEncryption.read('tenant_birthday', row, encryption) as Day | null }
}

const selectWhole = (ctx: OwnedCtx, id: number) =>
  selectIncomes(ctx).select('incomebilag.tenant_birthday').where('incomebilag.id', '=', id)

/** Locks a voucher and the account until the action ends. Refuses with 404, and 409 isTrashed. */
async function lockRow(ctx: OwnedCtx, id: number) {
  await lockAccount(ctx)
  const row = await selectWhole(ctx, id).forUpdate('incomebilag').executeTakeFirst()
  if (!row) throw new Refusal('notFound')
  if (row.isTrashed) throw new Refusal('isTrashed')
  return row
}
function check(form: IncomeForm, today: Day): void {
  const errors = incomeErrors(form, today)
  if (errors) throw new Refusal('invalid', errors)
}

export function incomeService({ encryption }: IncomeDeps) {
  async function find(ctx: OwnedCtx, id: number): Promise<Income> {
    const row = await selectWhole(ctx, id).executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    return openIncome(row, encryption)
  }

  const lockIncome = async (ctx: OwnedCtx, id: number): Promise<Income> =>
    openIncome(await lockRow(ctx, id), encryption)

  const write = async (ctx: OwnedCtx, id: number, set: Updateable<DB['incomebilag']>) =>
    await ctx.db
      .updateTable('incomebilag')
      .set({ ...set, updated_at: ctx.now })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .execute()

  return {
    /**
     * Records income without a contract. Refuses with 402 (trial over, free vouchers used up), 404 for a foreign house,
     * and 422 for a foreign file, a date far away, or a birth date in the future.
     */
    async create(ctx: OwnedCtx, form: IncomeForm): Promise<Income> {
      check(form, ctx.today)
      await countVoucher(ctx)
      await proveOwnHouse(ctx, form.houseId)
      await attachDocuments(ctx, form.documents)
      const { id } = await ctx.db
        .insertInto('incomebilag')
        .values({ ...form, tenant_birthday: '', account_id: ctx.owner, created_at: ctx.now, updated_at: ctx.now })
        .returning('id')
        .executeTakeFirstOrThrow()
      // The encryption of a value depends on the row's id, which exists only after the insert.
      await write(ctx, id, incomeEncryption.columnsFor(form, { id, nothing: '' }, encryption))
      return await find(ctx, id)
    },

    /** Reads a voucher, also from the trash folder. */
    async read(ctx: OwnedCtx, id: number): Promise<IncomeDetail> {
      const income = await find(ctx, id)
      return { ...income, files: await fileInfos(ctx, income.documents) }
    },

    /**
     * Changes separate income. Refuses as `create` does, with 409 isTrashed, and with 409 sumLocked for contract
     * income.
     */
    async update(ctx: OwnedCtx, id: number, form: IncomeForm): Promise<Income> {
      const before = await lockIncome(ctx, id)
      if (!isSeparateIncome(before)) throw new Refusal('sumLocked')
      check(form, ctx.today)
      await proveOwnHouse(ctx, form.houseId)
      await changeDocuments(ctx, before.documents, form.documents)
      const { tenant_birthday: _encrypted, ...plain } = form
      await write(ctx, id, {
        ...plain,
        ...incomeEncryption.columnsFor(form, { id, nothing: '' }, encryption),
      })
      return await find(ctx, id)
    },

    /**
     * Changes the sum of contract income, in øre. Refuses with 404, 409 isTrashed, sumLocked (separate income, finished
     * contract).
     */
    async updateSum(ctx: OwnedCtx, id: number, { sum }: SumForm): Promise<Income> {
      const before = await lockIncome(ctx, id)
      if (!mayChangeRentSum(before)) throw new Refusal('sumLocked')
      await write(ctx, id, { sum })
      return await find(ctx, id)
    },

    /** Moves a voucher to the trash folder. Refuses with 404 and 409 isTrashed. */
    async remove(ctx: OwnedCtx, id: number): Promise<void> {
      await lockRow(ctx, id)
      await write(ctx, id, { isTrashed: true })
    },
  }
}

export type IncomeService = ReturnType<typeof incomeService>
