import { one, type Planted } from './edit'

/** Defects that accept a wrong answer of the provider of electronic ids. */
export const externalLoginDefects: readonly Planted[] = [
  one(
    'any browser may come back',
    ['external-login', 'second browser'],
    'landlord/external-login useAttempt',
    ".where('browserHash', '=', hashOf(ctx.browser))",
    '',
  ),
  one(
    'an attempt can be used again',
    ['external-login', 'takes a code twice'],
    'landlord/external-login useAttempt',
    ".deleteFrom('external_login_attempt')",
    ".updateTable('external_login_attempt').set({ browserHash: hashOf(ctx.browser) })",
  ),
  one(
    'an attempt never ends',
    ['external-login', 'after ten minutes'],
    'landlord/external-login useAttempt',
    ".where('ends_at', '>', ctx.now)",
    '',
  ),
  one(
    'anybody may sign',
    ['external-login', 'signed by somebody else'],
    'landlord/external-login clientOf',
    'oidc.enableNonRepudiationChecks,',
    '',
  ),
  one(
    'the level is not looked at',
    ['external-login', 'of a lower level|without a level'],
    'landlord/external-login personOf',
    "if (acr !== neededLevel) throw new LoginRejected('acr is not the one that was asked for')",
    'void neededLevel',
  ),
  one(
    'nobody has to have a national id',
    ['external-login', 'without a national id'],
    'landlord/external-login personOf',
    "if (typeof pid !== 'string' || …) throw new LoginRejected('no national id')",
    '',
  ),
  one(
    'whoever is linked first is everybody',
    ['external-login', 'never by the e-mail'],
    'landlord/external-login linkedAccount',
    ".where('subjectHash', '=', subjectHashOf(person))",
    '',
  ),
  one(
    'anybody’s electronic id is linked',
    ['src/landlord/external-login/service', 'another person'],
    'landlord/external-login externalLoginService',
    'ssn === person.nationalId &&',
    'ssn !== undefined &&',
  ),
  one(
    'another session may take the link',
    ['src/landlord/external-login/service', 'session that began it'],
    'landlord/external-login externalLoginService',
    '(asker !== null && asker !== ctx.owner)',
    'false',
  ),
]
