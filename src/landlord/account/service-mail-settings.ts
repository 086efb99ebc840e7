import { say } from '../../base/kit/words'
import { kept } from './rules-kept'
import { codeLife, inHours } from './rules-lifetime'
import { letter, type Letter, type Recipient } from './service-letter'
import { keptWords } from './words-kept'
import { settingsMailWords as words } from './words-mail-settings'

/** Enough of an address for its owner to know it: a mailbox given up may have a new owner. */
const masked = (address: string): string => address.replace(/^(.)[^@]*@/u, '$1…@')

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
    confirmEmail(to: Recipient, code: string): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'confirmSubject', language),
        text: say(words, 'confirmText', language, { email: to.email }),
        link: { button: say(words, 'confirmButton', language), url: `${publicUrl}/change/email/${code}` },
        note: say(words, 'confirmNote', language, { hours: inHours(codeLife.email) }),
      })
    },

    /** To the old address, when a new one was asked for. */
    emailAsked(to: Recipient, newEmail: string): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'askedSubject', language),
        text: say(words, 'askedText', language, { address: masked(newEmail) }),
        link: { button: say(words, 'askedButton', language), url: toReset },
        note: say(words, 'askedNote', language),
      })
    },

    /** To the old address, when the new one was confirmed. */
    emailChanged(to: Recipient, newEmail: string): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'emailChangedSubject', language),
        text: say(words, 'emailChangedText', language, { address: masked(newEmail) }),
        note: say(words, 'emailChangedNote', language, { support: supportEmail }),
      })
    },

    newPassword(to: Recipient): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'passwordSubject', language),
        text: say(words, 'passwordText', language, { email: to.email }),
        link: { button: say(words, 'passwordButton', language), url: toReset },
        note: say(words, 'passwordNote', language),
      })
    },

    deleted(to: Recipient): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'deletedSubject', language),
        text: say(words, 'deletedText', language, { email: to.email }),
        list: kept.map(({ what, values }) => say(keptWords, what, language, values)),
        note: say(words, 'deletedNote', language, { support: supportEmail }),
      })
    },
  }
}

export type SettingsMails = ReturnType<typeof settingsMails>
