import type { ModuleDeps } from '../../base/module/shape'
import { subscriptionJobKinds } from './jobs'
import type { StripeSettings } from './port'
import { stripeBilling } from './provider/stripe'
import { subscriptionRoutes } from './routes'
import { billingService } from './service-billing'
import { receiveEvent, type CheckoutCompleted } from './service-event'
import { subscriptionMails } from './service-mail'
import { readingService } from './service-reading'

interface Deps extends ModuleDeps {
  /** Null if not configured. */
  readonly settings: StripeSettings | null
  /** The work of other modules after one of their one-time payments was completed. */
  readonly completed: Readonly<Record<string, CheckoutCompleted>>
}

export function openSubscription({ settings, completed, ...deps }: Deps) {
  const { publicUrl, queueMail } = deps
  const billing = settings && stripeBilling(settings, deps.asking)
  const reading = billing && readingService({ billing, mails: subscriptionMails(publicUrl), queueMail })
  return {
    billing,
    receive: billing && receiveEvent(billing, completed),
    routes: subscriptionRoutes(billingService({ billing, reading, publicUrl })),
    jobs: subscriptionJobKinds({ billing, reading }),
  }
}
