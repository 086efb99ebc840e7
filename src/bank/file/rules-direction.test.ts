import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { ColumnMapping } from './rules-statement'
import { readDelimited } from './rules-table'

const read = (text: string, mapping?: ColumnMapping) =>
  readDelimited(text, { today: day('2026-11-26'), encoding: 'utf-8', mapping })
/**
 * Reads rows with an amount and a direction. Returns each row's sum in øre, or the reason why the
 * row is skipped.
 */
const outcomes = (header: string, rows: readonly (readonly [string, string])[]) => {
  const lines = rows.map(([amount, word]) => `02.11.2026;Per Prøve;${amount};${word}`)
  const { rows: is, skipped } = read([`Dato;Tekst;Beløp;${header}`, ...lines, ';Saldo;5,00;Sum'].join('\n'))
  return rows.map((_row, at) => {
    const onLine = ({ line }: { line: number }) => line === at + 2
    return is.find(onLine)?.sum ?? skipped.find(onLine)?.reason
  })
}

const headers =
  `Inn/ut,Inn / Ut,Ut/inn,Inn eller ut,In/Out,Debet/kredit,Debet / Kreditt,Kredit/debet,D/K,K/D,D/C,Retning,Direction,
Fortegn,Sign,+/-,Dr/Cr,Cr/Dr,DR_CR,Credit/Debit,Debit or credit,Debit/Credit Indicator,Credit Debit Indicator,CreditDebitIndicator,D/K-kode`
    .split(',')
    .map((header) => header.trim())
const out = ['ut', 'UT', 'Ut av konto', 'Out', 'D', 'Debet', 'Debit', 'DR', 'DBIT', 'Belastning', '-', '−', '–']
const into = ['inn', 'Inn på konto', 'In', 'K', 'C', 'Kredit', 'Credit', 'Cr.', 'CRDT', 'Godskriving', '+']
const unknown = ['X', 'Overføring', 'E', '', ' ', '0', '1', '--']
const meanings: readonly (readonly [readonly string[], string, number | string])[] = [
  [out, 'money out', -10_000],
  [into, 'money in', 10_000],
  [unknown, 'no row', 'direction'],
]

describe('a column of direction', () => {
  const cases = headers.flatMap((header) =>
    meanings.map(([words, meaning, is]) => [header, meaning, words, is] as const),
  )
  it.each(cases)('under %s says %s', (header, _meaning, words, is) => {
    const rows = words.map((word) => ['100,00', word] as const)
    expect(outcomes(header, rows)).toEqual(words.map(() => is))
  })

  it('agrees with the sign that an amount has of its own', () => {
    const rows = [
      ['-100,00', 'Inn'],
      ['-100,00', 'Ut'],
      ['+100,00', 'Ut'],
      ['+100,00', 'Inn'],
      ['0,00', 'Ut'],
    ] as const
    expect(outcomes('Inn/ut', rows)).toEqual(['contradiction', -10_000, 'contradiction', 10_000, 'zero'])
  })

  it('agrees with another one, and with money in and out in two columns', () => {
    const file = 'Dato;Tekst;Beløp;Retning;D/K\n02.11.2026;A;1,00;Ut;D\n03.11.2026;B;1,00;Ut;K\n'
    expect(read(file)).toMatchObject({ rows: [{ sum: -100 }], skipped: [{ line: 3, reason: 'contradiction' }] })
    const pair = 'Dato;Tekst;Inn;Ut;D/K\n02.11.2026;A;1,00;;D\n03.11.2026;B;;1,00;D\n'
    expect(read(pair)).toMatchObject({ rows: [{ sum: -100 }], skipped: [{ line: 2, reason: 'contradiction' }] })
  })

  it('has its fee subtracted from the sum with its sign', () => {
    expect(read('Dato;Tekst;Beløp;Fee;D/K\n02.11.2026;A;10,00;1,00;D\n').rows).toMatchObject([{ sum: -1_100 }])
  })

  it.each(['Type', 'Transaksjonstype', 'Transaction type'])(
    '%s is one if amounts have no sign of their own',
    (header) => {
      const rows = (...words: string[]) => words.map((word) => ['100,00', word] as const)
      expect(outcomes(header, rows('Ut', 'Inn', ''))).toEqual([-10_000, 10_000, 'direction'])
      expect(outcomes(header, rows('D'))).toEqual([-10_000])
      expect(outcomes(header, rows('+', '-'))).toEqual([10_000, -10_000])
      expect(outcomes(header, rows('Varekjøp', 'Debet'))).toEqual(['direction', -10_000])
      expect(outcomes(header, rows('Inn', 'Ut', 'Overføring', ''))).toEqual([10_000, -10_000, 'direction', 'direction'])
      expect(outcomes(header, rows('Varekjøp', 'Giro'))).toEqual([10_000, 10_000])
      expect(outcomes(header, rows('Varekjøp', '-'))).toEqual([10_000, 10_000])
      expect(outcomes(header, rows('-', ''))).toEqual([10_000, 10_000])
      const signed = [
        ['-100,00', 'Varekjøp'],
        ['100,00', 'Kredit'],
        ['100,00', 'Giro'],
      ] as const
      expect(outcomes(header, signed)).toEqual([-10_000, 10_000, 10_000])
    },
  )

  it('keeps its meaning beside columns that are named by hand, unless it is one of them', () => {
    const byHand = { date: 'Når', text: 'Hva', sum: 'Kroner' }
    const file = 'Når;Hva;Kroner;Inn/ut\n02.11.2026;A;1,00;Ut\n03.11.2026;B;1,00;X\n'
    expect(read(file)).toMatchObject({ mapping: null })
    expect(read(file, byHand)).toMatchObject({ rows: [{ sum: -100 }], skipped: [{ line: 3, reason: 'direction' }] })
    expect(read('Når;Hva;D/K\n02.11.2026;A;-1,00\n', { ...byHand, sum: 'D/K' }).rows).toMatchObject([{ sum: -100 }])
  })
})
