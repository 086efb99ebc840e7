import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cases } from './broken'
import { fault, isValid } from './judge'
import { spends, usesUp } from './known'
import { send, tell } from './request'
import { rows } from './rows'
import { full, seed, sizes } from './run'
import { resolve } from './samples'
import { changed, checksums } from './tables'
import { createWorld, type Person, type World } from './world'

let world: World
let everybody: Person

beforeAll(async () => {
  world = await createWorld()
  everybody = await world.person()
  // Somebody else, whose records must look the same afterwards.
  await world.person()
})
afterAll(() => world.close())

describe.each(rows.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  it(`stands ${sizes.fuzz} requests, half of them broken`, { timeout: full ? 600_000 : 120_000 }, async () => {
    // All calls but those for bytes meet what the ones before have made: an export of it, hundreds of times, would take minutes.
    const person = row.answer === 'stream' ? await world.person() : everybody
    const untouched = await checksums(world.app.db)
    const fresh = usesUp(row)
    let [valid, accepted] = [0, 0]
    await fc.assert(
      fc.asyncProperty(cases(row), async ({ family, refused, draft }) => {
        const caller = spends(row) ? await world.person() : person
        await world.relieve(caller)
        const request = await resolve(draft, { world, person: caller, row, fresh })
        const token = row.access === 'public' ? undefined : await world.session(caller)
        const sent = await send(world, row, request, { token })
        const told = `[${family}] ${tell(row, request, sent)}`
        const wrong = fault(row, sent)
        if (wrong) throw new Error(`${wrong}: ${told}${sent.status >= 500 ? ` ${String(world.app.bugs.at(-1))}` : ''}`)
        const fits = !refused && isValid(row, request)
        if (!fits && sent.status < 400) throw new Error(`invalid, yet accepted: ${told}`)
        if (family !== 'valid') return
        if (fits) valid += 1
        if (sent.status < 400) accepted += 1
      }),
      { seed, numRuns: sizes.fuzz },
    )
    const tooFew = `of ${valid} valid requests the server took ${accepted}: teach proof/known.ts what it wants`
    expect(accepted, tooFew).toBeGreaterThanOrEqual(Math.max(1, valid / 5))
    expect(changed(untouched, await checksums(world.app.db), [person.id])).toEqual([])
  })
})
