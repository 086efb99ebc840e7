import type { ContractOfLandlord } from './commands'
import { countSeen, recordViolation, type Life } from './life'
import { accountsOf, ordersOf, type ContractModel, type ShownContract, type ShownSigning } from './model-contract'
import { getAsLandlord, type LandlordCall } from './landlord-call'
import type { Account, AccountState } from './desk-bank'
import { isOpen, type Document } from './desk-signing'

const paperInfo = (seen: ShownContract, paper: Document['paper']): ShownSigning | null | undefined =>
  paper === 'contract' ? seen.signicatInfo : seen.checkList?.signicatInfo

/** Reads a contract by GET and remembers the answer. */
export async function readContract(
  life: Life,
  [landlord, contract]: ContractOfLandlord,
): Promise<LandlordCall<ShownContract>> {
  life.network.unplan()
  const once = () => getAsLandlord<ShownContract>(life, landlord, `contract/${contract.id}`)
  let read = await once()
  if (read.came === 'killed') read = await once()
  if (read.came === 'done') contract.seen = read.body
  return read
}

/**
 * Reads a contract and checks the answer. GET must show what the provider has, or `pending` must explain the
 * difference.
 */
export async function checkContractView(life: Life, of: ContractOfLandlord): Promise<void> {
  const [, contract] = of
  if (contract.isDeleted) return
  const { came, body: seen } = await readContract(life, of)
  if (came !== 'done') return
  for (const paper of ['contract', 'checklist'] as const) checkPaper(life, contract, seen, paper)
  checkDeposit(life, contract, seen)
  if (!contract.isErased && (seen.guarantee != null) !== contract.terms.guaranteed)
    recordViolation(life, 'a lease says who guarantees', `contract ${contract.id}: ${JSON.stringify(seen.guarantee)}`)
}

const nothingUnderWay: ReadonlySet<string> = new Set(['none', 'withdrawn', 'canceled', 'expired', 'failed', 'fee'])

/**
 * Checks a paper at any moment: if GET shows that nothing is in progress, there is no open order, and none will be
 * sent.
 */
function checkPaper(life: Life, contract: ContractModel, seen: ShownContract, name: Document['paper']): void {
  const info = paperInfo(seen, name)
  const state = info?.state ?? 'none'
  const pending = info?.pending ?? null
  countSeen(life, `signing: ${state}${pending === null ? '' : ` (${pending})`}`)
  const paper = contract.papers[name]
  const open = ordersOf(life.signing.documents, contract, name).find(
    (each) => isOpen(each) && each.canceledAt === Infinity,
  )
  if (nothingUnderWay.has(state) && pending === null && open)
    recordViolation(life, 'GET says what the provider has', `${open.externalId} can be signed, and GET says ${state}`)
  if (paper.mayOrder && !paper.isUnsure && pending === null && state !== 'fee' && state !== 'starting')
    recordViolation(
      life,
      'GET says what is still to come',
      `${name} ${contract.id} is to be sent, and GET says ${state}`,
    )
}

/** Counts the state of a deposit, for the table of what was reached. */
function noteDeposit(
  life: Life,
  account: Account,
  { depositStatus, founds, releasedCategory, pending }: ShownSigning,
): void {
  if (depositStatus === null) return
  const amount = depositStatus === 'founds' ? (100 * (founds ?? 0) >= account.sum ? ' in full' : ' in part') : ''
  const words = [releasedCategory, pending].filter(Boolean).join(' ')
  countSeen(life, `deposit: ${depositStatus}${amount}${words && ` (${words})`}`)
}

/**
 * Checks what GET shows of a deposit account. A request of the landlord that the bank hasn't
 * carried out yet must be pending.
 */
function checkDeposit(life: Life, contract: ContractModel, seen: ShownContract): void {
  const account = accountsOf(life.bank.accounts, contract).at(-1)
  const info = seen.signicatInfo
  if (!account || !info) return
  noteDeposit(life, account, info)
  const { deposit } = contract
  const [word] = deposit.words
  if (!word && !deposit.isUnsure && (info.pending === 'closing' || info.pending === 'releasing'))
    recordViolation(life, 'what was taken back is not to come', `deposit of ${contract.id}: pending is ${info.pending}`)
  const state = account.state
  if (deposit.isUnsure || state === 'TERMINATED' || state === 'CREATED') return
  if (deposit.isDisputed && info.pending === null && info.releasedCategory !== 'DISPUTE')
    recordViolation(
      life,
      'a dispute that is noted stands',
      `deposit of ${contract.id}: GET says ${info.releasedCategory}`,
    )
  checkToCome(life, contract, info, state)
}

/**
 * If the bank has not carried out the landlord's last request yet, the request must be pending, unless the bank
 * declines it.
 */
function checkToCome(life: Life, { id, deposit }: ContractModel, info: ShownSigning, state: AccountState): void {
  const [word, ...others] = deposit.words
  if (!word || others.length > 0 || deposit.done > 0) return
  const expected = word.what === 'cancel' ? 'closing' : 'releasing'
  if (info.pending === expected) return
  // When the bank declines a request, the request is withdrawn and the bank's message is shown.
  if (info.error !== null || (word.what === 'cancel') === (state === 'PAID')) return void (deposit.words = [])
  recordViolation(
    life,
    'GET says what is still to come',
    `deposit of ${id}: ${word.what} was taken, the bank has not done it, and pending is ${info.pending ?? 'null'}`,
  )
}
