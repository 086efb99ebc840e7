import { translate } from '../../base/kit/words'
import { letter, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { codeLife, inMinutes } from './rules-lifetime'
import { accountMailWords as words } from './words-mail'

/** The mails of an account. `publicUrl` is where browsers reach us; links never come from a request's headers. */
export function accountMails(publicUrl: string) {
  const byUrl = (code: string) => `${publicUrl}/login/by-url?token=${code}`
  return {
    byUrl,

    reset(to: Recipient, code: string): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'resetSubject', language),
        text: translate(words, 'resetText', language),
        link: {
          button: translate(words, 'resetButton', language),
          url: `${publicUrl}/reset-password/new-password/${code}`,
        },
        note: translate(words, 'resetNote', language, { minutes: inMinutes(codeLife.reset) }),
      })
    },

    welcome(to: Recipient, code: string): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'welcomeSubject', language),
        text: translate(words, 'welcomeText', language, { email: to.email }),
        link: { button: translate(words, 'welcomeButton', language), url: byUrl(code) },
        note: translate(words, 'welcomeNote', language, {
          minutes: inMinutes(codeLife.byUrlMailed),
          url: `${publicUrl}/login`,
        }),
      })
    },

    passwordChanged(to: Recipient): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'changedSubject', language),
        text: translate(words, 'changedText', language, { email: to.email }),
        link: { button: translate(words, 'changedButton', language), url: `${publicUrl}/reset-password` },
        note: translate(words, 'changedNote', language),
      })
    },

    fromSupport(to: Recipient, code: string): Mail {
      const { language } = to
      return letter(to, {
        subject: translate(words, 'supportSubject', language),
        text: translate(words, 'supportText', language),
        link: { button: translate(words, 'welcomeButton', language), url: byUrl(code) },
        note: translate(words, 'welcomeNote', language, {
          minutes: inMinutes(codeLife.byUrlMailed),
          url: `${publicUrl}/login`,
        }),
      })
    },
  }
}

export type AccountMails = ReturnType<typeof accountMails>
