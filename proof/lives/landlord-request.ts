import type { Chance } from './chance'
import { recordViolation, type Landlord, type Life } from './life'
import { ordersOf, type ContractModel, type DepositRequest, type ShownContract } from './model-contract'
import { callAndRetry, type LandlordCall } from './landlord-call'
import { isOpen, type Document } from './desk-signing'
import { time } from './time'

/**
 * The paper that a landlord's call is about, and its request: an order, the end of an order, or a new order in place of the
 * old one.
 */
export interface PaperCall {
  readonly paper: Document['paper']
  readonly what: 'order' | 'end' | 'renew'
  readonly path: string
  readonly body?: object
}

/** Sends a landlord's request about a paper, and records which orders the request allows. */
export async function requestPaper(
  life: Life,
  chance: Chance,
  [landlord, contract]: readonly [Landlord, ContractModel],
  { paper: name, what, path, body }: PaperCall,
): Promise<LandlordCall<ShownContract>> {
  const paper = contract.papers[name]
  const mightOrder = paper.mayOrder
  Object.assign(paper, { trying: what, hasOrdered: false })
  const pressed = await callAndRetry<ShownContract>(
    life,
    chance,
    landlord,
    'POST',
    `contract/${contract.id}/${path}`,
    body,
  )
  paper.trying = null
  const { came } = pressed
  const isTaken = came === 'done' || came === 'killed'
  if (isTaken && what !== 'order') paper.endsBefore = time.ms
  if (isTaken) contract.occasions.push(time.ms)
  paper.isUnsure = came === 'killed' || (paper.isUnsure && came !== 'done')
  // If the answer about an order was lost, the product learns of the order later and makes no other one.
  const isThere = what === 'order' && ordersOf(life.signing.documents, contract, name).some(isOpen)
  if (came === 'done')
    paper.mayOrder = what !== 'end' && !paper.hasOrdered && !isThere && !isDeclined(pressed.body, name)
  else if (came === 'killed') paper.mayOrder = !paper.hasOrdered && !isThere && (mightOrder || what !== 'end')
  else {
    if (paper.hasOrdered && !mightOrder)
      recordViolation(
        life,
        'a call that says that nothing was done has done nothing',
        `${path} of contract ${contract.id}: ${pressed.status} ${pressed.reason}, and an order was made`,
      )
    paper.mayOrder = mightOrder && !paper.hasOrdered
  }
  return pressed
}

const isDeclined = (contract: ShownContract, paper: Document['paper']): boolean =>
  (paper === 'contract' ? contract.signicatInfo : contract.checkList?.signicatInfo)?.state === 'failed'

const isEqual = (one: DepositRequest, other: DepositRequest) => JSON.stringify(one) === JSON.stringify(other)

interface DepositSaying {
  /** The request to the bank. Null withdraws the previous one. */
  readonly word: DepositRequest | null
  readonly path: string
  readonly body?: object
  /** Set for a dispute. It is only recorded in the product and doesn't change a split that the bank already has. */
  readonly dispute?: { readonly beside: DepositRequest | null }
}

/** Sends a landlord's request about a deposit account, and records the result. */
export async function requestDeposit(
  life: Life,
  chance: Chance,
  [landlord, contract]: readonly [Landlord, ContractModel],
  { word, path, body, dispute }: DepositSaying,
): Promise<LandlordCall<ShownContract>> {
  const { deposit } = contract
  const failuresBefore = life.network.failuresOf('bank') + life.product.deaths
  Object.assign(deposit, { trying: word, triedDone: 0 })
  const pressed = await callAndRetry<ShownContract>(
    life,
    chance,
    landlord,
    'POST',
    `contract/${contract.id}/${path}`,
    body,
  )
  deposit.trying = null
  const { came, status, reason } = pressed
  if (came === 'done' || came === 'killed') contract.occasions.push(time.ms)
  deposit.isUnsure = came === 'killed' || (deposit.isUnsure && came !== 'done')
  // Another request ends the dispute. Even a refused request does, because the product may have recorded it.
  deposit.isDisputed = dispute ? came === 'done' : deposit.isDisputed && word === null
  if (came === 'done' && dispute?.beside) {
    Object.assign(deposit, { words: [dispute.beside], done: 1, failuresBefore })
  } else if (came === 'done') {
    const isSame = word !== null && deposit.words.length === 1 && isEqual(deposit.words[0]!, word)
    if (!isSame) Object.assign(deposit, { words: word ? [word] : [], done: deposit.triedDone, failuresBefore })
  } else if (came === 'killed') {
    if (word) deposit.words.push(word)
  } else if (deposit.triedDone > 0 && !deposit.words.some((each) => word !== null && isEqual(each, word)))
    recordViolation(
      life,
      'a call that says that nothing was done has done nothing',
      `${path} of contract ${contract.id}: ${status} ${reason}, and the bank has done it`,
    )
  return pressed
}
