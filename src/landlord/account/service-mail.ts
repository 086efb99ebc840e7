import { say, type Language } from '../../base/kit/words'
import { codeLife, inMinutes } from './rules-lifetime'
import { accountMailWords as words } from './words-mail'

export interface Letter {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly userId: number
}

/** Who gets a mail, and in which language. */
export interface Recipient {
  readonly id: number
  readonly email: string
  readonly firstName: string
  readonly language: Language
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

interface Body {
  readonly subject: string
  readonly text: string
  readonly button: string
  readonly url: string
  readonly note: string
}

const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`

/** The mail as plain text and as HTML; everything that is put in is escaped, the address of the button comes from us. */
function letter(to: Recipient, { subject, text, button, url, note }: Body): Letter {
  const said = (key: 'hello' | 'helloName' | 'signature' | 'button') => say(words, key, to.language, { name: to.firstName })
  const hello = said(to.firstName === '' ? 'hello' : 'helloName')
  const html = [
    paragraph(escaped(hello)),
    paragraph(escaped(text)),
    paragraph(
      `<a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1c5d99;color:#ffffff;text-decoration:none;font-weight:600">${escaped(button)}</a>`,
    ),
    paragraph(`${escaped(said('button'))}<br><a href="${escaped(url)}" style="color:#1c5d99;word-break:break-all">${escaped(url)}</a>`, 'font-size:14px'),
    paragraph(escaped(note)),
    paragraph(escaped(said('signature'))),
  ].join('\n')
  return {
    to: to.email,
    userId: to.id,
    subject,
    text: `${hello}\n\n${text}\n\n${url}\n\n${note}\n\n${said('signature')}\n`,
    html: `<!doctype html>
<html lang="${to.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1f2933;background:#ffffff"><div style="max-width:560px">
${html}
</div></body></html>
`,
  }
}

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
        button: say(words, 'resetButton', language),
        url: `${publicUrl}/reset-password/new-password/${code}`,
        note: say(words, 'resetNote', language, { minutes: inMinutes(codeLife.reset) }),
      })
    },

    welcome(to: Recipient, code: string): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'welcomeSubject', language),
        text: say(words, 'welcomeText', language, { email: to.email }),
        button: say(words, 'welcomeButton', language),
        url: byUrl(code),
        note: say(words, 'welcomeNote', language, { minutes: inMinutes(codeLife.byUrlMailed), url: `${publicUrl}/login` }),
      })
    },

    passwordChanged(to: Recipient): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'changedSubject', language),
        text: say(words, 'changedText', language, { email: to.email }),
        button: say(words, 'changedButton', language),
        url: `${publicUrl}/reset-password`,
        note: say(words, 'changedNote', language),
      })
    },

    fromSupport(to: Recipient, code: string): Letter {
      const { language } = to
      return letter(to, {
        subject: say(words, 'supportSubject', language),
        text: say(words, 'supportText', language),
        button: say(words, 'welcomeButton', language),
        url: byUrl(code),
        note: say(words, 'welcomeNote', language, { minutes: inMinutes(codeLife.byUrlMailed), url: `${publicUrl}/login` }),
      })
    },
  }
}

export type AccountMails = ReturnType<typeof accountMails>
