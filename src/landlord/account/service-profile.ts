import { sql, type Selectable, type Updateable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import type { Encryption } from '../../base/db/encryption'
import type { Account } from '../../base/db/schema'
import type { Day } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Profile } from './model'
import type { ProfileForm } from './model-profile'
import { profileErrors } from './rules-profile'

/** What the plan of an account amounts to today; the room of subscriptions says it (subscription/rules.ts). */
export type PlanOf = (
  facts: Pick<Selectable<Account>, 'firstBilagDate' | 'usedBilags' | 'subscriptionActive'>,
  today: Day,
) => Pick<Profile, 'trial' | 'free'>

export interface ProfileDeps {
  readonly encryption: Encryption
  readonly planOf: PlanOf
}

const columns = [
  'id',
  'email',
  'role',
  'firstName',
  'lastName',
  'phone_code',
  'phone',
  'country',
  'city',
  'address',
  'postcode',
  'ssn',
  'iban',
  'birthday',
  'isAgreePolicy',
  'is_register_finished',
  'subscriptionActive',
  'firstBilagDate',
  'usedBilags',
  'created_at',
] as const satisfies (keyof Account)[]

/** The columns that are encrypted. Key rotation goes over this list. */
export const secretColumns = ['birthday', 'ssn', 'iban'] as const satisfies (keyof Account)[]
type Secret = (typeof secretColumns)[number]

/** What an encrypted value of the account is bound to. */
export const secretPlace = (column: Secret, account: number): string => `account.${column}.${account}`

/** The landlord's own profile. */
export function profileService({ encryption, planOf }: ProfileDeps) {
  const open = (row: Record<Secret, string | null> & { id: number }, column: Secret): string | null => {
    const value = row[column]
    return value === null ? null : encryption.decrypt(value, secretPlace(column, row.id))
  }
  const seal = (value: string | null, column: Secret, account: number): string | null =>
    value === null || value === '' ? null : encryption.encrypt(value, secretPlace(column, account))

  const answer = (
    { usedBilags, ...row }: Pick<Selectable<Account>, (typeof columns)[number]>,
    today: Day,
  ): Profile => ({
    ...row,
    ssn: open(row, 'ssn') ?? '',
    iban: open(row, 'iban') ?? '',
    birthday: open(row, 'birthday') as Day | null,
    difiData: null,
    ...planOf({ usedBilags, firstBilagDate: row.firstBilagDate, subscriptionActive: row.subscriptionActive }, today),
  })

  return {
    /** Refuses with `unauthorized` when the account is gone. */
    async read(ctx: OwnedCtx): Promise<Profile> {
      const row = await ctx.db.selectFrom('account').select(columns).where('id', '=', ctx.owner).executeTakeFirst()
      if (!row) throw new Refusal('unauthorized')
      return answer(row, ctx.today)
    },

    /** Refuses with `invalid` a country that is none, a birth date in the future or too long ago. */
    async save(ctx: OwnedCtx, form: ProfileForm): Promise<Profile> {
      const errors = profileErrors(form, ctx.today)
      if (errors) throw new Refusal('invalid', errors)
      const { owner } = ctx
      // A field of the form without a column doesn't compile here.
      const values = {
        firstName: form.firstName,
        lastName: form.lastName,
        phone_code: form.phone_code,
        phone: form.phone,
        country: form.country,
        city: form.city,
        address: form.address,
        postcode: form.postcode,
        ssn: seal(form.ssn, 'ssn', owner),
        iban: seal(form.iban, 'iban', owner),
        birthday: seal(form.birthday, 'birthday', owner),
        isAgreePolicy: form.isAgreePolicy,
      } satisfies Record<keyof ProfileForm, unknown> & { [K in keyof ProfileForm]: Updateable<Account>[K] | undefined }
      const row = await ctx.db
        .updateTable('account')
        // Agreement is given or left as it is, never taken back by a save.
        .set({ ...values, isAgreePolicy: values.isAgreePolicy ?? sql`"isAgreePolicy"`, updated_at: ctx.now })
        .where('id', '=', owner)
        // Waited for a deletion that was under way: there is nobody left to save.
        .where('deleted_at', 'is', null)
        .returning(columns)
        .executeTakeFirst()
      if (!row) throw new Refusal('unauthorized')
      return answer(row, ctx.today)
    },
  }
}

export type ProfileService = ReturnType<typeof profileService>
