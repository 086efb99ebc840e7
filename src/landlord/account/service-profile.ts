import { sql, type Selectable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { assertTableCoversForm } from '../../base/db/covers'
import { unreadableAsEmpty, Unreadable, type Encryption } from '../../base/db/encryption'
import { encryptedRecord } from '../../base/db/encrypted-record'
import type { Account, DB } from '../../base/db/schema'
import type { Day, Instant } from '../../base/kit/day'
import { Refusal } from '../../base/kit/refusal'
import type { Language } from '../../base/kit/words'
import type { QueueMail } from '../../base/outbox/service'
import { lockAccountById } from '../credentials/service-code'
import { proveOwner, type PasswordService } from '../credentials/service-password'
import { profileRecord, type Profile } from './model'
import type { ProfileForm } from './model-profile'
import { profileErrors } from './rules-profile'
import type { AccountMails } from './service-mail'

assertTableCoversForm<Omit<ProfileForm, 'password'>, DB['account']>()

export type PlanOf = (
  facts: Pick<Selectable<Account>, 'firstBilagDate' | 'usedBilags' | 'subscriptionActive'>,
  today: Day,
) => Pick<Profile, 'trial' | 'free'>

/** The day on which the subscription ends or has ended, or null. Another module provides this function. */
export type SubscriptionEndsOn = (ctx: OwnedCtx) => Promise<Day | null>

export type ReadExternalLogin = (ctx: OwnedCtx) => Promise<{
  readonly isLinked: boolean
  readonly living: (NonNullable<Profile['difiData']> & { readonly since: Instant }) | null
}>

export interface ProfileDeps {
  readonly encryption: Encryption
  readonly planOf: PlanOf
  readonly subscriptionEndsOn: SubscriptionEndsOn
  readonly externalOf: ReadExternalLogin
  readonly testPersons: boolean
  readonly passwords: PasswordService
  readonly mails: AccountMails
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
  'without_plan',
  'totp_confirmed_at',
  'created_at',
] as const
type Row = Pick<Selectable<Account>, (typeof columns)[number]>

export const profileEncryption = encryptedRecord('account', profileRecord.encrypted)

/** The profile of a deleted account. Its encrypted columns are null. */
export const erasedProfile = { ...profileRecord.erased(), ssn: null, iban: null, birthday: null }

type EncryptedField = (typeof profileEncryption.columns)[number]

/**
 * A profile that has only the encrypted fields named by `N`. The other encrypted fields are not
 * decrypted, so they never cause a refusal.
 */
export type ProfileWithFields<N extends EncryptedField> = Omit<Profile, Exclude<EncryptedField, N>>

function externalPart({ isLinked: hasExternalId, living }: Awaited<ReturnType<ReadExternalLogin>>) {
  if (living === null) return { difiData: null, difiSince: null, hasExternalId }
  const { since, ...difiData } = living
  return { difiData, difiSince: since, hasExternalId }
}

async function toProfile<N extends EncryptedField>(
  ctx: OwnedCtx,
  whole: Row,
  deps: ProfileDeps,
  opens: readonly N[],
): Promise<ProfileWithFields<N>> {
  const { usedBilags, without_plan, totp_confirmed_at, ssn: _ssn, iban: _iban, birthday: _birthday, ...row } = whole
  const { ssn, iban, birthday } = profileRecord.erased()
  const empty = { ssn, iban, birthday }
  // A value that was never set is read as the empty value of the form.
  const opened = opens.map((name) => [
    name,
    whole[name] === null ? empty[name] : profileEncryption.read(name, whole, deps.encryption),
  ])
  const { firstBilagDate, subscriptionActive } = row
  const [external, subscriptionEndsOn] = await Promise.all([deps.externalOf(ctx), deps.subscriptionEndsOn(ctx)])
  return {
    ...row,
    ...(Object.fromEntries(opened) as Pick<Profile, N>),
    secondFactor: totp_confirmed_at !== null,
    ...externalPart(external),
    subscriptionEndsOn,
    ...(without_plan
      ? { trial: null, free: null }
      : deps.planOf({ usedBilags, firstBilagDate, subscriptionActive }, ctx.today)),
  } as unknown as ProfileWithFields<N>
}

/**
 * The stored encrypted columns, decrypted. Undefined if the user account no longer exists. Refuses with 409 unreadable.
 */
async function storedValues(ctx: OwnedCtx, encryption: Encryption) {
  const row = await ctx.db
    .selectFrom('account')
    .select(['id', ...profileEncryption.columns])
    .where('id', '=', ctx.owner)
    .executeTakeFirst()
  return row && profileEncryption.open(row, encryption)
}

async function replacesIban(ctx: OwnedCtx, encryption: Encryption, form: Pick<ProfileForm, 'iban'>): Promise<boolean> {
  const stored = await storedValues(ctx, encryption)
  return !!stored?.iban && stored.iban !== form.iban
}

/**
 * Checks the password and informs the owner if a save changes or removes a stored account number.
 */
async function proveForIban(
  ctx: OwnedCtx,
  { encryption, passwords, mails, queueMail }: ProfileDeps,
  form: Pick<ProfileForm, 'iban' | 'password'>,
): Promise<void> {
  const { password } = form
  const isProven = password !== undefined && (await replacesIban(ctx, encryption, form))
  if (isProven) await proveOwner(ctx, passwords, password)
  const account = await lockAccountById(ctx.db, ctx.owner)
  // Checks again under the lock, because another save may have stored a number in the meantime.
  if (!account || !(await replacesIban(ctx, encryption, form))) return
  if (!isProven) throw new Refusal('passwordRequired', { password: 'passwordRequired' })
  await queueMail(ctx.db, ctx.now, mails[form.iban ? 'accountNumberChanged' : 'accountNumberRemoved'](account))
}

export function profileService(deps: ProfileDeps) {
  const { columns: allEncrypted } = profileEncryption

  async function find(ctx: OwnedCtx): Promise<Row> {
    const row = await ctx.db.selectFrom('account').select(columns).where('id', '=', ctx.owner).executeTakeFirst()
    if (!row) throw new Refusal('unauthorized')
    return row
  }

  /** The profile. Values that can't be decrypted are null. */
  const readWithoutUnreadable = async (ctx: OwnedCtx): Promise<Profile> =>
    await toProfile(ctx, await find(ctx), { ...deps, encryption: unreadableAsEmpty(deps.encryption) }, allEncrypted)

  return {
    /**
     * Reads the profile with only the encrypted fields that the caller names. Refuses with 409
     * unreadable if one of them can't be decrypted, and with `unauthorized` if the user account no
     * longer exists.
     */
    read: async <N extends EncryptedField = never>(
      ctx: OwnedCtx,
      ...opens: readonly N[]
    ): Promise<ProfileWithFields<N>> => await toProfile(ctx, await find(ctx), deps, opens),

    /**
     * The whole profile. Refuses with 409 unreadable if a value can't be decrypted. The refusal contains the rest of
     * the profile, because every screen needs it to know who is logged in and what works.
     */
    async whole(ctx: OwnedCtx): Promise<Profile> {
      try {
        return await toProfile(ctx, await find(ctx), deps, allEncrypted)
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        throw new Unreadable(error.context, error.message, { current: await readWithoutUnreadable(ctx) })
      }
    },

    /**
     * The whole profile, with null for values that can't be decrypted. It is for the export, and for a login, which
     * must always work.
     */
    readWithoutUnreadable,

    /**
     * Saves the profile. Refuses with `invalid` an unknown country, a birth date in the future or too long ago, and a
     * wrong national id. Changing a stored account number without the right password is refused with `passwordRequired`
     * or `invalidCredentials`. Refuses with 409 unreadable if a stored field can't be decrypted. The form shows such a
     * field empty, so nobody can see what a save would replace.
     */
    async save(ctx: OwnedCtx, { password, ...form }: ProfileForm): Promise<Profile> {
      const errors = profileErrors(form, ctx.today, deps.testPersons)
      if (errors) throw new Refusal('invalid', errors)
      await proveForIban(ctx, deps, { iban: form.iban, password })
      if (!(await storedValues(ctx, deps.encryption))) throw new Refusal('unauthorized')
      if (form.ssn === null) throw new Refusal('invalid', { ssn: 'required' })
      const { ssn: _ssn, iban: _iban, birthday: _birthday, ...plain } = form
      const row = await ctx.db
        .updateTable('account')
        .set({
          ...plain,
          ...profileEncryption.columnsFor(form, { id: ctx.owner, nothing: null }, deps.encryption),
          // A save can give the agreement or keep it. It can't withdraw it.
          isAgreePolicy: form.isAgreePolicy ?? sql`"isAgreePolicy"`,
          language: form.language ?? sql`language`,
          updated_at: ctx.now,
        })
        .where('id', '=', ctx.owner)
        // The account may have been deleted while the call was waiting.
        .where('deleted_at', 'is', null)
        .returning(columns)
        .executeTakeFirst()
      if (!row) throw new Refusal('unauthorized')
      return await toProfile(ctx, row, deps, allEncrypted)
    },

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
