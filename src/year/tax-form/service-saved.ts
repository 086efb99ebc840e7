import type { OwnedCtx } from '../../base/call/context'
import type { EncryptedTable } from '../../base/db/key-check'
import type { Encryption } from '../../base/db/encryption'
import { SavedLogin } from './model'
import type { Erase } from '../../base/module/shape'

const context = (id: number): string => `tax_form_login.encrypted_login.${id}`

/** What the rotation of keys goes over. */
export const encryptedTaxFormLogin: EncryptedTable = {
  table: 'tax_form_login',
  columns: ['encrypted_login'],
  plainBefore: [],
  context: (_column, id) => context(id),
}

/** Forgets the login of a deleted account. */
export const eraseTaxFormLogin: Erase = async ({ db, account }) => {
  await db.deleteFrom('tax_form_login').where('account_id', '=', account).execute()
}

const nothing: SavedLogin = { systemUserName: '', authMethod: null }

/** User name and method of the older way, encrypted; never a password or a code (docs/rules.md#older-tax-path). */
export function savedLogins({ encryption }: { readonly encryption: Encryption }) {
  return {
    /** What is remembered; nothing where it can't be read. */
    async read(ctx: OwnedCtx): Promise<SavedLogin> {
      const row = await ctx.db
        .selectFrom('tax_form_login')
        .select(['id', 'encrypted_login'])
        .where('account_id', '=', ctx.owner)
        .executeTakeFirst()
      if (!row) return nothing
      try {
        return SavedLogin.parse(JSON.parse(encryption.decrypt(row.encrypted_login, context(row.id))))
      } catch {
        return nothing
      }
    },

    /** Remembers a login in place of the one before; null forgets it. */
    async keep(ctx: OwnedCtx, login: SavedLogin | null): Promise<void> {
      await ctx.db.transaction().execute(async (db) => {
        if (login === null) {
          await db.deleteFrom('tax_form_login').where('account_id', '=', ctx.owner).execute()
          return
        }
        const values = { encrypted_login: '', updated_at: ctx.now }
        const { id } = await db
          .insertInto('tax_form_login')
          .values({ account_id: ctx.owner, ...values })
          .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
          .returning('id')
          .executeTakeFirstOrThrow()
        // The value is bound to its row, whose number is known now.
        await db
          .updateTable('tax_form_login')
          .set({ encrypted_login: encryption.encrypt(JSON.stringify(login), context(id)) })
          .where('account_id', '=', ctx.owner)
          .where('id', '=', id)
          .execute()
      })
    },
  }
}
