import { sharesOf, taxPercent } from '../../books/ledger/rules-totals'
import type { SheetCell } from './rules-sheet'
import { yesNoText, type ExportContext } from './service-context'
import type { SheetKey } from './service-book'
import type { NamedSheet } from './service-workbook'
import type { ExportKey, ExportWord } from './words'

const summaryColumns = [
  'year',
  'house',
  'houseId',
  'income',
  'taxFree',
  'costs',
  'tax',
  'deficit',
  'exactCosts',
  'ownShare',
  'ownResult',
] as const

interface Sources {
  readonly expenses: NamedSheet<'year' | 'houseId' | 'deductible' | 'isTrashed' | 'isDeleted'>
  readonly incomes: NamedSheet<'year' | 'houseId' | 'amount' | 'taxFree' | 'isTrashed' | 'isDeleted'>
  readonly deductions: NamedSheet<'year' | 'houseId' | 'deduction' | 'isTrashed' | 'isDeleted'>
  readonly personal: NamedSheet<'year' | 'houseId' | 'deduction' | 'isDeleted'>
}

interface RowTest {
  readonly at: number
  /** True for the row of all houses that are not deleted. */
  readonly all: boolean
  readonly word: ExportWord
}

/** A formula that adds up a column of another sheet, for a row of the summary. */
function total<K extends ExportKey>(
  { at, all, word }: RowTest,
  key: SheetKey,
  from: NamedSheet<K>,
  column: K,
  criteria: { year: K; houseId: K; isDeleted: K; isTrashed?: K },
): string {
  const no = yesNoText(word, false)
  const range = (name: K) => `'${word(key)}'!$${from.column(name)}:$${from.column(name)}`
  const tests = [
    [criteria.year, `$A${at}`],
    all ? [criteria.isDeleted, `"${no}"`] : [criteria.houseId, `$C${at}`],
    ...(criteria.isTrashed ? [[criteria.isTrashed, `"${no}"`]] : []),
  ] as [K, string][]
  return `SUMIFS(${[range(column), ...tests.flatMap(([name, is]) => [range(name), is])].join(',')})`
}

/**
 * Writes the dashboard's figures. Every cell has the dashboard's value, and a formula over the
 * other sheets. So the summary changes when somebody corrects those sheets. Costs are rounded only
 * at the end. The inner rounding of a formula removes the spreadsheet's floating-point errors.
 */
export async function writeSummary(
  context: Omit<ExportContext, 'places'>,
  sources: Sources,
  lastYear: number,
): Promise<void> {
  const { book, houses, tally, word } = context
  const sheet = await book.sheet('summary', summaryColumns, word)
  const rows = tally.rows(
    [...houses.values()].map(({ id, deleted_at }) => ({ id, isDeleted: deleted_at !== null })),
    lastYear,
    sharesOf([...houses.values()]),
  )
  let ofYear: number[] = []
  for (const { year, houseId, income, taxFree, costs, estimatedTax, deficit, exactCosts, exactOwn, share } of rows) {
    const at = sheet.rows() + 1
    const all = houseId === null
    // The row of all houses comes after the other rows of its year. It leaves out deleted houses.
    if (!all && houses.get(houseId)?.deleted_at === null) ofYear.push(at)
    const test: RowTest = { at, all, word }
    const by = { year: 'year', houseId: 'houseId', isDeleted: 'isDeleted' } as const
    const byTrash = { ...by, isTrashed: 'isTrashed' } as const
    const spent = [
      total(test, 'expenses', sources.expenses, 'deductible', byTrash),
      total(test, 'deductions', sources.deductions, 'deduction', byTrash),
      total(test, 'personal', sources.personal, 'deduction', by),
    ].join('+')
    const cell = (kr: typeof income, formula: string): SheetCell => ({ kr, formula, bold: all })
    await sheet.add({
      year,
      house: all ? { head: word('allHouses') } : nameOf(context, houseId),
      houseId,
      income: cell(income, total(test, 'incomes', sources.incomes, 'amount', byTrash)),
      taxFree: cell(taxFree, total(test, 'incomes', sources.incomes, 'taxFree', byTrash)),
      costs: cell(costs, `ROUND(ROUND(I${at},4),2)`),
      tax: cell(estimatedTax, `ROUND(ROUND(MAX(0,K${at})*${taxPercent}/100,6),2)`),
      deficit: cell(deficit, `ROUND(ROUND(MAX(0,-K${at}),4),2)`),
      exactCosts: { hundredths: exactCosts, formula: spent, bold: all },
      ownShare: share === null ? null : { hundredths: share * 100n },
      ownResult: {
        hundredths: exactOwn,
        formula: all ? ofYear.map((row) => `K${row}`).join('+') || '0' : `(D${at}-E${at}-I${at})*J${at}/100`,
        bold: all,
      },
    })
    if (all) ofYear = []
  }
  await sheet.end()
}

function nameOf({ houses, word }: Pick<ExportContext, 'houses' | 'word'>, houseId: number | null): string {
  const house = houseId === null ? undefined : houses.get(houseId)
  if (!house) return ''
  return house.deleted_at === null ? house.name : word('deletedHouse', { name: house.name })
}
