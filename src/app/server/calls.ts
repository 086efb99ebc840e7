import { z } from 'zod'
import { countryCalls } from '../../base/country/calls'
import { fileCalls } from '../../base/file/calls'
import { endpoint, type Row } from '../../base/kit/endpoint'
import { adminCalls } from '../../base/admin/calls'
import { webhookCalls } from '../../base/webhook/calls'
import { depreciationCalls } from '../../books/depreciation/calls'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { trashCalls } from '../../books/trash/calls'
import { accountCalls } from '../../landlord/account/calls'
import { codeCalls } from '../../landlord/account/calls-code'
import { profileCalls } from '../../landlord/account/calls-profile'
import { registerCalls } from '../../landlord/account/calls-register'
import { resetCalls } from '../../landlord/account/calls-reset'
import { sessionCalls } from '../../landlord/account/calls-session'
import { settingsCalls } from '../../landlord/account/calls-settings'
import { secondFactorCalls } from '../../landlord/second-factor/calls'
import { externalLoginCalls } from '../../landlord/external-login/calls'
import { houseCalls } from '../../landlord/house/calls'
import { subscriptionCalls } from '../../landlord/subscription/calls'
import { contractCalls } from '../../lease/contract/calls'
import { paperCalls } from '../../lease/document/calls'
import { regulationCalls } from '../../lease/regulation/calls'
import { signingCalls } from '../../lease/signing/calls'
import { depositCalls } from '../../lease/deposit/calls'
import { dashboardCalls } from '../../year/dashboard/calls'
import { returnCalls } from '../../year/tax-return/calls'
import { exportCalls } from '../../year/export/calls'
import { taxCalls } from '../../year/tax/calls'
import { taxFormCalls } from '../../year/tax-form/calls'

export const systemCalls = {
  health: endpoint('GET health', {
    access: 'public',
    summary: 'The process is up',
    answer: z.strictObject({ status: z.literal('up') }),
  }),
  ready: endpoint('GET ready', {
    access: 'public',
    summary: 'The database answers, there is room on the disks, and calls are taken',
    answer: z.strictObject({ status: z.literal('ready') }),
  }),
  openapi: endpoint('GET openapi.json', {
    access: 'public',
    summary: 'This API as an OpenAPI 3.1 document',
    answer: 'stream',
  }),
  docs: endpoint('GET docs', { access: 'public', summary: 'This API as a page to read', answer: 'stream' }),
}

/** Every call of the product, in the order of the modules. What is built from the rows (documents, proofs) starts here. */
export const allCalls: readonly Row[] = [
  systemCalls,
  fileCalls,
  adminCalls,
  countryCalls,
  webhookCalls,
  accountCalls,
  registerCalls,
  codeCalls,
  resetCalls,
  sessionCalls,
  secondFactorCalls,
  profileCalls,
  settingsCalls,
  subscriptionCalls,
  externalLoginCalls,
  houseCalls,
  supplierCalls,
  expenseCalls,
  incomeCalls,
  depreciationCalls,
  trashCalls,
  contractCalls,
  paperCalls,
  regulationCalls,
  signingCalls,
  depositCalls,
  dashboardCalls,
  taxCalls,
  returnCalls,
  taxFormCalls,
  exportCalls,
].flatMap((calls) => Object.values<Row>(calls))
