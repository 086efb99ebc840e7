import { describe, expect, it } from 'vitest'
import { incomeCalls } from '../../books/income/calls'
import { tenancyCalls } from '../tenancy/calls'
import { rentAccountTests } from './test-rent-account'

const { at, params, refusal, landlord, onDay } = rentAccountTests()

describe('a rent account', () => {
  it('is empty until somebody says from when on', async () => {
    const { signed, read, follow } = await landlord()
    const id = await signed()
    expect(await read(id)).toEqual({
      follows_from: null,
      balance: 0,
      owed: 0,
      late_since: null,
      months: [],
      payments: [],
    })
    expect(await follow(id, { follows_from: '2026-10' })).toEqual({
      follows_from: '2026-10',
      balance: -19_000,
      owed: 19_000,
      late_since: '2026-10-01',
      months: [
        { month: '2026-10', due_on: '2026-10-01', sum: 9500, paid: 0, state: 'late', payments: [] },
        { month: '2026-11', due_on: '2026-11-02', sum: 9500, paid: 0, state: 'late', payments: [] },
      ],
      payments: [],
    })
    expect((await follow(id, { follows_from: null })).months).toEqual([])
  })
})
