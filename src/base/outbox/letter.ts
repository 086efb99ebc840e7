import { translate, type Language, type Words } from '../kit/words'
import type { Mail } from './model'
import { letterWords } from './words'

export interface Recipient {
  readonly id: number | null
  readonly email: string
  /** Empty when the name is not known yet. */
  readonly firstName: string
  readonly language: Language
}

/** The parts of a mail. Each part is a key of the mail's words. The words are plain text. */
export interface Body<K extends string> {
  readonly subject: K
  readonly text: K
  readonly list?: readonly string[]
  /** The product makes the `url`. It is never copied from a request. */
  readonly link?: { readonly button: K; readonly url: string }
  readonly note: K
  /** The values that are inserted into the words. The recipient's address is always inserted as `email`. */
  readonly values?: Readonly<Record<string, string | number>>
}

/**
 * The light and dark colours of base/ui/page/tokens.ts. A mail program without a dark style shows the light ones, or
 * inverts them.
 */
const light = {
  canvas: '#f5f7f8',
  panel: '#ffffff',
  line: '#dfe5ea',
  text: '#17212b',
  muted: '#51606d',
  link: '#1a6463',
}
const dark = {
  canvas: '#12181d',
  panel: '#1a2229',
  line: '#2f3a43',
  text: '#e8edf1',
  muted: '#a5b2bd',
  link: '#65b5b3',
}

const darkStyle = `@media (prefers-color-scheme:dark){.canvas{background:${dark.canvas}!important}.panel{background:${dark.panel}!important;border-color:${dark.line}!important}.text{color:${dark.text}!important}.muted{color:${dark.muted}!important}.link{color:${dark.link}!important}}`

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const font = 'font-family:Arial,Helvetica,sans-serif'
/** Long addresses break instead of widening a phone's page. */
const breaking = 'overflow-wrap:anywhere;word-break:break-word'

const paragraph = (html: string) =>
  `<p class="text" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${light.text};${breaking}">${html}</p>`

const small = (html: string) =>
  `<p class="muted" style="margin:0 0 16px;${font};font-size:14px;line-height:20px;color:${light.muted};${breaking}">${html}</p>`

const points = (list: readonly string[]) =>
  `<ul class="text" style="margin:0 0 16px;padding-left:20px;${font};font-size:16px;line-height:24px;color:${light.text};${breaking}">${list.map((item) => `<li style="margin:0 0 4px">${escaped(item)}</li>`).join('')}</ul>`

/** A link that looks like a button. The table cell has the background, because some programs show none for links. */
const button = (label: string, url: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px"><tr><td bgcolor="${light.link}" style="border-radius:8px;background:${light.link}"><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:24px;font-weight:bold;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table>`

const address = (help: string, url: string) =>
  small(`${escaped(help)}<br><a class="link" href="${escaped(url)}" style="color:${light.link}">${escaped(url)}</a>`)

/** The place of a mail's foot. */
const footPlace = '<!-- foot -->'

/** The mail with these lines in its foot, below the letter. */
export const withFoot = (mail: Mail, lines: readonly string[]): Mail =>
  lines.length === 0
    ? mail
    : {
        ...mail,
        text: `${mail.text}\n-- \n${lines.join('\n')}\n`,
        html: mail.html.replace(
          footPlace,
          () => `<tr><td style="padding:12px 20px 0">${small(lines.map(escaped).join('<br>'))}</td></tr>`,
        ),
      }

/**
 * The page of a mail. It uses tables and a style on each element, because mail programs drop many other things. Nothing
 * in it must be fetched.
 */
const page = (language: Language, subject: string, content: readonly string[]) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escaped(subject)}</title><style>${darkStyle}</style></head>
<body class="canvas" style="margin:0;padding:0;background:${light.canvas}">
<table role="presentation" class="canvas" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.canvas}" style="background:${light.canvas}"><tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="560" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left">
<tr><td class="link" style="padding:0 4px 12px;${font};font-size:20px;line-height:28px;font-weight:bold;color:${light.link}">Husbok</td></tr>
<tr><td class="panel" bgcolor="${light.panel}" style="padding:24px 20px 8px;border:1px solid ${light.line};border-radius:12px;background:${light.panel}">
${content.join('\n')}
</td></tr>${footPlace}</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body></html>
`

/** Makes a mail as plain text and as HTML with the same words. All inserted values are escaped in the HTML. */
export const mailComposer =
  <K extends string>(words: Words<K>) =>
  (to: Recipient, { subject, text, list = [], link, note, values }: Body<K>): Mail => {
    const { language } = to
    const own = (key: keyof typeof letterWords.texts) => translate(letterWords, key, language, { name: to.firstName })
    const say = (key: K) => translate(words, key, language, { email: to.email, ...values })
    const hello = own(to.firstName === '' ? 'hello' : 'helloName')
    const parts = [
      hello,
      say(text),
      list.map((item) => `- ${item}`).join('\n'),
      link ? `${say(link.button)}:\n${link.url}` : '',
      say(note),
      own('signature'),
    ]
    return {
      to: to.email,
      ...(to.id !== null && { userId: to.id }),
      subject: say(subject),
      text: `${parts.filter((part) => part !== '').join('\n\n')}\n`,
      html: page(language, say(subject), [
        paragraph(escaped(hello)),
        paragraph(escaped(say(text))),
        ...(list.length > 0 ? [points(list)] : []),
        ...(link ? [button(say(link.button), link.url), address(own('address'), link.url)] : []),
        paragraph(escaped(say(note))),
        paragraph(escaped(own('signature'))),
      ]),
    }
  }
