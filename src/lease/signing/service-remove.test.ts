import { expect, it } from 'vitest'
import { refusals, type RefusalReason } from '../../base/kit/refusal'
import { contractCalls } from '../contract/calls'
import { storedOrderStates, type StoredOrderState } from '../contract/model-signing'
import { signingOrderFixture } from './test-signing'

const { at, of, as, create, sent, sign, withdraw, refusal, pass } = signingOrderFixture()

const remove = (id: number) => refusal(at.app.call(contractCalls.remove, of(id), as()))
const refused = (reason: RefusalReason) => [refusals[reason], reason, undefined]
const left = async (id: number) =>
  (await at.app.db.selectFrom('contract').select('id').where('id', '=', id).execute()).length +
  (await at.app.db.selectFrom('signing').select('id').where('contract_id', '=', id).execute()).length +
  (await at.app.db.selectFrom('signed_lease').select('id').where('contract_id', '=', id).execute()).length

const verdict: Record<StoredOrderState, 'goes' | RefusalReason> = {
  starting: 'contractFrozen',
  sent: 'contractFrozen',
  withdrawing: 'contractFrozen',
  signed: 'contractSigned',
  stored: 'contractSigned',
  failed: 'goes',
  withdrawn: 'goes',
  expired: 'goes',
  canceled: 'goes',
}

it.each(storedOrderStates)('a contract is deleted or kept while its order is %s', async (state) => {
  const { id } = await sent()
  await at.app.db.updateTable('signing').set({ state }).where('contract_id', '=', id).execute()
  const goes = verdict[state] === 'goes'
  if (goes) await at.app.db.updateTable('contract').set({ signatureType: null }).where('id', '=', id).execute()
  expect(await remove(id)).toEqual(goes ? 'none' : refused(verdict[state] as RefusalReason))
  expect(await left(id)).toBe(goes ? 0 : 3)
})

it('deletes a lease that was sent and taken back, and what comes of its order later changes nothing', async () => {
  const { id, document } = await sent()
  expect(await remove(id)).toEqual(refused('contractFrozen'))
  await withdraw(id)
  expect(await remove(id)).toBe('none')
  expect(await left(id)).toBe(0)
  expect(document.documentStatus).toMatch(/cancel/i)
  await pass(600_000)
  expect(await left(id)).toBe(0)
})

it('asks of every order, not only the newest of a paper', async () => {
  const { id } = await sent()
  await withdraw(id)
  await at.app.db.updateTable('signing').set({ state: 'withdrawing' }).where('contract_id', '=', id).execute()
  await sign(id).catch(() => undefined)
  await at.app.db
    .updateTable('signing')
    .set({ state: 'withdrawn' })
    .where('contract_id', '=', id)
    .where('state', '!=', 'withdrawing')
    .execute()
  expect(await remove(id)).toEqual(refused('contractFrozen'))
})

it('keeps a draft whose handover list is out to be signed, and one whose list all have signed', async () => {
  const id = await create()
  await at.app.call(contractCalls.createChecklist, { ...of(id), body: { number_keys: 2 } }, as())
  await sign(id, true)
  expect(await remove(id)).toEqual(refused('contractFrozen'))
  await at.app.db.updateTable('signing').set({ state: 'stored' }).where('contract_id', '=', id).execute()
  expect(await remove(id)).toEqual(refused('contractSigned'))
})
