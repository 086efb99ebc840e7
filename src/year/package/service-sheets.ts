import type { Instant } from '../../base/kit/day'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import type { AllVouchers } from '../../books/ledger/model'
import { taxLines, type TaxLine } from '../../books/tax-line/model'
import type { RentYear } from '../../lease/rent-account/model-statement'
import { openWorkbook, type ExportFiles } from '../export/service-workbook'
import type { ZipEntry } from '../export/service-zip'
import type { HouseTax } from '../tax/model'
import { rentOfYear, withoutIdentity, type LineVoucher } from './rules'
import type { PackageKey, PackageWord } from './words'

export type LineName = (line: TaxLine) => string

/** The data that a package is made of. */
export interface Gathered {
  readonly taxes: readonly HouseTax[]
  readonly vouchers: AllVouchers
  readonly listed: readonly LineVoucher[]
  /** The names of the houses. */
  readonly houses: ReadonlyMap<number, string>
}

interface YearBook extends Gathered {
  readonly year: number
  readonly rents: readonly RentYear[]
  /** The names of the files of each voucher, for one cell. */
  readonly namesOf: ReadonlyMap<LineVoucher, string>
  readonly lineName: LineName
  readonly word: PackageWord
}

const sheetKeys = ['totals', 'vouchers', 'rent', 'items'] as const
type Book = ReturnType<typeof openWorkbook<(typeof sheetKeys)[number]>>

/** The rows of the sheet of totals: the lines as the tax page has them, beside the sum of their vouchers. */
function totalRows(tax: HouseTax, { listed, lineName, word }: YearBook) {
  const { lines } = tax
  const ofLine = (line: TaxLine) =>
    sumOre(listed.flatMap((one) => (one.houseId === tax.houseId && one.line === line ? [one.entered] : [])))
  const amounts: Partial<Record<TaxLine, Ore>> = {
    income: lines.income,
    short_let: lines.short_let,
    maintenance: lines.maintenance,
    municipal_taxes: lines.municipal_taxes,
    insurance: lines.insurance,
    common_costs: lines.common_costs,
    other_costs: lines.other_costs,
    balance: lines.balance?.sum ?? ore(0),
    flat_rate: lines.flat_rate ?? ore(0),
  }
  const extra: readonly (readonly [PackageKey, Ore | undefined])[] = [
    ['opening', lines.balance?.opening],
    ['bought', lines.balance?.bought],
    ['upgraded', lines.balance?.upgraded],
    ['sold', lines.balance?.sold],
    ['shortTaxable', lines.short_let === 0 ? undefined : lines.short_taxable],
  ]
  return [
    ...taxLines.flatMap((line) => {
      const amount = amounts[line]
      const from = ofLine(line)
      return amount === undefined || (amount === 0 && from === 0) ? [] : [{ name: lineName(line), amount, from }]
    }),
    ...extra.flatMap(([key, amount]) => (amount === undefined ? [] : [{ name: word(key), amount, from: null }])),
    { name: word('net'), amount: lines.net, from: null },
    { name: word('netShare', { share: tax.share }), amount: lines.net_share, from: null },
  ]
}

async function writeTotals(book: Book, given: YearBook): Promise<void> {
  const { taxes, houses, word } = given
  const sheet = await book.sheet('totals', ['house', 'line', 'amount', 'fromVouchers'], word)
  for (const tax of taxes)
    for (const { name, amount, from } of totalRows(tax, given))
      await sheet.add({
        house: houses.get(tax.houseId) ?? '',
        line: name,
        amount: { kr: amount },
        fromVouchers: from === null ? null : { kr: from },
      })
  await sheet.end()
}

async function writeVouchers(book: Book, { listed, houses, namesOf, lineName, word }: YearBook): Promise<void> {
  const columns = ['house', 'line', 'kind', 'id', 'date', 'description', 'supplier', 'sum', 'entered', 'files'] as const
  const sheet = await book.sheet('vouchers', columns, word)
  for (const one of listed)
    await sheet.add({
      house: houses.get(one.houseId) ?? '',
      line: lineName(one.line),
      kind: word(one.kind),
      id: one.id,
      date: { day: one.date },
      description: one.kind === 'personal' ? word('personal') : withoutIdentity(one.name),
      supplier: withoutIdentity(one.supplier),
      sum: one.sum === null ? null : { kr: one.sum },
      entered: { kr: one.entered },
      files: namesOf.get(one) ?? '',
    })
  await sheet.end()
}

async function writeRent(book: Book, { year, rents, taxes, vouchers, houses, word }: YearBook): Promise<void> {
  const columns = ['house', 'contract', 'tenant', 'month', 'dueOn', 'sum', 'paid', 'owed', 'isFollowed'] as const
  const sheet = await book.sheet('rent', columns, word)
  const asked = new Set(taxes.map((tax) => tax.houseId))
  const incomes = vouchers.incomeBilags.filter((one) => asked.has(one.houseId))
  for (const one of rentOfYear(incomes, rents, year))
    await sheet.add({
      house: houses.get(one.houseId) ?? '',
      contract: one.contractId,
      tenant: withoutIdentity(one.tenant),
      month: { day: one.month },
      dueOn: one.dueOn && { day: one.dueOn },
      sum: { kr: one.sum },
      paid: one.paid === null ? null : { kr: one.paid },
      owed: one.owed === null ? null : { kr: one.owed },
      isFollowed: word(one.paid === null ? 'no' : 'yes'),
    })
  await sheet.end()
}

async function writeItems(book: Book, { taxes, vouchers, houses, word }: YearBook): Promise<void> {
  const asked = new Set(taxes.map((tax) => tax.houseId))
  const sheet = await book.sheet('items', ['house', 'description', 'boughtOn', 'sum', 'lifetime', 'deduction'], word)
  for (const item of vouchers.depreciationBilags.filter((one) => asked.has(one.houseId)))
    await sheet.add({
      house: houses.get(item.houseId) ?? '',
      description: withoutIdentity(item.name),
      boughtOn: { day: item.date },
      sum: { kr: item.sum },
      lifetime: item.lifetime,
      deduction: { kr: item.expensed },
    })
  await sheet.end()
}

/** Writes the workbook, sheet by sheet. */
export async function writeYearBook(files: ExportFiles, at: Instant, given: YearBook): Promise<ZipEntry> {
  const { word, year } = given
  const book = openWorkbook(files, { keys: sheetKeys, nameOf: word, path: word('workbook', { year }) })
  await writeTotals(book, given)
  await writeVouchers(book, given)
  await writeRent(book, given)
  await writeItems(book, given)
  return await book.entry(at)
}
