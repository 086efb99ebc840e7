import type { Updateable } from 'kysely'
import { lockAccount } from '../../base/call/account'
import type { OwnedCtx } from '../../base/call/context'
import { covers } from '../../base/db/covers'
import type { Encryption } from '../../base/db/encryption'
import type { DB } from '../../base/db/schema'
import { attachDocuments, changeDocuments, fileInfos } from '../../base/file/service-uses'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { EncryptedTable } from '../../base/db/key-check'
import { ownHouse } from '../../landlord/house/service'
import { takeVoucher } from '../../landlord/subscription/service'
import type { Income, IncomeDetail, IncomeForm, StoredIncome, SumForm } from './model'
import { incomeErrors, isSeparate, maySumChange } from './rules'
import { selectIncomes } from './service-select'

covers<StoredIncome, DB['incomebilag']>()

export interface IncomeDeps {
  readonly encryption: Pick<Encryption, 'encrypt' | 'decrypt'>
}

/** What the tenant's encrypted birth date is bound to. */
export const birthdayContext = (id: number): string => `incomebilag.tenant_birthday.${id}`

/** The encrypted columns of this module, for the rotation of keys. */
export const encryptedIncomeColumns: EncryptedTable = {
  table: 'incomebilag',
  columns: ['tenant_birthday'],
  context: (_column, id) => birthdayContext(id),
}

/** Income vouchers: separate ones, and those that a contract has made. */
export function incomeService({ encryption }: IncomeDeps) {
  const selectWhole = (ctx: OwnedCtx, id: number) =>
    selectIncomes(ctx).select('incomebilag.tenant_birthday').where('incomebilag.id', '=', id)

  function opened(row: Omit<Income, 'tenant_birthday'> & { readonly tenant_birthday: string }): Income {
    return { ...row, tenant_birthday: encryption.decrypt(row.tenant_birthday, birthdayContext(row.id)) as Day }
  }

  async function find(ctx: OwnedCtx, id: number): Promise<Income> {
    const row = await selectWhole(ctx, id).executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    return opened(row)
  }

  /** The voucher, locked with its account against a parallel change until the action ends. Refuses with 404, and with 409 what lies in the trash folder. */
  async function lockIncome(ctx: OwnedCtx, id: number): Promise<Income> {
    await lockAccount(ctx)
    const row = await selectWhole(ctx, id).forUpdate('incomebilag').executeTakeFirst()
    if (!row) throw new Refusal('notFound')
    if (row.isTrashed) throw new Refusal('isTrashed')
    return opened(row)
  }

  function check(form: IncomeForm, today: Day): void {
    const errors = incomeErrors(form, today)
    if (errors) throw new Refusal('invalid', errors)
  }

  const write = async (ctx: OwnedCtx, id: number, set: Updateable<DB['incomebilag']>) =>
    await ctx.db
      .updateTable('incomebilag')
      .set({ ...set, updated_at: ctx.now })
      .where('account_id', '=', ctx.owner)
      .where('id', '=', id)
      .execute()

  return {
    /**
     * Records income without a contract. Refuses with 402 (trial over, free vouchers used up), 404 for a house that
     * isn't the caller's, 422 for a foreign file, a date far away, a birth date in the future.
     */
    async create(ctx: OwnedCtx, form: IncomeForm): Promise<Income> {
      check(form, ctx.today)
      await takeVoucher(ctx)
      await ownHouse(ctx, form.houseId)
      await attachDocuments(ctx, form.documents)
      const { id } = await ctx.db
        .insertInto('incomebilag')
        .values({ ...form, tenant_birthday: '', account_id: ctx.owner, created_at: ctx.now, updated_at: ctx.now })
        .returning('id')
        .executeTakeFirstOrThrow()
      // The value is bound to the row's id, which the insert has only now given.
      await write(ctx, id, { tenant_birthday: encryption.encrypt(form.tenant_birthday, birthdayContext(id)) })
      return await find(ctx, id)
    },

    /** One voucher with what is known of its files; a trashed one too. */
    async read(ctx: OwnedCtx, id: number): Promise<IncomeDetail> {
      const income = await find(ctx, id)
      return { ...income, files: await fileInfos(ctx, income.documents) }
    },

    /** Changes separate income. Refuses as `create` does, with 409 isTrashed, and with 409 sumLocked what a contract has made. */
    async update(ctx: OwnedCtx, id: number, form: IncomeForm): Promise<Income> {
      const before = await lockIncome(ctx, id)
      if (!isSeparate(before)) throw new Refusal('sumLocked')
      check(form, ctx.today)
      await ownHouse(ctx, form.houseId)
      await changeDocuments(ctx, before.documents, form.documents)
      await write(ctx, id, {
        ...form,
        tenant_birthday: encryption.encrypt(form.tenant_birthday, birthdayContext(id)),
      })
      return await find(ctx, id)
    },

    /** Changes the rent of this one month (øre). Refuses with 404, 409 isTrashed, and 409 sumLocked without a contract or when that is finished. */
    async updateSum(ctx: OwnedCtx, id: number, { sum }: SumForm): Promise<Income> {
      const before = await lockIncome(ctx, id)
      if (!maySumChange(before)) throw new Refusal('sumLocked')
      await write(ctx, id, { sum })
      return await find(ctx, id)
    },

    /** Moves a voucher to the trash folder. Refuses with 404 and 409 isTrashed. */
    async remove(ctx: OwnedCtx, id: number): Promise<void> {
      await lockIncome(ctx, id)
      await write(ctx, id, { isTrashed: true })
    },
  }
}

export type IncomeService = ReturnType<typeof incomeService>
