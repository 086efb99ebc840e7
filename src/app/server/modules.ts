import { join } from 'node:path'
import { bankAccountRoutes } from '../../bank/account/routes'
import { bankAccountService } from '../../bank/account/service'
import { openMatching } from '../../bank/matching/open'
import { matchPartsOf, reopenTransactionsOf } from '../../bank/matching/service-matched'
import { countRowsOfAccounts } from '../../bank/transaction/service'
import type { Clock, Ids, OwnedCtx } from '../../base/call/context'
import { diskSpace } from '../../base/call/disk-space'
import { unreadableAsEmpty, type Encryption } from '../../base/db/encryption'
import { findUnreadable } from '../../base/db/key-rotation'
import type { Db } from '../../base/db/pool'
import { fileJobKinds } from '../../base/file/jobs'
import { fileService } from '../../base/file/service'
import { addTime, type Instant } from '../../base/kit/day'
import type { Watch } from '../../base/measure/watch'
import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import { mailJobKinds, smsJobKinds } from '../../base/outbox/jobs'
import { smtpMailer } from '../../base/outbox/provider/smtp'
import { sveveSender } from '../../base/outbox/provider/sveve'
import { outboxService } from '../../base/outbox/service'
import { countForeignPages } from '../../base/pdf/foreign-pdf'
import { logAttempt } from '../../base/sendlog/service'
import { webhookRoutes } from '../../base/webhook/routes'
import { yearsOfPersonalUse } from '../../books/depreciation/service-personal-use'
import { countItems, countPersonalUse } from '../../books/depreciation/service-select'
import { trashedItems } from '../../books/depreciation/service-trash'
import { expenseRoutes } from '../../books/expense/routes'
import { countExpenses, isSupplierUsed, paidToSuppliers } from '../../books/expense/service-select'
import { trashedExpenses } from '../../books/expense/service-trash'
import { trashedIncomes } from '../../books/income/service-trash'
import { countIncomes } from '../../books/income/service-select'
import { countRunningRepeats } from '../../books/repeat/service-plan'
import { supplierRoutes } from '../../books/supplier/routes'
import { createDefaultSupplier } from '../../books/supplier/service'
import { trashRoutes } from '../../books/trash/routes'
import { trashService, type TrashHandler } from '../../books/trash/service'
import { openAccount } from '../../landlord/account/open'
import { openExternalLogin } from '../../landlord/external-login/open'
import {
  endLoginsOfProviderSession,
  activeLogins,
  attachLoginToSession,
  unlinkElectronicId,
} from '../../landlord/external-login/service-active'
import { houseRoutes } from '../../landlord/house/routes'
import type { DeletionDeps } from '../../landlord/house/service-delete'
import { openLogin } from '../../landlord/login/open'
import type { PasswordCost } from '../../landlord/credentials/service-password'
import { trialMailJobKinds } from '../../landlord/plan/jobs'
import { planOf } from '../../landlord/plan/rules'
import type { AutomaticBookings } from '../../landlord/plan/service-trial'
import { registrationRoutes } from '../../landlord/registration/routes'
import { registerService } from '../../landlord/registration/service'
import { isLoginLive } from '../../landlord/credentials/service-live'
import { findSession } from '../../landlord/credentials/service-session'
import { openSubscription } from '../../landlord/subscription/open'
import { subscriptionEndsOn } from '../../landlord/subscription/service-select'
import { refuseUnfinishedContract } from '../../lease/contract/service'
import { countContracts } from '../../lease/contract/service-select'
import { onFeeCompleted } from '../../lease/deposit/service-event'
import { countBookedContracts } from '../../lease/rent/service-due'
import { exportRoutes } from '../../year/export/routes'
import { exportCheck } from '../../year/export/service-check'
import { exportService } from '../../year/export/service'
import { openImport } from '../../year/import/open'
import { openPackage } from '../../year/package/open'
import type { OlderTaxSettings } from '../../year/tax-form/port'
import { altinn2 } from '../../year/tax-form/provider/altinn2'
import { taxFormRoutes } from '../../year/tax-form/routes'
import { taxFormService } from '../../year/tax-form/service'
import { openTaxReturn, taxScopes } from '../../year/tax-return/open'
import { todoRoutes } from '../../year/todo/routes'
import type { Config } from './config'
import { encryptedTables } from './encrypted-tables'
import { accountErasures, buildContracts, openLeases } from './leases'
import { modules } from './module-list'
import { hasTestPersons, type ProviderSettings } from './providers'
import { openRegisters } from './registers'
import { openStore } from './store'
import { systemJobs, systemRoutes, systemSchedules } from './system'

