import { join } from 'node:path'
import { z } from 'zod'
import { makeCheckpoint } from '../../base/audit/service-chain'
import { diskSpace } from '../../base/call/disk-space'
import type { Clock, Ids, Route } from '../../base/call/context'
import { countryRoutes } from '../../base/country/routes'
import type { Encryption } from '../../base/db/encryption'
import { encryptPlainValues } from '../../base/db/key-rotation'
import type { Db } from '../../base/db/pool'
import { fileJobKinds } from '../../base/file/jobs'
import { fileRoutes } from '../../base/file/routes'
import { fileService } from '../../base/file/service'
import { mailJobKinds, smsJobKinds } from '../../base/outbox/jobs'
import { jobKind, type JobKinds } from '../../base/outbox/job-kind'
import { smtpMailer } from '../../base/outbox/provider/smtp'
import { sveveSender } from '../../base/outbox/provider/sveve'
import { schedule, type Schedule } from '../../base/outbox/rules'
import { outboxService } from '../../base/outbox/service'
import { countStrangePages } from '../../base/pdf/strange'
import type { ProviderDeps } from '../../base/provider/provider'
import { adminRoutes } from '../../base/admin/routes'
import { logAttempt } from '../../base/sendlog/service'
import { webhookRoutes } from '../../base/webhook/routes'
import { depreciationRoutes } from '../../books/depreciation/routes'
import { countItems, countPersonal } from '../../books/depreciation/service-select'
import { yearsOfPersonal } from '../../books/depreciation/service-personal'
import { expenseRoutes } from '../../books/expense/routes'
import { countExpenses, isSupplierUsed } from '../../books/expense/service-select'
import { incomeRoutes } from '../../books/income/routes'
import { countIncomes } from '../../books/income/service-select'
import { incomeService } from '../../books/income/service'
import { repeatRoutes } from '../../books/repeat/routes'
import { supplierRoutes } from '../../books/supplier/routes'
import { createDefaultSupplier } from '../../books/supplier/service'
import { trashRoutes } from '../../books/trash/routes'
import { accountJobKinds } from '../../landlord/account/jobs'
import { accountRoutes } from '../../landlord/account/routes'
import { accountService } from '../../landlord/account/service'
import { sessionGate } from '../../landlord/account/service-session'
import { externalLoginRoutes } from '../../landlord/external-login/routes'
import { externalLoginService } from '../../landlord/external-login/service'
import { endBySid, livingLogins, moveToSession, unlink } from '../../landlord/external-login/service-living'
import { houseRoutes } from '../../landlord/house/routes'
import type { DeletionDeps } from '../../landlord/house/service-delete'
import { secondFactorRoutes } from '../../landlord/second-factor/routes'
import { secondFactorService } from '../../landlord/second-factor/service'
import { trialMailJobKinds } from '../../landlord/subscription/jobs-trial'
import { subscriptionJobKinds } from '../../landlord/subscription/jobs'
import { subscriptionRoutes } from '../../landlord/subscription/routes'
import { planOf } from '../../landlord/subscription/rules'
import { subscriptionEndsOn } from '../../landlord/subscription/service-select'
import { billingService } from '../../landlord/subscription/service-billing'
import { contractJobKinds } from '../../lease/contract/jobs'
import { contractRoutes } from '../../lease/contract/routes'
import { contractService, noUnfinishedContract } from '../../lease/contract/service'
import { countContracts } from '../../lease/contract/service-select'
import { eraseTenantService } from '../../lease/contract/service-erase-tenant'
import { leaseJobKinds } from '../../lease/document/jobs'
import { paperRoutes } from '../../lease/document/routes'
import { paperService } from '../../lease/document/service'
import { signedFiles } from '../../lease/signing/service-file'
import { nothingAgreed } from '../../lease/signing/service-erase'
import { signService } from '../../lease/contract/service-sign'
import { regulationRoutes } from '../../lease/regulation/routes'
import { regulationService } from '../../lease/regulation/service'
import { depositErasure } from '../../lease/deposit/service-erase'
import { feeCompleted } from '../../lease/deposit/service-event'
import { costsRoutes } from '../../year/costs/routes'
import { dashboardRoutes } from '../../year/dashboard/routes'
import { exportRoutes } from '../../year/export/routes'
import { exportService } from '../../year/export/service'
import { taxRoutes } from '../../year/tax/routes'
import { altinn2 } from '../../year/tax-form/provider/altinn2'
import type { OlderTaxSettings } from '../../year/tax-form/port'
import { taxFormRoutes } from '../../year/tax-form/routes'
import { taxFormService } from '../../year/tax-form/service'
import type { Config } from './config'
import { buildContracts } from './contracts'
import { openDeposit } from './deposit'
import { encryptedTables } from './encrypted-tables'
import { accountParts, tenantParts } from './erasure'
import { openExternalId } from './external-id'
import { modules } from './module-list'
import { hasTestPersons, type Providers } from './providers'
import { securityTxt, type SecurityConfig } from './security-txt'
import { openSign, openSigning } from './signing'
import { openStore } from './store'
import { baseJobKinds, systemRoutes } from './system'
import { openSubscription, stoppingOf } from './subscription'
import { openTaxReturn } from './tax'
import { trash } from './trash'

