import { describe, expect, it } from 'vitest'
import { boundedCache } from './bounded-cache'

const bytes = (length: number) => new Uint8Array(length)

describe('a bounded cache', () => {
  it('keeps what was used last, within its bytes', () => {
    const cache = boundedCache(100)
    for (const key of ['a', 'b', 'c']) cache.set(key, bytes(30))
    expect(cache.get('a')).toHaveLength(30)
    cache.set('d', bytes(30))
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd'])
  })

  it('counts a value that is replaced once, and keeps none that is larger than all may be', () => {
    const cache = boundedCache(100)
    for (let i = 0; i < 5; i += 1) cache.set('a', bytes(60))
    cache.set('b', bytes(40))
    cache.set('c', bytes(101))
    expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([60, 40, undefined])
  })
})
