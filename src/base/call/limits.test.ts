import { expect, it } from 'vitest'
import { slowdownMs } from './limits'

it.each([
  [0, 0],
  [20, 0],
  [21, 1],
  [30, 1],
  [31, 2],
  [41, 4],
  [51, 8],
  [1000, 8],
])('the %ith within the hour waits %i seconds', (count, seconds) => expect(slowdownMs(count)).toBe(seconds * 1000))
