import type { OwnedCtx } from '../../base/call/context'
import { safeFile, safePathPart, uniqueNames } from '../../base/file/rules-name'
import type { FileService } from '../../base/file/service'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import { ore, sumOre, type Ore } from '../../base/kit/money'
import { translate } from '../../base/kit/words'
import type { AllVouchers } from '../../books/ledger/model'
import { vouchersOfYear } from '../../books/ledger/service'
import { taxLineWords } from '../../books/tax-line/words'
import { taxLines, type TaxLine } from '../../books/tax-line/model'
import type { RentYear } from '../../lease/rent-account/model-statement'
import { untilTaken } from '../export/service'
import { readFiles } from '../export/service-places'
import { exportFiles, openWorkbook } from '../export/service-workbook'
import { zip, type ZipEntry } from '../export/service-zip'
import type { HouseTax } from '../tax/model'
import { taxOfYear } from '../tax/service'
import { rentOfYear, vouchersByLine, withoutIdentity, type LineVoucher } from './rules'
import { packageWord, type PackageKey, type PackageWord } from './words'

export interface PackageDeps {
  readonly files: Pick<FileService, 'open' | 'unsendableFiles'>
  readonly directory: string
  /** The months of rent whose payments are followed. */
  readonly rentYear: (ctx: OwnedCtx, year: number, houseId?: number) => Promise<RentYear[]>
}

interface Gathered {
  readonly taxes: readonly HouseTax[]
  readonly vouchers: AllVouchers
  readonly listed: readonly LineVoucher[]
  readonly houses: ReadonlyMap<number, string>
}

type LineName = (line: TaxLine) => string

const sheetKeys = ['totals', 'vouchers', 'rent', 'items'] as const

// The maximum number of bytes in the parts of a path. So a path has fewer than the 260 characters that Windows opens.
const [houseBytes, nameBytes, fileBytes] = [40, 60, 80]

/** The figures, the vouchers and the names of the houses that are asked for. Refuses with 404 a house of others. */
async function gather(ctx: OwnedCtx, year: number, houseId: number | undefined): Promise<Gathered> {
  const named = await ctx.db
    .selectFrom('house')
    .select(['id', 'name'])
    .where('account_id', '=', ctx.owner)
    .where('deleted_at', 'is', null)
    .execute()
  const houses = new Map(named.map(({ id, name }) => [id, withoutIdentity(name)]))
  if (houseId !== undefined && !houses.has(houseId)) throw new Refusal('notFound')
  const all = await taxOfYear(ctx, { year })
  const taxes = all.filter((tax) => houseId === undefined || tax.houseId === houseId)
  const vouchers = await vouchersOfYear(ctx, year)
  return { taxes, vouchers, houses, listed: taxes.flatMap((tax) => vouchersByLine(tax, vouchers)) }
}

