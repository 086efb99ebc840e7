// Written by `npm run pages`.
import { bankPages } from './bank/pages'
import { contractPages } from './contract/pages'
import { externalLoginPages } from './external-login/pages'
import { inboxPages } from './inbox/pages'
import { planPages } from './plan/pages'
import { privacyPages } from './privacy/pages'
import { taxPages } from './tax/pages'
import { voucherPages } from './voucher/pages'
import { adminPages } from '../../base/admin/web/pages'
import { supplierPages } from '../../books/supplier/web/pages'
import { accountPages } from '../../landlord/account/web/pages'
import { housePages } from '../../landlord/house/web/pages'
import { loginPages } from '../../landlord/login/web/pages'
import { registrationPages } from '../../landlord/registration/web/pages'
import { contractListPages } from '../../lease/contract-overview/web/pages'
import { freeContractPages } from '../../lease/free-contract/web/pages'
import { handoverPages } from '../../lease/handover/web/pages'
import { signingPages } from '../../lease/signing/web/pages'
import { exportPages } from '../../year/export/web/pages'
import { importPages } from '../../year/import/web/pages'
import { taxGuidePages } from '../../year/tax-guide/web/pages'
import { taxSheetPages } from '../../year/tax/web/pages'

/** The pages of every module, and those that join modules. */
export const pages = [
  ...bankPages,
  ...contractPages,
  ...externalLoginPages,
  ...inboxPages,
  ...planPages,
  ...privacyPages,
  ...taxPages,
  ...voucherPages,
  ...adminPages,
  ...supplierPages,
  ...accountPages,
  ...housePages,
  ...loginPages,
  ...registrationPages,
  ...contractListPages,
  ...freeContractPages,
  ...handoverPages,
  ...signingPages,
  ...exportPages,
  ...importPages,
  ...taxGuidePages,
  ...taxSheetPages,
] as const
