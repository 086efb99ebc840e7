import type { DemoExpense } from './expense-of'
import { invoice } from './invoice'
import { demoSuppliers } from './suppliers'
import { salesReceipt } from './sales-receipt'

/** A file as a landlord has it on the phone or in the mail. */
export interface DemoFile {
  readonly name: string
  readonly bytes: Buffer
}

/** The receipt of a voucher: a PDF for what comes by mail, a photo for what a shop prints; null where it got lost. */
export async function receiptOf(expense: DemoExpense): Promise<DemoFile | null> {
  const { name } = demoSuppliers[expense.from]
  if (expense.paper === 'none') return null
  if (expense.paper === 'receipt')
    return { name: `Kvittering ${name} ${expense.date}.jpg`, bytes: await salesReceipt(expense) }
  return {
    name: `${expense.paper === 'payslip' ? 'Lønnsslipp' : 'Faktura'} ${name} ${expense.date}.pdf`,
    bytes: invoice(expense),
  }
}
