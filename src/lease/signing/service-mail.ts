import { translate, type Language } from '../../base/kit/words'
import { letterIn } from '../../base/outbox/letter'
import type { Message } from '../../base/outbox/message'
import type { Mail } from '../../base/outbox/model'
import type { Party } from '../contract/model-party'
import type { SignedPaper } from '../contract/model-signing'
import { signingMailWords } from './words-mail'

const write = letterIn(signingMailWords)

/** What a message is about. */
export interface About {
  readonly account: number
  readonly paper: SignedPaper
  readonly language: Language
  readonly landlord: string
  readonly address: string
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** One line of at most 120 characters: a subject or a text message must not be what somebody typed. */
const short = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 120)

const valuesOf = ({ paper, language, landlord, address }: About) => ({
  paper: translate(signingMailWords, paper, language),
  landlord: short(landlord),
  address: short(address),
})

/** A subject of at most 200 characters that begins with a capital. */
const titled = (mail: Mail): Mail => ({ ...mail, subject: capital(mail.subject).slice(0, 200) })

type Key = keyof typeof signingMailWords.texts
interface Words {
  readonly subject: Key
  readonly text: Key
  /** What the link is called; left out: it has none. */
  readonly button?: Key
  readonly note: Key
  /** Left out: by mail only. */
  readonly sms?: Key
}

const messages = {
  ask: { subject: 'askSubject', text: 'askText', button: 'askButton', note: 'askNote', sms: 'askSms' },
  remind: { subject: 'remindSubject', text: 'remindText', button: 'askButton', note: 'askNote', sms: 'remindSms' },
  turn: { subject: 'turnSubject', text: 'turnText', button: 'turnButton', note: 'turnNote' },
  doneTenant: { subject: 'doneSubject', text: 'doneTenant', note: 'doneTenantNote' },
  doneLandlord: {
    subject: 'doneSubject',
    text: 'doneLandlord',
    button: 'contractButton',
    note: 'doneLandlordNote',
  },
  withdrawn: { subject: 'withdrawnSubject', text: 'withdrawnText', note: 'withdrawnNote' },
  expiredTenant: { subject: 'expiredSubject', text: 'expiredTenant', note: 'expiredNote' },
  expiredLandlord: {
    subject: 'expiredSubject',
    text: 'expiredLandlord',
    button: 'contractButton',
    note: 'expiredNote',
  },
} as const satisfies Readonly<Record<string, Words>>
type Notice = keyof typeof messages
type Linked = { [N in Notice]: (typeof messages)[N] extends { button: Key } ? N : never }[Notice]

/** A message about signing; `url` is where its link leads. */
export function signingMessage(notice: Linked, about: About, to: Party, url: string): Message
export function signingMessage(notice: Exclude<Notice, Linked>, about: About, to: Party): Message
export function signingMessage(notice: Notice, about: About, to: Party, url = ''): Message {
  const { subject, text, note, button, sms }: Words = messages[notice]
  const values = valuesOf(about)
  const { email, firstName, phone, phoneCode } = to
  const { account: id, language } = about
  const link = button !== undefined && { link: { button, url } }
  return {
    mail: titled(write({ id, email, firstName, language }, { subject, text, note, values, ...link })),
    sms:
      sms === undefined || phone === ''
        ? null
        : { phone: `${phoneCode}${phone}`, text: translate(signingMailWords, sms, language, { ...values, url }) },
  }
}
