import type { Encryption } from '../../base/db/encryption'
import { eraseMessages } from '../../base/outbox/service-erase'
import { eraseDepreciation } from '../../books/depreciation/service-erase'
import { eraseExpenses } from '../../books/expense/service-erase'
import { eraseIncome } from '../../books/income/service-erase'
import { eraseSuppliers } from '../../books/supplier/service-erase'
import { farewellKey, type Erase } from '../../landlord/account/service-delete'
import { unlink } from '../../landlord/external-login/service-living'
import { eraseHouses } from '../../landlord/house/service-erase'
import { eraseSubscription } from '../../landlord/subscription/service-erase'
import { eraseContracts } from '../../lease/contract/service-erase'
import type { TenantPart } from '../../lease/contract/service-erase-tenant'
import { refundKind } from '../../lease/deposit/service-refund'
import { depositSettled, forgetSignings, type DepositErasure } from '../../lease/deposit/service-erase'
import { erasePapers } from '../../lease/document/service-erase'
import { eraseSignings, eraseSigningsOf, nothingWaits, signerNames } from '../../lease/signing/service-erase'
import { eraseTaxFormLogin } from '../../year/tax-form/service-saved'
import { eraseSubmissions, eraseTenantFigures } from '../../year/tax-return/service-erase'

/**
 * What the modules erase of a deleted account, in their order, and last the messages about it, but for those that say so and
 * that a fee was given back.
 */
export const accountParts = (
  encryption: Pick<Encryption, 'decrypt'>,
  deposits: Pick<DepositErasure, 'erase'>,
): readonly Erase[] => [
  eraseSubscription,
  ({ db, account }) => unlink(db, account),
  eraseHouses,
  eraseExpenses,
  eraseIncome,
  eraseDepreciation,
  eraseSuppliers,
  (erasure) => forgetSignings(erasure),
  eraseSignings,
  deposits.erase,
  eraseContracts,
  eraseSubmissions,
  eraseTaxFormLogin,
  ({ db, account }) =>
    eraseMessages(
      db,
      encryption,
      ({ account: about, key }) =>
        about === account && key !== farewellKey(account) && !key?.startsWith(`${refundKind}-`),
    ),
]

/** What the modules after the contract erase of its tenants. */
export const tenantParts = (deposits: Pick<DepositErasure, 'eraseOf'>): readonly TenantPart[] => [
  { erase: ({ db, owner }, { contract }) => forgetSignings({ db, account: owner }, contract) },
  { names: signerNames, mayErase: nothingWaits, erase: eraseSigningsOf },
  { mayErase: depositSettled, erase: deposits.eraseOf },
  { erase: erasePapers },
  { erase: eraseTenantFigures },
]
