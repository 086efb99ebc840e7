import { accessDefects } from './access'
import { accountDefects } from './account'
import { backupDefects } from './backup'
import { bankDefects } from './bank'
import { billingDefects } from './billing'
import { bookDefects } from './books'
import { depositDefects } from './deposit'
import type { Planted } from './edit'
import { editorDefects } from './editors'
import { externalLoginDefects } from './external-login'
import { inputDefects } from './input'
import { installationDefects } from './installation'
import { leaseDefects } from './lease'
import { limitDefects } from './limits'
import { lifeDefects } from './lives'
import { loadDefects } from './load'
import { lockDefects } from './locks'
import { messageDefects } from './messages'
import { moduleDefects } from './modules'
import { providerDefects } from './providers'
import { signingDefects } from './signing'
import { taxReturnDefects } from './tax-return'

/** All defects. */
export const planted: readonly Planted[] = [
  ...accessDefects,
  ...inputDefects,
  ...limitDefects,
  ...lockDefects,
  ...loadDefects,
  ...editorDefects,
  ...accountDefects,
  ...moduleDefects,
  ...externalLoginDefects,
  ...leaseDefects,
  ...bookDefects,
  ...billingDefects,
  ...providerDefects,
  ...signingDefects,
  ...depositDefects,
  ...taxReturnDefects,
  ...installationDefects,
  ...messageDefects,
  ...lifeDefects,
  ...bankDefects,
  ...backupDefects,
]

/** Proofs without a defect of their own. Their checks need no defect in the sources. */
export const withoutDefect: readonly string[] = [
  'deploy',
  'reach',
  'release',
  'secrets',
  'specification',
  'upgrade',
  'uploads',
]
