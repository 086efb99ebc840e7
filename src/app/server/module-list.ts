import { adminModule } from '../../base/admin/module'
import { auditModule } from '../../base/audit/module'
import { backupModule } from '../../base/backup/module'
import { callModule } from '../../base/call/module'
import { countryModule } from '../../base/country/module'
import { dbModule } from '../../base/db/module'
import { fileModule } from '../../base/file/module'
import { bankAccountModule } from '../../bank/account/module'
import { bankFileModule } from '../../bank/file/module'
import { bankMatchingModule } from '../../bank/matching/module'
import { bankTransactionModule } from '../../bank/transaction/module'
import type { Row } from '../../base/kit/endpoint'
import type { Module } from '../../base/module/shape'
import { outboxModule } from '../../base/outbox/module'
import { registerModule } from '../../base/register/module'
import { sendlogModule } from '../../base/sendlog/module'
import { webhookModule } from '../../base/webhook/module'
import { depreciationModule } from '../../books/depreciation/module'
import { expenseModule } from '../../books/expense/module'
import { incomeModule } from '../../books/income/module'
import { repeatModule } from '../../books/repeat/module'
import { supplierModule } from '../../books/supplier/module'
import { trashModule } from '../../books/trash/module'
import { accountModule } from '../../landlord/account/module'
import { credentialsModule } from '../../landlord/credentials/module'
import { externalLoginModule } from '../../landlord/external-login/module'
import { houseModule } from '../../landlord/house/module'
import { loginModule } from '../../landlord/login/module'
import { planModule } from '../../landlord/plan/module'
import { registrationModule } from '../../landlord/registration/module'
import { subscriptionModule } from '../../landlord/subscription/module'
import { checklistModule } from '../../lease/checklist/module'
import { contractModule } from '../../lease/contract/module'
import { depositModule } from '../../lease/deposit/module'
import { handoverModule } from '../../lease/handover/module'
import { documentModule } from '../../lease/document/module'
import { letterModule } from '../../lease/letter/module'
import { rentModule } from '../../lease/rent/module'
import { rentAccountModule } from '../../lease/rent-account/module'
import { regulationModule } from '../../lease/regulation/module'
import { disputeModule } from '../../lease/dispute/module'
import { settlementModule } from '../../lease/settlement/module'
import { tenancyModule } from '../../lease/tenancy/module'
import { costsModule } from '../../year/costs/module'
import { ledgerModule } from '../../books/ledger/module'
import { exportModule } from '../../year/export/module'
import { importModule } from '../../year/import/module'
import { packageModule } from '../../year/package/module'
import { taxModule } from '../../year/tax/module'
import { taxFormModule } from '../../year/tax-form/module'
import { taxReturnModule } from '../../year/tax-return/module'
import { todoModule } from '../../year/todo/module'
import { systemCalls } from './calls'
import { signingModule } from '../../lease/signing/module'

/** All modules. The documents list the calls in this order. */
export const modules: readonly Module[] = [
  dbModule,
  auditModule,
  sendlogModule,
  outboxModule,
  callModule,
  fileModule,
  backupModule,
  countryModule,
  registerModule,
  adminModule,
  webhookModule,
  loginModule,
  registrationModule,
  credentialsModule,
  accountModule,
  planModule,
  subscriptionModule,
  externalLoginModule,
  houseModule,
  supplierModule,
  expenseModule,
  repeatModule,
  incomeModule,
  depreciationModule,
  trashModule,
  checklistModule,
  contractModule,
  rentModule,
  tenancyModule,
  documentModule,
  regulationModule,
  rentAccountModule,
  signingModule,
  depositModule,
  letterModule,
  handoverModule,
  settlementModule,
  disputeModule,
  bankFileModule,
  bankAccountModule,
  bankTransactionModule,
  bankMatchingModule,
  ledgerModule,
  costsModule,
  taxModule,
  taxReturnModule,
  taxFormModule,
  todoModule,
  exportModule,
  importModule,
  packageModule,
]

/** All calls. Everything built from the rows (documents, proofs) starts here. */
export const allCalls: readonly Row[] = [systemCalls, ...modules.flatMap(({ calls = [] }) => calls)].flatMap((calls) =>
  Object.values<Row>(calls),
)

const layerOf = ({ name }: Module) => name.split('/')[0]!
const layers = [...new Set(modules.map(layerOf))]

/** The modules in the order in which they erase: by layer, and within a layer those with dependent rows last. */
export const modulesInErasureOrder: readonly Module[] = layers.flatMap((layer) =>
  modules
    .filter((module) => layerOf(module) === layer)
    .toSorted((one, other) => Number(one.erasesLast ?? false) - Number(other.erasesLast ?? false)),
)
