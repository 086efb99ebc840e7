import { describe, expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import type { ColumnMapping } from './rules-statement'
import { readDelimited } from './rules-table'

const read = (text: string, mapping?: ColumnMapping) =>
  readDelimited(text, { today: day('2026-11-26'), encoding: 'utf-8', mapping })

describe('two columns that mean the same', () => {
  it.each([
    ['an amount twice', 'Dato;Tekst;Beløp;Beløp', '02.11.2026;A;100,00;200,00'],
    ['an amount by two words', 'Dato;Tekst;Beløp;Beløp i NOK', '02.11.2026;A;100,00;1200,00'],
    ['an amount that one of them lacks', 'Dato;Tekst;Beløp;Beløp', '02.11.2026;A;;200,00'],
    ['money in twice', 'Dato;Tekst;Inn;Ut;Inn', '02.11.2026;A;100,00;;200,00'],
    ['money out twice', 'Dato;Tekst;Inn;Ut;Ut', '02.11.2026;A;;100,00;200,00'],
    ['a fee twice', 'Dato;Tekst;Beløp;Fee;Fee', '02.11.2026;A;100,00;1,00;2,00'],
    ['a day twice', 'Dato;Dato;Tekst;Beløp', '02.11.2026;02.10.2026;A;100,00'],
    ['a booking day twice', 'Bokført dato;Tekst;Beløp;BOKFØRT DATO', '02.11.2026;A;100,00;02.10.2026'],
  ])('%s: the landlord is asked', (_what, header, row) => {
    expect(read(`${header}\n${row}\n`)).toMatchObject({ mapping: null, rows: [] })
  })

  it('are read if each row says the same in both', () => {
    const amounts = 'Dato;Tekst;Beløp;Beløp\n02.11.2026;A;100,00;100,00\n;Saldo;5,00;\n'
    expect(read(amounts).rows).toMatchObject([{ sum: 10_000 }])
    const days = 'Dato;Dato;Tekst;Beløp\n02.11.2026;02.11.2026;A;100,00\n'
    expect(read(days).rows).toMatchObject([{ date: '2026-11-02' }])
  })

  it('days by different words are other days: the booking day counts', () => {
    const file = 'Utført dato;Bokført dato;Rentedato;Tekst;Beløp\n01.11.2026;02.11.2026;03.11.2026;A;100,00\n'
    expect(read(file).rows).toMatchObject([{ date: '2026-11-02' }])
  })

  it('are told apart by the landlord', () => {
    const file = 'Dato;Dato;Tekst;Beløp;Beløp\n02.11.2026;02.10.2026;A;100,00;200,00\n'
    const { columns } = read(file)
    const mapping = { date: columns[1]!, text: 'Tekst', sum: columns[4]! }
    expect(read(file, mapping).rows).toMatchObject([{ date: '2026-10-02', sum: 20_000 }])
  })
})
