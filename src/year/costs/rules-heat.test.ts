import { describe, expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import { nextCell, tintOf } from './rules-heat'

describe('the tint of an amount', () => {
  it.each([
    [0, 100, 0],
    [1, 100, 1],
    [4, 100, 1],
    [5, 100, 2],
    [36, 100, 3],
    [64, 100, 4],
    [65, 100, 5],
    [100, 100, 5],
    [1, 1, 5],
    [0, 0, 0],
    // A correction below zero has no tint.
    [-5, 100, 0],
  ])('of %i beside %i at most is %i', (amount, highest, tint) => {
    expect(tintOf(ore(amount), ore(highest))).toBe(tint)
  })
})

describe('the keys between cells', () => {
  // Only cells with an amount (x) can be selected: x . x | . x . | . . x
  const cells = [
    { row: 0, column: 0 },
    { row: 0, column: 2 },
    { row: 1, column: 1 },
    { row: 2, column: 2 },
  ]
  it.each([
    ['ArrowRight', [0, 0], [0, 2]],
    ['ArrowRight', [0, 2], null],
    ['ArrowLeft', [0, 2], [0, 0]],
    ['ArrowLeft', [0, 0], null],
    ['ArrowDown', [0, 0], [1, 1]],
    ['ArrowDown', [1, 1], [2, 2]],
    ['ArrowDown', [2, 2], null],
    ['ArrowUp', [2, 2], [1, 1]],
    // Both cells of the first row are equally near. The first one is chosen.
    ['ArrowUp', [1, 1], [0, 0]],
    ['Home', [0, 2], [0, 0]],
    ['End', [0, 0], [0, 2]],
    ['Enter', [0, 0], null],
  ] as const)('%s leads from %j to %j', (key, [row, column], to) => {
    expect(nextCell(key, { row, column }, cells)).toEqual(to === null ? undefined : { row: to[0], column: to[1] })
  })
})
