import { describe, expect, it } from 'vitest'
import { createBreaker } from './breaker'

const setUp = () => {
  const time = { now: 0 }
  const breaker = createBreaker(() => time.now)
  const fail = (times: number) => {
    for (let n = 0; n < times; n += 1) breaker.failed()
  }
  return { time, breaker, fail }
}

describe('the breaker', () => {
  it('pauses after five outages in a row', () => {
    const { breaker, fail } = setUp()
    fail(4)
    expect(breaker.mayAsk()).toBe(true)
    fail(1)
    expect(breaker.mayAsk()).toBe(false)
  })

  it('begins to count anew after a success', () => {
    const { breaker, fail } = setUp()
    fail(4)
    breaker.succeeded()
    fail(4)
    expect(breaker.mayAsk()).toBe(true)
  })

  it('lets one through after thirty seconds, and all once that one succeeds', () => {
    const { time, breaker, fail } = setUp()
    fail(5)
    time.now = 29_999
    expect(breaker.mayAsk()).toBe(false)
    time.now = 30_000
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, false])
    breaker.succeeded()
    expect([breaker.mayAsk(), breaker.mayAsk()]).toEqual([true, true])
  })

  it('pauses for another thirty seconds when that one fails', () => {
    const { time, breaker, fail } = setUp()
    fail(5)
    time.now = 30_000
    expect(breaker.mayAsk()).toBe(true)
    fail(1)
    time.now = 59_999
    expect(breaker.mayAsk()).toBe(false)
    time.now = 60_000
    expect(breaker.mayAsk()).toBe(true)
  })

  it('says that it is paused from the fifth outage until a success, whatever is tried meanwhile', () => {
    const { time, breaker, fail } = setUp()
    fail(4)
    expect(breaker.isPaused()).toBe(false)
    fail(1)
    expect(breaker.isPaused()).toBe(true)
    time.now = 300_000
    expect(breaker.isPaused()).toBe(true)
    breaker.mayAsk()
    expect(breaker.isPaused()).toBe(true)
    breaker.endedWithoutResult()
    expect(breaker.isPaused()).toBe(true)
    breaker.mayAsk()
    breaker.succeeded()
    expect(breaker.isPaused()).toBe(false)
  })

  it('lets the next one through when that one ended without an outcome', () => {
    const { time, breaker, fail } = setUp()
    fail(5)
    time.now = 30_000
    breaker.mayAsk()
    breaker.endedWithoutResult()
    expect(breaker.mayAsk()).toBe(true)
  })
})
