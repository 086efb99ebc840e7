import type { OwnedCtx } from '../../base/call/context'
import { fileInfos } from '../../base/file/service-uses'
import { endOfYear, formatDay, startOfYear, type Day } from '../../base/kit/day'
import { formatKr, type Ore } from '../../base/kit/money'
import { isDeductedAtOnce } from '../../books/depreciation/rules-group'
import { selectItems } from '../../books/depreciation/service-select'
import { lineOfExpense } from '../../books/expense/rules'
import { selectExpenses } from '../../books/expense/service-select'
import { attachedFiles, type AttachmentFiles } from '../../lease/document/service-sources'
import { needsReceipts } from './rules'
import type { HouseTax } from '../tax/model'
import { receiptsPdf } from './pdf'
import type { PreparedReturn } from './service-prepare'

/** The file with a house's receipts, and the entries to which it belongs. */
interface ReceiptPaper {
  readonly objectId: string
  readonly fields: readonly ('vedlikeholdskostnadVedUtleie' | 'annenKostnadVedUtleie')[]
  readonly name: string
  readonly bytes: Uint8Array
}

interface Voucher {
  readonly date: Day
  readonly name: string
  readonly sum: Ore
  readonly documents: readonly string[]
}

/** True if the authority asks for receipts of the expense, which it does for two lines. */
const isAsked = (expense: Parameters<typeof lineOfExpense>[0]): boolean => {
  const line = lineOfExpense(expense)
  return line === 'maintenance' || line === 'other_costs'
}

/** The receipts of a return. The authority asks for them if costs are high (docs/rules/year.md#handing-in). */
export function receiptService({ files }: { readonly files: AttachmentFiles }) {
  /** Vouchers of maintenance and other costs, the earliest first. */
  async function vouchersOf(ctx: OwnedCtx, { houseId: house, outside }: HouseTax, year: number): Promise<Voucher[]> {
    const leftOut = new Set(outside && !outside.offered_for_rent ? outside.vouchers.map(({ id }) => id) : [])
    const expenses = await selectExpenses(ctx)
      .where('bilag.houseId', '=', house)
      .where('bilag.isTrashed', '=', false)
      .where('bilag.date', '>=', startOfYear(year))
      .where('bilag.date', '<=', endOfYear(year))
      .execute()
    const items = await selectItems(ctx)
      .where('depreciationbilag.houseId', '=', house)
      .where('depreciationbilag.isTrashed', '=', false)
      .where('depreciationbilag.date', '>=', startOfYear(year))
      .where('depreciationbilag.date', '<=', endOfYear(year))
      .execute()
    const all = [
      ...expenses
        .filter((one) => isAsked(one) && !leftOut.has(one.id))
        .map(({ date, description, sum, documents }) => ({ date, name: description, sum, documents })),
      ...items.filter(isDeductedAtOnce),
    ]
    return all
      .flatMap(({ date, name, sum, documents }) => (date && sum ? [{ date, name: name ?? '', sum, documents }] : []))
      .toSorted((a, b) => (a.date < b.date ? -1 : 1))
  }

  return {
    /** Makes a file for each house that needs receipts and has any. */
    async papers(ctx: OwnedCtx, { houses, placed, year }: Pick<PreparedReturn, 'houses' | 'placed' | 'year'>) {
      const papers: ReceiptPaper[] = []
      for (const { figures, rental } of houses) {
        const object = placed.find(({ houseId }) => houseId === figures.houseId)
        if (!object || !needsReceipts(figures.lines)) continue
        const vouchers = await vouchersOf(ctx, figures, year)
        const found = await Promise.all(
          vouchers.map(async ({ date, name, sum, documents }) =>
            (await fileInfos(ctx, documents)).map((file) => ({
              file,
              title: `${formatDay(date)} ${name} ${formatKr(sum)}`,
            })),
          ),
        )
        const receipts = found.flat()
        if (receipts.length === 0) continue
        const bytes = await receiptsPdf({
          account: ctx.owner,
          title: `Bilag ${year}, ${rental.house.address}`,
          receipts: receipts.map(({ title }) => ({ title })),
          read: () =>
            attachedFiles(
              ctx,
              files,
              receipts.map(({ file }) => file),
            ),
          onVerdict: files.storeVerdict(ctx),
        })
        const { maintenance, other_costs } = figures.lines
        papers.push({
          objectId: object.objectId,
          fields: [
            ...(maintenance > 0 ? (['vedlikeholdskostnadVedUtleie'] as const) : []),
            ...(other_costs > 0 ? (['annenKostnadVedUtleie'] as const) : []),
          ],
          name: `bilag-${figures.houseId}.pdf`,
          bytes,
        })
      }
      return papers
    },
  }
}

export type ReceiptService = ReturnType<typeof receiptService>
