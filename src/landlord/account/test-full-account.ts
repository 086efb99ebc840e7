import { testHouse, testPassword, testProfile, type TestApp } from '../../app/server/test-app'
import { bankAccountCalls } from '../../bank/account/calls'
import { sampleJpeg, samplePdf } from '../../base/file/test-files'
import { day } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { depreciationCalls } from '../../books/depreciation/calls'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { contractCalls } from '../../lease/contract/calls'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { testContract } from '../../lease/contract/test-contract'
import { regulationCalls } from '../../lease/regulation/calls'
import { houseCalls } from '../house/calls'
import { profileCalls } from './calls-profile'
import { changeCalls } from '../login/calls-change'

/** This text is in every text field. If a test finds it after the deletion, it was not erased. */
export const canaryText = 'Kanarifugl'
export const iban = 'NO9386011117947'

/** A user account with something in every table. */
export async function fullAccount(app: TestApp) {
  const { token, email, id, houseId } = await app.landlord()
  await app.call(
    profileCalls.saveProfile,
    {
      body: {
        ...testProfile,
        firstName: canaryText,
        lastName: canaryText,
        city: canaryText,
        address: canaryText,
        postcode: canaryText,
        phone: '90012345',
        iban,
        birthday: '1981-12-29',
      },
    },
    { token },
  )
  const house = await app.call(
    houseCalls.create,
    { body: { ...testHouse, name: canaryText, address: canaryText, city: canaryText, property_number: 987_654 } },
    { token },
  )
  await app.call(
    houseCalls.update,
    {
      params: { id: String(houseId) },
      body: { ...testHouse, name: canaryText, address: canaryText, city: canaryText },
    },
    { token },
  )
  await app.call(
    supplierCalls.create,
    { body: { name: canaryText, address: canaryText, city: canaryText, postcode: canaryText } },
    { token },
  )
  const url = async (name: string, bytes: Uint8Array) =>
    (JSON.parse((await app.upload(token, name, bytes)).body) as { url: string }).url
  const expense = (over: object) => ({
    houseId: house.id,
    cost_type: 'maintenance' as const,
    description: `${canaryText} malte`,
    supplierId: 0,
    name: canaryText,
    address: canaryText,
    city: canaryText,
    postcode: canaryText,
    repeat: 'never' as const,
    sum: 1234.5,
    date: '2026-03-01',
    franchise: 100,
    documents: [],
    ...over,
  })
  const retained = await app.call(
    expenseCalls.create,
    { body: expense({ documents: [await url(`${canaryText}.pdf`, samplePdf(canaryText))] }) },
    { token },
  )
  await app.call(expenseCalls.create, { body: expense({ repeat: 'monthly', date: '2026-09-01' }) }, { token })
  await app.call(expenseCalls.create, { body: expense({ date: '2020-12-31' }) }, { token })
  await app.call(expenseCalls.create, { body: expense({ archived: true }) }, { token })
  const trashed = await app.call(expenseCalls.create, { body: expense({}) }, { token })
  await app.call(expenseCalls.remove, { params: { id: String(trashed.id) } }, { token })
  await app.call(
    incomeCalls.create,
    {
      body: {
        houseId: house.id,
        title: canaryText,
        tenant_first_name: canaryText,
        tenant_last_name: canaryText,
        tenant_birthday: '1990-01-31',
        tenant_email: `${canaryText}@husbok.test`,
        tenant_phone: canaryText,
        start_date: '2026-01-01',
        end_date: '2026-01-31',
        sum: 12_000,
        deposit_sum: 36_000,
        other: canaryText,
        documents: [await url(`${canaryText}.jpg`, await sampleJpeg())],
      },
    },
    { token },
  )
  await app.call(
    depreciationCalls.create,
    { body: { houseId: house.id, name: canaryText, date: '2026-02-01', sum: 20_000, lifetime: 5, documents: [] } },
    { token },
  )
  await app.call(depreciationCalls.createPersonal, { body: { houseId: house.id, year: 2026 } }, { token })
  await app.call(
    changeCalls.askForEmail,
    { body: { email: `${canaryText}@husbok.test`, password: testPassword } },
    { token, key: `${canaryText}-key-${id}` },
  )
  // Stores the address in a counter of calls, and an attempt in the log.
  await app.login(email, 'Wrong-1234').catch(() => undefined)
  await app.modules.work.logAttempt(app.db, {
    success: true,
    type: 'mail',
    userId: id,
    internalData: {},
    sendData: { to: canaryText },
    requestError: '',
    at: app.now(),
  })
  return { token, email, id, houseId: house.id, retained }
}

