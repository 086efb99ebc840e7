import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { Refusal } from '../kit/refusal'
import { keyedSemaphore } from './keyed-semaphore'

const refuse = () => new Refusal('stillRunning')

describe('works of one key', () => {
  it('run so many at once and no more, in the order they came, also after failures', async () => {
    const semaphore = keyedSemaphore(3, 10_000, refuse)
    const begun: number[] = []
    let [running, most] = [0, 0]
    const work = (index: number) => async () => {
      begun.push(index)
      running += 1
      most = Math.max(most, running)
      await sleep(2)
      running -= 1
      if (index % 3 === 0) throw new Error('no')
      return index
    }
    const done = await Promise.allSettled(Array.from({ length: 30 }, (_, index) => semaphore(1, work(index))))
    expect(most).toBe(3)
    expect(begun).toEqual(Array.from({ length: 30 }, (_, index) => index))
    expect(done.filter((one) => one.status === 'fulfilled')).toHaveLength(20)
  })

  it('do not hold up those of another', async () => {
    const semaphore = keyedSemaphore(1, 10_000, refuse)
    let free = (): void => undefined
    const slow = semaphore(1, () => new Promise<void>((go) => (free = go)))
    expect(await semaphore(2, () => Promise.resolve('done'))).toBe('done')
    free()
    await slow
  })

  it('that wait too long are refused, and take nobody’s turn', async () => {
    const semaphore = keyedSemaphore(1, 20, refuse)
    let free = (): void => undefined
    const slow = semaphore(1, () => new Promise<void>((go) => (free = go)))
    await expect(semaphore(1, () => Promise.resolve('late'))).rejects.toMatchObject({
      reason: 'stillRunning',
      status: 409,
    })
    const next = semaphore(1, () => Promise.resolve('next'))
    free()
    await slow
    expect(await next).toBe('next')
    expect(await semaphore(1, () => Promise.resolve('again'))).toBe('again')
  })
})
