import { sql, type Selectable } from 'kysely'
import type { OwnedCtx } from '../../base/call/context'
import { covers } from '../../base/db/covers'
import type { Encryption } from '../../base/db/encryption'
import { encryptedRecord, missingFields } from '../../base/db/encrypted-record'
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

covers<Omit<ProfileForm, 'password'>, DB['account']>()

export type PlanOf = (
  facts: Pick<Selectable<Account>, 'firstBilagDate' | 'usedBilags' | 'subscriptionActive'>,
  today: Day,
) => Pick<Profile, 'trial' | 'free'>

/** Or has ended. Null for neither. From a later module. */
export type SubscriptionEndsOn = (ctx: OwnedCtx) => Promise<Day | null>

export type ExternalOf = (ctx: OwnedCtx) => Promise<{
  readonly isLinked: boolean
  readonly living: (NonNullable<Profile['difiData']> & { readonly since: Instant }) | null
}>

export interface ProfileDeps {
  readonly encryption: Encryption
  readonly planOf: PlanOf
  readonly subscriptionEndsOn: SubscriptionEndsOn
  readonly externalOf: ExternalOf
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

export const encryptedProfile = encryptedRecord('account', profileRecord.encrypted)

/** Encrypted columns are null. */
export const erasedProfile = { ...profileRecord.erased(), ssn: null, iban: null, birthday: null }

function opened(row: Row, encryption: Encryption) {
  const { values, unreadable } = encryptedProfile.open(row, encryption)
  // A value that was never set is as in an empty form. Null means a value that can't be read.
  const given = encryptedProfile.columns.filter((name) => row[name] !== null)
  const stored = Object.fromEntries(given.map((name) => [name, values[name]]))
  const { ssn, iban, birthday } = { ...profileRecord.erased(), ...stored }
  return { ssn, iban, birthday, unreadable }
}

function externalPart({ isLinked: hasExternalId, living }: Awaited<ReturnType<ExternalOf>>) {
  if (living === null) return { difiData: null, difiSince: null, hasExternalId }
  const { since, ...difiData } = living
  return { difiData, difiSince: since, hasExternalId }
}

async function toProfile(ctx: OwnedCtx, whole: Row, deps: ProfileDeps): Promise<Profile> {
  const { usedBilags, without_plan, totp_confirmed_at, ...row } = whole
  const { firstBilagDate, subscriptionActive } = row
  const [external, subscriptionEndsOn] = await Promise.all([deps.externalOf(ctx), deps.subscriptionEndsOn(ctx)])
  return {
    ...row,
    ...opened(whole, deps.encryption),
    secondFactor: totp_confirmed_at !== null,
    ...externalPart(external),
    subscriptionEndsOn,
    ...(without_plan
      ? { trial: null, free: null }
      : deps.planOf({ usedBilags, firstBilagDate, subscriptionActive }, ctx.today)),
  }
}

/** Undefined when the user account is gone. */
async function storedValues(ctx: OwnedCtx, encryption: Encryption) {
  const row = await ctx.db
    .selectFrom('account')
    .select(['id', ...encryptedProfile.columns])
    .where('id', '=', ctx.owner)
    .executeTakeFirst()
  return row && encryptedProfile.open(row, encryption)
}

async function replacesIban(ctx: OwnedCtx, encryption: Encryption, form: Pick<ProfileForm, 'iban'>): Promise<boolean> {
  const stored = await storedValues(ctx, encryption)
  if (!stored) return false
  // Any typed account number replaces an unreadable one. Left empty, it stays.
  if (stored.unreadable.includes('iban')) return !!form.iban
  return !!stored.values.iban && stored.values.iban !== form.iban
}

/** Changing or removing a stored account number needs the password, and informs the owner. */
async function proveForIban(
  ctx: OwnedCtx,
  { encryption, passwords, mails, queueMail }: ProfileDeps,
  form: Pick<ProfileForm, 'iban' | 'password'>,
): Promise<void> {
  const { password } = form
  const isProven = password !== undefined && (await replacesIban(ctx, encryption, form))
  if (isProven) await proveOwner(ctx, passwords, password)
  const account = await lockAccountById(ctx.db, ctx.owner)
  // Again under the lock: another save may have stored a number in the meantime.
  if (!account || !(await replacesIban(ctx, encryption, form))) return
  if (!isProven) throw new Refusal('passwordRequired', { password: 'passwordRequired' })
  await queueMail(ctx.db, ctx.now, mails[form.iban ? 'accountNumberChanged' : 'accountNumberRemoved'](account))
}

export function profileService(deps: ProfileDeps) {
  return {
    /** Refuses with `unauthorized` when the user account is gone. */
    async read(ctx: OwnedCtx): Promise<Profile> {
      const row = await ctx.db.selectFrom('account').select(columns).where('id', '=', ctx.owner).executeTakeFirst()
      if (!row) throw new Refusal('unauthorized')
      return await toProfile(ctx, row, deps)
    },

    /**
     * Refuses with `invalid`, and with `passwordRequired` and `invalidCredentials` a change of a stored account number.
     * An empty field whose stored value can't be read keeps that value.
     */
    async save(ctx: OwnedCtx, { password, ...form }: ProfileForm): Promise<Profile> {
      const errors = profileErrors(form, ctx.today, deps.testPersons)
      if (errors) throw new Refusal('invalid', errors)
      await proveForIban(ctx, deps, { iban: form.iban, password })
      const before = await storedValues(ctx, deps.encryption)
      if (!before) throw new Refusal('unauthorized')
      const { unreadable } = before
      const missing = missingFields(form, ['ssn'], unreadable)
      if (missing) throw new Refusal('invalid', missing)
      const { ssn: _ssn, iban: _iban, birthday: _birthday, ...plain } = form
      const row = await ctx.db
        .updateTable('account')
        .set({
          ...plain,
          ...encryptedProfile.columnsFor(form, { id: ctx.owner, nothing: null, unreadable }, deps.encryption),
          // A save never withdraws the agreement.
          isAgreePolicy: form.isAgreePolicy ?? sql`"isAgreePolicy"`,
          language: form.language ?? sql`language`,
          updated_at: ctx.now,
        })
        .where('id', '=', ctx.owner)
        // The call may have waited for a deletion.
        .where('deleted_at', 'is', null)
        .returning(columns)
        .executeTakeFirst()
      if (!row) throw new Refusal('unauthorized')
      return await toProfile(ctx, row, deps)
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
