import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import nodemailer from 'nodemailer'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frameDocument } from './mail/pages'
import { html, htmlWithLinks } from './page/html'
import { credentialsIn } from './control/credentials'
import { startSandbox, type RunningSandbox } from './server'

const directory = mkdtempSync(join(tmpdir(), 'husbok-sandbox-'))
let sandbox: RunningSandbox
const start = () =>
  startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataDir: directory,
    appUrl: 'http://127.0.0.1:1',
    publicUrl: 'http://husbok.test',
    credentials: credentialsIn({}),
    machine: () => Date.parse('2026-11-20T10:00:00.000Z'),
  })
const page = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${sandbox.httpPort}${path}`)
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), text: await answer.text() }
}
const send = async (message: object) => {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: sandbox.smtpPort })
  await transport.sendMail({ from: 'post@husbok.example', to: 'kari@example.no', ...message })
}

beforeAll(async () => {
  sandbox = await start()
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(directory, { recursive: true })
})

const evil = '"><script>alert(1)</script><img src=x onerror=alert(2)>'
const statement = 'Sandbox: nothing here is signed, paid or sent for real'

describe('the pages', () => {
  it('say on each of them that nothing is real, and on the inbox that it is empty', async () => {
    for (const path of ['/', '/mail', '/mail/99', '/nowhere'])
      expect((await page(path)).text, path).toContain(statement)
    expect((await page('/mail')).text).toContain('No mail yet')
    expect([(await page('/mail/99')).status, (await page('/mail/x')).status, (await page('/nowhere')).status]).toEqual([
      404, 404, 404,
    ])
  })

  it('show a mail with links that can be clicked, newest first', async () => {
    await send({ subject: 'Første', text: 'Se https://husbok.example/login/by-url?token=a&b=1.' })
    await send({ subject: 'Andre – æøå', text: 'Hei', html: '<p>Hei <a href="https://husbok.example/">her</a></p>' })
    const inbox = (await page('/mail')).text
    expect(inbox.indexOf('Andre – æøå')).toBeGreaterThan(0)
    expect(inbox.indexOf('Andre – æøå')).toBeLessThan(inbox.indexOf('Første'))
    expect((await page('/mail/1')).text).toContain(
      '<a href="https://husbok.example/login/by-url?token=a&amp;b=1">https://husbok.example/login/by-url?token=a&amp;b=1</a>.',
    )
    expect((await page('/mail/2/html')).text).toContain('<base target="_top">')
  })

  it('run nothing that a mail brings along', async () => {
    await send({
      subject: evil,
      text: evil,
      html: `<p>${evil}</p>`,
      attachments: [{ filename: `${evil}.pdf`, content: 'x' }],
    })
    for (const path of ['/mail', '/mail/3']) {
      const { text, policy } = await page(path)
      expect(text, path).not.toMatch(/<script|<img/)
      expect(policy).toMatch(/default-src 'none'/)
      expect(policy).not.toMatch(/script-src|unsafe-inline/)
    }
    const frame = await page('/mail/3/html')
    expect(frame.policy).toMatch(/^sandbox (?!.*allow-scripts)(?!.*allow-same-origin).*default-src 'none'/)
  })

  it('answer the control plane with what was received', async () => {
    const mails = JSON.parse((await page('/__sandbox/mails')).text) as object[]
    expect(mails).toHaveLength(3)
    expect(mails[1]).toMatchObject({
      to: 'kari@example.no',
      subject: 'Andre – æøå',
      text: 'Hei',
      html: '<p>Hei <a href="https://husbok.example/">her</a></p>',
    })
    expect(JSON.parse((await page('/__sandbox/sms')).text)).toEqual([])
    expect((await page('/__sandbox/nothing')).status).toBe(404)
  })

  it('still have every mail after the process was lost', async () => {
    const before = (await page('/mail')).text
    // Nothing is written at the end. A second process reads what a kill would have left.
    const second = await start()
    const after = await (await fetch(`http://127.0.0.1:${second.httpPort}/mail`)).text()
    await second.stop()
    expect(after).toBe(before)
    expect(readFileSync(join(directory, 'mails.jsonl'), 'utf8').trim().split('\n')).toHaveLength(3)
  })
})

describe('markup', () => {
  it('escapes every value, in text and attributes', () => {
    expect(html`<a title="${evil}">${evil}</a>`.markup).not.toMatch(/<script|" ?onerror|">"/)
    expect(htmlWithLinks('http://a.no/"onclick="x <b>').markup).toBe(
      '<a href="http://a.no/">http://a.no/</a>&quot;onclick=&quot;x &lt;b&gt;',
    )
    expect(htmlWithLinks('javascript:alert(1)').markup).toBe('javascript:alert(1)')
  })

  it('of a mail keeps its own head and language; a fragment gets them', () => {
    expect(frameDocument({ subject: 'A', html: '<html lang="nb"><head><title>B</title></head></html>' })).toBe(
      '<html lang="nb"><head><base target="_top"><title>B</title></head></html>',
    )
    expect(frameDocument({ subject: '<A>', html: '<p>x</p>' })).toContain('<title>&lt;A&gt;</title>')
  })
})
