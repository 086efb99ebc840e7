import type { KeepVerdict } from '../../base/file/model'
import { missingGlyphs } from '../../base/pdf/rules'
import type { PaperFile } from '../../base/pdf/model'
import { drawPdf } from '../../base/pdf/service'

interface Receipts {
  readonly account: number
  readonly title: string
  readonly receipts: readonly { readonly title: string }[]
  readonly read: () => Promise<readonly PaperFile[]>
  readonly onVerdict?: KeepVerdict | undefined
}

/** Puts all receipts into one PDF for the authority, in Norwegian. If a file can't be drawn, the PDF names it. */
export const receiptsPdf = ({ account, title, receipts, read, onVerdict }: Receipts): Promise<Uint8Array> =>
  drawPdf({
    account,
    template: 'year/tax-return/receipts.typ',
    title,
    lang: 'nb',
    missing: missingGlyphs('nb'),
    data: { receipts, left_out: 'Filen kan ikke vises her. Den kan sendes på forespørsel.' },
    files: { read, ...(onVerdict && { onVerdict }) },
  })
