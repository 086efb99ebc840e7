import { passTime } from './calendar'
import { checkContractView } from './check-view'
import {
  contractsWhere,
  outcomeText,
  pickContract,
  pickLandlord,
  type Command,
  type Commands,
  type ContractOfLandlord,
} from './commands'
import type { Chance } from './chance'
import { draft, isDraft } from './commands-lease'
import { recordViolation, type Life } from './life'
import { accountsOf, type ContractModel } from './model-contract'
import type { Account, AccountState } from './desk-bank'
import { checkoutState, type Checkout } from './desk-payment'
import { requestDeposit, requestPaper } from './landlord-request'
import { hour, minute } from './time'

const accountOf = (life: Life, contract: ContractModel): Account | undefined =>
  accountsOf(life.bank.accounts, contract).at(-1)
const inState =
  (life: Life, ...states: readonly AccountState[]) =>
  (contract: ContractModel): boolean => {
    const account = accountOf(life, contract)
    return account !== undefined && states.includes(account.state)
  }

/** Clicks "open a deposit account". The answer is the page where its fee is paid, or the order itself. */
async function open(life: Life, chance: Chance): Promise<string | null> {
  const of = pickContract(life, chance, (contract) => {
    const { opensDeposit, guaranteed } = contract.terms
    return (opensDeposit || guaranteed) && isDraft(contract)
  })
  if (!of) return null
  const pressed = await requestPaper(life, chance, of, { paper: 'contract', what: 'order', path: 'create-deposit' })
  if (pressed.came === 'done' && of[1].terms.guaranteed)
    recordViolation(life, 'a lease with a guarantee opens no account', `contract ${of[1].id}`)
  await checkContractView(life, of)
  const { payUrl = null } = (pressed.came === 'done' ? pressed.body : {}) as { payUrl?: string | null }
  return `${outcomeText(pressed)}${payUrl === null ? '' : ' to be paid'}`
}

const isOpenFee = (checkout: Checkout) => checkout.mode === 'payment' && checkoutState(checkout) === 'open'

/** Lets a home with a deposit account that is opened and paid in full or in part. All steps for it happen in one command. */
async function letInFull(life: Life, chance: Chance): Promise<string | null> {
  const landlord = pickLandlord(life, chance)
  const before = landlord?.contracts.length
  if (!landlord || (await draft(life, chance, landlord)) === null) return null
  const contract = landlord.contracts[before!]
  if (!contract?.terms.opensDeposit) return 'no account'
  const of = [landlord, contract] as const
  for (let pressed = 0; pressed < 2 && !accountOf(life, contract); pressed += 1) {
    await requestPaper(life, chance, of, { paper: 'contract', what: 'order', path: 'create-deposit' })
    await checkContractView(life, of)
    const page = life.payment.checkouts.find(
      (each) => isOpenFee(each) && each.reference === `deposit:${contract.id}` && life.shownPages.has(each.id),
    )
    if (page) await life.payment.pay(page)
    await passTime(life, 2 * minute)
  }
  const account = accountOf(life, contract)
  if (!account) return 'not ordered'
  for (const signer of account.document.signers) await life.signing.sign(account.document, signer, true)
  await passTime(life, 2 * hour)
  if (account.state === 'SIGNED')
    await life.bank.fund(account, chance.is(0.5) ? account.sum : 1 + chance.below(account.sum))
  await passTime(life, hour)
  await checkContractView(life, of)
  return account.state
}

/** The landlord, or anyone who still has the page open, pays an opening fee. */
const payFee: Command['run'] = async (life, chance) => {
  const pages = life.payment.checkouts.filter((each) => isOpenFee(each) && life.shownPages.has(each.id))
  if (pages.length === 0) return null
  const references = pages.map(({ reference }) => reference)
  const twice = references.find((each, index) => references.indexOf(each) !== index)
  if (twice !== undefined) recordViolation(life, 'at most one open page for a fee', twice)
  if (chance.is(0.15)) return 'abandoned'
  return (await life.payment.pay(chance.pick(pages))) ? 'paid' : 'too late'
}

/**
 * The failures of a bank's call that closes or releases an account. The call was carried out, or it was not, or nobody
 * knows.
 */
const bankFaults = ['failed', 'reset', 'silence', 'busy', 'failedAfter', 'lost', 'killAfter'] as const

/** Withdraws a request that has not reached the bank. */
async function takeBack(life: Life, chance: Chance, of: ContractOfLandlord): Promise<string> {
  const pressed = await requestDeposit(life, chance, of, { word: null, path: 'cancel-release' })
  await checkContractView(life, of)
  return outcomeText(pressed)
}
async function cancelRelease(life: Life, chance: Chance): Promise<string | null> {
  if (!life.product.has('POST', 'contract/:id/cancel-release')) return null
  const of = pickContract(life, chance, ({ seen }) => {
    const pending = seen?.signicatInfo?.pending
    return pending === 'closing' || pending === 'releasing'
  })
  return of ? await takeBack(life, chance, of) : null
}

