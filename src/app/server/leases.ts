import type { ModuleDeps } from '../../base/module/shape'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { BillingProvider } from '../../landlord/subscription/port'
import { openContractModule } from '../../lease/contract/open'
import { openDeposit } from '../../lease/deposit/open'
import { depositErasure } from '../../lease/deposit/service-erase'
import { openPapers } from '../../lease/document/open'
import { regulationRoutes } from '../../lease/regulation/routes'
import { regulationService } from '../../lease/regulation/service'
import { rentLedgerRoutes } from '../../lease/rent-ledger/routes'
import { rentLedgerService } from '../../lease/rent-ledger/service'
import { signingLinkRoutes } from '../../lease/signing-link/routes'
import { linkService } from '../../lease/signing-link/service-link'
import { openSign, openSigningOrders } from '../../lease/signing-order/open'
import { nothingAgreed } from '../../lease/signing-order/service-erase'
import { signedFiles } from '../../lease/signing-order/service-file'
import { signingRoutes } from '../../lease/signing/routes'
import { signingService } from '../../lease/signing/service'
import { openTenancy } from '../../lease/tenancy/open'
import { buildContracts } from './contracts'
import { tenantParts } from './erasure'
import type { ProviderSettings } from './providers'

/** Contracts with all that hangs on them. `billing`: null where no payment provider is configured. */
export function openLeases(
  given: ModuleDeps & { readonly profile: ProfileService },
  { signicat, sveve }: ProviderSettings,
  billing: BillingProvider | null,
) {
  const erasure = depositErasure(given)
  const shared = { ...given, contracts: buildContracts(given) }
  const lease = openPapers({ ...shared, signedFileOf: signedFiles(given) })
  const { papers } = lease
  const signed = { ...shared, settings: signicat, sign: openSign(signicat, given) }
  const deposit = openDeposit({
    ...signed,
    queueSms: sveve && given.queueSms,
    billing,
    erasure,
    send: (ctx, contract) => signing.sign(ctx, contract),
  })
  const orders = openSigningOrders({ ...signed, papers, deposit: deposit.signing })
  const signing = signingService({ ...shared, ...orders, papers, deposit: deposit.signing })
  const regulation = regulationService(shared)
  const contract = openContractModule({
    ...shared,
    beforeRemove: [nothingAgreed],
    endDeposit: erasure.end,
  })
  const tenancy = openTenancy({
    ...shared,
    prepareLease: papers.signed.prepare,
    parts: tenantParts(given.encryption),
  })
  return {
    papers,
    letters: regulation.letters,
    receive: orders.receive,
    opened: [
      contract,
      tenancy,
      lease,
      { routes: regulationRoutes(regulation) },
      { routes: rentLedgerRoutes(rentLedgerService(shared)) },
      orders,
      { routes: signingRoutes(signing) },
      { routes: signingLinkRoutes(linkService({ ...shared, ...orders, papers })) },
      deposit,
    ],
  }
}
