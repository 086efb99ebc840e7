import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sizeOfImage } from './rules-image'
import { pictureForPage, redraw } from './service-image'
import type { ImageType } from './model'
import { samplePicture } from './test-files'

const sizes = [
  [1, 1],
  [3, 200],
  [640, 480],
  [2000, 1501],
] as const

describe('the pixels that a header promises', () => {
  it.each(sizes)('are those of the picture: %d x %d', async (width, height) => {
    const picture = samplePicture(width, height)
    const pictures: [ImageType, Buffer][] = [
      ['image/png', await picture.clone().png().toBuffer()],
      ['image/png', await picture.clone().png({ progressive: true, palette: true }).toBuffer()],
      ['image/jpeg', await picture.clone().jpeg().toBuffer()],
      ['image/jpeg', await picture.clone().jpeg({ progressive: true }).withMetadata({ orientation: 6 }).toBuffer()],
      ['image/webp', await picture.clone().webp().toBuffer()],
      ['image/webp', await picture.clone().webp({ lossless: true }).toBuffer()],
      ['image/webp', await picture.clone().ensureAlpha(0.5).webp().toBuffer()],
    ]
    for (const [type, bytes] of pictures) expect(sizeOfImage(bytes, type), type).toEqual([width, height])
  })

  it('are unknown for what is cut off within its header', async () => {
    const picture = samplePicture(64, 48)
    for (const [type, bytes] of [
      ['image/png', await picture.clone().png().toBuffer()],
      ['image/jpeg', await picture.clone().jpeg().toBuffer()],
      ['image/webp', await picture.clone().webp().toBuffer()],
    ] as [ImageType, Buffer][]) {
      for (let length = 0; length < 24; length += 1) expect(sizeOfImage(bytes.subarray(0, length), type)).toBeNull()
    }
  })
})

describe('drawing a picture anew', () => {
  it('turns it upright and drops what says where, when and with what it was taken', async () => {
    const sent = await samplePicture(60, 20)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Secret Camera', Orientation: '6' },
        IFD3: { GPSLatitude: '59/1 54/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    expect((await sharp(sent).metadata()).exif).toBeDefined()
    const redrawn = await redraw(1, async () => sent, 'image/jpeg')
    const { width, height, exif, orientation, format } = await sharp(redrawn).metadata()
    expect({ width, height, exif, orientation, format }).toEqual({
      width: 20,
      height: 60,
      exif: undefined,
      orientation: undefined,
      format: 'jpeg',
    })
  })

  it('loses what hangs on behind the picture or in its comments', async () => {
    const hidden = '<script>alert(1)</script>'
    for (const [type, bytes] of [
      ['image/jpeg', await samplePicture(30, 30).jpeg().toBuffer()],
      ['image/png', await samplePicture(30, 30).png().toBuffer()],
    ] as [ImageType, Buffer][]) {
      const redrawn = await redraw(1, async () => Buffer.concat([bytes, Buffer.from(hidden)]), type)
      expect(Buffer.from(redrawn).includes(hidden)).toBe(false)
      expect((await sharp(redrawn).metadata()).width).toBe(30)
    }
  })

  it('scales a photo above 40 megapixels down, upright and whole', async () => {
    const photo = await samplePicture(8000, 6000).jpeg({ quality: 40 }).withMetadata({ orientation: 6 }).toBuffer()
    const { width, height, format } = await sharp(await redraw(1, async () => photo, 'image/jpeg')).metadata()
    expect({ width, height, format }).toEqual({ width: 4500, height: 6000, format: 'jpeg' })
  })

  it('refuses one that would lie in memory whole, or is larger than any camera makes, by the header alone', async () => {
    const progressive = await samplePicture(8000, 6000).jpeg({ quality: 40, progressive: true }).toBuffer()
    await expect(redraw(1, async () => progressive, 'image/jpeg')).rejects.toMatchObject({ reason: 'tooManyPixels' })
    const baseline = await samplePicture(64, 48).jpeg().toBuffer()
    const frame = baseline.indexOf(Buffer.from([0xff, 0xc0]))
    baseline.writeUInt16BE(15_000, frame + 5)
    baseline.writeUInt16BE(15_000, frame + 7)
    await expect(redraw(1, async () => baseline, 'image/jpeg')).rejects.toMatchObject({ reason: 'tooManyPixels' })
  })

  it('refuses 40 megapixels and more by the header alone', async () => {
    const bytes = await samplePicture(64, 48).png().toBuffer()
    bytes.writeUInt32BE(8000, 16)
    bytes.writeUInt32BE(5001, 20)
    await expect(redraw(1, async () => bytes, 'image/png')).rejects.toMatchObject({ reason: 'tooManyPixels' })
  })

  it.each([
    [40_000_000, 1],
    [1, 40_000_000],
    [20_001, 100],
  ])('refuses one of %d x %d by the header alone: its pixels are few, and it takes long', async (width, height) => {
    const bytes = await samplePicture(64, 48).png().toBuffer()
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
    await expect(redraw(1, async () => bytes, 'image/png')).rejects.toMatchObject({ reason: 'tooManyPixels' })
    await expect(pictureForPage(1, bytes, 'image/png')).rejects.toMatchObject({ reason: 'fileDamaged' })
  })

  it('refuses a picture that ends too early', async () => {
    const whole = samplePicture(400, 300)
    for (const [type, bytes] of [
      ['image/jpeg', await whole.clone().jpeg().toBuffer()],
      ['image/png', await whole.clone().png().toBuffer()],
      ['image/webp', await whole.clone().webp().toBuffer()],
    ] as [ImageType, Buffer][]) {
      await expect(
        redraw(1, async () => bytes.subarray(0, bytes.length / 2), type),
        type,
      ).rejects.toMatchObject({
        reason: 'fileDamaged',
      })
    }
  })
})
