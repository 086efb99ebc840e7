import { formatDay, osloDay, type Instant } from '../../base/kit/day'
import { maskAddress } from '../../base/kit/mask'
import { translate } from '../../base/kit/words'
import { mailComposer, type Recipient } from '../../base/outbox/letter'
import type { Mail, QueuedMail } from '../../base/outbox/model'
import { codeLifeMs, msToHours, msToMinutes } from '../credentials/rules-code'
import { deviceText } from '../credentials/rules-device'
import { deviceWords } from '../credentials/words-device'
import { retainedRecords } from './rules-retention'
import { accountMailWords } from './words-mail'
import { settingsMailWords } from './words-mail-settings'
import { retentionWords } from './words-retention'

const writeLink = mailComposer(accountMailWords)
/** A mail with a link that the reader has just asked for. */
const awaited = (...letter: Parameters<typeof writeLink>): QueuedMail => ({ ...writeLink(...letter), isAwaited: true })
const writeNotice = mailComposer(settingsMailWords)
type NoticeKey = keyof typeof settingsMailWords.texts

/**
 * The mails about an account. `publicUrl` comes from the configuration, so that a link never depends on the headers of
 * a request. `supportEmail` is for people who need help.
 */
export function accountMails({ publicUrl, supportEmail }: { publicUrl: string; supportEmail: string }) {
  const byUrl = (code: string) => `${publicUrl}/login/by-url?token=${code}`
  const toLogIn = (subject: 'welcomeSubject' | 'supportSubject', text: 'welcomeText' | 'supportText') => {
    return (to: Recipient, code: string): QueuedMail =>
      awaited(to, {
        subject,
        text,
        link: { button: 'welcomeButton', url: byUrl(code) },
        note: 'welcomeNote',
        values: { minutes: msToMinutes(codeLifeMs.byUrlMailed), url: `${publicUrl}/login` },
      })
  }
  /**
   * A mail about a change of the account. Its button opens the form for a new password, because
   * somebody else may have made the change.
   */
  const notice =
    (subject: NoticeKey, text: NoticeKey, note: NoticeKey) =>
    (to: Recipient, values: Readonly<Record<string, string>> = {}): Mail =>
      writeNotice(to, { subject, text, note, values, link: { button: 'notMe', url: `${publicUrl}/reset-password` } })
  const emailAsked = notice('askedSubject', 'askedText', 'askedNote')
  const newDevice = notice('deviceSubject', 'deviceText', 'deviceNote')

  return {
    byUrl,
    welcome: toLogIn('welcomeSubject', 'welcomeText'),
    fromSupport: toLogIn('supportSubject', 'supportText'),
    reset: (to: Recipient, code: string): QueuedMail =>
      awaited(to, {
        subject: 'resetSubject',
        text: 'resetText',
        link: { button: 'resetButton', url: `${publicUrl}/reset-password/new-password/${code}` },
        note: 'resetNote',
        values: { minutes: msToMinutes(codeLifeMs.reset) },
      }),

    /** Asks the new address to confirm a change. */
    confirmEmail: (to: Recipient, code: string): QueuedMail =>
      awaited(to, {
        subject: 'confirmSubject',
        text: 'confirmText',
        link: { button: 'confirmButton', url: `${publicUrl}/change/email/${code}` },
        note: 'confirmNote',
        values: { hours: msToHours(codeLifeMs.email) },
      }),

    /** Tells the old address that somebody asked for a change. */
    emailAsked: (to: Recipient, newEmail: string) => emailAsked(to, { address: maskAddress(newEmail) }),

    /** Tells the old address that the account has a new one. */
    emailChanged: (to: Recipient, newEmail: string): Mail =>
      writeNotice(to, {
        subject: 'emailChangedSubject',
        text: 'emailChangedText',
        note: 'emailChangedNote',
        values: { address: maskAddress(newEmail), support: supportEmail },
      }),

    newDevice(to: Recipient, agent: string, at: Instant): Mail {
      const { key, values } = deviceText(agent)
      return newDevice(to, { device: translate(deviceWords, key, to.language, values), day: formatDay(osloDay(at)) })
    },

    accountNumberChanged: notice('ibanSubject', 'ibanText', 'ibanNote'),
    accountNumberRemoved: notice('ibanSubject', 'ibanRemoved', 'ibanNote'),
    secondFactorOn: notice('stepOnSubject', 'stepOnText', 'deviceNote'),
    secondFactorOff: notice('stepOffSubject', 'stepOffText', 'deviceNote'),
    newRecoveryCodes: notice('codesSubject', 'codesText', 'deviceNote'),
    externalIdLinked: notice('linkedSubject', 'linkedText', 'linkedNote'),
    externalIdUnlinked: notice('unlinkedSubject', 'unlinkedText', 'deviceNote'),
    passwordChanged: notice('passwordSubject', 'passwordText', 'passwordNote'),
    passwordReset: notice('passwordSubject', 'passwordResetText', 'passwordNote'),

    deleted: (to: Recipient): Mail =>
      writeNotice(to, {
        subject: 'deletedSubject',
        text: 'deletedText',
        list: retainedRecords.map(({ what, values }) => translate(retentionWords, what, to.language, values)),
        note: 'deletedNote',
        values: { support: supportEmail },
      }),
  }
}

export type AccountMails = ReturnType<typeof accountMails>