/** The rows of the sheet of totals: the lines as the tax page has them, beside the sum of their vouchers. */
function totalRows(tax: HouseTax, listed: readonly LineVoucher[], lineName: LineName, word: PackageWord) {
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

/** Gives each file its folder: the house where there are several, the line, the voucher. */
async function placeFiles(ctx: OwnedCtx, { listed, houses, taxes }: Gathered, lineName: LineName, word: PackageWord) {
  const stored = await readFiles(
    ctx,
    listed.flatMap(({ documents }) => documents),
  )
  const folders = new Map<string, (name: string) => string>()
  const entries: ZipEntry[] = []
  const namesOf = new Map<LineVoucher, string>()
  for (const voucher of listed) {
    const { kind, id, date, line, houseId, documents } = voucher
    const title = safePathPart(withoutIdentity(voucher.name.split('\n', 1)[0] ?? ''), nameBytes, word('untitled'))
    const folder = [
      word('receipts'),
      ...(taxes.length > 1
        ? [`${safePathPart(houses.get(houseId) ?? '', houseBytes, word('house'))} (${houseId})`]
        : []),
      safePathPart(lineName(line), nameBytes, line),
      `${date} ${title} (${word(kind).toLowerCase()} ${id})`,
    ].join('/')
    const once = folders.get(folder) ?? uniqueNames()
    folders.set(folder, once)
    const names: string[] = []
    for (const url of documents) {
      const file = stored.get(url)
      if (!file) continue
      const name = once(safeFile(withoutIdentity(file.name), fileBytes, word('untitled')))
      names.push(name)
      entries.push({ path: `${folder}/${name}`, size: file.size, source: file.id })
    }
    namesOf.set(voucher, names.join('; '))
  }
  return { entries, namesOf }
}

export function packageService({ files, directory, rentYear }: PackageDeps) {
  type Temp = ReturnType<typeof exportFiles>

  async function writeBook(
    ctx: OwnedCtx,
    temp: Temp,
    { year, houseId }: { readonly year: number; readonly houseId: number | undefined },
    gathered: Gathered,
    namesOf: ReadonlyMap<LineVoucher, string>,
    lineName: LineName,
  ): Promise<ZipEntry> {
    const word = packageWord(ctx.language)
    const { taxes, vouchers, listed, houses } = gathered
    const houseName = (id: number) => houses.get(id) ?? ''
    const book = openWorkbook(temp, { keys: sheetKeys, nameOf: word, path: word('workbook', { year }) })
    const totals = await book.sheet('totals', ['house', 'line', 'amount', 'fromVouchers'], word)
    for (const tax of taxes)
      for (const { name, amount, from } of totalRows(tax, listed, lineName, word))
        await totals.add({
          house: houseName(tax.houseId),
          line: name,
          amount: { kr: amount },
          fromVouchers: from === null ? null : { kr: from },
        })
    await totals.end()

    const columns = [
      'house',
      'line',
      'kind',
      'id',
      'date',
      'description',
      'supplier',
      'sum',
      'entered',
      'files',
    ] as const
    const sheet = await book.sheet('vouchers', columns, word)
    for (const one of listed)
      await sheet.add({
        house: houseName(one.houseId),
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

    const rents = ['house', 'contract', 'tenant', 'month', 'dueOn', 'sum', 'paid', 'owed', 'isFollowed'] as const
    const rent = await book.sheet('rent', rents, word)
    const asked = new Set(taxes.map((tax) => tax.houseId))
    const incomes = vouchers.incomeBilags.filter((one) => asked.has(one.houseId))
    for (const one of rentOfYear(incomes, await rentYear(ctx, year, houseId), year))
      await rent.add({
        house: houseName(one.houseId),
        contract: one.contractId,
        tenant: withoutIdentity(one.tenant),
        month: { day: one.month },
        dueOn: one.dueOn && { day: one.dueOn },
        sum: { kr: one.sum },
        paid: one.paid === null ? null : { kr: one.paid },
        owed: one.owed === null ? null : { kr: one.owed },
        isFollowed: word(one.paid === null ? 'no' : 'yes'),
      })
    await rent.end()

    const items = await book.sheet('items', ['house', 'description', 'boughtOn', 'sum', 'lifetime', 'deduction'], word)
    for (const item of vouchers.depreciationBilags.filter((one) => asked.has(one.houseId)))
      await items.add({
        house: houseName(item.houseId),
        description: withoutIdentity(item.name),
        boughtOn: { day: item.date },
        sum: { kr: item.sum },
        lifetime: item.lifetime,
        deduction: { kr: item.expensed },
      })
    await items.end()
    return await book.entry(ctx.now)
  }

  return {
    /**
     * Makes the package of a year. What can't be sent of the receipts is listed in a text beside them. Refuses with 404
     * a house of somebody else, and with 503 `unavailable` while the store of files is down.
     */
    async make(ctx: OwnedCtx, year: number, houseId: number | undefined): Promise<Bytes> {
      const word = packageWord(ctx.language)
      const lineName: LineName = (line) => translate(taxLineWords, line, ctx.language)
      const gathered = await gather(ctx, year, houseId)
      const faults = await files.unsendableFiles(ctx)
      const temp = exportFiles(directory, ctx.ids)
      try {
        const { entries, namesOf } = await placeFiles(ctx, gathered, lineName, word)
        const workbook = await writeBook(ctx, temp, { year, houseId }, gathered, namesOf, lineName)
        const missing = entries.filter(({ source }) => faults.has(source))
        const made = [workbook, ...(await missingList(temp, missing, word))]
        const whole = [...made, ...entries.filter(({ source }) => !faults.has(source))]
        const { size, bytes } = zip(
          whole,
          async (source) =>
            temp.read(source) ?? ((await files.open(ctx, source, {})).body as AsyncIterable<Uint8Array>),
          ctx.now,
          { compress: false },
        )
        return {
          headers: {
            'content-type': 'application/zip',
            ...(size !== null && { 'content-length': String(size) }),
            'content-disposition': `attachment; filename="husbok-${word('file', { year })}.zip"`,
            'x-content-type-options': 'nosniff',
            'x-export-entries': String(whole.length),
            'x-export-missing': String(missing.length),
          },
          body: untilTaken(bytes, size, () => temp.close()),
        }
      } catch (error) {
        await temp.close()
        throw error
      }
    },
  }
}

/** A text that names the files that are missing. None if all are there. */
async function missingList(
  temp: ReturnType<typeof exportFiles>,
  missing: readonly ZipEntry[],
  word: PackageWord,
): Promise<ZipEntry[]> {
  if (missing.length === 0) return []
  const file = await temp.create()
  await file.write(`${word('missingHead')}\n\n${missing.map(({ path }) => path).join('\n')}\n`)
  return [await temp.entryOf(word('missing'), file)]
}

export type PackageService = ReturnType<typeof packageService>
