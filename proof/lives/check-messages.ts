import { contractOf } from './check-orders'
import { recordViolation, type Life } from './life'
import type { ContractModel } from './model-contract'
import type { Message } from './desk-messages'
import { haveTenantsSigned, isOpen } from './desk-signing'
import { day, instant } from './time'

/** Two messages are equal when their receiver and every word are the same. */
const contentOf = ({ kind, to, subject, text }: Message) => `${kind} ${to} ${subject} ${text}`
const linkIn = ({ text }: Pick<Message, 'text'>): string | null => /\/r\/(t|l)cl?\/[\w?=-]+/.exec(text)?.[0] ?? null

interface Seen {
  /** The number of messages that were checked. */
  count: number
  /**
   * The number of deaths of the program by then. A program that dies before it has noted that a mail was accepted sends the
   * mail again.
   */
  deaths: number
  readonly byContent: Map<string, Message>
  readonly byId: Map<string, Message & { readonly deaths: number }>
  readonly byLink: Map<string, number>
}
const seenBy = new WeakMap<Life, Seen>()

/**
 * The contract that a message is about. A tenant is known by the address, and a landlord's message contains the address of
 * the contract's page.
 */
function aboutOf(life: Life, { to, text }: Message): ContractModel | undefined {
  for (const landlord of life.landlords)
    for (const contract of landlord.contracts) if (contract.tenants.some(({ email }) => email === to)) return contract
  const page = /\/home\/contract\/(\d+)/.exec(text)?.[1]
  return page === undefined ? undefined : contractOf(life, Number(page))?.contract
}

/** The longest time that a message may take. */
const longestWay = 3 * day

/** True if at least two things happened, so that two equal messages each have their own reason. */
const hasOccasions = (contract: ContractModel | undefined, from: number, to: number): boolean =>
  contract === undefined || contract.occasions.filter((at) => at > from - longestWay && at <= to).length >= 2

/** Checks the messages that have arrived since the last check. Each must be sent once. */
export function checkMessages(life: Life): void {
  const seen = seenBy.get(life) ?? { count: 0, deaths: 0, byContent: new Map(), byId: new Map(), byLink: new Map() }
  seenBy.set(life, seen)
  for (const message of life.messages.inbox.slice(seen.count)) {
    const text = `${message.kind} to ${message.to} at ${instant(message.at)}: ${message.subject || message.text.slice(0, 90)}`
    const again = message.kind === 'mail' ? seen.byId.get(message.id) : undefined
    const equal = seen.byContent.get(contentOf(message))
    // A mail whose acceptance was never confirmed is sent again under the same id. The receiver recognises it by the id.
    if (again?.isConfirmed && again.deaths === life.product.deaths)
      recordViolation(life, 'each message is sent once', `${text}, which had been taken`)
    else if (!again && equal && isUnfounded(life, equal, message))
      recordViolation(life, 'each message is sent once', text)
    seen.byContent.set(contentOf(message), message)
    if (message.kind === 'mail') seen.byId.set(message.id, { ...message, deaths: seen.deaths })
    const link = linkIn(message)
    if (link !== null && !again)
      seen.byLink.set(`${message.kind} ${link}`, (seen.byLink.get(`${message.kind} ${link}`) ?? 0) + 1)
  }
  seen.count = life.messages.inbox.length
  seen.deaths = life.product.deaths
  checkReminders(life, seen)
}

/** A text message can be lost and is then sent again. So a failed call explains a second message. */
const isUnfounded = (life: Life, before: Message, message: Message): boolean => {
  if (message.kind === 'sms' && life.network.failuresOf('sms') > 0) return false
  return !hasOccasions(aboutOf(life, message), before.at, message.at)
}

/** A link is sent once. A tenant gets it again with each reminder. A landlord is not reminded. */
function checkReminders(life: Life, { byLink }: Seen): void {
  const reminders = life.landlords
    .flatMap(({ contracts }) => contracts)
    .reduce((sum, { papers }) => sum + papers.contract.reminders + papers.checklist.reminders, 0)
  for (const [link, count] of byLink) {
    const mayBeLost = link.startsWith('sms') ? life.network.failuresOf('sms') : 0
    const most = 1 + mayBeLost + (link.includes('/r/t') ? reminders : 0)
    if (count > most)
      recordViolation(life, 'each message is sent once', `${link}: ${count} times, with ${reminders} reminders`)
  }
}

/** Checks, when no provider fails, that everybody who is to sign was asked. */
export function checkPromises(life: Life): void {
  for (const document of life.signing.documents.filter(isOpen)) {
    const of = contractOf(life, document.contract)
    if (!of || of.landlord.isDeleted) continue
    const tenants = document.signers.filter(({ isTenant, signedAt }) => isTenant && signedAt === null)
    for (const tenant of tenants) {
      const { email } = of.contract.tenants[document.signers.indexOf(tenant)]!
      const asked = life.messages.inbox.some(
        ({ to, at, text }) => to === email && at >= document.createdAt && linkIn({ text }) !== null,
      )
      if (!asked) recordViolation(life, 'every signer is asked', `${document.externalId}: ${email}`)
    }
    const turn = life.messages.inbox.some(
      ({ to, at, text }) =>
        to === of.landlord.email && at >= document.createdAt && linkIn({ text })?.startsWith('/r/l'),
    )
    if (haveTenantsSigned(document) && !turn)
      recordViolation(life, 'every signer is asked', `${document.externalId}: ${of.landlord.email}`)
  }
}
