import type { Encryption } from '../../base/db/encryption'
import type { Erase } from '../../base/module/shape'
import type { QueueMail } from '../../base/outbox/service'
import { loginService, type LoginListener } from './service-login'
import { deleteService } from './service-delete'
import { noteDevice } from './service-device'
import { accountMails } from './service-mail'
import { settingsMails } from './service-mail-settings'
import { passwordService } from './service-password'
import { profileService, type ExternalOf, type PlanOf, type SubscriptionEndsOn } from './service-profile'
import { registerService, type OnRegistered } from './service-register'
import { resetService, type ResetDeps } from './service-reset'
import { settingsService } from './service-settings'
import type { SecondFactorService } from '../second-factor/service'

export interface AccountDeps {
  readonly encryption: Encryption
  readonly queueMail: QueueMail
  /** Where browsers reach us, without a slash at the end. */
  readonly publicUrl: string
  /** Where people write who need help. */
  readonly supportEmail: string
  readonly planOf: PlanOf
  readonly subscriptionEndsOn: SubscriptionEndsOn
  /** The login with an electronic id, a later module's. */
  readonly external: LoginListener & Pick<ResetDeps, 'unlink'> & { readonly externalOf: ExternalOf }
  readonly testPersons: boolean
  readonly secondFactor: SecondFactorService
  readonly onRegistered: OnRegistered
  /** What each later module erases of a deleted account, houses first. */
  readonly erase: readonly Erase[]
}

/** Everything about accounts. Made once per process: it bounds how many passwords are hashed at a time. */
export function accountService({
  encryption,
  queueMail,
  publicUrl,
  supportEmail,
  planOf,
  subscriptionEndsOn,
  external,
  testPersons,
  secondFactor,
  onRegistered,
  erase,
}: AccountDeps) {
  const passwords = passwordService()
  const mails = accountMails(publicUrl)
  const aboutSettings = { passwords, mails: settingsMails({ publicUrl, supportEmail }), queueMail }
  const { externalOf } = external
  const profile = profileService({
    encryption,
    planOf,
    subscriptionEndsOn,
    externalOf,
    testPersons,
    ...aboutSettings,
  })
  const device = noteDevice(aboutSettings)
  return {
    ...registerService({ passwords, profile, mails, queueMail, onRegistered, noteDevice: device }),
    ...loginService({
      passwords,
      profile,
      secondFactor,
      noteDevice: device,
      moveToSession: external.moveToSession,
    }),
    ...resetService({ encryption, passwords, mails, queueMail, unlink: external.unlink }),
    ...settingsService(aboutSettings),
    ...deleteService({ ...aboutSettings, erase }),
    profile,
  }
}

export type AccountService = ReturnType<typeof accountService>
