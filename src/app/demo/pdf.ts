import { drawSvg, print, type Drawn } from '../../base/pdf/press'

/** A paper of the demo as PDF, drawn in this process: the demo answers nobody meanwhile. */
export const demoPdf = (template: 'house-rules' | 'invoice', title: string, data: Drawn): Buffer =>
  Buffer.from(print({ template: `app/demo/${template}.typ`, title, lang: 'nb', missing: '', data }))

/** What a shop prints, as a drawing that needs no font where it is shown. */
export const receiptSvg = (data: Drawn): string => drawSvg('app/demo/sales-receipt.typ', data)
