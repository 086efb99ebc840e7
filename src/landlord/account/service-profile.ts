import { sql, type Selectable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { covers } from '../../base/db/covers'
import type { Encryption } from '../../base/db/encryption'
import type { Account, DB } from '../../base/db/schema'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import type { QueueMail } from '../../base/outbox/service'
import { encryptedFields, profileRecord, type Profile } from './model'
import type { ProfileForm } from './model-profile'
import { profileErrors } from './rules-profile'
import { lockAccountById } from './service-code'
import type { SettingsMails } from './service-mail-settings'
import type { PasswordService } from './service-password'
import { proveOwner } from './service-settings'

covers<Omit<ProfileForm, 'password'>, DB['account']>()

/** What the plan of an account amounts to today; the rules of the subscription, handed in. */
export type PlanOf = (
  facts: Pick<Selectable<Account>, 'firstBilagDate' | 'usedBilags' | 'subscriptionActive'>,
  today: Day,
) => Pick<Profile, 'trial' | 'free'>

export interface ProfileDeps {
  readonly encryption: Encryption
  readonly planOf: PlanOf
  readonly passwords: PasswordService
  readonly mails: Pick<SettingsMails, 'accountNumberChanged'>
  readonly queueMail: QueueMail
}

const columns = [
  'id',
  'email',
  'role',
  ...profileRecord.names,
  'language',
  'isAgreePolicy',
  'is_register_finished',
  'subscriptionActive',
  'firstBilagDate',
  'usedBilags',
  'created_at',
] as const
type Row = Pick<Selectable<Account>, (typeof columns)[number]>

type EncryptedField = (typeof encryptedFields)[number]

/** What an encrypted value of the account is bound to. */
export const profileContext = (column: EncryptedField, account: number): string => `account.${column}.${account}`

const each = <T>(of: (field: EncryptedField) => T) =>
  Object.fromEntries(encryptedFields.map((name) => [name, of(name)])) as Record<EncryptedField, T>

/** The columns of a profile of which nothing is left: what is encrypted otherwise is null. */
export const erasedProfile = { ...profileRecord.erased(), ...each(() => null) }

/** The landlord's own profile. */
export function profileService({ encryption, planOf, passwords, mails, queueMail }: ProfileDeps) {
  const empty = profileRecord.erased()
  const decrypted = (row: Row) =>
    each((name) => {
      const value = row[name]
      return value === null ? empty[name] : encryption.decrypt(value, profileContext(name, row.id))
    }) as Pick<typeof empty, EncryptedField>
  const encrypted = (form: ProfileForm, account: number) =>
    each((name) => {
      const value = form[name]
      return value === null || value === '' ? null : encryption.encrypt(value, profileContext(name, account))
    })

  const toProfile = ({ usedBilags, ...row }: Row, today: Day): Profile => ({
    ...row,
    ...decrypted({ usedBilags, ...row }),
    difiData: null,
    ...planOf({ usedBilags, firstBilagDate: row.firstBilagDate, subscriptionActive: row.subscriptionActive }, today),
  })

  /** Whether another account number is stored than the form gives. */
  const replacesIban = async (ctx: OwnedCtx, form: Pick<ProfileForm, 'iban'>): Promise<boolean> => {
    const row = await ctx.db.selectFrom('account').select('iban').where('id', '=', ctx.owner).executeTakeFirst()
    return !!row?.iban && encryption.decrypt(row.iban, profileContext('iban', ctx.owner)) !== form.iban
  }

  /**
   * Locks the account after the password was found right, where one is needed: for changing or removing a stored account
   * number. Tells the owner of it.
   */
  async function proveForIban(ctx: OwnedCtx, form: Pick<ProfileForm, 'iban' | 'password'>): Promise<void> {
    const { password } = form
    const isProven = password !== undefined && (await replacesIban(ctx, form))
    if (isProven) await proveOwner(ctx, passwords, password, 'password')
    const account = await lockAccountById(ctx.db, ctx.owner)
    // Once more under the lock: another save may have stored one meanwhile.
    if (!account || !(await replacesIban(ctx, form))) return
    if (!isProven) throw new Refusal('passwordRequired', { password: 'passwordRequired' })
    await queueMail(ctx.db, ctx.now, mails.accountNumberChanged(account, form.iban === '' ? 'removed' : 'changed'))
  }

  return {
    /** Refuses with `unauthorized` when the account is gone. */
    async read(ctx: OwnedCtx): Promise<Profile> {
      const row = await ctx.db.selectFrom('account').select(columns).where('id', '=', ctx.owner).executeTakeFirst()
      if (!row) throw new Refusal('unauthorized')
      return toProfile(row, ctx.today)
    },

    /**
     * Refuses with `invalid` a country that is none, a birth date in the future or too long ago; with `passwordRequired`
     * and `invalidCredentials` whoever changes or removes a stored account number without the password.
     */
    async save(ctx: OwnedCtx, { password, ...form }: ProfileForm): Promise<Profile> {
      const errors = profileErrors(form, ctx.today)
      if (errors) throw new Refusal('invalid', errors)
      await proveForIban(ctx, { iban: form.iban, password })
      const row = await ctx.db
        .updateTable('account')
        .set({
          ...form,
          ...encrypted(form, ctx.owner),
          // Agreement is given or left as it is, never taken back by a save.
          isAgreePolicy: form.isAgreePolicy ?? sql`"isAgreePolicy"`,
          language: form.language ?? sql`language`,
          updated_at: ctx.now,
        })
        .where('id', '=', ctx.owner)
        // The call may have waited for a deletion that was under way: then there is nobody left to save.
        .where('deleted_at', 'is', null)
        .returning(columns)
        .executeTakeFirst()
      if (!row) throw new Refusal('unauthorized')
      return toProfile(row, ctx.today)
    },

    /** The language of the account's mails. */
    async saveLanguage(ctx: OwnedCtx, language: Language): Promise<void> {
      await ctx.db
        .updateTable('account')
        .set({ language, updated_at: ctx.now })
        .where('id', '=', ctx.owner)
        .where('deleted_at', 'is', null)
        .execute()
    },
  }
}

export type ProfileService = ReturnType<typeof profileService>
