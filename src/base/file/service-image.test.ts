import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pixelsOf } from './rules-image'
import { inTurn, redraw, type ImageType } from './service-image'
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
    for (const [type, bytes] of pictures) expect(pixelsOf(bytes, type), type).toBe(width * height)
  })

  it('are unknown for what is cut off within its header', async () => {
    const picture = samplePicture(64, 48)
    for (const [type, bytes] of [
      ['image/png', await picture.clone().png().toBuffer()],
      ['image/jpeg', await picture.clone().jpeg().toBuffer()],
      ['image/webp', await picture.clone().webp().toBuffer()],
    ] as [ImageType, Buffer][]) {
      for (let length = 0; length < 24; length += 1) expect(pixelsOf(bytes.subarray(0, length), type)).toBeNull()
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
    const redrawn = await redraw(sent, 'image/jpeg')
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
      const redrawn = await redraw(Buffer.concat([bytes, Buffer.from(hidden)]), type)
      expect(Buffer.from(redrawn).includes(hidden)).toBe(false)
      expect((await sharp(redrawn).metadata()).width).toBe(30)
    }
  })

  it('refuses 40 megapixels and more by the header alone', async () => {
    const bytes = await samplePicture(64, 48).png().toBuffer()
    bytes.writeUInt32BE(8000, 16)
    bytes.writeUInt32BE(5001, 20)
    await expect(redraw(bytes, 'image/png')).rejects.toMatchObject({ reason: 'tooManyPixels' })
  })

  it('refuses a picture that ends too early', async () => {
    const whole = samplePicture(400, 300)
    for (const [type, bytes] of [
      ['image/jpeg', await whole.clone().jpeg().toBuffer()],
      ['image/png', await whole.clone().png().toBuffer()],
      ['image/webp', await whole.clone().webp().toBuffer()],
    ] as [ImageType, Buffer][]) {
      await expect(redraw(bytes.subarray(0, bytes.length / 2), type), type).rejects.toMatchObject({
        reason: 'fileDamaged',
      })
    }
  })
})

describe('work in turn', () => {
  it('lets so many run at once and no more, and goes on after a failure', async () => {
    const turn = inTurn(2)
    let running = 0
    let most = 0
    const work = async (fails: boolean) => {
      running += 1
      most = Math.max(most, running)
      await new Promise((done) => setTimeout(done, 5))
      running -= 1
      if (fails) throw new Error('no')
      return 1
    }
    const done = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => turn(() => work(i % 3 === 0))))
    expect(most).toBe(2)
    expect(done.filter((each) => each.status === 'fulfilled')).toHaveLength(13)
  })
})
