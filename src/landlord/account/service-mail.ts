import { say } from '../../base/kit/words'
import { codeLife, inMinutes } from './rules-lifetime'
import { letter, type Letter, type Recipient } from './service-letter'
import { accountMailWords as words } from './words-mail'

/** The mails of an account. `publicUrl` is where browsers reach us; links never come from a request's headers. */
export function accountMails(publicUrl: string) {
  const byUrl = (code: string) => `${publicUrl}/login/by-url?token=${code}`
  return {
    byUrl,

    reset(to: Recipient, code: string): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'resetSubject', language),
        text: say(words, 'resetText', language),
        link: { button: say(words, 'resetButton', language), url: `${publicUrl}/reset-password/new-password/${code}` },
        note: say(words, 'resetNote', language, { minutes: inMinutes(codeLife.reset) }),
      })
    },

    welcome(to: Recipient, code: string): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'welcomeSubject', language),
        text: say(words, 'welcomeText', language, { email: to.email }),
        link: { button: say(words, 'welcomeButton', language), url: byUrl(code) },
        note: say(words, 'welcomeNote', language, {
          minutes: inMinutes(codeLife.byUrlMailed),
          url: `${publicUrl}/login`,
        }),
      })
    },

    passwordChanged(to: Recipient): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'changedSubject', language),
        text: say(words, 'changedText', language, { email: to.email }),
        link: { button: say(words, 'changedButton', language), url: `${publicUrl}/reset-password` },
        note: say(words, 'changedNote', language),
      })
    },

    fromSupport(to: Recipient, code: string): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'supportSubject', language),
        text: say(words, 'supportText', language),
        link: { button: say(words, 'welcomeButton', language), url: byUrl(code) },
        note: say(words, 'welcomeNote', language, {
          minutes: inMinutes(codeLife.byUrlMailed),
          url: `${publicUrl}/login`,
        }),
      })
    },
  }
}

export type AccountMails = ReturnType<typeof accountMails>
