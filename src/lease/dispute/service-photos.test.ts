import sharp from 'sharp'
import { expect, it } from 'vitest'
import { handoverCalls } from '../handover/calls'
import { testItem } from '../handover/test-handover'
import { rentFixture } from '../rent/test-rents'
import { searchedText } from './test-dispute'

const { at, params, landlord } = rentFixture()

/** Photos that differ. Noise is as large as a photograph of a real room, and larger. */
async function* noisePhotos(count: number): AsyncIterable<Buffer> {
  const [width, height] = [1600, 1200]
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const whole = { width: width + count, height: height + count, channels: 3, background: 'white', noise } as const
  const { data, info } = await sharp({ create: whole }).raw().toBuffer({ resolveWithObject: true })
  for (let cut = 0; cut < count; cut += 1)
    yield await sharp(data, { raw: info }).extract({ left: cut, top: cut, width, height }).jpeg().toBuffer()
}

it('a bundle with two signed handovers of 80 photos each is drawn whole', { timeout: 300_000 }, async () => {
  const { signed, options, token } = await landlord()
  const id = await signed()
  const urls: string[] = []
  for await (const photo of noisePhotos(160))
    urls.push((JSON.parse((await at.app.upload(token, 'bilde.jpg', photo)).body) as { url: string }).url)
  for (const [kind, from] of [
    ['in', 0],
    ['out', 80],
  ] as const) {
    const rooms = Array.from({ length: 8 }, (_room, place) => {
      const photos = urls.slice(from + place * 10, from + place * 10 + 10)
      return { name: `Rom ${place + 1}`, items: [testItem('Gulv', { state: 'remark', remark: 'Slitt', photos })] }
    })
    const body = { kind, date: '2026-11-20', rooms }
    const { id: handoverId } = await at.app.call(handoverCalls.create, { ...params(id), body }, options)
    await at.app.call(
      handoverCalls.signManual,
      { params: { id: String(id), handoverId: String(handoverId) }, body: { signed_on: '2026-11-20' } },
      options,
    )
  }
  const { status, bytes } = await at.app.raw('GET', `/api/contract/${id}/dispute`, undefined, { token })
  expect(status).toBe(200)
  expect(bytes.length).toBeGreaterThan(8 * 1024 * 1024)
  expect(bytes.length).toBeLessThan(32 * 1024 * 1024)
  const found = await searchedText(bytes)
  for (const wanted of ['Overtakelse ved innflytting', 'Overtakelse ved utflytting', 'Bilde 80', 'Merknad: Slitt'])
    expect(found).toContain(wanted)
})
