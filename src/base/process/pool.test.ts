import { spawn } from 'node:child_process'
import { getPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, vi } from 'vitest'
import { processPool, type PoolOptions } from './pool'
import { jobTimeLeft } from './start'
import type { ProcessFacts, TestJob } from './test-program'
import { eventually } from '../call/test-eventually'

const megabyte = 1024 * 1024
const options: PoolOptions = {
  program: new URL('./test-program.ts', import.meta.url),
  size: 1,
  memory: 300 * megabyte,
  timeout: 30_000,
  mostWaiting: 3,
  idle: 60_000,
}
const open = (changes: Partial<PoolOptions> = {}) => processPool<TestJob, unknown>({ ...options, ...changes })
const about = async (pool: ReturnType<typeof open>) => (await pool.run(1, { do: 'about' })).value as ProcessFacts

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const untilGone = (pid: number) => eventually(() => expect(isAlive(pid)).toBe(false))

describe('a process of a pool', () => {
  it('takes bytes and gives them back, one job after the other', async () => {
    const pool = open()
    const bytes = (n: number) => new Uint8Array(3 * megabyte).fill(n)
    const found = await Promise.all([1, 2, 3].map((n) => pool.run(1, { do: 'answer', bytes: bytes(n) })))
    for (const [at, one] of found.entries()) expect(Buffer.compare(one.value as Uint8Array, bytes(at + 1))).toBe(0)
    expect((await about(pool)).pid).toBe((await about(pool)).pid)
  })

  it('is another one with a lower priority, and sees no secret of ours', async () => {
    vi.stubEnv('ENCRYPTION_KEYS', 'secret')
    vi.stubEnv('DATABASE_URL', 'secret')
    const { pid, priority, environment } = await about(open())
    vi.unstubAllEnvs()
    expect(pid).not.toBe(process.pid)
    expect(priority).toBeGreaterThan(Math.min(getPriority(), 18))
    expect(environment).toContain('PATH')
    for (const name of ['ENCRYPTION_KEYS', 'DATABASE_URL', 'NODE_OPTIONS']) expect(environment).not.toContain(name)
  })

  it('lives on when its work throws, whose message is told', async () => {
    const pool = open()
    const { pid } = await about(pool)
    await expect(pool.run(1, { do: 'throw' })).rejects.toThrow('not like this')
    expect((await about(pool)).pid).toBe(pid)
  })

  it.each([
    ['crashes', 'crash', 'died', 30_000],
    ['needs more memory than it may', 'grow', 'died', 30_000],
    ['takes too long', 'spin', 'time', 300],
  ] as const)('is gone when its work %s, and another one does the next job', async (_what, job, how, timeout) => {
    const pool = open()
    const { pid } = await about(pool)
    await expect(pool.run(1, { do: job }, { timeout })).rejects.toMatchObject({ name: 'ProcessEnded', how })
    expect(isAlive(pid)).toBe(false)
    expect((await about(pool)).pid).not.toBe(pid)
  })

  it('is gone with its work when the caller has gone, and a job that waits is never begun', async () => {
    const pool = open()
    const { pid } = await about(pool)
    const [first, second] = [new AbortController(), new AbortController()]
    const spinning = pool.run(1, { do: 'spin' }, { gone: first.signal })
    const waiting = pool.run(2, () => Promise.reject(new Error('asked for')), { gone: second.signal })
    second.abort(new Error('left the line'))
    await expect(waiting).rejects.toThrow('left the line')
    first.abort(new Error('left'))
    await expect(spinning).rejects.toThrow('left')
    await untilGone(pid)
    expect((await about(pool)).pid).not.toBe(pid)
  })

  it('that ends before it has a job does not take the job with it', async () => {
    const pool = open()
    const { pid } = await about(pool)
    process.kill(pid, 'SIGKILL')
    expect((await about(pool)).pid).not.toBe(pid)
  })

  it('that needs much memory after its work does no further job', async () => {
    const pool = open({ memory: 450 * megabyte })
    const { pid } = await about(pool)
    expect((await about(pool)).pid).toBe(pid)
    expect(((await pool.run(1, { do: 'hold' })).value as ProcessFacts).pid).toBe(pid)
    expect((await about(pool)).pid).not.toBe(pid)
    await untilGone(pid)
  })

  it('ends when there has been no work for a while', async () => {
    const { pid } = await about(open({ idle: 50 }))
    await untilGone(pid)
  })

  it('ends with the process that started it, even over work that does not end', async () => {
    const parent = spawn(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL('./test-parent.ts', import.meta.url))],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const pid = await new Promise<number>((found) => parent.stdout.once('data', (line: Buffer) => found(Number(line))))
    expect(isAlive(pid)).toBe(true)
    parent.kill('SIGKILL')
    await untilGone(pid)
  })
})

describe('the time of a job', () => {
  it.each([
    ['is over when it has had a processor for so long', 1000, 1000, 0],
    ['goes on for what a busy machine has not given it', 1000, 400, 600],
    ['ends at three times as long, whatever the processor did', 2900, 0, 100],
    ['is over after three times as long', 3000, 10, 0],
    ['is over at once where nobody tells the use of the processor', 1000, null, 0],
  ])('%s', (_what, taken, used, left) => {
    expect(Math.max(0, jobTimeLeft(1000, taken, used))).toBe(left)
  })
})

describe('a pool', () => {
  it('refuses whom there is no room for, and as many work at once as it has processes', async () => {
    const pool = open({ size: 2, mostWaiting: 1 })
    const found = await Promise.allSettled(
      Array.from({ length: 5 }, (_, account) => pool.run(account, { do: 'spin' }, { timeout: 1000 })),
    )
    const reasons = found.map((one) => ('reason' in one ? ((one.reason as { reason?: string }).reason ?? 'ended') : ''))
    expect(reasons).toEqual(['ended', 'ended', 'ended', 'unavailable', 'unavailable'])
  })
})
