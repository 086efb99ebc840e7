import { setImmediate } from 'node:timers'
import { expect, it } from 'vitest'
import { stepPerItem } from '../kit/steps'
import { runInSteps, mapWithPauses } from './in-turns'

it('does all of a long list in its order, and lets others in between', async () => {
  let others = 0
  let waiting: NodeJS.Immediate | undefined
  const other = () => {
    others += 1
    waiting = setImmediate(other)
  }
  other()
  function* numbers() {
    for (let n = 1; n <= 1000; n += 1) yield n
  }
  const done = await mapWithPauses(numbers(), 100, (n) => [n, others])
  clearImmediate(waiting)
  expect(done.map(([n]) => n)).toEqual([...numbers()])
  expect(done.at(-1)![1]).toBeGreaterThanOrEqual(9)
})

it('of a short list keeps nobody waiting for a turn of the loop', async () => {
  let isOver = false
  setImmediate(() => (isOver = true))
  expect(await mapWithPauses([1, 2], 3, (n) => n * 2)).toEqual([2, 4])
  expect(isOver).toBe(false)
})

it('does all of work in steps, and lets others in after every so many of them', async () => {
  let others = 0
  let waiting = setImmediate(function other() {
    others += 1
    waiting = setImmediate(other)
  })
  const numbers = Array.from({ length: 1000 }, (_, n) => n)
  expect(
    await runInSteps(
      stepPerItem(numbers, (n) => n),
      100,
    ),
  ).toEqual(numbers)
  clearImmediate(waiting)
  expect(others).toBeGreaterThanOrEqual(9)
})
