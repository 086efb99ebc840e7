import { call } from '../../../base/ui/query/call'
import { readToken } from '../../../base/ui/query/session'
import { accountCalls } from '../../../landlord/account/calls'
import { profileCalls } from '../../../landlord/account/calls-profile'
import { startSession } from '../../../landlord/account/web/session'
import { houseCalls } from '../../../landlord/house/calls'
import { contractCalls } from '../../contract/calls'
import type { ContractInput } from '../../contract/model-form'
import { contractBody } from '../../contract/web/contract-form'
import type { FreeDraft } from './free-draft'
import { landlordBody } from './free-steps'

/** What is being made; said beside the button. */
const stages = ['savingAccount', 'savingProfile', 'savingHouse', 'savingContract'] as const
export type Stage = (typeof stages)[number]

export interface Secrets {
  readonly ssn: string
  readonly password: string
  readonly repeatPassword: string
}

export interface Finishing {
  readonly draft: FreeDraft
  readonly secrets: Secrets
  /** Called before the account is asked for: from then on it may exist. */
  readonly onBegin: () => void
  readonly onStage: (stage: Stage) => void
}

/**
 * Makes the account, the profile, the house and the contract, in that order; answers the contract's id. Can be run again
 * after any failure, a lost answer or a reload: what is sent again carries its first key, and what exists already is
 * taken up and brought to what the landlord sees now. Throws CallError.
 */
export async function finishFreeContract({ draft, secrets, onBegin, onStage }: Finishing): Promise<number> {
  const { keys, landlord } = draft
  if (readToken() === null) {
    onStage('savingAccount')
    onBegin()
    const { password, repeatPassword } = secrets
    const body = { email: landlord.email, password, repeatPassword, isAgreePolicy: true as const }
    startSession(await call(accountCalls.register, { body }, { idempotencyKey: keys.account }))
  }
  onStage('savingProfile')
  await call(profileCalls.saveProfile, { body: landlordBody(landlord, secrets.ssn) })
  onStage('savingHouse')
  const house = await makeHouse(draft)
  onStage('savingContract')
  return await makeContract(draft, house)
}

/** A new account has no house but the one that an earlier try has made. */
async function makeHouse({ house, keys }: FreeDraft): Promise<number> {
  const [made] = await call(houseCalls.list, {})
  const { id } = made
    ? await call(houseCalls.update, { params: { id: String(made.id) }, body: house })
    : await call(houseCalls.create, { body: house }, { idempotencyKey: keys.house })
  return id
}

async function makeContract({ contract, keys }: FreeDraft, house: number): Promise<number> {
  const body = contractBody({ ...contract, houseId: String(house) }) as ContractInput
  const [made] = await call(contractCalls.list, {})
  const { id } = made
    ? await call(contractCalls.update, { params: { id: String(made.id) }, body })
    : await call(contractCalls.create, { body }, { idempotencyKey: keys.contract })
  return id
}
