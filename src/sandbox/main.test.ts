import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import nodemailer from 'nodemailer'
import { afterAll, describe, expect, it } from 'vitest'
import type { SandboxMessage } from './main'

const directory = mkdtempSync(join(tmpdir(), 'husbok-sandbox-'))
afterAll(() => rmSync(directory, { recursive: true }))

const launch = async (port = 0): Promise<{ child: ChildProcess; message: SandboxMessage }> => {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    silent: true,
    env: { ...process.env, SANDBOX_PORT: String(port), SANDBOX_SMTP_PORT: '0', DATA_DIR: directory },
  })
  const [message] = (await once(child, 'message')) as [SandboxMessage]
  return { child, message }
}
const ended = async (child: ChildProcess) => (child.exitCode ?? child.signalCode ? child.exitCode : ((await once(child, 'exit')) as [number | null])[0])

describe('the process', () => {
  it('keeps what was acknowledged through a kill -9, and ends with its launcher', async () => {
    const first = await launch()
    if (first.message.type !== 'ready') throw new Error(first.message.message)
    await nodemailer.createTransport({ host: '127.0.0.1', port: first.message.smtpPort }).sendMail({ from: 'a@husbok.example', to: 'kari@example.no', subject: 'Kept', text: 'Hei' })
    first.child.kill('SIGKILL')
    await ended(first.child)

    const second = await launch()
    if (second.message.type !== 'ready') throw new Error(second.message.message)
    const mails = (await (await fetch(`http://127.0.0.1:${second.message.httpPort}/__sandbox/mails`)).json()) as object[]
    expect(mails).toMatchObject([{ to: 'kari@example.no', subject: 'Kept' }])

    const third = await launch(second.message.httpPort)
    expect(third.message).toMatchObject({ type: 'failed', message: expect.stringContaining('EADDRINUSE') as string })
    expect(await ended(third.child)).toBe(1)

    second.child.disconnect()
    expect(await ended(second.child)).toBe(0)
  })
})
