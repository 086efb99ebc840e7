import { expect, it } from 'vitest'
import { day } from '../../base/kit/day'
import { fullName } from '../../base/kit/full-name'
import { itemsOfPdf } from '../../base/pdf/test-pdf'
import { suggestFromRows } from '../../books/receipt/rules'
import { textPieceOf, rowsOfPieces, rowsOfText } from '../../books/receipt/rules-paper'
import { demoExpenses } from './expenses'
import { demoSuppliers } from './suppliers'
import { receiptOf, receiptParts } from './fill-expenses'
import { demoProfile } from './landlord'

const today = day('2026-11-20')
const reader = { today, suppliers: [], own: [fullName(demoProfile)] }

it('every receipt of the demo that is a PDF says its own amount, day and supplier', async () => {
  const papers = demoExpenses(today).filter(({ paper }) => paper === 'invoice' || paper === 'payslip')
  expect(papers.length).toBeGreaterThan(20)
  for (const expense of papers) {
    const { name, bytes } = (await receiptOf(expense))!
    const { name: supplier, address, postcode, city } = demoSuppliers[expense.from]
    const read = suggestFromRows(rowsOfPieces((await itemsOfPdf(bytes)).map(textPieceOf)), reader)
    expect({ name, ...read }).toEqual({
      name,
      sum: expense.sum,
      date: expense.date,
      supplier: { id: 0, name: supplier, address, postcode, city },
    })
  }
})

it('so does what a shop prints, were it text', () => {
  const papers = demoExpenses(today).filter(({ paper }) => paper === 'receipt')
  expect(papers.length).toBeGreaterThan(3)
  for (const expense of papers) {
    const { head, printed, items, total, paid, foot } = receiptParts(expense)
    const lines = [...head, ...[printed, ...items, total, ...paid].map((row) => row.join('     ')), ...foot]
    const read = suggestFromRows(rowsOfText(lines.join('\n')), reader)
    expect({ sum: read.sum, date: read.date }).toEqual({ sum: expense.sum, date: expense.date })
  }
})
