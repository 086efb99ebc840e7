import { translate } from '../../base/kit/words'
import { formatDay, osloDay, type Instant } from '../../base/kit/day'
import { letter, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { maskAddress } from '../../base/kit/mask'
import { deviceText } from './rules-device'
import { retained } from './rules-retention'
import { codeLife, inHours } from './rules-lifetime'
import { deviceWords } from './words-device'
import { retentionWords } from './words-retention'
import { settingsMailWords as words } from './words-mail-settings'

/** The mails about an account's settings. */
export function settingsMails({
  publicUrl,
  supportEmail,
}: {
  readonly publicUrl: string
  readonly supportEmail: string
}) {
  const toReset = `${publicUrl}/reset-password`
  return {
    /** To the new address. */
    confirmEmail(to: Recipient, code: string): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'confirmSubject', language),
        text: translate(words, 'confirmText', language, { email: to.email }),
        link: { button: translate(words, 'confirmButton', language), url: `${publicUrl}/change/email/${code}` },
        note: translate(words, 'confirmNote', language, { hours: inHours(codeLife.email) }),
      })
    },

    /** To the old address, when a new one was asked for. */
    emailAsked(to: Recipient, newEmail: string): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'askedSubject', language),
        text: translate(words, 'askedText', language, { address: maskAddress(newEmail) }),
        link: { button: translate(words, 'askedButton', language), url: toReset },
        note: translate(words, 'askedNote', language),
      })
    },

    /** To the old address, when the new one was confirmed. */
    emailChanged(to: Recipient, newEmail: string): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'emailChangedSubject', language),
        text: translate(words, 'emailChangedText', language, { address: maskAddress(newEmail) }),
        note: translate(words, 'emailChangedNote', language, { support: supportEmail }),
      })
    },

    /** To the address of the account, when its account number was changed or removed. */
    accountNumberChanged(to: Recipient, change: 'changed' | 'removed'): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'ibanSubject', language),
        text: translate(words, change === 'changed' ? 'ibanText' : 'ibanRemoved', language),
        link: { button: translate(words, 'ibanButton', language), url: toReset },
        note: translate(words, 'ibanNote', language),
      })
    },

    /** A login from a device that was never used. */
    newDevice(to: Recipient, agent: string, at: Instant): Mail {
      const { language } = to
      const { key, values } = deviceText(agent)
      return letter(to, {
        subject: translate(words, 'deviceSubject', language),
        text: translate(words, 'deviceText', language, {
          email: to.email,
          device: translate(deviceWords, key, language, values),
          day: formatDay(osloDay(at)),
        }),
        link: { button: translate(words, 'passwordButton', language), url: toReset },
        note: translate(words, 'deviceNote', language),
      })
    },

    secondFactor(to: Recipient, change: 'on' | 'off'): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, change === 'on' ? 'stepOnSubject' : 'stepOffSubject', language),
        text: translate(words, change === 'on' ? 'stepOnText' : 'stepOffText', language, { email: to.email }),
        link: { button: translate(words, 'passwordButton', language), url: toReset },
        note: translate(words, 'deviceNote', language),
      })
    },

    /** Somebody can log in with an electronic id from now on. */
    externalIdLinked(to: Recipient): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'linkedSubject', language),
        text: translate(words, 'linkedText', language, { email: to.email }),
        link: { button: translate(words, 'passwordButton', language), url: toReset },
        note: translate(words, 'linkedNote', language),
      })
    },

    newPassword(to: Recipient): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'passwordSubject', language),
        text: translate(words, 'passwordText', language, { email: to.email }),
        link: { button: translate(words, 'passwordButton', language), url: toReset },
        note: translate(words, 'passwordNote', language),
      })
    },

    deleted(to: Recipient): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'deletedSubject', language),
        text: translate(words, 'deletedText', language, { email: to.email }),
        list: retained.map(({ what, values }) => translate(retentionWords, what, language, values)),
        note: translate(words, 'deletedNote', language, { support: supportEmail }),
      })
    },
  }
}

export type SettingsMails = ReturnType<typeof settingsMails>
