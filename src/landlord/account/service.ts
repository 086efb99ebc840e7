import type { Encryption } from '../../base/db/encryption'
import type { QueueMail } from '../../base/outbox/service'
import { loginService } from './service-login'
import { accountMails } from './service-mail'
import { passwordService } from './service-password'
import { profileService, type PlanOf } from './service-profile'
import { registerService, type OnRegistered } from './service-register'
import { resetService } from './service-reset'

export interface AccountDeps {
  readonly encryption: Encryption
  readonly queueMail: QueueMail
  /** Where browsers reach us, without a slash at the end. */
  readonly publicUrl: string
  readonly planOf: PlanOf
  readonly onRegistered: OnRegistered
}

/** Everything about accounts. Made once per process: it bounds how many passwords are hashed at a time. */
export function accountService({ encryption, queueMail, publicUrl, planOf, onRegistered }: AccountDeps) {
  const passwords = passwordService()
  const profile = profileService({ encryption, planOf })
  const mails = accountMails(publicUrl)
  return {
    ...registerService({ passwords, profile, mails, queueMail, onRegistered }),
    ...loginService({ passwords, profile }),
    ...resetService({ encryption, passwords, mails, queueMail }),
    profile,
  }
}

export type AccountService = ReturnType<typeof accountService>
