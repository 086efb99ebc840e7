import { translate, type Language } from '../../base/kit/words'
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
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

export interface Body {
  readonly subject: string
  readonly text: string
  /** What there is to say point by point. */
  readonly list?: readonly string[]
  readonly link?: { readonly button: string; readonly url: string }
  readonly note: string
}

const paragraph = (html: string, style = '') => `<p style="margin:0 0 16px;${style}">${html}</p>`

const button = ({ button: label, url }: NonNullable<Body['link']>, help: string): string[] => [
  paragraph(
    `<a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#1c5d99;color:#ffffff;text-decoration:none;font-weight:600">${escaped(label)}</a>`,
  ),
  paragraph(
    `${escaped(help)}<br><a href="${escaped(url)}" style="color:#1c5d99;word-break:break-all">${escaped(url)}</a>`,
    'font-size:14px',
  ),
]

/** The mail as plain text and as HTML; everything that is put in is escaped, the address of the button comes from us. */
export function letter(to: Recipient, { subject, text, list = [], link, note }: Body): Letter {
  const translated = (key: 'hello' | 'helloName' | 'signature' | 'button') =>
    translate(words, key, to.language, { name: to.firstName })
  const hello = translated(to.firstName === '' ? 'hello' : 'helloName')
  const html = [
    paragraph(escaped(hello)),
    paragraph(escaped(text)),
    ...(list.length > 0
      ? [
          `<ul style="margin:0 0 16px;padding-left:20px">${list.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`,
        ]
      : []),
    ...(link ? button(link, translated('button')) : []),
    paragraph(escaped(note)),
    paragraph(escaped(translated('signature'))),
  ].join('\n')
  return {
    to: to.email,
    userId: to.id,
    subject,
    text: `${[hello, text, list.map((item) => `- ${item}`).join('\n'), link?.url ?? '', note, translated('signature')].filter((part) => part !== '').join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="${to.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1f2933;background:#ffffff"><div style="max-width:560px">
${html}
</div></body></html>
`,
  }
}
