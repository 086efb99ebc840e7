import { expect, it } from 'vitest'
import { runAllSteps, stepPerItem, type Steps } from './steps'

it('work with a step for each of many has all of its results, in their order', () => {
  const steps = stepPerItem([1, 2, 3], (n) => n * 2)
  expect([steps.next(), steps.next()]).toEqual([
    { value: null, done: false },
    { value: null, done: false },
  ])
  expect(runAllSteps(stepPerItem([1, 2, 3], (n) => n * 2))).toEqual([2, 4, 6])
})

it('work within work returns its own result', () => {
  function* sum(): Steps<number> {
    const doubled = yield* stepPerItem([1, 2, 3], (n) => n * 2)
    return doubled.reduce((all, n) => all + n, 0)
  }
  expect([...sum()]).toHaveLength(3)
  expect(runAllSteps(sum())).toBe(12)
})
