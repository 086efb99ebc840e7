import { translate } from '../../base/kit/words'
import { formatDay, osloDay, type Instant } from '../../base/kit/day'
import { letterIn, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { maskAddress } from '../../base/kit/mask'
import { deviceText } from './rules-device'
import { retained } from './rules-retention'
import { codeLife, inHours } from './rules-lifetime'
import { deviceWords } from './words-device'
import { retentionWords } from './words-retention'
import { settingsMailWords } from './words-mail-settings'

const write = letterIn(settingsMailWords)

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
      return write(to, {
        subject: 'confirmSubject',
        text: 'confirmText',
        link: { button: 'confirmButton', url: `${publicUrl}/change/email/${code}` },
        note: 'confirmNote',
        values: { hours: inHours(codeLife.email) },
      })
    },

    /** To the old address, when a new one was asked for. */
    emailAsked(to: Recipient, newEmail: string): Mail {
      return write(to, {
        subject: 'askedSubject',
        text: 'askedText',
        link: { button: 'askedButton', url: toReset },
        note: 'askedNote',
        values: { address: maskAddress(newEmail) },
      })
    },

    /** To the old address, when the new one was confirmed. */
    emailChanged(to: Recipient, newEmail: string): Mail {
      return write(to, {
        subject: 'emailChangedSubject',
        text: 'emailChangedText',
        note: 'emailChangedNote',
        values: { address: maskAddress(newEmail), support: supportEmail },
      })
    },

    /** To the address of the account, when its account number was changed or removed. */
    accountNumberChanged(to: Recipient, change: 'changed' | 'removed'): Mail {
      return write(to, {
        subject: 'ibanSubject',
        text: change === 'changed' ? 'ibanText' : 'ibanRemoved',
        link: { button: 'ibanButton', url: toReset },
        note: 'ibanNote',
      })
    },

    /** A login from a device that was never used. */
    newDevice(to: Recipient, agent: string, at: Instant): Mail {
      const { key, values } = deviceText(agent)
      return write(to, {
        subject: 'deviceSubject',
        text: 'deviceText',
        link: { button: 'passwordButton', url: toReset },
        note: 'deviceNote',
        values: { device: translate(deviceWords, key, to.language, values), day: formatDay(osloDay(at)) },
      })
    },

    secondFactor(to: Recipient, change: 'on' | 'off' | 'codes'): Mail {
      const [subject, text] = (
        {
          on: ['stepOnSubject', 'stepOnText'],
          off: ['stepOffSubject', 'stepOffText'],
          codes: ['codesSubject', 'codesText'],
        } as const
      )[change]
      return write(to, {
        subject,
        text,
        link: { button: 'passwordButton', url: toReset },
        note: 'deviceNote',
      })
    },

    /** Somebody can log in with an electronic id from now on. */
    externalIdLinked(to: Recipient): Mail {
      return write(to, {
        subject: 'linkedSubject',
        text: 'linkedText',
        link: { button: 'passwordButton', url: toReset },
        note: 'linkedNote',
      })
    },

    /** Nobody can log in with an electronic id any more. */
    externalIdUnlinked(to: Recipient): Mail {
      return write(to, {
        subject: 'unlinkedSubject',
        text: 'unlinkedText',
        link: { button: 'passwordButton', url: toReset },
        note: 'deviceNote',
      })
    },

    newPassword(to: Recipient): Mail {
      return write(to, {
        subject: 'passwordSubject',
        text: 'passwordText',
        link: { button: 'passwordButton', url: toReset },
        note: 'passwordNote',
      })
    },

    deleted(to: Recipient): Mail {
      return write(to, {
        subject: 'deletedSubject',
        text: 'deletedText',
        list: retained.map(({ what, values }) => translate(retentionWords, what, to.language, values)),
        note: 'deletedNote',
        values: { support: supportEmail },
      })
    },
  }
}

export type SettingsMails = ReturnType<typeof settingsMails>
