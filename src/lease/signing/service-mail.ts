import { e164 } from '../../base/kit/phone'
import { translate, type Language } from '../../base/kit/words'
import { letterIn } from '../../base/outbox/letter'
import type { Mail, Sms } from '../../base/outbox/model'
import type { SignedPaper } from '../contract/model-signing'
import type { Party } from './model'
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

const recipient = ({ account, language }: About, { email, firstName }: Pick<Party, 'email' | 'firstName'>) => ({
  id: account,
  email,
  firstName,
  language,
})

/** A subject of at most 200 characters that begins with a capital. */
const titled = (mail: Mail): Mail => ({ ...mail, subject: capital(mail.subject).slice(0, 200) })

type Key = keyof typeof signingMailWords.texts

function sms(about: About, to: Party, key: Key, url: string): Sms | null {
  const number = e164(`${to.phoneCode}${to.phone}`)
  if (to.phone === '' || number === null) return null
  return {
    to: number,
    text: translate(signingMailWords, key, about.language, { ...valuesOf(about), url }).slice(0, 1071),
    userId: about.account,
  }
}

/** The messages about signing; a text message is null for somebody without a valid number. */
export const signingMails = {
  ask: (about: About, to: Party, url: string): Mail =>
    titled(
      write(recipient(about, to), {
        subject: 'askSubject',
        text: 'askText',
        link: { button: 'askButton', url },
        note: 'askNote',
        values: valuesOf(about),
      }),
    ),
  askSms: (about: About, to: Party, url: string): Sms | null => sms(about, to, 'askSms', url),

  remind: (about: About, to: Party, url: string): Mail =>
    titled(
      write(recipient(about, to), {
        subject: 'remindSubject',
        text: 'remindText',
        link: { button: 'askButton', url },
        note: 'askNote',
        values: valuesOf(about),
      }),
    ),
  remindSms: (about: About, to: Party, url: string): Sms | null => sms(about, to, 'remindSms', url),

  turn: (about: About, to: Party, url: string): Mail =>
    titled(
      write(recipient(about, to), {
        subject: 'turnSubject',
        text: 'turnText',
        link: { button: 'turnButton', url },
        note: 'turnNote',
        values: valuesOf(about),
      }),
    ),

  doneTenant: (about: About, to: Party): Mail =>
    titled(
      write(recipient(about, to), {
        subject: 'doneSubject',
        text: 'doneTenant',
        note: 'doneTenantNote',
        values: valuesOf(about),
      }),
    ),
  doneLandlord: (about: About, to: Party, url: string): Mail =>
    titled(
      write(recipient(about, to), {
        subject: 'doneSubject',
        text: 'doneLandlord',
        link: { button: 'contractButton', url },
        note: 'doneLandlordNote',
        values: valuesOf(about),
      }),
    ),

  withdrawn: (about: About, to: Party): Mail =>
    titled(
      write(recipient(about, to), {
        subject: 'withdrawnSubject',
        text: 'withdrawnText',
        note: 'withdrawnNote',
        values: valuesOf(about),
      }),
    ),

  expiredTenant: (about: About, to: Party): Mail =>
    titled(
      write(recipient(about, to), {
        subject: 'expiredSubject',
        text: 'expiredTenant',
        note: 'expiredNote',
        values: valuesOf(about),
      }),
    ),
  expiredLandlord: (about: About, to: Party, url: string): Mail =>
    titled(
      write(recipient(about, to), {
        subject: 'expiredSubject',
        text: 'expiredLandlord',
        link: { button: 'contractButton', url },
        note: 'expiredNote',
        values: valuesOf(about),
      }),
    ),
}
