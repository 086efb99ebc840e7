import { describe, expect, it } from 'vitest'
import { day, type Instant } from '../../base/kit/day'
import type { Language } from '../../base/kit/words'
import { withFoot } from '../../base/outbox/letter'
import { Mail } from '../../base/outbox/model'
import { sampleMail } from '../../base/outbox/sample'
import { letterWords } from '../../base/outbox/words'
import { accountMails } from '../../landlord/account/service-mail'
import { trialMails } from '../../landlord/plan/service-trial'
import { subscriptionMails } from '../../landlord/subscription/service-mail'

const publicUrl = 'https://husbok.example'
const account = accountMails({ publicUrl, supportEmail: 'support@husbok.example' })
const trial = trialMails(publicUrl)
const subscription = subscriptionMails(publicUrl)

const code = 'a-43_character-code.of.a.link-that-works-once'
const other = 'ny.adresse@example.no'
const at = '2026-11-20T23:30:00.000Z' as Instant
const evilAgent = 'Mozilla/5.0 (<script>alert(1)</script>) Firefox/140.0'
const to = (language: Language) => ({
  id: 7,
  email: 'bjørg&søn@example.no',
  firstName: '<script>alert("1")</script> Bjørg Ærøy {{email}} Åse',
  language,
})
type To = ReturnType<typeof to>

const toReset = `${publicUrl}/reset-password`
const toPlan = `${publicUrl}/profile/subscription`

/** Every mail of the product: name, how it is made, and the address of its button. */
const table: readonly (readonly [string, (to: To) => Mail, string | null])[] = [
  ['reset', (who) => account.reset(who, code), `${publicUrl}/reset-password/new-password/${code}`],
  ['welcome', (who) => account.welcome(who, code), `${publicUrl}/login/by-url?token=${code}`],
  ['passwordChanged', (who) => account.passwordChanged(who), toReset],
  ['fromSupport', (who) => account.fromSupport(who, code), `${publicUrl}/login/by-url?token=${code}`],
  ['confirmEmail', (who) => account.confirmEmail(who, code), `${publicUrl}/change/email/${code}`],
  ['emailAsked', (who) => account.emailAsked(who, other), toReset],
  ['emailChanged', (who) => account.emailChanged(who, other), null],
  ['accountNumberChanged', (who) => account.accountNumberChanged(who), toReset],
  ['accountNumberRemoved', (who) => account.accountNumberRemoved(who), toReset],
  ['newDevice', (who) => account.newDevice(who, evilAgent, at), toReset],
  ['secondFactorOn', (who) => account.secondFactorOn(who), toReset],
  ['secondFactorOff', (who) => account.secondFactorOff(who), toReset],
  ['newRecoveryCodes', (who) => account.newRecoveryCodes(who), toReset],
  ['externalIdLinked', (who) => account.externalIdLinked(who), toReset],
  ['externalIdUnlinked', (who) => account.externalIdUnlinked(who), toReset],
  ['passwordReset', (who) => account.passwordReset(who), toReset],
  ['deleted', (who) => account.deleted(who), null],
  ['sampleMail', (who) => sampleMail(publicUrl, who), `${publicUrl}/`],
  ['trialEnds', (who) => trial.trialEnds(who, day('2026-11-01')), toPlan],
  ['trialEnds', (who) => trial.trialEnds(who, day('2026-11-01'), { repeats: 1, rents: 1 }), toPlan],
  ['trialEnds', (who) => trial.trialEnds(who, day('2026-11-01'), { repeats: 3, rents: 2 }), toPlan],
  ['paymentFailed', (who) => subscription.paymentFailed(who), toPlan],
  ['ended', (who) => subscription.ended(who), toPlan],
]
const rendered = table.flatMap(([name, make, url]) =>
  (['nb', 'en'] as const).map((language) => ({ name, language, url, mail: make(to(language)), make })),
)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
const decoded = (text: string) => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name]!)
/** The words of each line, as a mail program shows them. */
const shown = (html: string) =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<br>|<\/(?:p|li|td|a)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .map((line) => decoded(line).trim())
    .filter((line) => line !== '')

