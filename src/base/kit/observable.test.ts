import { expect, it } from 'vitest'
import { observable } from './observable'

it('tells of a change, and of nothing that is none', () => {
  const count = observable(1)
  const seen: number[] = []
  const stop = count.subscribe(() => seen.push(count.read()))
  count.put(2)
  count.put(2)
  count.put(3)
  expect(seen).toEqual([2, 3])
  stop()
  count.put(4)
  expect([seen.length, count.read()]).toEqual([2, 4])
})

it('lets a listener stop while it is told', () => {
  const count = observable(0)
  const seen: string[] = []
  const stop = count.subscribe(() => {
    stop()
    seen.push('once')
  })
  count.subscribe(() => seen.push('each'))
  count.put(1)
  count.put(2)
  expect(seen).toEqual(['once', 'each', 'each'])
})