export interface BaseDeps {
  readonly config: Pick<Config, 'publicUrl' | 'mailFrom' | 'supportEmail' | 'operator' | 'dataDir' | 's3'>
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly encryption: Encryption
  readonly smtpUrl: string
  readonly providers: ProviderSettings
  /** False while the process is stopping. */
  readonly isReady: () => boolean
  readonly log: ModuleDeps['log']
  readonly watch?: Watch | undefined
}

async function openBase({ config, smtpUrl, providers: { sveve }, isReady, ...deps }: BaseDeps) {
  const { db, clock, encryption } = deps
  const { publicUrl, supportEmail, mailFrom, dataDir } = config
  const watch = deps.watch
  const logging: typeof logAttempt = async (on, attempt) => {
    await logAttempt(on, attempt)
    watch?.attempt(attempt)
  }
  const asking: ModuleDeps['asking'] = {
    clock,
    steady: () => performance.now(),
    log: (attempt) => logging(db, attempt),
    watch: watch?.provider,
  }
  const store = await openStore(config)
  /** Exports and uploads are written here until they are complete. */
  const tempDirectory = join(dataDir, 'tmp')
  const space = diskSpace(db, [dataDir, tempDirectory, join(dataDir, 'files')])
  const files = fileService({
    store,
    lookup: (plain, purpose) => encryption.lookup(plain, purpose),
    countPages: countForeignPages,
  })
  const mailer = smtpMailer({ url: smtpUrl, from: mailFrom.address, fromName: mailFrom.name })
  const given: ModuleDeps = { ...deps, ...outboxService(deps), files, publicUrl, supportEmail, asking }
  const opened: OpenModule = {
    routes: systemRoutes(isReady, space),
    jobs: {
      ...mailJobKinds({ mailer, encryption, logAttempt: logging, clock, foot: config.operator }),
      ...smsJobKinds({ sender: sveve && sveveSender(sveve, asking), encryption }),
      ...fileJobKinds({ store }),
      ...systemJobs(encryption),
    },
  }
  return { given, opened, store, tempDirectory, space, logging }
}

const halfYear = 182 * 86_400_000

/**
 * The content of security.txt (RFC 9116). Without a configured last day it is valid for half a year. The RFC recommends
 * less than a year.
 */
