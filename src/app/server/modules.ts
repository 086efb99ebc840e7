import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import { logAttempt } from '../../base/sendlog/service'
import { webhookRoutes } from '../../base/webhook/routes'
import { countItems, countPersonal } from '../../books/depreciation/service-select'
import { yearsOfPersonal } from '../../books/depreciation/service-personal'
import { countExpenses, isSupplierUsed } from '../../books/expense/service-select'
import { countIncomes } from '../../books/income/service-select'
import { supplierRoutes } from '../../books/supplier/routes'
import { createDefaultSupplier } from '../../books/supplier/service'
import { trashRoutes } from '../../books/trash/routes'
import { openAccount } from '../../landlord/account/open'
import type { ProfileService } from '../../landlord/account/service-profile'
import { sessionGate } from '../../landlord/session/service'
import { openExternalLogin } from '../../landlord/external-login/open'
import { endBySid, livingLogins, moveToSession, unlink } from '../../landlord/external-login/service-living'
import { houseRoutes } from '../../landlord/house/routes'
import type { DeletionDeps } from '../../landlord/house/service-delete'
import { openLogin } from '../../landlord/login/open'
import { trialMailJobKinds } from '../../landlord/plan/jobs'
import { registrationRoutes } from '../../landlord/registration/routes'
import { registerService } from '../../landlord/registration/service'
import { openSubscription } from '../../landlord/subscription/open'
import type { BillingProvider } from '../../landlord/subscription/port'
import { planOf } from '../../landlord/plan/rules'
import { subscriptionEndsOn } from '../../landlord/subscription/service-select'
import { openContractModule } from '../../lease/contract/open'
import { noUnfinishedContract } from '../../lease/contract/service'
import { countContracts } from '../../lease/contract/service-select'
import { openDeposit } from '../../lease/deposit/open'
import { depositErasure } from '../../lease/deposit/service-erase'
import { feeCompleted } from '../../lease/deposit/service-event'
import { openPapers } from '../../lease/document/open'
import { openTenancy } from '../../lease/tenancy/open'
import { regulationRoutes } from '../../lease/regulation/routes'
import { regulationService } from '../../lease/regulation/service'
import { exportRoutes } from '../../year/export/routes'
import { exportService } from '../../year/export/service'
import { altinn2 } from '../../year/tax-form/provider/altinn2'
import type { OlderTaxSettings } from '../../year/tax-form/port'
import { taxFormRoutes } from '../../year/tax-form/routes'
import { taxFormService } from '../../year/tax-form/service'
import { openTaxReturn, taxScopes } from '../../year/tax-submission/open'
import { openBase, type BaseDeps } from './base'
import { buildContracts } from './contracts'
import { accountParts, tenantParts } from './erasure'
import { modules } from './module-list'
import { hasTestPersons, type ProviderSettings } from './providers'
import { securityTxt, type SecurityConfig } from './security-txt'
import { stoppingOf } from './stopping'
import { systemSchedules } from './system'
import { trash } from './trash'
import { signingRoutes } from '../../lease/signing/routes'
import { signingService } from '../../lease/signing/service'
import { signingLinkRoutes } from '../../lease/signing-link/routes'
import { linkService } from '../../lease/signing-link/service-link'
import { openSign, openSigningOrders } from '../../lease/signing-order/open'
import { nothingAgreed } from '../../lease/signing-order/service-erase'
import { signedFiles } from '../../lease/signing-order/service-file'

interface Deps extends BaseDeps {
  readonly config: BaseDeps['config'] & SecurityConfig
  /** The authority's older interface; left out or null while it is switched off. */
  readonly olderTax?: OlderTaxSettings | null | undefined
}

/** Every module with what it needs from the others: what a later one must tell an earlier one is handed in here. */
export async function buildModules(deps: Deps) {
  const { encryption, providers, olderTax } = deps
  const { given, opened: base, store, tempDirectory, space } = await openBase(deps)
  const living = livingLogins(given)
  const accounts = openAccount({
    ...given,
    planOf,
    subscriptionEndsOn,
    externalOf: (ctx) => living.externalOf(ctx),
    testPersons: hasTestPersons(providers),
    erase: accountParts(encryption),
  })
  const { account, entering } = accounts
  const logins = openLogin({ ...given, ...entering, moveToSession, unlink })
  const completed = { deposit: feeCompleted }
  const subscription = openSubscription({ ...given, settings: providers.stripe, completed })
  const shared = { ...given, profile: account.profile }
  const lease = openLeases(shared, providers, subscription.billing)
  const { papers } = lease
  const taxReturn = openTaxReturn({ ...shared, settings: providers.skatteetaten, logins: living })
  const taxForm = taxFormService({ provider: olderTax ? altinn2(olderTax, given.asking) : null, encryption })
  const exporting = exportService({
    ...shared,
    contracts: buildContracts({ encryption, publicUrl: '' }),
    papers,
    letters: lease.letters,
    lists: modules.flatMap(({ exportedLists }) => exportedLists?.(encryption) ?? []),
    directory: tempDirectory,
  })
  const opened: readonly OpenModule[] = [
    ...modules.map(({ routes, jobs }) => ({ routes: routes?.(given) ?? [], jobs: jobs?.(given) ?? {} })),
    base,
    { routes: webhookRoutes({ stripe: subscription.receive, signicat: lease.receive }) },
    accounts,
    logins,
    { jobs: trialMailJobKinds({ ...given, stopping: stoppingOf }) },
    subscription,
    openExternalLogin({
      ...given,
      settings: providers.idporten,
      scopes: providers.skatteetaten ? taxScopes : [],
      living,
      account,
      login: logins.login,
      nameOf: taxReturn.nameOf,
    }),
    { routes: houseRoutes({ mayDelete: [noUnfinishedContract], depreciationYears: yearsOfPersonal, contents }) },
    { routes: registrationRoutes(registerService({ ...entering, onRegistered: createDefaultSupplier })) },
    { routes: supplierRoutes(isSupplierUsed) },
    { routes: trashRoutes(trash) },
    ...lease.opened,
    taxReturn,
    { routes: taxFormRoutes(taxForm) },
    { routes: exportRoutes(exporting) },
  ]
  return {
    routes: opened.flatMap(({ routes = [] }) => routes),
    gate: sessionGate,
    work: {
      kinds: Object.fromEntries(opened.flatMap(({ jobs = {} }) => Object.entries(jobs))),
      schedules: [...modules.flatMap(({ schedules = [] }) => schedules), ...systemSchedules],
      logAttempt,
    },
    account,
    files: given.files,
    papers,
    store,
    tempDirectory,
    space,
    endExternalLogin: (at: Parameters<typeof endBySid>[1]) => endBySid(deps.db, at),
    securityTxt: () => securityTxt(deps.config, deps.clock.now()),
  }
}

/** Contracts with all that hangs on them. `billing`: null where no payment provider is configured. */
function openLeases(
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
      orders,
      { routes: signingRoutes(signing) },
      { routes: signingLinkRoutes(linkService({ ...shared, ...orders, papers })) },
      deposit,
    ],
  }
}

/** What the later modules have recorded in a house, one statement after the other: a transaction has one connection. */
const contents: DeletionDeps['contents'] = async (ctx, house) => ({
  expenses: await countExpenses(ctx, house),
  incomes: await countIncomes(ctx, house),
  items: await countItems(ctx, house),
  personal: await countPersonal(ctx, house),
  contracts: await countContracts(ctx, house),
})
