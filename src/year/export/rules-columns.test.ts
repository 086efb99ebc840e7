import { describe, expect, it } from 'vitest'
import { files } from '../../base/file/model'
import { day } from '../../base/kit/day'
import { orNull } from '../../base/kit/field-variants'
import * as field from '../../base/kit/field-kinds'
import { ore } from '../../base/kit/money'
import { records } from '../../base/kit/field-records'
import { record } from '../../base/kit/record'
import { words } from '../../base/kit/words'
import { fieldCell, sheetColumns } from './rules-columns'

const loan = record({
  name: field.text({ max: 50 }),
  sum: field.money(),
  lent_on: orNull(field.date()),
  purpose: field.choice(['house', 'furniture']),
  isSecured: field.checkbox(false),
  rate: field.percent(4),
  owners: records(record({ name: field.text({ max: 50 }), share: field.decimalPercent('ownerShare') }), {
    max: 3,
    error: 'invalid',
  }),
  documents: files(),
})
const loanWords = words('loan', {
  name: { en: 'Name', nb: 'Navn' },
  sum: { en: 'Amount', nb: 'Beløp' },
  lent_on: { en: 'Lent on', nb: 'Lånt' },
  purpose: { en: 'Purpose', nb: 'Formål' },
  house: { en: 'House', nb: 'Hus' },
  furniture: { en: 'Furniture', nb: 'Møbler' },
  isSecured: { en: 'Secured', nb: 'Sikret' },
  rate: { en: 'Rate', nb: 'Rente' },
  owners: { en: 'Owners', nb: 'Eiere' },
  documents: { en: 'Files', nb: 'Filer' },
})

describe('a sheet of records', () => {
  const columns = {
    record: loan,
    words: loanWords,
    columns: ['name', 'amount', 'files', 'id'],
    fields: { amount: 'sum' },
    own: { files: ['documents'] },
  } as const
  const further = ['lent_on', 'purpose', 'isSecured', 'rate', 'owners']

  it('has further columns for the fields that no column shows, in their order', () => {
    const names = (of: ReturnType<typeof sheetColumns>) => of.map(({ name }) => name)
    expect(names(sheetColumns(columns, 'en'))).toEqual([...columns.columns, ...further])
    const behind = sheetColumns({ ...columns, furtherAfter: 'amount' }, 'en')
    expect(names(behind)).toEqual(['name', 'amount', ...further, 'files', 'id'])
  })

  it('shows by their kinds the fields that it has no way of its own for', () => {
    const fields = sheetColumns(columns, 'en').map(({ field }) => field)
    expect(fields).toEqual(['name', 'sum', null, null, ...further])
  })

  it.each([
    ['amount', 'Amount'],
    ['rate', 'Rate (%)'],
    ['purpose', 'Purpose'],
  ] as const)('heads the column %s with %s', (column, head) => {
    expect(sheetColumns(columns, 'en').find(({ name }) => name === column)).toMatchObject({ head })
  })

  it.each([
    ['name', 'Per', 'Per'],
    ['sum', ore(1_250), { kr: 1_250 }],
    ['lent_on', day('2026-02-03'), { day: '2026-02-03' }],
    ['lent_on', null, null],
    ['purpose', 'house', 'Hus'],
    ['isSecured', true, 'ja'],
    ['isSecured', false, 'nei'],
    ['rate', 4, 4],
    [
      'owners',
      [
        { name: 'Per', share: 33.33 },
        { name: 'Åse', share: 10 },
      ],
      'Per, 33,33\u00a0%\nÅse, 10\u00a0%',
    ],
    ['documents', ['/api/document/a', '/api/document/b'], '/api/document/a; /api/document/b'],
  ] as const)('shows %s %j by its kind', (name, value, cell) => {
    expect(fieldCell(loan.fields[name], value, loanWords, 'nb')).toEqual(cell)
  })
})
