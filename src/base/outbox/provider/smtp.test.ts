import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { MailRefused } from '../port'
import { testSandbox, type TestSandbox } from '../test-sandbox'
import { smtpMailer } from './smtp'

let sandbox: TestSandbox
let directory: string
const living = new AbortController().signal

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'husbok-smtp-'))
  sandbox = await testSandbox(directory)
})
afterAll(async () => {
  await sandbox.stop()
  await rm(directory, { recursive: true, force: true })
})
afterEach(() => sandbox.clearFaults())

const mailer = (timeoutMs = 5000) =>
  smtpMailer({ url: sandbox.smtpUrl, from: 'post@husbok.example', fromName: 'Husbok', timeoutMs })
const mail = {
  to: 'kari@example.no',
  subject: 'Blåbærsyltetøy på Ærøy – ny lenke',
  text: 'Hei Åse!\nhttps://husbok.example/?token=a1',
  html: '<p>Hei <b>Åse</b>!</p>',
}
const refused = async (sending: Promise<unknown>): Promise<MailRefused> => {
  try {
    await sending
  } catch (error) {
    return error as MailRefused
  }
  throw new Error('was not refused')
}

describe('mail over SMTP', () => {
  it('arrives with Norwegian letters in subject, text and HTML', async () => {
    const { response } = await mailer().send(mail, 'a', living)
    expect(response).toMatch(/^250/)
    expect((await sandbox.mails())[0]).toMatchObject({
      ...mail,
      from: 'post@husbok.example',
      sender: 'Husbok <post@husbok.example>',
      messageId: '<a@husbok.example>',
    })
  })

  it('is answered to whom it names, and to the sender where it names nobody', async () => {
    await mailer().send({ ...mail, replyTo: 'utleier@example.no' }, 'reply', living)
    expect((await sandbox.mails())[0]).toMatchObject({ to: 'kari@example.no', replyTo: 'utleier@example.no' })
    await mailer().send(mail, 'no-reply', living)
    expect((await sandbox.mails())[0]?.replyTo).toBe('')
  })

  it('names the person for whom it is sent before the product, at the product’s own address', async () => {
    await mailer().send({ ...mail, onBehalfOf: 'Kåre Nordmann, "AS" <x@example.no>' }, 'for', living)
    expect((await sandbox.mails())[0]).toMatchObject({
      from: 'post@husbok.example',
      sender: 'Kåre Nordmann, "AS" <x@example.no> via Husbok <post@husbok.example>',
    })
  })

  it('goes to one recipient, whatever stands in address and subject', async () => {
    await mailer().send({ ...mail, subject: 'Hei\r\nBcc: ola@example.no\r\n\r\nother' }, 'b', living)
    const [newest] = await sandbox.mails()
    expect(newest).toMatchObject({ to: 'kari@example.no', text: mail.text })
    expect(newest?.subject).not.toContain('\n')
  })

  it('is refused for good by a 550 and for now by a 450', async () => {
    await sandbox.fault({ provider: 'smtp', path: 'kari@', kind: 'status', status: 550, body: 'No such mailbox' })
    expect(await refused(mailer().send(mail, 'c', living))).toMatchObject({
      isPermanent: true,
      code: 'EENVELOPE 550',
      message: '550 No such mailbox',
    })
    await sandbox.fault({ provider: 'smtp', path: 'kari@', kind: 'status', status: 450 })
    expect(await refused(mailer().send(mail, 'd', living))).toMatchObject({ isPermanent: false })
  })

  it('is refused for now when the server breaks off, talks nonsense or is not there', async () => {
    for (const kind of ['reset', 'refuse', 'garbage']) {
      await sandbox.fault({ provider: 'smtp', kind })
      expect(await refused(mailer(300).send(mail, 'e', living)), kind).toMatchObject({
        name: 'MailRefused',
        isPermanent: false,
      })
    }
    const nowhere = smtpMailer({ url: 'smtp://127.0.0.1:5339', from: 'post@husbok.example' })
    expect(await refused(nowhere.send(mail, 'f', living))).toMatchObject({ isPermanent: false })
  })

  it('does not wait for ever: a server that keeps its answer back is given up after the time limit', async () => {
    // A signal that only its timer references may be collected as garbage. The time limit would be lost with it.
    setFlagsFromString('--expose-gc')
    const collecting = setInterval(runInNewContext('gc') as () => void, 50)
    onTestFinished(() => clearInterval(collecting))
    await sandbox.fault({ provider: 'smtp', kind: 'hang' })
    expect(await refused(mailer(400).send(mail, 'g', living))).toMatchObject({ isPermanent: false })
  })

  it('nor for an answer that comes byte by byte', async () => {
    await sandbox.fault({ provider: 'smtp', kind: 'drip' })
    expect(await refused(mailer(400).send(mail, 'i', living))).toMatchObject({ isPermanent: false })
  })

  it('stops when the process must end', async () => {
    await sandbox.fault({ provider: 'smtp', kind: 'hang' })
    const ending = new AbortController()
    setTimeout(() => ending.abort(), 200)
    // The mailer's own limit is longer than the test.
    expect(await refused(mailer(3_600_000).send(mail, 'h', ending.signal))).toMatchObject({ isPermanent: false })
  })
})
