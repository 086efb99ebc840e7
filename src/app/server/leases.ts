import type { Encryption } from '../../base/db/encryption'
import type { Erase, ModuleDeps, TenantPart } from '../../base/module/shape'
import { eraseMessages } from '../../base/outbox/service-erase'
import { deletionMailKey } from '../../landlord/account/service-delete'
import type { ProfileService } from '../../landlord/account/service-profile'
import type { BillingProvider } from '../../landlord/subscription/port'
import { openContractModule } from '../../lease/contract/open'
import { contractReader, type ShownContracts } from '../../lease/contract/service-shown'
import { depositParts } from '../../lease/deposit/service-reading'
import { openDeposit } from '../../lease/deposit/open'
import { depositErasure, forgetSigningOrders } from '../../lease/deposit/service-erase'
import { refundKind } from '../../lease/deposit/service-refund'
import { refundParts } from '../../lease/deposit/service-shown'
import { disputeRoutes } from '../../lease/dispute/routes'
import { disputeService } from '../../lease/dispute/service'
import { letterRoutes } from '../../lease/letter/routes'
import { letterService } from '../../lease/letter/service'
import { electronicAddenda } from '../../lease/letter/service-electronic'
import { noticeLetters } from '../../lease/letter/service-notice-letters'
import { openHandovers } from '../../lease/handover/open'
import { eraseHandovers } from '../../lease/handover/service-erase'
import { handoverFiles } from '../../lease/handover/service-paper'
import { openPapers } from '../../lease/document/open'
import { regulationRoutes } from '../../lease/regulation/routes'
import { regulationService } from '../../lease/regulation/service'
import { rentStatementRoutes } from '../../lease/rent-account/routes'
import { leaseEnding } from '../../lease/rent-account/service-ending'
import { rentStatementService } from '../../lease/rent-account/service-statement'
import { settlementRoutes } from '../../lease/settlement/routes'
import { settlementService } from '../../lease/settlement/service'
import { depositSettlements } from '../../lease/settlement/service-deposit'
import { settlementFiles } from '../../lease/settlement/service-rows'
import { openSigningProvider, openSigning } from '../../lease/signing/open'
import { refuseSignedPaper } from '../../lease/signing/service-erase'
import { signedFiles } from '../../lease/signing/service-file'
import { signingParts } from '../../lease/signing/service-shown'
import { openTenancy } from '../../lease/tenancy/open'
import { modulesInErasureOrder } from './module-list'
import type { ProviderSettings } from './providers'

/**
 * The records that are erased with an account, in this order. Messages about the account come last, except those that
 * report the deletion or a refunded fee.
 */
export const accountErasures = (encryption: Encryption): readonly Erase[] => [
  // Signing orders that a deposit refers to are not erased here.
  (erasure) => forgetSigningOrders(erasure),
  ...modulesInErasureOrder.flatMap(({ eraseAccount }) => eraseAccount?.(encryption) ?? []),
  ({ db, account }) =>
    eraseMessages(
      db,
      encryption,
      ({ account: about, key }) =>
        about === account && key !== deletionMailKey(account) && !key?.startsWith(`${refundKind}-`),
    ),
]

const tenantParts = (encryption: Encryption): readonly TenantPart[] => [
  { erase: ({ db, owner }, { contract }) => forgetSigningOrders({ db, account: owner }, contract) },
  ...modulesInErasureOrder.flatMap(({ eraseTenant }) => eraseTenant?.(encryption) ?? []),
]

/**
 * Builds the reader of contracts, with the parts that signing, deposit and refund add. Its signing links start with
 * `publicUrl`.
 */
export const buildContracts = (deps: {
  readonly encryption: Pick<Encryption, 'decrypt'>
  readonly publicUrl: string
}): ShownContracts =>
  contractReader({
    ...deps,
    parts: { ...signingParts(deps.encryption), ...depositParts(deps.encryption), ...refundParts },
  })

/** Opens the lease modules. `billing` is null when no payment provider is configured. */
export function openLeases(
  given: ModuleDeps & { readonly profile: ProfileService },
  { signicat, sveve }: ProviderSettings,
  billing: BillingProvider | null,
) {
  const erasure = depositErasure(given)
  const shared = { ...given, contracts: buildContracts(given) }
  const lease = openPapers({
    ...shared,
    depositBank: signicat?.depositBank,
    signedFileOf: signedFiles(given),
  })
  const { papers } = lease
  const signed = { ...shared, settings: signicat, sign: openSigningProvider(signicat, given) }
  const deposit = openDeposit({
    ...signed,
    queueSms: sveve && given.queueSms,
    billing,
    erasure,
    settlements: depositSettlements(given),
    send: (ctx, contract) => signing.sign(ctx, contract),
  })
  const handovers = openHandovers(shared)
  const signing = openSigning({
    ...signed,
    papers,
    later: { handover: handovers.electronic, addendum: electronicAddenda(shared) },
    deposit: deposit.signing,
  })
  const regulation = regulationService(shared)
  const letter = letterService(shared)
  const contract = openContractModule({
    ...shared,
    beforeRemove: [refuseSignedPaper, eraseHandovers],
    endDeposit: erasure.end,
    ending: leaseEnding,
  })
  const tenancy = openTenancy({
    ...shared,
    prepareLease: papers.signed.prepare,
    parts: tenantParts(given.encryption),
    noticeLetters: noticeLetters(shared),
  })
  const disputes = { ...shared, papers, letters: regulation.letters, signedFileOf: signedFiles(given) }
  return {
    papers,
    letters: regulation.letters,
    tenantLetters: letter,
    tenancyFiles: [handoverFiles(given.encryption, given.log), settlementFiles(given.encryption, given.log)],
    receive: signing.receive,
    opened: [
      contract,
      tenancy,
      lease,
      { routes: regulationRoutes(regulation) },
      { routes: rentStatementRoutes(rentStatementService(shared)) },
      signing,
      deposit,
      { routes: letterRoutes(letter, signing.signAddendum) },
      handovers,
      { routes: settlementRoutes(settlementService(shared)) },
      { routes: disputeRoutes(disputeService(disputes)) },
    ],
  }
}
