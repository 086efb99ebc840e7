import { formatDay, type Day, type Instant } from '../../base/kit/day'
import { formatKr, type Ore } from '../../base/kit/money'
import { formatMoment } from '../../base/kit/moment-format'
import { messageValue } from '../../base/kit/message-value'
import { translate, type Language } from '../../base/kit/words'
import { mailComposer } from '../../base/outbox/letter'
import type { Message } from '../../base/outbox/message'
import type { Mail } from '../../base/outbox/model'
import type { HouseFacts } from '../../landlord/house/model'
import type { Party } from '../party/model'
import { paperOfKey, type PaperKey } from '../contract/model-signing'
import { homeAddress, landlordContact } from '../party/rules-contact'
import { signingMailWords } from './words-mail'

const write = mailComposer(signingMailWords)

export interface PaperFacts {
  readonly account: number
  readonly paper: PaperKey
  readonly landlord: Party
  readonly house: Pick<HouseFacts, 'address' | 'city'>
  /** The first day of the rent, as the contract's page names it. */
  readonly rentFrom: Day
  /** The deadline for signing. Null when the provider doesn't say. */
  readonly signBefore: Instant | null
  /** The agreed deposit. Null: the lease has none. */
  readonly deposit: AgreedDeposit | null
}

interface AgreedDeposit {
  readonly sum: Ore
  /** The last day to pay it. Null where the lease names none. */
  readonly by: Day | null
  /** True if the bank opens the account after the signing, and a message about that follows. */
  readonly isOpenedLater: boolean
}

/** A tenant, and the name in the BankID that signed. */
export interface TenantSignature {
  readonly tenant: string
  readonly signedBy: string
  readonly isMismatch: boolean
}

type Key = keyof typeof signingMailWords.texts
interface Words {
  readonly subject: Key
  readonly text: Key
  /** The button with the link. Left out: the message has no link. */
  readonly button?: Key
  readonly note: Key
  /** The text message. Left out: by e-mail only. */
  readonly sms?: Key
}

const toTenant = {
  ask: { subject: 'askSubject', text: 'askText', button: 'askButton', note: 'askNote', sms: 'askSms' },
  askAgain: { subject: 'askSubject', text: 'askText', button: 'askButton', note: 'askNote', sms: 'askAgainSms' },
  remind: { subject: 'remindSubject', text: 'remindText', button: 'askButton', note: 'askNote', sms: 'remindSms' },
  done: { subject: 'doneSubject', text: 'doneTenant', note: 'doneTenantNote' },
  withdrawn: { subject: 'withdrawnSubject', text: 'withdrawnText', note: 'withdrawnNote' },
  expired: { subject: 'expiredSubject', text: 'expiredTenant', note: 'endedNote' },
  canceled: { subject: 'canceledSubject', text: 'canceledTenant', note: 'endedNote' },
} as const satisfies Readonly<Record<string, Words>>
export type TenantNotice = keyof typeof toTenant

const toLandlord = {
  turn: { subject: 'turnSubject', text: 'turnText', button: 'turnButton', note: 'turnNote' },
  done: { subject: 'doneSubject', text: 'doneLandlord', button: 'contractButton', note: 'doneLandlordNote' },
  expired: { subject: 'expiredSubject', text: 'expiredLandlord', button: 'contractButton', note: 'endedNote' },
  canceled: { subject: 'canceledSubject', text: 'canceledLandlord', button: 'contractButton', note: 'endedNote' },
} as const satisfies Readonly<Record<string, Words>>
export type LandlordNotice = keyof typeof toLandlord

/** Cuts the subject to 200 characters, and begins it with a capital. */
const titled = (mail: Mail): Mail => ({
  ...mail,
  subject: `${mail.subject.charAt(0).toUpperCase()}${mail.subject.slice(1)}`.slice(0, 200),
})

const valuesOf = ({ paper, landlord, house, rentFrom }: PaperFacts, language: Language) => ({
  paper: translate(signingMailWords, paperOfKey(paper), language),
  landlord: landlordContact(landlord, language).name,
  address: homeAddress(house),
  rentFrom: formatDay(rentFrom),
})

