import { drawSvg, print, type TemplateValue } from '../../base/pdf/print'

/** Draws a PDF in this process, which can't answer requests while it draws. */
export const demoPdf = (template: 'house-rules' | 'invoice', title: string, data: TemplateValue): Buffer =>
  Buffer.from(print({ template: `app/demo/${template}.typ`, title, lang: 'nb', missing: '', data }))

export const receiptSvg = (data: TemplateValue): string => drawSvg('app/demo/sales-receipt.typ', data)