export function securityTxt(
  { publicUrl, supportEmail, securityContact, securityExpires }: SecurityConfig,
  now: Instant,
): string {
  const until = securityExpires ?? addTime(now, halfYear).slice(0, 10)
  const lines = [
    `Contact: ${securityContact ?? `mailto:${supportEmail}`}`,
    `Expires: ${until}T23:59:59Z`,
    'Preferred-Languages: nb, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

export type SecurityConfig = Pick<Config, 'publicUrl' | 'supportEmail'> &
  Partial<Pick<Config, 'securityContact' | 'securityExpires'>>

/** Counts what a house contains. It runs one statement after the other, because a transaction has one connection. */
const contents: DeletionDeps['contents'] = async (ctx, house) => ({
  expenses: await countExpenses(ctx, house),
  incomes: await countIncomes(ctx, house),
  items: await countItems(ctx, house),
  personal: await countPersonalUse(ctx, house),
  contracts: await countContracts(ctx, house),
})

const openHouses = (): OpenModule => ({
  routes: houseRoutes({ mayDelete: [refuseUnfinishedContract], depreciationYears: yearsOfPersonalUse, contents }),
})

/** Deletes a record for good and opens its bank transactions again. */
const matched = (kind: TrashHandler, reopen: (ctx: OwnedCtx, id: number) => Promise<void>): TrashHandler => ({
  ...kind,
  remove: async (ctx, id) => {
    await reopen(ctx, id)
    await kind.remove(ctx, id)
  },
})

export const trashServices = trashService({
  bilag: matched(trashedExpenses, (ctx, id) => reopenTransactionsOf(ctx, { bilagIds: [id] })),
  'income-bilag': matched(trashedIncomes, (ctx, incomeId) => reopenTransactionsOf(ctx, { incomeId })),
  'depreciation-bilag': trashedItems,
})

/**
 * Counts the automatic bookings of accounts. They are counted here because repeats and rent belong to later modules.
 */
export async function countAutomaticBookings(
  db: Db,
  accounts: readonly number[],
): Promise<ReadonlyMap<number, AutomaticBookings>> {
  const [repeats, rents] = [await countRunningRepeats(db, accounts), await countBookedContracts(db, accounts)]
  return new Map(accounts.map((id) => [id, { repeats: repeats.get(id) ?? 0, rents: rents.get(id) ?? 0 }]))
}

interface Deps extends BaseDeps {
  readonly config: BaseDeps['config'] & SecurityConfig
  /** The authority's older interface. Left out or null while it is switched off. */
  readonly olderTax?: OlderTaxSettings | null | undefined
  readonly passwordCost?: PasswordCost
  /** Left out: landlords need a plan. */
  readonly plans?: Config['plans']
}

/** Matching at the bank, and the to-do list, which counts what waits there. */
function openBank(given: ModuleDeps): OpenModule {
  const { rent, routes = [], ...matching } = openMatching(given)
  return { ...matching, routes: [...routes, ...todoRoutes({ contracts: buildContracts(given), rent })] }
}

/** The parts of all modules that an export reads. Its links have no host. */
const exportedRecords = (encryption: Encryption) => ({
  encryption,
  contracts: buildContracts({ encryption, publicUrl: '' }),
  lists: modules.flatMap(({ exportedLists }) => exportedLists?.(encryption) ?? []),
})

/** Builds all modules. An earlier module gets what it needs from a later module as an argument. */
export async function buildModules(deps: Deps) {
  const { encryption, providers, olderTax, passwordCost, plans } = deps
  const { given, opened: base, store, tempDirectory, space, logging } = await openBase(deps)
  const living = activeLogins(given)
  const accounts = openAccount({
    ...given,
    planOf,
    subscriptionEndsOn,
    externalOf: (ctx) => living.externalOf(ctx),
    testPersons: hasTestPersons(providers),
    erase: accountErasures(encryption),
    passwordCost,
  })
  const { account, entering } = accounts
  const logins = openLogin({ ...given, ...entering, attachLoginToSession, unlink: unlinkElectronicId })
  const completed = { deposit: onFeeCompleted }
  const subscription = openSubscription({ ...given, settings: providers.stripe, completed })
  const shared = { ...given, profile: account.profile }
  const lease = openLeases(shared, providers, subscription.billing)
  const { papers } = lease
  const taxReturn = openTaxReturn({ ...shared, settings: providers.skatteetaten, logins: living })
  const taxForm = taxFormService({ provider: olderTax ? altinn2(olderTax, given.asking) : null, encryption })
  const readable = unreadableAsEmpty(encryption)
  const exported = exportedRecords(readable)
  const exporting = exportService({
    ...shared,
    ...exported,
    unreadable: ({ db, owner }) => findUnreadable({ db, encryption, tables: encryptedTables, account: owner }),
    papers,
    letters: lease.letters,
    tenantLetters: lease.tenantLetters,
    tenancyFiles: lease.tenancyFiles,
    directory: tempDirectory,
  })
  const opened: readonly OpenModule[] = [
    ...modules.map(({ routes, jobs }) => ({ routes: routes?.(given) ?? [], jobs: jobs?.(given) ?? {} })),
    base,
    openRegisters({ ...given, settings: providers.registers }),
    { routes: webhookRoutes({ stripe: subscription.receive, signicat: lease.receive }) },
    accounts,
    logins,
    { jobs: trialMailJobKinds({ ...given, stopping: countAutomaticBookings }) },
    subscription,
    openExternalLogin({
      ...given,
      settings: providers.idporten,
      scopes: providers.skatteetaten ? taxScopes : [],
      active: living,
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
    { routes: supplierRoutes(isSupplierUsed, paidToSuppliers) },
    { routes: expenseRoutes((ctx, id) => reopenTransactionsOf(ctx, { bilagIds: [id] }), matchPartsOf) },
    { routes: trashRoutes(trashServices) },
    ...lease.opened,
    { routes: bankAccountRoutes(bankAccountService({ encryption, rows: countRowsOfAccounts })) },
    openBank(given),
    taxReturn,
    { routes: [...taxFormRoutes(taxForm), ...exportRoutes(exporting)] },
    openImport({ ...given, check: exportCheck(exported) }),
    openPackage({ ...shared, encryption: readable, directory: tempDirectory }),
  ]
  return {
    routes: opened.flatMap(({ routes = [] }) => routes),
    gate: findSession,
    isLive: isLoginLive,
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
    endExternalLogin: (at: Parameters<typeof endLoginsOfProviderSession>[1]) => endLoginsOfProviderSession(deps.db, at),
    securityTxt: () => securityTxt(deps.config, deps.clock.now()),
  }
}
