import type { z } from 'zod'
import { isSame } from '../../../base/kit/is-same'
import { call } from '../../../base/ui/query/call'
import { newIdempotencyKey } from '../../../base/ui/query/call-request'
import { currentLanguage } from '../../../base/ui/words/use-words'
import { readToken } from '../../../base/ui/query/session'
import { accountCalls } from '../../../landlord/account/calls'
import { registerCalls } from '../../../landlord/registration/calls'
import { profileCalls } from '../../../landlord/account/calls-profile'
import { startSession } from '../../../landlord/account/web/session'
import { houseCalls } from '../../../landlord/house/calls'
import { HouseForm, houseRecord } from '../../../landlord/house/model'
import { contractCalls } from '../../contract/calls'
import { ContractForm, type ContractInput } from '../../contract/model-form'
import { contractBody } from '../../contract-form/web/contract-form'
import type { FreeDraft } from './free-draft'
import { createRecordOnce, type MakingRecord } from './make-once'
import { profileBody, withRentIban, type LastStepValues } from './free-steps'

/** The stage that is shown next to the button. */
export type FinishStage = 'savingAccount' | 'savingProfile' | 'savingHouse' | 'savingContract'

export interface FinishSettings {
  readonly draft: FreeDraft
  readonly secrets: LastStepValues
  /** Called before the request for the user account. From then on it may exist. */
  readonly onBegin: () => void
  readonly onStage: (stage: FinishStage) => void
  /** Stores what must survive a reload: what is sent under which key, and the returned id. */
  readonly onRemember: (name: keyof FreeDraft['made'], key: string, made: FreeDraft['made']['house']) => void
}

/**
 * Creates user account, profile, house and contract, in that order. Returns the contract's id. Can run again after any
 * failure, a lost answer or a reload. A repeated request uses the key of the first one. A record that exists already is
 * used. It is changed only if the wizard has changed since. Throws CallError.
 */
export async function finishFreeContract(finishing: FinishSettings): Promise<number> {
  const { draft, secrets, onBegin, onStage } = finishing
  const { keys, landlord } = draft
  if (readToken() === null) {
    onStage('savingAccount')
    onBegin()
    const { password, repeatPassword } = secrets
    const body = { email: landlord.email, password, repeatPassword, isAgreePolicy: true as const }
    startSession(await call(registerCalls.register, { body }, { idempotencyKey: keys.account }))
  }
  onStage('savingProfile')
  const { etag } = await call(accountCalls.profile, {})
  await call(profileCalls.saveProfile, { body: profileBody(withRentIban(draft), secrets.ssn), ifMatch: etag })
  onStage('savingHouse')
  const house = await makeHouse(finishing)
  onStage('savingContract')
  return await makeContract(finishing, house)
}

/** The settings for creating the house or the contract. `making` is how far an earlier try has come. */
const part = ({ draft, onRemember }: FinishSettings, name: keyof FreeDraft['made']) => ({
  making: { key: draft.keys[name], ...draft.made[name] } as MakingRecord<never>,
  now: Date.now(),
  newKey: newIdempotencyKey,
  remember: ({ key, ...made }: MakingRecord<unknown>) => onRemember(name, key, made),
})

const makeHouse = (finishing: FinishSettings): Promise<number> =>
  createRecordOnce<z.input<typeof HouseForm>>({
    ...part(finishing, 'house'),
    body: houseRecord.toBody(finishing.draft.house) as z.input<typeof HouseForm>,
    create: (body, idempotencyKey) => call(houseCalls.create, { body }, { idempotencyKey }),
    update: async (id, body) => {
      const params = { id: String(id) }
      const { etag } = await call(houseCalls.read, { params })
      return await call(houseCalls.update, { params, body, ifMatch: etag })
    },
    find: async (body) => foundAmong(await call(houseCalls.list, {}), HouseForm.parse(body)),
  })

const makeContract = (finishing: FinishSettings, house: number): Promise<number> =>
  createRecordOnce<ContractInput>({
    ...part(finishing, 'contract'),
    body: contractBody({
      ...finishing.draft.contract,
      houseId: String(house),
      // A draft from an earlier version has no language. This is the language that the server would
      // store, so `find` recognizes a contract that was created without one.
      language: finishing.draft.contract.language || currentLanguage(),
    }) as ContractInput,
    create: (body, idempotencyKey) => call(contractCalls.create, { body }, { idempotencyKey }),
    update: async (id, body) => {
      const params = { id: String(id) }
      const { etag } = await call(contractCalls.read, { params })
      return await call(contractCalls.update, { params, body, ifMatch: etag })
    },
    find: async (body) => foundAmong(await call(contractCalls.list, {}), ContractForm.parse(body)),
  })

/** The id of the record that has all these values. Null when there is none. */
function foundAmong(all: readonly { readonly id: number }[], body: object): number | null {
  const wanted = Object.entries(body)
  const isIt = (one: object) =>
    wanted.every(([name, value]) => {
      const stored = (one as Record<string, unknown>)[name]
      return stored === undefined || isSame(stored, value)
    })
  return all.find(isIt)?.id ?? null
}