describe('every mail of the product', () => {
  it('stands in this table', () => {
    const made = [account, trial, subscription].flatMap((mails) => Object.keys(mails))
    const links = ['byUrl']
    expect([...new Set(table.map(([name]) => name)), ...links].toSorted()).toEqual([...made, 'sampleMail'].toSorted())
  })
})

describe.each(rendered)('$name in $language', ({ language, url, mail, make }) => {
  it('has a subject, an account and one address', () => {
    // `isAwaited` only decides in which order mails are sent. It is not part of the mail.
    expect(Mail.strip().parse(mail)).toEqual({ ...mail, isAwaited: undefined })
    expect(mail).toMatchObject({ userId: 7, to: to(language).email })
    expect(mail.subject.length).toBeLessThan(80)
  })

  it('says who it is for, with no placeholder left and nothing secret', () => {
    expect(mail.text).toMatch(language === 'nb' ? /^Hei </ : /^Hello </)
    const elsewhere = `${mail.subject} ${mail.text}`.replace(to(language).firstName, '')
    expect(elsewhere).not.toMatch(/\{\{|\}\}|undefined|null|NaN|\[object/)
    expect(mail.text + mail.html).not.toMatch(/\d{11}/)
  })

  it('shows the whole link in its text, and twice in its HTML', () => {
    const links = [...mail.text.matchAll(/^https:\S+$/gm)].map(([found]) => found)
    expect(links).toEqual(url === null ? [] : [url])
    const targets = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, found]) => decoded(found!))
    expect(targets).toEqual(url === null ? [] : [url, url])
  })

  it('is markup that carries its language and escapes what it was given', () => {
    expect(mail.html).toMatch(new RegExp(`^<!doctype html>\n<html lang="${language}">`))
    expect(mail.html).toContain(`<title>${mail.subject}</title>`)
    expect(mail.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; Bjørg Ærøy {{email}} Åse')
    expect(mail.html).not.toMatch(/<script|<img|\bsrc=|url\(|@import|javascript:/i)
    for (const [table] of mail.html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"')
  })

  it('says the same as plain text and as HTML', () => {
    const [brand, ...lines] = shown(mail.html)
    expect(brand).toBe('Husbok')
    const help = letterWords.texts.address[language]
    const same = lines.filter((line, n) => line !== help && lines[n - 1] !== help)
    const plain = mail.text.split('\n').filter((line) => line !== '')
    // In the text version the button is a line that ends with a colon. Its address is the next line.
    const at = url === null ? plain.length : plain.indexOf(url)
    const unbuttoned = plain.map((line, n) => (n === at - 1 && url !== null ? line.replace(/:$/, '') : line))
    expect(same).toEqual(unbuttoned.filter((_, n) => n !== at).map((line) => line.replace(/^- /, '')))
  })

  it('names who runs the installation in its foot, the same in both forms', () => {
    const lines = ['Fjordbo & Co AS, org.nr. 923 456 783', 'Storgata 1 <3>, 0155 Oslo, $&']
    const { text, html } = withFoot(mail, lines)
    expect(text).toBe(`${mail.text}\n-- \n${lines.join('\n')}\n`)
    expect(shown(html)).toEqual([...shown(mail.html), ...lines])
    expect(withFoot(mail, [])).toEqual(mail)
  })

  it('is in one language', () => {
    const otherOne = make(to(language === 'nb' ? 'en' : 'nb'))
    expect(otherOne.subject).not.toBe(mail.subject)
    const known = new Set([to(language).email, url])
    const common = new Set(otherOne.text.split('\n').filter((line) => line !== '' && !known.has(line)))
    expect(mail.text.split('\n').filter((line) => common.has(line))).toEqual([])
  })
})

describe('a mail to somebody whose name is not known', () => {
  it('greets without a gap', () => {
    expect(account.reset({ ...to('nb'), firstName: '' }, code).text).toMatch(/^Hei\n/)
  })
})
