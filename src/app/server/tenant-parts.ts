import type { TenantPart } from '../../lease/contract/service-erase-tenant'
import { depositSettled, eraseDepositsOf } from '../../lease/deposit/service-erase'
import { erasePapers } from '../../lease/document/service-erase'
import { eraseLetters } from '../../lease/regulation/service-erase'
import { eraseSigningsOf, nothingWaits } from '../../lease/signing/service-erase'
import { eraseTenantFigures } from '../../year/tax-return/service-erase'

/** What the modules after the contract erase of its tenants. */
export const tenantParts: readonly TenantPart[] = [
  { mayErase: nothingWaits, erase: eraseSigningsOf },
  { mayErase: depositSettled, erase: eraseDepositsOf },
  { erase: erasePapers },
  { erase: eraseLetters },
  { erase: eraseTenantFigures },
]
