import process from 'node:process'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { lackingIn } from './lives/coverage'
import { openPool, type Pool } from './lives/pool'
import type { Lived } from './lives/run'
import { shrink } from './lives/shrink'
import { storyOf } from './lives/story'
import { full, proving } from './run'

const months = 24
/** One life and no other, or only some of its steps: as a failure says. */
const chosen = Number(process.env['PROOF_LIFE'] ?? 0)
const steps = process.env['PROOF_STEPS']?.split(',').map(Number)
const seeds = chosen > 0 ? [chosen] : Array.from({ length: 500 }, (_, index) => index + 1)
/** So many lives are lived to find the few steps of one that break a promise; none while a defect is planted. */
const tries = full || !proving ? 60 : 0

let pool: Pool
beforeAll(async () => {
  if (full || chosen > 0) pool = await openPool(inject('database'))
}, 120_000)
afterAll(() => pool?.close())

const lives: Lived[] = []

// Not yet in every run: 20 lives take longer than `npm test` has room for (docs/decisions/0025-simulated-lives.md).
describe.runIf(full || chosen > 0)('two landlords, their tenants and everybody whom the product speaks with, for two years', () => {
  it.concurrent.each(seeds)('seed %i keeps every promise', async (seed) => {
    const asked = { seed, months, ...(steps && { only: steps }) }
    const lived = await pool.live(asked)
    lives.push(lived)
    expect(storyOf(steps ? lived : await shrink(pool.live, asked, lived, tries))).toBe('')
  })

  it('is the same life whenever it is lived', async () => {
    const asked = { seed: seeds[0]!, months: 4 }
    const [one, other] = [await pool.live(asked), await pool.live(asked)]
    expect(one.steps.length).toBeGreaterThan(10)
    expect({ ...other, ms: 0 }).toEqual({ ...one, ms: 0 })
  })

  it.runIf(chosen === 0)('has every command, every fault and every outcome that the rules name', () => {
    expect(lackingIn(lives, full)).toEqual([])
  })
})