/** The parts of a split deposit, in øre. A split that leaves the landlord nothing is refused. */
function splitOf(chance: Chance, sum: number) {
  const drawn = chance.is(0.5) ? chance.below(sum + 1) : 100 * chance.below(Math.floor(sum / 100) + 1)
  const landlord = Math.max(1, drawn)
  return { tenant: sum - landlord, landlord }
}

/** The body that releases a deposit, and the request that it makes to the bank. A dispute makes none. */
function releaseOf(
  what: 'TENANT' | 'SPLIT' | 'DISPUTE',
  split: ReturnType<typeof splitOf>,
  account: Account | undefined,
) {
  if (what === 'TENANT') return { word: { what }, body: { category: what } }
  if (what === 'SPLIT') {
    const amounts = { amount_tenant: split.tenant / 100, amount_landlord: split.landlord / 100 }
    return { word: { what, ...split }, body: { category: what, ...amounts } }
  }
  const beside = account?.split ? ({ what: 'SPLIT', ...account.split } as const) : null
  return { word: null, body: { category: what }, dispute: { beside } }
}

/** Closes an account, or releases the money on it in one of the three ways. */
async function say(
  life: Life,
  chance: Chance,
  of: ContractOfLandlord | undefined,
  what: 'cancel' | 'TENANT' | 'SPLIT' | 'DISPUTE',
): Promise<string | null> {
  if (!of) return null
  const [, contract] = of
  const { deposit: sum } = contract.terms
  // A failed request can be sent again or withdrawn. Errors with money are most likely then.
  if (chance.is(life.swarm.traits.bankFails))
    life.network.plan(chance.below(what === 'cancel' ? 2 : 3), chance.pick(bankFaults))
  if (what === 'cancel') {
    const closed = await requestDeposit(life, chance, of, { word: { what: 'cancel' }, path: 'closeDeposit' })
    await checkContractView(life, of)
    // The page offers "Keep the account" while the closing is pending.
    if (contract.seen?.signicatInfo?.pending !== 'closing' || !chance.is(0.6)) return outcomeText(closed)
    return `${outcomeText(closed)}, kept: ${await takeBack(life, chance, of)}`
  }
  const release = { path: 'releaseDeposit', ...releaseOf(what, splitOf(chance, sum), accountOf(life, contract)) }
  const pressed = await requestDeposit(life, chance, of, release)
  await checkContractView(life, of)
  // The page also offers "take back" while a release is pending.
  if (contract.seen?.signicatInfo?.pending === 'releasing' && release.word && chance.is(0.4))
    return `${outcomeText(pressed)}, taken back: ${await takeBack(life, chance, of)}`
  // The landlord clicks again, with the same values, when a call fails.
  if (pressed.came === 'failed' && chance.is(0.3)) await requestDeposit(life, chance, of, release)
  return outcomeText(pressed)
}

const close: Command['run'] = (life, chance) =>
  say(life, chance, pickContract(life, chance, inState(life, 'SIGNED', 'PAID_PARTIAL')), 'cancel')

const release =
  (what: 'TENANT' | 'SPLIT' | 'DISPUTE'): Command['run'] =>
  (life, chance) =>
    say(life, chance, pickContract(life, chance, inState(life, 'PAID')), what)

/** An account in one of these states, for a payment or an end at the bank. */
const someAccount = (life: Life, chance: Chance, ...states: readonly AccountState[]): Account | null => {
  const fitting = contractsWhere(life, inState(life, ...states)).map(([, contract]) => accountOf(life, contract)!)
  return fitting.length > 0 ? chance.pick(fitting) : null
}

const fund: Command['run'] = async (life, chance) => {
  const account = someAccount(life, chance, 'SIGNED', 'PAID_PARTIAL')
  const rest = account ? account.sum - account.paidIn : 0
  // The bank may not have noticed yet that everything is there.
  if (!account || rest <= 0) return null
  const sum = chance.is(0.55) ? rest : 1 + chance.below(rest)
  await life.bank.fund(account, sum)
  return account.paidIn === account.sum ? 'all of it' : 'a part'
}

const agree: Command['run'] = async (life, chance) => {
  const waiting = life.bank.accounts.filter((each) => each.split !== null && each.state === 'PAID')
  if (waiting.length === 0) return null
  await life.bank.agree(chance.pick(waiting))
  return 'agreed'
}

/** Another party ends the account: a final decision, or the tenant's own bank. */
const decided: Command['run'] = async (life, chance) => {
  const account = someAccount(life, chance, 'SIGNED', 'PAID_PARTIAL', 'PAID')
  if (!account) return null
  const state = account.state
  await life.bank.end(account)
  return state
}

export const depositCommands: Commands = {
  'let with a full account': { weight: 1, run: letInFull },
  'open a deposit account': { weight: 18, run: open },
  'pay the opening fee': { weight: 70, run: payFee },
  'close a deposit account': { weight: 30, run: close },
  'release to the tenant': { weight: 10, run: release('TENANT') },
  'release a split': { weight: 40, run: release('SPLIT') },
  'release: dispute': { weight: 10, run: release('DISPUTE') },
  'take a release back': { weight: 90, run: cancelRelease },
  'tenant pays in': { weight: 70, run: fund },
  'tenant agrees': { weight: 25, run: agree },
  'deposit is decided': { weight: 0.4, run: decided },
}
