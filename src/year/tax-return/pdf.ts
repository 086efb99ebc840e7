import type { KeepVerdict } from '../../base/file/model'
import { missingGlyphs } from '../../base/pdf/rules'
import type { PaperFile } from '../../base/pdf/model'
import { drawPdf } from '../../base/pdf/service'

interface Receipts {
  readonly account: number
  readonly title: string
  /** What stands above the first page of each file. */
  readonly receipts: readonly { readonly title: string }[]
  readonly read: () => Promise<readonly PaperFile[]>
  readonly onVerdict?: KeepVerdict | undefined
}

/** Receipts as one PDF for the authority, in their order; a file that can't be drawn is named. In Norwegian, as what they belong to. */
export const receiptsPdf = ({ account, title, receipts, read, onVerdict }: Receipts): Promise<Uint8Array> =>
  drawPdf({
    account,
    template: 'year/tax-return/receipts.typ',
    title,
    lang: 'nb',
    missing: missingGlyphs('nb'),
    data: { receipts, left_out: 'Filen kan ikke vises her. Den kan sendes på forespørsel.' },
    // It is drawn once.
    files: { key: null, read, ...(onVerdict && { onVerdict }) },
  })