export interface ModulesDeps {
  readonly config: Pick<Config, 'publicUrl' | 'mailFrom' | 'supportEmail' | 'dataDir' | 's3'> & SecurityConfig
  readonly db: Db
  readonly clock: Clock
  readonly ids: Ids
  readonly encryption: Encryption
  readonly smtpUrl: string
  readonly providers: Providers
  /** The authority's older interface; left out or null while it is switched off. */
  readonly olderTax?: OlderTaxSettings | null | undefined
  /** False while the process is stopping. */
  readonly isReady: () => boolean
  /** What an operator must read; never a value of a record. */
  readonly log: (level: 'info' | 'error', message: string) => void
}

/** Every module with what it needs from the others: what a later one must tell an earlier one is handed in here. */
export async function buildModules(deps: ModulesDeps) {
  const { config, clock, ids, encryption } = deps
  const { queueMail, queueSms } = outboxService({ encryption })
  const asking: Omit<ProviderDeps, 'name'> = {
    clock,
    steady: () => performance.now(),
    log: (attempt) => logAttempt(deps.db, attempt),
  }
  const { sveve } = deps.providers
  const mailer = smtpMailer({ url: deps.smtpUrl, from: config.mailFrom.address, fromName: config.mailFrom.name })
  const store = await openStore(config)
  /** Where exports and uploads are written to before they are whole. */
  const tempDirectory = join(config.dataDir, 'tmp')
  const space = diskSpace(deps.db, [config.dataDir, tempDirectory, join(config.dataDir, 'files')])
  const files = fileService({
    store,
    lookup: (plain, purpose) => encryption.lookup(plain, purpose),
    countPages: countStrangePages,
  })
  const secondFactor = secondFactorService({ encryption })
  const living = livingLogins({ encryption })
  const deposits = depositErasure({ encryption })
  const account = accountService({
    encryption,
    queueMail,
    publicUrl: config.publicUrl,
    supportEmail: config.supportEmail,
    planOf,
    subscriptionEndsOn,
    external: { externalOf: (ctx) => living.externalOf(ctx), moveToSession, unlink },
    testPersons: hasTestPersons(deps.providers),
    secondFactor,
    onRegistered: createDefaultSupplier,
    erase: accountParts(encryption),
  })
  const subscription = openSubscription(deps, queueMail, { deposit: feeCompleted })
  const signedFileOf = signedFiles({ encryption, log: deps.log })
  const papers = paperService({ encryption, profile: account.profile, files, log: deps.log, signedFileOf })
  const sign = openSign(deps, asking)
  const contracts = buildContracts({ encryption, publicUrl: config.publicUrl })
  const shared = { ...deps, queueMail, queueSms, sign, contracts, profile: account.profile }
  const deposit = openDeposit({
    ...shared,
    asking,
    erasure: deposits,
    billing: subscription.billing,
    send: (ctx, contract) => signing.service.sign(ctx, contract),
  })
  const signing = openSigning({ ...shared, papers, deposit: deposit.signing })
  const regulation = regulationService({ encryption, contracts, log: deps.log, profile: account.profile, queueMail })
  const taxReturn = openTaxReturn({
    ...deps,
    publicUrl: config.publicUrl,
    asking,
    queueMail,
    profile: account.profile,
    logins: living,
    files,
  })
  const taxForm = taxFormService({ provider: deps.olderTax ? altinn2(deps.olderTax, asking) : null, encryption })
  const externalId = openExternalId(deps)
  const { nameOf } = taxReturn
  const externalLogin = externalLoginService({ provider: externalId, encryption, living, account, nameOf })
  const all: Route[] = [
    ...systemRoutes(deps.isReady, space),
    ...fileRoutes(files),
    ...adminRoutes(),
    ...countryRoutes(),
    ...webhookRoutes({ stripe: subscription.receive, signicat: signing.receive }),
    ...accountRoutes(account),
    ...secondFactorRoutes(secondFactor, account.secondFactor),
    ...subscriptionRoutes(billingService({ ...subscription, publicUrl: config.publicUrl })),
    ...externalLoginRoutes(externalLogin),
    ...houseRoutes({
      mayDelete: [noUnfinishedContract],
      depreciationYears: yearsOfPersonal,
      contents: houseContents,
    }),
    ...supplierRoutes(isSupplierUsed),
    ...expenseRoutes(),
    ...repeatRoutes(),
    ...incomeRoutes(incomeService({ encryption })),
    ...depreciationRoutes(),
    ...trashRoutes(trash),
    ...contractRoutes(
      contractService({ encryption, contracts, beforeRemove: [nothingAgreed], endDeposit: deposits.end }),
      signService({ encryption, contracts, prepareLease: papers.signed.prepare, files }),
      eraseTenantService({ encryption, contracts, parts: tenantParts(encryption) }),
      files.lookAt,
    ),
    ...paperRoutes(papers),
    ...regulationRoutes(regulation),
    ...signing.routes,
    ...deposit.routes,
    ...dashboardRoutes(),
    ...costsRoutes(),
    ...taxRoutes(),
    ...taxReturn.routes,
    ...taxFormRoutes(taxForm),
    ...exportRoutes(
      exportService({
        encryption,
        contracts: buildContracts({ encryption, publicUrl: '' }),
        files,
        profile: account.profile,
        papers,
        letters: regulation.letters,
        submissions: taxReturn.list,
        log: deps.log,
        directory: tempDirectory,
      }),
    ),
  ]
  const kinds: JobKinds = {
    ...Object.fromEntries(modules.flatMap(({ jobs = {} }) => Object.entries(jobs))),
    ...mailJobKinds({ mailer, encryption, logAttempt, clock }),
    ...smsJobKinds({ sender: sveve && sveveSender(sveve, asking), encryption }),
    ...accountJobKinds({ account, ids }),
    ...trialMailJobKinds({ publicUrl: config.publicUrl, queueMail, stopping: stoppingOf }),
    ...subscriptionJobKinds(subscription),
    ...fileJobKinds({ store }),
    ...contractJobKinds({ encryption }),
    ...leaseJobKinds({ signed: papers.signed, ids, log: deps.log }),
    ...signing.kinds,
    ...deposit.kinds,
    ...taxReturn.kinds,
    ...baseJobKinds,
    [checkpointKind]: jobKind({
      payload: z.looseObject({}),
      mode: 'inside',
      run: async ({ db, now }) => void (await makeCheckpoint(db, now, { encryption })),
    }),
    [encryptPlainKind]: jobKind({
      payload: z.looseObject({}),
      mode: 'outside',
      run: async ({ db }) => void (await encryptPlainValues({ db, encryption, tables: encryptedTables })),
    }),
  }
  const schedules: Schedule[] = [
    ...modules.flatMap((module) => module.schedules ?? []),
    schedule('sweepBase', 60),
    schedule(encryptPlainKind, 60),
    schedule(checkpointKind, 15),
  ]
  return {
    routes: all,
    gate: sessionGate,
    work: { kinds, schedules, logAttempt },
    account,
    files,
    papers,
    store,
    tempDirectory,
    space,
    endExternalLogin: (at: Parameters<typeof endBySid>[1]) => endBySid(deps.db, at),
    securityTxt: () => securityTxt(config, clock.now()),
  }
}

/** What the later modules have recorded in a house, one statement after the other: a transaction has one connection. */
const houseContents: DeletionDeps['contents'] = async (ctx, house) => ({
  expenses: await countExpenses(ctx, house),
  incomes: await countIncomes(ctx, house),
  items: await countItems(ctx, house),
  personal: await countPersonal(ctx, house),
  contracts: await countContracts(ctx, house),
})

/** The hourly look for what a process of the version before has stored unencrypted beside us. */
const encryptPlainKind = 'encryptPlain'
/** The signing of how far the audit trail has grown. */
const checkpointKind = 'audit.checkpoint'
