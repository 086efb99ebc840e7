import process from 'node:process'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { missingCoverage } from './lives/coverage'
import { openPool, type Pool } from './lives/pool'
import type { LifeResult } from './lives/run'
import { shrink } from './lives/shrink'
import { storyOf } from './lives/story'
import { isFullRun, isPlanting } from './run'

const months = 24
/** The lives that `npm test` simulates. The second one follows its rent at the bank. */
const inGate = [1, 10]
/** The number of lives with `npm run proof`. */
const inProof = 100

/** One life, as a failure names it, or a range of lives: `PROOF_LIFE=101-200`. */
const [first = 0, last = first] = (process.env['PROOF_LIFE'] ?? '').split('-').map(Number)
const isChosen = first > 0
/** Only these steps of the life, as a failure names them. */
const steps = process.env['PROOF_STEPS']?.split(',').map(Number)
const count = isChosen ? last - first + 1 : inProof
const seeds =
  isChosen || isFullRun ? Array.from({ length: count }, (_, index) => (isChosen ? first : 1) + index) : inGate
/** The maximum number of lives for finding the few steps that break a promise. None while a defect is planted. */
const tries = isPlanting ? 0 : 60

let pool: Pool
beforeAll(async () => void (pool = await openPool(inject('database'))), 120_000)
afterAll(() => pool.close())

const lives: LifeResult[] = []

describe('two landlords, their tenants and everybody whom the product speaks with, for two years', () => {
  it.concurrent.each(seeds)('seed %i keeps every promise', async (seed) => {
    const asked = { seed, months, endsEarly: isPlanting, ...(steps && { only: steps }) }
    const lived = await pool.live(asked)
    lives.push(lived)
    expect(storyOf(steps ? lived : await shrink(pool.live, asked, lived, tries))).toBe('')
  })

  it('lives the same life whenever it is lived, to the last word that is said', async () => {
    const asked = { seed: seeds.at(-1)!, months: 12, keepsProtocol: true }
    const [one, other] = await Promise.all([pool.live(asked), pool.live(asked)])
    expect(one.steps.length).toBeGreaterThan(5)
    expect(one.protocol.length).toBeGreaterThan(0)
    expect({ ...other, ms: 0 }).toEqual({ ...one, ms: 0 })
  })

  it.runIf(!isChosen && isFullRun && !isPlanting)(
    'has every command, every fault and every outcome that the rules name',
    () => {
      expect(missingCoverage(lives)).toEqual([])
    },
  )
})
