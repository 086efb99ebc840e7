import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cases } from './malformed'
import { faultOfAnswer, isValid } from './check-answer'
import { spends, usesUpRecord } from './module-requests'
import { send, summaryOf } from './request'
import { rows } from './rows'
import { isFullRun, seed, sizes } from './run'
import { resolveValues } from './samples'
import { changedAccounts, snapshot } from './tables'
import { createFixture, type Person, type Fixture } from './fixture'

let fixture: Fixture
let everybody: Person

beforeAll(async () => {
  fixture = await createFixture()
  everybody = await fixture.person()
  // Another person, whose records must stay the same.
  await fixture.person()
})
afterAll(() => fixture.close())

describe.each(rows.map((row) => [row.name, row] as const))('%s', (_name, row) => {
  const size = row.answer === 'stream' || usesUpRecord(row) ? sizes.dearFuzz : sizes.fuzz

  it(`stands ${size} requests, half of them malformed`, { timeout: isFullRun ? 600_000 : 120_000 }, async () => {
    // Most calls see the records of earlier calls. Calls that read all records get a new person, because reading them
    // hundreds of times would take minutes.
    const isOfAll = row.answer === 'stream' || row.name === 'GET altinn/check-list'
    const person = isOfAll || row.access === 'admin' ? await fixture.person() : everybody
    await fixture.admit(person, row)
    const untouched = await snapshot(fixture.app.db)
    const fresh = usesUpRecord(row)
    let [valid, accepted] = [0, 0]
    await fc.assert(
      fc.asyncProperty(cases(row), async ({ family, refused, draft }) => {
        const caller = spends(row) ? await fixture.person() : person
        await fixture.relieve(caller)
        const request = await resolveValues(draft, { fixture, person: caller, row, fresh })
        const token = row.access === 'public' ? undefined : await fixture.session(caller)
        const sent = await send(fixture, row, request, { token })
        const summary = `[${family}] ${summaryOf(row, request, sent)}`
        const wrong = faultOfAnswer(row, sent)
        if (wrong)
          throw new Error(`${wrong}: ${summary}${sent.status >= 500 ? ` ${String(fixture.app.bugs.at(-1))}` : ''}`)
        const fits = !refused && isValid(row, request)
        if (!fits && sent.status < 400) throw new Error(`invalid, yet accepted: ${summary}`)
        if (family !== 'valid') return
        if (fits) valid += 1
        if (sent.status < 400) accepted += 1
      }),
      { seed, numRuns: size },
    )
    // At the smaller size there are so few requests that perhaps none is valid.
    const least = isFullRun ? Math.max(1, valid / 5) : 0
    const tooFew = `of ${valid} valid requests the server took ${accepted}: say what it wants in its module's test-requests.ts`
    expect(accepted, tooFew).toBeGreaterThanOrEqual(least)
    expect(changedAccounts(untouched, await snapshot(fixture.app.db), [person.id])).toEqual([])
  })
})
