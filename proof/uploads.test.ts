import fc from 'fast-check'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testApp, type TestApp } from '../src/app/server/test-app'
import { badFiles } from '../src/base/file/test-bad-files'
import { sampleJpeg, samplePdf, samplePng, sampleWebp } from '../src/base/file/test-files'
import { seed } from './run'

/** There are 43 families. */
const perFamily = 40
const goodOnes = 100
/** The number of simultaneous uploads. */
const atOnce = 8

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp({ limitFactor: 100_000 })
  token = (await app.landlord()).token
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
})

async function storedFiles(): Promise<number> {
  const root = join(app.dataDir, 'files')
  const names = await readdir(root, { recursive: true }).catch(() => [])
  const kinds = await Promise.all(names.map(async (name) => (await stat(join(root, name))).isFile()))
  return kinds.filter(Boolean).length
}

/** Runs `work` for all `items`, a few at once. */
async function each<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.entries()
  const worker = async () => {
    for (const [, item] of waiting) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

it('takes no bad upload of any family, keeps nothing of one', async () => {
  const word = fc.stringMatching(/^[a-zæøå0-9 ]{1,40}[a-z]$/)
  const noise = fc.uint8Array({ minLength: 1, maxLength: 400 })
  const cases = Object.entries(badFiles).flatMap(([family, make]) =>
    fc
      .sample(fc.tuple(word, noise), { numRuns: perFamily, seed })
      .map(([text, bytes]) => ({ family, make, text, bytes })),
  )
  const wrong: string[] = []
  await each(cases, async ({ family, make, text, bytes }) => {
    const file = await make(text, bytes)
    const answer = await app.upload(token, file.name, file.bytes)
    if (answer.status !== 413 && answer.status !== 415)
      wrong.push(`${family}: ${answer.status} ${answer.body} (seed ${seed})`)
  })
  expect(wrong).toEqual([])
  expect(await storedFiles()).toBe(0)
  expect(await app.db.selectFrom('document').select('id').execute()).toEqual([])
})

it('takes every good upload', async () => {
  const makers = [
    ['pdf', (n: number) => Promise.resolve(samplePdf(`kvittering ${n}`))],
    ['jpg', (n: number) => sampleJpeg(20 + n, 30)],
    ['png', (n: number) => samplePng(20 + n, 30)],
    ['webp', (n: number) => sampleWebp(20 + n, 30)],
  ] as const
  const wrong: string[] = []
  await each(
    Array.from({ length: goodOnes }, (_, n) => n),
    async (n) => {
      const [extension, make] = makers[n % makers.length]!
      const answer = await app.upload(token, `bilag ${n}.${extension}`, await make(n))
      if (answer.status !== 201) wrong.push(`${n}.${extension}: ${answer.status} ${answer.body}`)
    },
  )
  expect(wrong).toEqual([])
  expect(await storedFiles()).toBe(goodOnes)
})
