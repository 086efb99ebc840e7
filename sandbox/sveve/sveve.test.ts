import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { credentialsIn } from '../control/credentials'
import { startSandbox, type RunningSandbox } from '../server'

const directory = mkdtempSync(join(tmpdir(), 'husbok-sveve-'))
let sandbox: RunningSandbox
const start = () =>
  startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataDir: directory,
    appUrl: 'http://127.0.0.1:1',
    publicUrl: 'http://127.0.0.1:1',
    credentials: credentialsIn({ SVEVE_USER: 'husbok', SVEVE_PASSWORD: 's3cret-word' }),
    machine: () => Date.parse('2026-11-20T10:00:00.000Z'),
  })
beforeAll(async () => {
  sandbox = await start()
})
afterAll(async () => {
  await sandbox.stop()
  rmSync(directory, { recursive: true })
})

const urlOf = (path: string, port = sandbox.httpPort) => `http://127.0.0.1:${port}${path}`
const read = async (path: string) => {
  const answer = await fetch(urlOf(path))
  return { status: answer.status, text: await answer.text() }
}
const sent = async () => JSON.parse((await read('/__sandbox/sms')).text) as { to: string; text: string }[]

const message = { user: 'husbok', passwd: 's3cret-word', to: '+4790012345', msg: 'Hei', from: 'Husbok', f: 'json' }
async function send(body: unknown) {
  const answer = await fetch(urlOf('/sveve/SMS/SendMessage'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  return { status: answer.status, ...((await answer.json()) as { response: Record<string, unknown> }) }
}

describe('Sveve', () => {
  it('takes a message, whichever way its number is written, and says how many it counts', async () => {
    for (const to of ['+4790012345', '4790012345', '90012345', '0047 900 12 345'])
      expect(await send({ ...message, to, msg: `Blåbær ${to}` })).toMatchObject({
        status: 200,
        response: { msgOkCount: 1, stdSMSCount: 1, ids: [expect.any(Number)] },
      })
    expect((await sent()).slice(0, 4).map(({ to }) => to)).toEqual(Array.from({ length: 4 }, () => '+4790012345'))
    expect((await sent())[0]).toMatchObject({ to: '+4790012345', text: 'Blåbær 0047 900 12 345' })
    expect((await send({ ...message, msg: 'a'.repeat(161) })).response).toMatchObject({ stdSMSCount: 2 })
  })

  it('says with status 200 which of several numbers it did not take', async () => {
    const before = (await sent()).length
    expect(await send({ ...message, to: '12345,+4790012345,+46701234567' })).toMatchObject({
      status: 200,
      response: { msgOkCount: 2, errors: [{ number: '12345', message: expect.any(String) }] },
    })
    expect(await send({ ...message, to: '+4712' })).toMatchObject({ status: 200, response: { msgOkCount: 0, ids: [] } })
    expect(await sent()).toHaveLength(before + 2)
  })

  it.each([
    ['another password', { ...message, passwd: 'wrong' }],
    ['another user', { ...message, user: 'other' }],
    ['no password', { ...message, passwd: undefined }],
    ['no text', { ...message, msg: '' }],
    ['a text that is too long', { ...message, msg: 'æ'.repeat(1072) }],
    ['a sender that is too short', { ...message, from: 'Hu' }],
    ['a sender that is too long', { ...message, from: 'Husbok Norge' }],
    ['no number', { ...message, to: '' }],
    ['what is no JSON', 'user=husbok'],
  ])('refuses %s with status 200 and fatalError', async (_what, body) => {
    const before = (await sent()).length
    const { status, response } = await send(body)
    expect([status, typeof response['fatalError'], response['ids']]).toEqual([200, 'string', undefined])
    expect(await sent()).toHaveLength(before)
  })

  it('does not send a test', async () => {
    const before = (await sent()).length
    expect((await send({ ...message, test: true })).response).toMatchObject({ msgOkCount: 1 })
    expect(await sent()).toHaveLength(before)
  })

  it('stands in the journal with its password blanked', async () => {
    await send({ ...message, passwd: 's3cret-word', msg: 'one more "passwd"' })
    await send({ ...message, passwd: 'wrong "s3cret-word"' })
    await send('user=husbok&passwd=s3cret-word&msg=Hei')
    const journal = (await read('/__sandbox/requests?provider=sveve')).text
    expect(journal).not.toContain('s3cret')
    const entries = JSON.parse(journal) as { path: string; body: string; status: number }[]
    expect(entries[2]).toMatchObject({ path: '/sveve/SMS/SendMessage', status: 200 })
    expect(JSON.parse(entries[2]!.body)).toEqual({ ...message, passwd: '***', msg: 'one more "passwd"' })
    expect(entries[0]!.body).toBe('user=husbok&passwd=***&msg=Hei')
  })
})

describe('the phones', () => {
  it('are listed by number, each with its messages, newest first, links that can be clicked, and nothing that runs', async () => {
    await send({ ...message, to: '+4799887766', msg: 'Første <script>alert(1)</script>' })
    await send({ ...message, to: '+4799887766', msg: 'Andre: https://husbok.example/x?a=1&b=2.' })
    const phones = (await read('/sms')).text
    expect(phones).toContain('<a href="/sms/+4799887766">+4799887766</a>')
    expect(phones.match(/href="\/sms\/\+4799887766"/g)).toHaveLength(1)
    const phone = (await read('/sms/+4799887766')).text
    expect(phone.indexOf('Andre')).toBeGreaterThan(0)
    expect(phone.indexOf('Andre')).toBeLessThan(phone.indexOf('Første'))
    expect(phone).toContain('<a href="https://husbok.example/x?a=1&amp;b=2">https://husbok.example/x?a=1&amp;b=2</a>.')
    expect(phone).not.toContain('<script')
    expect(phone).not.toContain('+4790012345')
    expect((await read('/')).text).toContain('href="/sms"')
    expect((await read('/sms/+4711111111')).status).toBe(404)
  })

  it('still have every message after the process was lost', async () => {
    const second = await start()
    const after = await (await fetch(urlOf('/__sandbox/sms', second.httpPort))).json()
    await second.stop()
    expect(after).toEqual(await sent())
  })
})
