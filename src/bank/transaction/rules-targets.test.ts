import { describe, expect, it } from 'vitest'
import type { BankFile } from '../file/model'
import { likelyAccount, importTargets } from './rules-targets'

const file = (accounts: BankFile['accounts']) => ({ accounts, total: 10, pending: 2 }) as BankFile

describe('the accounts that a file is imported into', () => {
  it('are those that it names, or one without a number', () => {
    expect(importTargets(file([]))).toEqual([{ number: null, rows: 8 }])
    expect(importTargets(file([{ account_number: '86011117947', rows: 3 }]))).toEqual([
      { number: '86011117947', rows: 3 },
    ])
  })

  it('are found by their number, as digits or IBAN', () => {
    const accounts = [
      { id: 1, account_number: null },
      { id: 2, account_number: 'NO9386011117947' },
    ]
    expect(likelyAccount({ number: '86011117947', rows: 1 }, accounts)).toBe(2)
    // The first account has no number, so it may be the account of the file.
    expect(likelyAccount({ number: '12345678903', rows: 1 }, accounts)).toBeNull()
    expect(likelyAccount({ number: '12345678903', rows: 1 }, accounts.slice(1))).toBe('new')
    expect(likelyAccount({ number: '12345678903', rows: 1 }, [])).toBe('new')
  })

  it('without a number are only taken for the one that there is', () => {
    expect(likelyAccount({ number: null, rows: 1 }, [{ id: 4, account_number: null }])).toBe(4)
    expect(
      likelyAccount({ number: null, rows: 1 }, [
        { id: 4, account_number: null },
        { id: 5, account_number: null },
      ]),
    ).toBe('new')
  })
})
