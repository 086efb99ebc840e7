import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { runAllSteps } from '../../base/kit/steps'
import { separateFreshRows, normalizedText, identityText, type IdentifiedRow, type ImportedRow } from './rules-identity'

const row = { date: day('2026-11-02'), sum: ore(100), text: 'Husleie', bankReference: '77' }

describe('what a row is known by', () => {
  it.each([
    ['Åse  Bjørnstad', 'ase bjornstad'],
    ['ÆØÅ Łukasz É', 'aeoa lukasz e'],
    [' a\u00a0\tb ', 'a b'],
  ])('%s is compared as %s', (text, folded) => expect(normalizedText(text)).toBe(folded))

  it('is day, sum, folded text and the bank’s reference without blanks', () => {
    const same = identityText(row)
    expect(identityText({ ...row, text: 'HUSLEIE ', bankReference: ' 77 ' })).toBe(same)
    for (const other of [
      { date: day('2026-11-03') },
      { sum: ore(-100) },
      { text: 'Husleie 2' },
      { bankReference: '78' },
      { bankReference: null },
    ])
      expect(identityText({ ...row, ...other })).not.toBe(same)
    expect(identityText({ ...row, bankReference: ' ' })).toBe(identityText({ ...row, bankReference: null }))
  })
})

const File = fc.array(
  fc.record({
    identity: fc.constantFrom('a', 'b', 'c'),
    counterparty: fc.constantFrom('Per', 'Åse', null),
    reference: fc.constantFrom('1', null),
  }),
  { maxLength: 8 },
)
const count = (rows: readonly IdentifiedRow[], identity: string) =>
  rows.filter((each) => each.identity === identity).length

describe('rows of files', () => {
  it('are kept as often as the file with most of them has them, whatever the files and their order', () =>
    fc.assert(
      fc.property(fc.array(File, { maxLength: 5 }), (files) => {
        let known: readonly ImportedRow[] = []
        for (const file of files) {
          const { fresh, claimed } = runAllSteps(separateFreshRows(file, known))
          expect(new Set(claimed).size).toBe(claimed.length)
          expect(fresh.length + claimed.length).toBe(file.length)
          const before = known.length
          known = known.concat(fresh.map((each, n) => Object.assign({ id: before + n + 1 }, each)))
        }
        for (const identity of ['a', 'b', 'c'])
          expect(count(known, identity)).toBe(Math.max(0, ...files.map((file) => count(file, identity))))
        expect(new Set(known.map(({ identity, ordinal }) => `${identity}${ordinal}`)).size).toBe(known.length)
      }),
    ))

  it('are left as often as one of the other files has them, once files are taken back', () =>
    fc.assert(
      fc.property(
        fc.array(fc.nat(4), { maxLength: 6 }),
        fc.array(fc.tuple(fc.nat(6), fc.nat(5)), { maxLength: 6 }),
        (sizes, deleted) => {
          let known: readonly (ImportedRow & { readonly files: readonly number[] })[] = []
          const files = new Map<number, number>()
          for (const [file, size] of sizes.entries()) {
            const rows = Array.from({ length: size }, () => ({ identity: 'a', counterparty: null, reference: null }))
            // The database returns the rows in any order.
            const { fresh, claimed } = runAllSteps(separateFreshRows(rows, file % 2 === 0 ? known : known.toReversed()))
            known = [
              ...known.map((each) => (claimed.includes(each.id) ? { ...each, files: [...each.files, file] } : each)),
              ...fresh.map((each, n) => Object.assign({ id: file * 10 + n, files: [file] }, each)),
            ]
            files.set(file, size)
            for (const [, one] of deleted.filter(([after]) => after === file)) {
              files.delete(one)
              known = known
                .map((each) => ({ ...each, files: each.files.filter((of) => of !== one) }))
                .filter((each) => each.files.length > 0)
            }
            expect(known).toHaveLength(Math.max(0, ...files.values()))
          }
        },
      ),
    ))

  it('claim the one of equal rows that says the same of the other side', () => {
    const known = [
      { id: 1, identity: 'a', ordinal: 1, counterparty: 'Per', reference: null },
      { id: 2, identity: 'a', ordinal: 2, counterparty: 'Åse', reference: null },
    ]
    const { fresh, claimed } = runAllSteps(
      separateFreshRows([{ identity: 'a', counterparty: 'Åse', reference: null }], known),
    )
    expect([fresh, claimed]).toEqual([[], [2]])
  })

  it('take the place of one that is gone', () => {
    const known = [{ id: 2, identity: 'a', ordinal: 2, counterparty: null, reference: null }]
    const one = { identity: 'a', counterparty: null, reference: null }
    expect(runAllSteps(separateFreshRows([one, one], known)).fresh.map(({ ordinal }) => ordinal)).toEqual([1])
  })

  it('are compared with a step for each of them, so that no long file is compared in one go', () => {
    const rows = Array.from({ length: 1000 }, (_, at) => ({ identity: `${at}`, counterparty: null, reference: null }))
    const known = rows.map((each, id) => ({ ...each, id, ordinal: 1 }))
    expect([...separateFreshRows(rows, [])].length).toBeGreaterThanOrEqual(2000)
    expect([...separateFreshRows(rows, known)].length).toBeGreaterThanOrEqual(4000)
  })
})
