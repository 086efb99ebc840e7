import { describe, expect, it } from 'vitest'
import { semaphore } from './semaphore'

describe('work in turn', () => {
  it('lets so many run at once and no more, and goes on after a failure', async () => {
    const turn = semaphore(2)
    let running = 0
    let most = 0
    const work = async (fails: boolean) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((done) => setTimeout(done, 5))
      running -= 1
      if (fails) throw new Error('no')
      return 1
    }
    const done = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => turn(() => work(i % 3 === 0))))
    expect(most).toBe(2)
    expect(done.filter((each) => each.status === 'fulfilled')).toHaveLength(13)
  })
})

describe('work that waits', () => {
  it('is refused when too many wait already', async () => {
    const turn = semaphore(1, { mostWaiting: 1, refuse: () => new Error('full') })
    const work = () => new Promise((done) => setTimeout(done, 5))
    const ends = await Promise.allSettled([turn(work), turn(work), turn(work)])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  })
})
