import { bankAccountRoutes } from '../../bank/account/routes'
import { bankAccountService } from '../../bank/account/service'
import { openMatching } from '../../bank/matching/open'
import { reopenMatched } from '../../bank/matching/service-matched'
import { rowsOfAccounts } from '../../bank/transaction/service'
import type { OpenModule } from '../../base/module/shape'
import { webhookRoutes } from '../../base/webhook/routes'
import { supplierRoutes } from '../../books/supplier/routes'
import { expenseRoutes } from '../../books/expense/routes'
import { isSupplierUsed } from '../../books/expense/service-select'
import { createDefaultSupplier } from '../../books/supplier/service'
import { trashRoutes } from '../../books/trash/routes'
import { openAccount } from '../../landlord/account/open'
import { sessionGate } from '../../landlord/session/service'
import { openExternalLogin } from '../../landlord/external-login/open'
import { endBySid, livingLogins, moveToSession, unlink } from '../../landlord/external-login/service-living'
import { openLogin } from '../../landlord/login/open'
import type { PasswordCost } from '../../landlord/password/service'
import { trialMailJobKinds } from '../../landlord/plan/jobs'
import { registrationRoutes } from '../../landlord/registration/routes'
import { registerService } from '../../landlord/registration/service'
import { openSubscription } from '../../landlord/subscription/open'
import { planOf } from '../../landlord/plan/rules'
import { subscriptionEndsOn } from '../../landlord/subscription/service-select'
import { feeCompleted } from '../../lease/deposit/service-event'
import { exportRoutes } from '../../year/export/routes'
import { exportService } from '../../year/export/service'
import { altinn2 } from '../../year/tax-form/provider/altinn2'
import type { OlderTaxSettings } from '../../year/tax-form/port'
import { taxFormRoutes } from '../../year/tax-form/routes'
import { taxFormService } from '../../year/tax-form/service'
import { openTaxReturn, taxScopes } from '../../year/tax-submission/open'
import { openBase, type BaseDeps } from './base'
import { buildContracts } from './contracts'
import { accountParts } from './erasure'
import type { Config } from './config'
import { openHouses } from './houses'
import { openLeases } from './leases'
import { modules } from './module-list'
import { hasTestPersons } from './providers'
import { securityTxt, type SecurityConfig } from './security-txt'
import { stoppingOf } from './stopping'
import { systemSchedules } from './system'
import { trash } from './trash'

interface Deps extends BaseDeps {
  readonly config: BaseDeps['config'] & SecurityConfig
  /** The authority's older interface; left out or null while it is switched off. */
  readonly olderTax?: OlderTaxSettings | null | undefined
  readonly passwordCost?: PasswordCost
  /** Left out: with plans. */
  readonly plans?: Config['plans']
}

/** Every module with what it needs from the others: what a later one must tell an earlier one is handed in here. */
export async function buildModules(deps: Deps) {
  const { encryption, providers, olderTax, passwordCost, plans } = deps
  const { given, opened: base, store, tempDirectory, space, logging } = await openBase(deps)
  const living = livingLogins(given)
  const accounts = openAccount({
    ...given,
    planOf,
    subscriptionEndsOn,
    externalOf: (ctx) => living.externalOf(ctx),
    testPersons: hasTestPersons(providers),
    erase: accountParts(encryption),
    passwordCost,
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
    openHouses(),
    {
      routes: registrationRoutes(
        registerService({ ...entering, onRegistered: createDefaultSupplier, withoutPlan: plans === 'none' }),
      ),
    },
    { routes: supplierRoutes(isSupplierUsed) },
    { routes: expenseRoutes((ctx, id) => reopenMatched(ctx, { bilagIds: [id] })) },
    { routes: trashRoutes(trash) },
    ...lease.opened,
    { routes: bankAccountRoutes(bankAccountService({ encryption, rows: rowsOfAccounts })) },
    openMatching(given),
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
      logAttempt: logging,
      watch: deps.watch?.job,
    },
    watch: deps.watch,
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
