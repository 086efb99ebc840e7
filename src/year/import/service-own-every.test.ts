import { beforeAll, describe, expect, it } from 'vitest'
import { queueJob } from '../../base/outbox/job'
import { ledgerCalls } from '../../books/ledger/calls'
import { contractCalls } from '../../lease/contract/calls'
import { signingOrderFixture } from '../../lease/signing/test-signing'
import { importCalls } from './calls'
import { fillEveryKind } from './test-every-kind'
import { comparable, exportZip, uploadExport } from './test-own-export'

const fixture = signingOrderFixture()
const { at, of, as } = fixture
let leases: Awaited<ReturnType<typeof fillEveryKind>>
beforeAll(async () => {
  leases = await fillEveryKind(fixture)
}, 300_000)

const empty = async () => {
  const other = await at.app.landlord()
  await at.app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', other.id).execute()
  return other
}

async function takeOver(zip: Uint8Array) {
  const { token } = await empty()
  const read = await uploadExport(at.app, token, zip)
  const applied = await at.app.call(importCalls.apply, { ...of(read.id), body: {} }, as(token))
  return { token, read, applied }
}

describe('an own export of an account with every kind of record', () => {
  it('leaves orders under way behind, and says so: their papers come as not sent', async () => {
    const { token, read } = await takeOver(await exportZip(at.app, at.token))
    expect(read.skipped.map(({ text }) => text)).toEqual([
      expect.stringContaining('BankID'),
      expect.stringContaining('being opened'),
      expect.stringContaining('at the bank'),
    ])
    const contracts = await at.app.call(contractCalls.list, { query: {} }, as(token))
    const inOrder = contracts.toSorted((a, b) => a.additionalId - b.additionalId)
    expect(inOrder.map(({ status, signatureType }) => [status, signatureType])).toEqual([
      ['active', 'bankid'],
      ['draft', null],
      ['active', 'manual'],
      ['draft', null],
    ])
  }, 300_000)

  it('lets no job act: no mail, no provider asked, no rent or voucher booked twice', async () => {
    const { token } = await takeOver(await exportZip(at.app, at.token))
    const books = async () => {
      const { bilags, incomeBilags } = await at.app.call(
        ledgerCalls.allTypes,
        { query: { date_from: '2024-01-01', date_to: '2026-12-31' } },
        as(token),
      )
      return [bilags.length, incomeBilags.length]
    }
    const seen = async () => [await books(), (await at.app.mails()).length, await at.app.texts()]
    const before = await seen()
    for (const kind of ['deposit.look', 'signing.look', 'lease.store', 'contract.rent', 'expense.repeat'])
      await queueJob(at.app.db, at.app.now(), kind, {})
    await fixture.pass(600_000)
    expect(await seen()).toEqual(before)
  }, 300_000)

  it('gives the same account once nothing is under way', async () => {
    await fixture.withdraw(leases.withdrawn)
    await at.app.db.deleteFrom('deposit').where('state', '=', 'created').execute()
    await fixture.pass(60_000)
    const before = await exportZip(at.app, at.token)
    const { token, read } = await takeOver(before)
    expect(read.skipped).toMatchObject([{ text: expect.stringContaining('at the bank') }])
    expect(comparable(await exportZip(at.app, token))).toEqual(comparable(before))
  }, 300_000)
})
