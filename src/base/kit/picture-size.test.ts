import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isTooLarge, sizeOfPicture } from './picture-size'

const drawn = (width: number, height: number, channels: 3 | 4) =>
  sharp({ create: { width, height, channels, background: { r: 9, g: 9, b: 9, alpha: 0.5 } }, limitInputPixels: false })

describe('the size in a header', () => {
  it.each([
    ['PNG', () => drawn(300, 7, 3).png()],
    ['JPEG', () => drawn(300, 7, 3).jpeg()],
    ['progressive JPEG behind a profile', () => drawn(300, 7, 3).withIccProfile('p3').jpeg({ progressive: true })],
    ['lossy WebP', () => drawn(300, 7, 3).webp()],
    ['lossless WebP', () => drawn(300, 7, 3).webp({ lossless: true })],
    ['WebP with transparency', () => drawn(300, 7, 4).webp()],
  ] as const)('of a %s is read without decoding it', async (_what, draw) => {
    expect(sizeOfPicture(await draw().toBuffer())).toEqual({ width: 300, height: 7 })
  })

  it('is none where the file ends before it, or says none', () => {
    for (const bytes of [[], [0xff, 0xd8, 0xff], [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0], Array<number>(64).fill(0)])
      expect(sizeOfPicture(new Uint8Array(bytes))).toBeNull()
  })

  it.each([
    ['image/jpeg', 20_000, 11_000, false],
    ['image/jpeg', 20_000, 11_001, true],
    ['image/png', 20_000, 2000, false],
    ['image/webp', 20_000, 2001, true],
    ['image/png', 20_001, 1, true],
    ['image/png', 1, 20_001, true],
  ] as const)('as %s of %i × %i px is too large: %s', (type, width, height, expected) => {
    expect(isTooLarge(type, { width, height })).toBe(expected)
  })
})