/** Adds a lease with its papers, order and deposit, and a tax return. So every encrypted column has a value. */
export async function fullAccountWithLease(app: TestApp) {
  const full = await fullAccount(app)
  const { token, id: account_id, houseId } = full
  const contract = testContract(houseId, [], {
    tenant_first_name: canaryText,
    tenant_last_name: canaryText,
    tenant_email: `${canaryText}@husbok.test`,
    co_tenants: [
      {
        first_name: canaryText,
        last_name: canaryText,
        birthday: '1992-03-04',
        phone_code: '+47',
        phone: '90012346',
        email: `${canaryText}2@husbok.test`,
      },
    ],
    co_landlords: [
      { first_name: canaryText, last_name: canaryText, birthday: '1970-03-04', email: `${canaryText}3@husbok.test` },
    ],
    deposit_sum: 36_000,
    deposit_account: 'NO8330001234567',
    deposit_payment_deadline: '2026-12-01',
    start_date: '2026-08-01',
    first_payment_date: '2026-08-01',
  })
  await app.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', account_id).execute()
  const { id: contract_id } = await app.call(contractCalls.create, { body: contract }, { token })
  const params = { id: String(contract_id) }
  await app.call(tenancyCalls.signManual, { params, body: {} }, { token })
  const change = { month_sum: 13_000, from: '2026-12-01', agreed: true }
  await app.call(regulationCalls.regulate, { params, body: change }, { token })
  await app.db.updateTable('account').set({ subscriptionActive: false }).where('id', '=', account_id).execute()
  const [now, file] = [app.now(), { paper: 'a:b', sha256: 'c'.repeat(64), created_at: app.now() }]
  const owned = { account_id, contract_id, created_at: now, updated_at: now }
  const signing = await app.db
    .insertInto('signing')
    .values({
      ...owned,
      paper: 'contract',
      state: 'withdrawn',
      via: 'sign',
      language: 'nb',
      external_id: `contract:${contract_id}:test`,
      encrypted_links: 'a:b',
      link_tenant_hash: `${contract_id}t`,
      link_landlord_hash: `${contract_id}l`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const about = { account_id, signing_id: signing.id }
  await app.db
    .insertInto('signer')
    .values({ ...about, role: 'tenant', place: 0, name: canaryText, encrypted_url: 'a:b' })
    .execute()
  await app.db
    .insertInto('signed_document')
    .values({ ...about, ...file })
    .execute()
  await app.db
    .insertInto('frozen_list')
    .values({ account_id, contract_id, name: 'a:b', ...file })
    .execute()
  const onContract = { account_id, contract_id, created_at: now }
  await app.db
    .insertInto('contract_letter')
    .values({
      ...onContract,
      kind: 'access',
      is_preview: false,
      send: 'print',
      language: 'nb',
      name: 'a:b',
      paper: 'a:b',
      typed: 'a:b',
      sha256: 'c'.repeat(64),
      has_fee: false,
      may_protest: false,
      protest_note: 'a:b',
    })
    .execute()
  await app.db
    .insertInto('handover')
    .values({
      ...onContract,
      kind: 'in',
      date: day('2026-08-01'),
      content: 'a:b',
      signatures: 'a:b',
      paper: 'a:b',
      paper_name: 'a:b',
      updated_at: now,
    })
    .execute()
  const sums = { total: ore(0), deposit: ore(0), owed: ore(0), to_tenant: ore(0), to_landlord: ore(0) }
  await app.db
    .insertInto('settlement')
    .values({ ...onContract, ...sums, items: 'a:b', paper: 'a:b', paper_name: 'a:b' })
    .execute()
  await app.db
    .insertInto('deposit')
    .values({ ...owned, state: 'released', external_id: `contract:${contract_id}:test`, account_number: 'a:b' })
    .execute()
  await app.db
    .insertInto('fee_refund')
    .values({
      account_id,
      contract_id,
      fee_checkout: `cs_${account_id}`,
      is_paid: true,
      encrypted_notice: 'a:b',
      created_at: now,
    })
    .execute()
  await app.db
    .insertInto('tax_submission')
    .values({
      account_id,
      created_at: now,
      updated_at: now,
      year: 2025,
      state: 'accepted',
      submission_type: 'ikkeKomplett',
      figures: JSON.stringify([{ name: canaryText }]),
      hashes: '{}',
      encrypted_answer: 'a:b',
      encrypted_sent_by: 'a:b',
    })
    .execute()
  await app.db.insertInto('tax_form_login').values({ account_id, encrypted_login: 'a:b', updated_at: now }).execute()
  await app.db.updateTable('account').set({ totp_secret: 'a:b' }).where('id', '=', account_id).execute()
  await addBankRow(app, full)
  await app.db
    .insertInto('rent_payer')
    .values({ account_id, contract_id, encrypted_account: 'a:b', created_at: now })
    .execute()
  return full
}

/** A bank account with one transaction. */
async function addBankRow(app: TestApp, { token, id: account_id }: { token: string; id: number }) {
  const account = await app.call(
    bankAccountCalls.create,
    { body: { name: canaryText, account_number: '12345678903' } },
    { token },
  )
  const into = { account_id, bank_account_id: account.id, created_at: app.now() }
  const counted = { imported: 1, known: 0, pending: 0 }
  const { id } = await app.db
    .insertInto('bank_import')
    .values({ ...into, ...counted, file_id: 1, file_name: canaryText, format: 'nordea', layout: 'nordea' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.db
    .insertInto('bank_transaction')
    .values({
      ...into,
      import_id: id,
      imports: [id],
      date: day('2026-11-02'),
      sum: ore(950_000),
      text: canaryText,
      counterparty: canaryText,
      encrypted_counter_account: 'a:b',
      identity: 'row',
      ordinal: 1,
      updated_at: app.now(),
    })
    .execute()
}
