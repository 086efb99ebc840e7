import { letterIn, type Recipient } from '../../base/outbox/letter'
import type { Mail } from '../../base/outbox/model'
import { codeLife, inMinutes } from './rules-lifetime'
import { accountMailWords } from './words-mail'

const write = letterIn(accountMailWords)

/** The mails of an account. `publicUrl` is where browsers reach us; links never come from a request's headers. */
export function accountMails(publicUrl: string) {
  const byUrl = (code: string) => `${publicUrl}/login/by-url?token=${code}`
  return {
    byUrl,

    reset(to: Recipient, code: string): Mail {
      return write(to, {
        subject: 'resetSubject',
        text: 'resetText',
        link: {
          button: 'resetButton',
          url: `${publicUrl}/reset-password/new-password/${code}`,
        },
        note: 'resetNote',
        values: { minutes: inMinutes(codeLife.reset) },
      })
    },

    welcome(to: Recipient, code: string): Mail {
      return write(to, {
        subject: 'welcomeSubject',
        text: 'welcomeText',
        link: { button: 'welcomeButton', url: byUrl(code) },
        note: 'welcomeNote',
        values: { minutes: inMinutes(codeLife.byUrlMailed), url: `${publicUrl}/login` },
      })
    },

    passwordChanged(to: Recipient): Mail {
      return write(to, {
        subject: 'changedSubject',
        text: 'changedText',
        link: { button: 'changedButton', url: `${publicUrl}/reset-password` },
        note: 'changedNote',
      })
    },

    fromSupport(to: Recipient, code: string): Mail {
      return write(to, {
        subject: 'supportSubject',
        text: 'supportText',
        link: { button: 'welcomeButton', url: byUrl(code) },
        note: 'welcomeNote',
        values: { minutes: inMinutes(codeLife.byUrlMailed), url: `${publicUrl}/login` },
      })
    },
  }
}

export type AccountMails = ReturnType<typeof accountMails>
