import { describe, expect, it } from 'vitest'
import { toastBottom, type ClickableElement } from './toast-place'

const at = (
  top: number,
  bottom: number,
  more: Partial<ClickableElement['box']> = {},
  weight = 1,
): ClickableElement => ({
  box: { left: 0, right: 390, top, bottom, ...more },
  weight,
})
const toast = { left: 16, right: 374, height: 50 }

describe('a message', () => {
  it.each<[string, readonly ClickableElement[], number]>([
    ['lies at the lower edge where nothing is', [], 16],
    ['lies there beside a button', [at(740, 790, { right: 10 })], 16],
    ['lies above the buttons that stick to the edge', [at(750, 800)], 56],
    ['finds the gap between two rows', [at(750, 800), at(640, 690)], 56],
    ['goes over what matters least where everything is full', [at(400, 800, {}, 10), at(0, 400)], 400],
    ['stays where it is over what is everywhere the same', [at(0, 800)], 16],
  ])('%s', (_, pressables, bottom) => {
    expect(toastBottom(toast, 800, pressables)).toBe(bottom)
  })
})
