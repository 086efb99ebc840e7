import type { Db } from '../../base/db/pool'
import type { QueueMail } from '../../base/outbox/service'
import { logAttempt } from '../../base/sendlog/service'
import { countRunningRepeats } from '../../books/repeat/service-plan'
import { stripeBilling } from '../../landlord/subscription/provider/stripe'
import { receiveEvent, type CheckoutCompleted } from '../../landlord/subscription/service-event'
import { subscriptionMails, type Stopping } from '../../landlord/subscription/service-mail'
import { readingService } from '../../landlord/subscription/service-reading'
import { countBookedContracts } from '../../lease/contract/service-generate'
import type { ModulesDeps } from './modules'

/** The payment provider and what works with it; null where none is configured. */
export function openSubscription(
  { providers, clock, config, db }: Pick<ModulesDeps, 'providers' | 'clock' | 'config' | 'db'>,
  queueMail: QueueMail,
  /** What later modules do about what was paid once. */
  completed: Readonly<Record<string, CheckoutCompleted>>,
) {
  if (!providers.stripe) return { billing: null, reading: null, receive: null }
  const billing = stripeBilling(providers.stripe, {
    clock,
    steady: () => performance.now(),
    log: (attempt) => logAttempt(db, attempt),
  })
  const mails = subscriptionMails(config.publicUrl)
  return { billing, reading: readingService({ billing, mails, queueMail }), receive: receiveEvent(billing, completed) }
}

/** What the end of the plan stops by itself in each of these accounts: repeats and rent are of later modules. */
export async function stoppingOf(db: Db, accounts: readonly number[]): Promise<ReadonlyMap<number, Stopping>> {
  const [repeats, rents] = [await countRunningRepeats(db, accounts), await countBookedContracts(db, accounts)]
  return new Map(accounts.map((id) => [id, { repeats: repeats.get(id) ?? 0, rents: rents.get(id) ?? 0 }]))
}
