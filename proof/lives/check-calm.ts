import { verifyAudit } from '../../src/base/audit/service-verify'
import { passTime } from './calendar'
import { checkRentAccounts } from './check-bank'
import { checkBooks } from './check-books'
import { checkErased } from './check-erased'
import { checkPromises } from './check-messages'
import { readContract } from './check-view'
import { isHidden, landlordsOf } from './commands'
import { recordViolation, type Landlord, type Life } from './life'
import { accountsOf, ordersOf, type ContractModel, type ShownSigning } from './model-contract'
import { getAsLandlord, isWrongAccountHolder, callAsLandlord } from './landlord-call'
import { encryption } from './product'
import type { Account } from './desk-bank'
import { haveTenantsSigned, stateOf, type Document } from './desk-signing'
import { day, instant, minute, time } from './time'

/**
 * Checks the state when no provider fails and time has passed. Everything that was started must have ended, and the product
 * must show what the providers have.
 */
export async function checkSettledState(life: Life): Promise<void> {
  for (const landlord of landlordsOf(life)) {
    await checkPlan(life, landlord)
    for (const contract of landlord.contracts.filter((each) => !each.isDeleted && !isHidden(landlord, each)))
      await checkContract(life, landlord, contract)
    await checkBooks(life, landlord)
    if (life.swarm.isAtBank) await checkRentAccounts(life, landlord)
    await checkOwn(life, landlord)
    await checkForeign(life, landlord)
  }
  // Messages that the landlord's own calls have started go out a moment later.
  await passTime(life, minute)
  checkFees(life)
  await checkErased(life)
  checkPromises(life)
}

/** The product and the payment provider must agree on the subscription. */
async function checkPlan(life: Life, landlord: Landlord): Promise<void> {
  const { came, body: profile } = await getAsLandlord<{ subscriptionActive: boolean }>(life, landlord, 'profile')
  if (came === 'killed') return
  if (came !== 'done') return recordViolation(life, 'a profile can be read', landlord.name)
  const customers = new Set(
    life.payment.customers.filter(({ account }) => account === String(landlord.id)).map(({ id }) => id),
  )
  const own = life.payment.subscriptions.filter(
    ({ customer, status }) => customers.has(customer) && status !== 'canceled',
  )
  if (own.length > 1)
    recordViolation(life, 'an account has at most one subscription', `${landlord.name}: ${own.length}`)
  if (profile.subscriptionActive !== own.length > 0)
    recordViolation(
      life,
      'the product knows who has a subscription',
      `${landlord.name}: ${profile.subscriptionActive}, and the provider has ${own.length}`,
    )
}

async function checkContract(life: Life, landlord: Landlord, contract: ContractModel): Promise<void> {
  const path = `contract/${contract.id}/refresh`
  const refreshed = await callAsLandlord(life, landlord, 'POST', path)
  if (refreshed.came === 'failed' && !isWrongAccountHolder(life, path))
    recordViolation(life, 'a contract can be refreshed', `${refreshed.status} ${refreshed.reason}`)
  const { came, body: seen } = await readContract(life, [landlord, contract])
  if (came !== 'done') return recordViolation(life, 'a contract can be read', `contract ${contract.id}`)
  for (const name of ['contract', 'checklist'] as const) {
    const info = name === 'contract' ? seen.signicatInfo : seen.checkList?.signicatInfo
    checkOrder(life, contract, name, info ?? null)
    if (info?.pending) recordViolation(life, 'every pending request ends', `${name} ${contract.id}: ${info.pending}`)
  }
  const account = accountsOf(life.bank.accounts, contract).at(-1)
  if (account) checkAccount(life, contract, account, seen.signicatInfo)
}

/** The state of an order at its provider, in the words of GET. */
function expected(document: Document): string {
  const state = stateOf(document)
  if (state === 'unsigned' || state === 'partialsigned') return haveTenantsSigned(document) ? 'landlord' : 'tenants'
  return state === 'signed' || document.endedAt < Infinity ? 'signed' : 'over'
}

function checkOrder(life: Life, contract: ContractModel, paper: Document['paper'], info: ShownSigning | null): void {
  const last = ordersOf(life.signing.documents, contract, paper).at(-1)
  // The papers are erased together with the tenant.
  if (!last || contract.isErased) return
  const is = expected(last)
  const state = info?.state ?? 'none'
  const stage = ['withdrawn', 'canceled', 'expired', 'failed', 'fee', 'none'].includes(state) ? 'over' : state
  // A file that the provider deleted before the product recovered can't be fetched by anybody.
  if (is === 'signed' && stage === 'packaging' && time.ms > last.packagedAt + 6 * day) return
  if (is !== stage)
    recordViolation(
      life,
      'GET says what the provider has',
      `${last.externalId} is ${is} (${stateOf(last)}), and GET says ${state}`,
    )
  if ((is === 'tenants' || is === 'landlord') && info) {
    const signed = last.signers.filter(({ isTenant }) => isTenant).map(({ signedAt }) => signedAt !== null)
    if (signed.join() !== info.tenants.map(({ isSigned }) => isSigned).join())
      recordViolation(life, 'GET says who has signed', `${last.externalId}: ${signed.join()}, and GET says otherwise`)
  }
}

