import { one, type Planted } from './edit'

/** Defects in settings, sessions and deleted accounts. */
export const accountDefects: readonly Planted[] = [
  one(
    'the old address is not told',
    ['src/landlord/login/service-change', 'confirmed by the link'],
    'landlord/login changeService',
    'await queueMail(ctx.db, ctx.now, mails.emailAsked(account, email))',
    '',
  ),
  one(
    'another address needs no password',
    ['src/landlord/login/service-change', 'needs the password'],
    'landlord/login changeService',
    "if (password === undefined && !(await isProven(ctx))) throw new Refusal('invalid', { password: 'required' })",
    'void isProven',
  ),
  one(
    'another password leaves the other sessions',
    ['src/landlord/login/service-change', 'ends all other sessions'],
    'landlord/login changeService',
    'await endOtherSessions(ctx)',
    'void endOtherSessions',
  ),
  one(
    'the password before may come back',
    ['src/landlord/login/service-change', 'the one before it'],
    'landlord/account setPassword',
    "formerHash: is.ref('passwordHash'),",
    "formerHash: '',",
  ),
]
