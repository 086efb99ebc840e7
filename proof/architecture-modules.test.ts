import { describe, expect, it } from 'vitest'
import type { Module } from '../src/base/module/shape'
import { encryptedRecord } from '../src/base/db/encrypted-record'
import { moduleOffences, type DatabaseColumn } from './architecture-modules'

const exported = { not: 'made up' }
const expense: Module = {
  name: 'books/expense',
  tables: { bilag: { account: 'account_id', erased: 'texts', exported } },
}
const signing: Module = {
  name: 'lease/signing',
  tables: {
    signer: {
      account: 'account_id',
      encrypted: [encryptedRecord('signer', ['encrypted_url'])],
      erased: 'row',
      exported,
    },
  },
}
const columnsOf = (table: string, ...names: string[]): DatabaseColumn[] => names.map((name) => ({ table, name }))
const columns = [
  ...columnsOf('bilag', 'id', 'account_id', 'description'),
  ...columnsOf('signer', 'id', 'account_id', 'encrypted_url'),
]

describe('what modules say of their tables', () => {
  it('is taken where it is what the database holds', () =>
    expect(moduleOffences([expense, signing], columns)).toEqual([]))

  const without = (table: object): Module => ({ name: 'lease/signing', tables: { signer: table } as never })
  it.each<[string, string, readonly Module[], readonly DatabaseColumn[]]>([
    ['a table without an owner', 'letter: no module owns it', [], columnsOf('letter', 'id')],
    ['a table of two', 'bilag: owned by books/expense and books/income', [{ ...expense, name: 'books/income' }], []],
    [
      'a table that is gone',
      'house: not in the database',
      [{ name: 'a/b', tables: { house: { account: null, why: '' } } }],
      [],
    ],
    [
      'an encrypted column more',
      'bilag.encrypted_note: not in the rotation of keys',
      [],
      columnsOf('bilag', 'encrypted_note'),
    ],
  ])('is refused with %s', (_what, offence, more, moreColumns) =>
    expect(moduleOffences([expense, signing, ...more], [...columns, ...moreColumns])).toContain(offence),
  )

  it.each<[string, string, object]>([
    ['without its encrypted column', 'signer.encrypted_url: not in the rotation of keys', { account: 'account_id' }],
    ['as if it belonged to nobody', 'signer: its rows belong to accounts', { account: null, why: '' }],
    ['by a column that it has not', 'signer: has no column owner', { account: 'owner' }],
    [
      'with the encrypted columns of another',
      'signer: its encrypted columns are those of signing',
      { account: 'account_id', encrypted: [encryptedRecord('signing', ['encrypted_links'])] },
    ],
  ])('is refused %s', (_what, offence, declared) =>
    expect(moduleOffences([expense, without(declared)], columns)).toContain(offence),
  )
})