const deadlineIn = ({ signBefore }: PaperFacts, language: Language): readonly string[] =>
  signBefore === null ? [] : [translate(signingMailWords, 'deadline', language, { moment: formatMoment(signBefore) })]

/** Says what a tenant has to pay after the signing of the lease. The first tenant pays the deposit. */
function owedAfterSigning(
  { paper, deposit, rentFrom }: PaperFacts,
  { place }: Pick<Party, 'place'>,
  language: Language,
): readonly string[] {
  if (paper !== 'contract') return []
  const say = (key: Key, values: Record<string, string>) => translate(signingMailWords, key, language, values)
  const rent = say('owesRent', { day: formatDay(rentFrom) })
  if (deposit === null || place !== 0) return [rent]
  const sum = formatKr(deposit.sum, 'needed')
  if (deposit.isOpenedLater) return [say('owesDepositLater', { sum }), rent]
  return [
    deposit.by === null ? say('owesDeposit', { sum }) : say('owesDepositBy', { sum, day: formatDay(deposit.by) }),
    rent,
  ]
}

/**
 * A message to a tenant, in the tenant's language and the landlord's name. It says who the landlord is and how to reach them. A message that
 * asks for a signature says how to decline. A reply goes to the landlord. `url` is where its link leads. Null: it has
 * no link.
 */
export function tenantMessage(
  notice: TenantNotice,
  about: PaperFacts,
  to: Party,
  { language, url }: { readonly language: Language; readonly url: string | null },
): Message {
  const { subject, text, note, button, sms }: Words = toTenant[notice]
  const { landlord } = about
  const say = (key: Key, values: Record<string, string> = {}) => translate(signingMailWords, key, language, values)
  const base = valuesOf(about, language)
  const { phone, line } = landlordContact(landlord, language)
  const from = say(phone === '' ? 'fromSms' : 'fromPhoneSms', { landlord: base.landlord, phone })
  const mail = write(
    { id: about.account, email: to.email, firstName: messageValue(to.firstName), language },
    {
      subject,
      text,
      note,
      values: base,
      list: [
        ...(notice === 'askAgain' ? [say('replaces')] : []),
        line,
        ...(button === undefined ? [] : [say('disagree', base)]),
        ...(button === undefined ? [] : deadlineIn(about, language)),
        ...(notice === 'done' ? owedAfterSigning(about, to, language) : []),
      ],
      ...(button !== undefined && url !== null && { link: { button, url } }),
    },
  )
  return {
    mail: { ...titled(mail), onBehalfOf: base.landlord, replyTo: landlord.email },
    sms:
      sms === undefined || url === null || to.phone === ''
        ? null
        : { phone: `${to.phoneCode}${to.phone}`, text: say(sms, { ...base, from, url }) },
  }
}

/**
 * A message to the landlord. `signed`: the name in the BankID for each tenant's signature that the message mentions.
 */
export function landlordMessage(
  notice: LandlordNotice,
  about: PaperFacts,
  {
    language,
    url,
    signed = [],
  }: { readonly language: Language; readonly url: string; readonly signed?: readonly TenantSignature[] },
): Message {
  const { subject, text, note: given, button } = toLandlord[notice]
  // Only a lease starts the rent.
  const note = given === 'doneLandlordNote' && about.paper !== 'contract' ? 'doneListNote' : given
  const { email, firstName } = about.landlord
  const list = signed.map(({ tenant, signedBy, isMismatch }) =>
    translate(signingMailWords, isMismatch ? 'signedByOther' : 'signedBy', language, {
      tenant: messageValue(tenant, 80),
      signedBy: messageValue(signedBy, 80) || translate(signingMailWords, 'nameless', language),
    }),
  )
  const to = { id: about.account, email, firstName: messageValue(firstName), language }
  const values = valuesOf(about, language)
  const facts = notice === 'turn' ? [...list, ...deadlineIn(about, language)] : list
  return { mail: titled(write(to, { subject, text, note, values, list: facts, link: { button, url } })), sms: null }
}
