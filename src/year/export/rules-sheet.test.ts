import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkXml } from '../../base/file/test-sheet'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { columnName, rowXml, sheetEnd, sheetStart, sheetText } from './rules-sheet'
import { workbookParts } from './rules-workbook'
import { cases } from '../../base/kit/test-cases'

describe('a cell', () => {
  it('holds a text as a text, never as a formula', () => {
    for (const text of ['=1+1', '+1', '-1', '@A1', '\t=1', '\r=1']) {
      expect(rowXml(2, [text])).toBe(
        `<row r="2"><c r="A2" s="1" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c></row>\n`,
      )
    }
  })

  it('holds amounts, shares, dates and whole numbers as numbers', () => {
    expect(
      rowXml(1, [{ kr: ore(123_450) }, { kr: ore(5) }, { hundredths: 333_333n }, { hundredths: -1n }, 7, null, '']),
    ).toBe(
      '<row r="1"><c r="A1" s="2"><v>1234.50</v></c><c r="B1" s="2"><v>0.05</v></c><c r="C1" s="2"><v>33.3333</v></c><c r="D1" s="2"><v>-0.0001</v></c><c r="E1" s="6"><v>7</v></c></row>\n',
    )
    expect(rowXml(1, [{ day: day('2026-11-20') }])).toContain('<v>46346</v>')
    expect(rowXml(1, [{ day: day('1899-01-01') }])).toContain('1899-01-01')
  })

  it('holds a formula with what it comes to', () => {
    expect(rowXml(3, [{ kr: ore(100), formula: 'SUMIFS(A:A,B:B,"<no>")', bold: true }])).toBe(
      '<row r="3"><c r="A3" s="5"><f>SUMIFS(A:A,B:B,&quot;&lt;no&gt;&quot;)</f><v>1.00</v></c></row>\n',
    )
  })

  it('keeps what a spreadsheet would take for an escape', () => {
    expect(sheetText('_x000D_ _x00_')).toBe('_x005F_x000D_ _x00_')
  })

  it('makes well-formed XML of any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { maxLength: 5 }), (texts) => {
        checkXml(sheetStart([10, 20]) + rowXml(1, texts) + sheetEnd)
      }),
      cases(500),
    )
    expect(() => checkXml('<a><b></a></b>')).toThrow()
    expect(() => checkXml('<a>&nothing</a>')).toThrow()
  })
})

it('columns are named as spreadsheets name them', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

it('the parts of a workbook are well-formed', () => {
  for (const part of Object.values(workbookParts(['Sum & <mer>', 'Ås']))) checkXml(part)
})
