import { one, type Planted } from './edit'

/** Defects of settings, sessions and deleted accounts. */
export const accountDefects: readonly Planted[] = [
  one(
    'the old address is not told',
    ['src/landlord/account/service-settings', 'confirmed by the link'],
    'landlord/account settingsService',
    'await queueMail(ctx.db, ctx.now, mails.emailAsked(account, email))',
    '',
  ),
  one(
    'another address needs no password',
    ['src/landlord/account/service-settings', 'needs the password'],
    'landlord/account settingsService',
    "if (password === undefined && !(await isProven(ctx))) throw new Refusal('invalid', { password: 'required' })",
    'void isProven',
  ),
  one(
    'another password leaves the other sessions',
    ['src/landlord/account/service-settings', 'ends all other sessions'],
    'landlord/account settingsService',
    'await endOtherSessions(ctx)',
    'void endOtherSessions',
  ),
  one(
    'the password before may come back',
    ['src/landlord/account/service-settings', 'the one before it'],
    'landlord/account settingsService',
    'formerHash: account.passwordHash,',
    "formerHash: '',",
  ),
]
