import type { OwnedCtx } from '../../base/call/context'
import { safeFile, safePathPart, uniqueNames } from '../../base/file/rules-name'
import type { FileService } from '../../base/file/service'
import type { Bytes } from '../../base/kit/endpoint'
import { Refusal } from '../../base/kit/refusal'
import { translate } from '../../base/kit/words'
import { vouchersOfYear } from '../../books/ledger/service'
import { taxLineWords } from '../../books/tax-line/words'
import type { RentYear } from '../../lease/rent-account/model-statement'
import { untilTaken } from '../export/service'
import { readFiles } from '../export/service-places'
import { exportFiles } from '../export/service-workbook'
import { zip, type ZipEntry } from '../export/service-zip'
import { taxOfYear } from '../tax/service'
import { vouchersByLine, withoutIdentity, type LineVoucher } from './rules'
import { writeYearBook, type Gathered, type LineName } from './service-sheets'
import { packageWord, type PackageWord } from './words'

export interface PackageDeps {
  readonly files: Pick<FileService, 'open' | 'unsendableFiles'>
  readonly directory: string
  /** The months of rent whose payments are followed. */
  readonly rentYear: (ctx: OwnedCtx, year: number, houseId?: number) => Promise<RentYear[]>
}

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
        const rents = await rentYear(ctx, year, houseId)
        const workbook = await writeYearBook(temp, ctx.now, { ...gathered, year, rents, namesOf, lineName, word })
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