function checkAccount(life: Life, contract: ContractModel, account: Account, info: ShownSigning | null): void {
  const state = account.state
  const status = info?.depositStatus ?? null
  const text = `${account.externalId} is ${state} with ${account.paidIn / 100}, and GET says ${status} with ${info?.founds ?? 0}`
  const fits = {
    CREATED: status === null,
    SIGNED: status === 'opened',
    PAID_PARTIAL: status === 'founds',
    PAID: status === 'founds',
    // An order that ended before its account was opened has no account.
    TERMINATED: account.openedAt === Infinity ? status === null : status === 'released' || status === 'canceled',
  }[state]
  if (account.openedFor !== 0) {
    if (info?.accountNumber === account.number)
      recordViolation(life, 'another tenant’s account is never taken for the deposit’s', account.externalId)
    return
  }
  if (!fits || (state.startsWith('PAID') && info?.founds !== account.paidIn / 100))
    recordViolation(life, 'GET says what the bank has', text)
  checkPaidOut(life, contract, account, info)
}

/** GET must show what was paid out of a deposit that was split by agreement. */
function checkPaidOut(life: Life, { deposit }: ContractModel, account: Account, info: ShownSigning | null): void {
  const [word, ...others] = deposit.words
  const paid = account.paidOut
  const isSplit = account.hasAgreed && word?.what === 'SPLIT' && others.length === 0 && deposit.done > 0
  if (!isSplit || !paid || info?.depositStatus !== 'released') return
  const text = `${account.externalId} was split, ${paid.tenant / 100} was paid to the tenant, GET says`
  // After a lost answer nobody knows whether the bank had accepted the last split when the tenant agreed.
  const isUnsure = life.network.failuresOf('bank') + life.product.deaths > deposit.failuresBefore
  const shown = info.tenantReleaseSum ?? (isUnsure ? paid.tenant / 100 : null)
  if (shown !== paid.tenant / 100)
    recordViolation(life, 'GET says what was paid out', `${text} ${info.tenantReleaseSum}`)
  // The payout ends a dispute that was noted in the meantime.
  if (!isUnsure && info.releasedCategory !== 'SPLIT')
    recordViolation(life, 'GET says what was paid out', `${text} ${info.releasedCategory}`)
}

/** Checks the opening fees: one for each account that was opened or can still be opened. All others must be refunded, once. */
function checkFees(life: Life): void {
  const fees = life.payment.checkouts.filter(({ mode }) => mode === 'payment')
  for (const landlord of life.landlords)
    for (const contract of landlord.contracts) {
      const own = fees.filter(({ reference }) => reference === `deposit:${contract.id}`)
      const retained = own.filter(({ paidAt, refunded }) => paidAt < Infinity && refunded === 0).length
      const opened = accountsOf(life.bank.accounts, contract).filter(({ openedAt }) => openedAt < Infinity).length
      const canOpen =
        !contract.isDeleted &&
        !landlord.isDeleted &&
        contract.terms.opensDeposit &&
        !contract.isSignedByHand &&
        !contract.seen?.isFinished
      const text = `contract ${contract.id}: ${own.length} pages, ${retained} paid and not given back, ${opened} opened`
      if (retained > opened + (canOpen ? 1 : 0)) recordViolation(life, 'a fee that opens nothing is given back', text)
      if (retained < opened) recordViolation(life, 'an account that is opened was paid for', text)
      const shown = own.filter(({ id }) => life.shownPages.has(id))
      if (
        !canOpen &&
        shown.some(
          ({ paidAt, expiredAt, createdAt }) =>
            paidAt === Infinity && expiredAt === Infinity && createdAt + day > time.ms,
        )
      )
        recordViolation(life, 'a page on which nothing is bought any more ends', text)
    }
}

/** A landlord must see nothing of another landlord. */
async function checkOwn(life: Life, landlord: Landlord): Promise<void> {
  const others = life.landlords.filter((each) => each !== landlord)
  for (const path of ['bilag/all-types?date_from=2020-01-01', 'contract/all', 'house', 'supplier', 'profile']) {
    const { body } = await getAsLandlord(life, landlord, path)
    const text = JSON.stringify(body)
    for (const { mark } of others)
      if (text.includes(mark))
        recordViolation(life, 'nobody sees or changes what is another landlord’s', `${path}: ${mark}`)
  }
}

/** Asks, as this landlord, for one record of each kind of every other landlord. Each answer must be 404. */
async function checkForeign(life: Life, landlord: Landlord): Promise<void> {
  for (const { books, contracts, houses } of life.landlords.filter((each) => each !== landlord)) {
    const numbers = { bilag: books.expenses, incomebilag: books.incomes, depreciationbilag: books.items }
    const kinds = { ...numbers, contract: contracts.map(({ id }) => id), house: houses.map(({ id }) => id) }
    for (const [kind, ids] of Object.entries(kinds)) {
      const { status } = ids.length === 0 ? { status: 404 } : await getAsLandlord(life, landlord, `${kind}/${ids[0]!}`)
      if (status !== 404)
        recordViolation(life, 'nobody sees or changes what is another landlord’s', `GET ${kind}/{n}: ${status}`)
    }
  }
}

/** The audit trail must not have changed since it was written. */
export async function checkAuditTrail(life: Life): Promise<void> {
  const { fault } = (await verifyAudit(life.product.db, encryption)) as { fault?: unknown }
  if (fault) recordViolation(life, 'the audit trail is as it was appended', `${JSON.stringify(fault)} at ${instant()}`)
}
