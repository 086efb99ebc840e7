import { testHouse } from '../../app/server/test-app'
import { bankMatchingCalls } from '../../bank/matching/calls'
import { testBankCalls } from '../../bank/transaction/test-bank'
import { nordeaFile } from '../../bank/file/test-bank-files'
import { sampleJpeg, samplePdf } from '../../base/file/test-files'
import { day, type Instant } from '../../base/kit/day'
import { ore } from '../../base/kit/money'
import { depreciationCalls } from '../../books/depreciation/calls'
import { expenseCalls } from '../../books/expense/calls'
import { incomeCalls } from '../../books/income/calls'
import { supplierCalls } from '../../books/supplier/calls'
import { houseCalls } from '../../landlord/house/calls'
import { contractCalls } from '../../lease/contract/calls'
import { depositEncryption } from '../../lease/deposit/service-reading'
import { handoverCalls } from '../../lease/handover/calls'
import { testDrawing, testFound, testItem } from '../../lease/handover/test-handover'
import { letterCalls } from '../../lease/letter/calls'
import { regulationCalls } from '../../lease/regulation/calls'
import { rentAccountChangeCalls } from '../../lease/rent-account/calls-change'
import { settlementCalls } from '../../lease/settlement/calls'
import { coTenant, signicatDocumentOf, type signingOrderFixture } from '../../lease/signing/test-signing'
import { tenancyCalls } from '../../lease/tenancy/calls'
import { sentExpense, sentIncome, uploadedUrl } from '../export/test-account'
import { taxCalls } from '../tax/calls'
import { submissionEncryption } from '../tax-return/service-select'

type Fixture = ReturnType<typeof signingOrderFixture>

const terms = { start_date: '2026-08-01', first_payment_date: '2026-08-01', month_sum: 9500, language: 'nb' }
const deposit = {
  deposit_sum: 19_000,
  deposit_account: 'NO9386011117947',
  deposit_payment_deadline: '2026-12-01',
}

/** Houses, suppliers and vouchers of every kind. */
async function fillBooks({ at, as }: Fixture) {
  const { app, houseId } = at
  const call = <R extends Parameters<typeof app.call>[0]>(row: R, input: Parameters<typeof app.call<R>>[1]) =>
    app.call(row, input, as())
  const url = (name: string, bytes: Uint8Array) => uploadedUrl(app, at.token, name, bytes)
  const cabin = await call(houseCalls.create, {
    body: {
      ...testHouse,
      name: 'Hytta',
      property_number: 17,
      house_rules: [await url('Regler.pdf', samplePdf('regler'))],
    },
  })
  const sold = await call(houseCalls.create, { body: { ...testHouse, name: 'Solgt hus' } })
  await call(houseCalls.update, {
    params: { id: String(cabin.id) },
    body: {
      ...testHouse,
      name: 'Hytta',
      home_use: 'own_cabin',
      co_owners: [{ name: 'Eva Lie', share: 25.5 }],
      from_year: 2026,
    },
  })
  const archived = await call(supplierCalls.create, {
    body: { name: 'Gammel AS', address: 'Gata 2', city: 'Bø', postcode: '3800', organisation_number: '974760673' },
  })
  const photo = await url('bilde.jpg', await sampleJpeg())
  const expense = async (over: object = {}, house = houseId) =>
    (await call(expenseCalls.create, { body: sentExpense(house, over) })).id
  await expense({ documents: [photo, await url('Kvittering.pdf', samplePdf('kvittering'))], supplierId: archived.id })
  await call(supplierCalls.update, {
    params: { id: String(archived.id) },
    body: { name: 'Gammel AS', address: 'Gata 2', city: 'Bø', postcode: '3800', archived: true },
  })
  await expense({ repeat: 'monthly', date: '2026-08-31' })
  await expense({ archived: true, documents: [photo] }, cabin.id)
  await expense({ sum: -120.5, cost_type: 'other_costs', cost_line: 'insurance', date: '2025-05-02' })
  await expense({ sum: 4242 }, sold.id)
  const trashed = await expense({ repeat: 'weekly', date: '2026-11-02' })
  await call(expenseCalls.remove, { params: { id: String(trashed) } })
  await call(incomeCalls.create, { body: sentIncome(houseId, { documents: [photo], other: 'Kontant «x» \\ "y"' }) })
  await call(incomeCalls.create, {
    body: { houseId, kind: 'other', title: 'Forsikring', start_date: '2026-02-01', end_date: '2026-02-01', sum: 500 },
  })
  const item = { houseId, name: 'Sofa', date: '2024-02-01', sum: 48_000, lifetime: 8, documents: [] }
  await call(depreciationCalls.create, {
    body: { ...item, carried: { balance: 24_576, on: '2024-12-31' }, upgrades: [{ date: '2025-03-01', sum: 1000 }] },
  })
  await call(depreciationCalls.create, { body: { ...item, houseId: cabin.id, name: 'Lampe', sum: 199.9, lifetime: 0 } })
  await call(depreciationCalls.chooseGroupRate, { body: { houseId, year: 2025, percent: 10 } })
  await call(depreciationCalls.createPersonal, { body: { houseId: cabin.id, year: 2026 } })
  await call(taxCalls.answerLetting, { body: { houseId: cabin.id, year: 2025, offered_for_rent: true } })
  await url('løs.pdf', samplePdf('løs'))
  await call(houseCalls.remove, { params: { id: String(sold.id) } })
}

/** Leases in every state, with what belongs to them. */
async function fillLeases({ at, of, as, create, sign, refresh }: Fixture) {
  const { app, token } = at
  const url = (name: string, bytes: Uint8Array) => uploadedUrl(app, token, name, bytes)
  const bankId = await create({ ...terms, co_tenants: [coTenant] })
  await sign(bankId)
  const document = signicatDocumentOf(at.signicat, bankId)
  for (const signer of document.signers.map(({ externalSignerId }) => externalSignerId.split(':').at(-1)!))
    await at.signicat.sign(document, signer)
  await refresh(bankId)
  const withdrawn = await create(terms)
  await sign(withdrawn)
  const byHand = await create({ ...terms, ...deposit })
  const call = { ...of(byHand) }
  await app.call(contractCalls.createChecklist, { ...call, body: { options: ['mailbox'] } }, as())
  await app.call(
    tenancyCalls.signManual,
    { ...call, body: { documents: [await url('signert.pdf', samplePdf('s'))] } },
    as(),
  )
  await app.call(
    regulationCalls.regulate,
    { ...call, body: { month_sum: 9600, from: '2026-12-01', agreed: true } },
    as(),
  )
  const found = {
    kind: 'in' as const,
    date: '2026-08-01',
    ...testFound({
      rooms: [
        {
          name: 'Bad',
          items: [
            testItem('Vask', {
              state: 'remark',
              remark: 'Sprekk',
              photos: [await url('a.jpg', await sampleJpeg(64, 48))],
            }),
          ],
        },
      ],
    }),
  }
  const handover = await app.call(handoverCalls.create, { ...call, body: found }, as())
  const one = { params: { id: String(byHand), handoverId: String(handover.id) } }
  await app.call(handoverCalls.sign, { ...one, body: { role: 'tenant', svg: testDrawing } }, as())
  await app.call(handoverCalls.sign, { ...one, body: { role: 'landlord', svg: testDrawing } }, as())
  const letter = { kind: 'addendum', send: 'print', text: 'Leietakeren kan ha hund.' } as const
  await app.call(letterCalls.send, { ...call, body: letter }, as())
  await app.call(rentAccountChangeCalls.update, { ...call, body: { follows_from: '2026-08' } }, as())
  await app.call(
    rentAccountChangeCalls.pay,
    { ...call, body: { date: '2026-08-02', sum: 9500, note: 'Kontant' } },
    as(),
  )
  await app.call(
    settlementCalls.create,
    {
      ...call,
      body: {
        items: [
          { kind: 'damage', text: 'Brennmerke', sum: 4000, photos: [await url('b.jpg', await sampleJpeg(48, 48))] },
        ],
      },
    },
    as(),
  )
  await app.call(contractCalls.create, { body: { ...(await draft(at.houseId)) } }, as())
  return { bankId, withdrawn, byHand }
}

const draft = async (houseId: number) =>
  (await import('../../lease/contract/test-contract')).testContract(houseId, [], {
    ...terms,
    dwelling_kind: 'room',
    rooms: 2,
  })

/** A bank account whose payments are matched. */
async function fillBank({ at, as }: Fixture, contract: number) {
  const calls = testBankCalls(at.app, { token: at.token, id: at.owner })
  const account = await calls.account()
  await calls.bringBytes(
    nordeaFile([
      ['02.09.2026', '9500,00', 'Husleie', '12342100188', '', 'Per Hansen'],
      ['04.11.2026', '-421,30', 'Gjensidige', '', '12349100043'],
      ['05.11.2026', '7000,00', 'Min halvdel', '12343100068', '', 'Jonas Sæther'],
    ]),
    account,
  )
  const rows = await calls.list({})
  const rent = rows.find(({ text }) => text === 'Husleie')!
  const body = { rent: { contractId: contract } }
  await at.app.call(bankMatchingCalls.match, { params: { id: String(rent.id) }, body }, as())
}

/** Records that only a provider brings: deposits at the bank, and an answered tax return. */
async function fillAtProviders({ at, as }: Fixture, leases: { readonly bankId: number; readonly withdrawn: number }) {
  const { db, encryption } = at.app
  const created_at = at.app.now()
  for (const [contract_id, state, funds] of [
    [leases.bankId, 'founds', 1_900_000],
    [leases.withdrawn, 'created', 0],
  ] as const) {
    const { id } = await db
      .insertInto('deposit')
      .values({
        account_id: at.owner,
        contract_id,
        state,
        external_id: `contract:${contract_id}:rev1`,
        provider_id: `deposit-${contract_id}`,
        opened_at: state === 'founds' ? ('2026-08-02T10:00:00.000Z' as Instant) : null,
        funds: ore(funds),
        created_at,
        updated_at: created_at,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const account_number = encryption.encrypt('NO8330001234567', depositEncryption.context('account_number', id))
    if (state === 'founds') await db.updateTable('deposit').set({ account_number }).where('id', '=', id).execute()
  }
  const { data } = { data: await at.app.call(taxCalls.figures, { query: { year: '2025' } }, as()) }
  const figures = data.map(({ forecast: _none, ...house }) => house)
  const { id } = await db
    .insertInto('tax_submission')
    .values({
      account_id: at.owner,
      created_at,
      updated_at: created_at,
      year: 2025,
      state: 'accepted',
      submission_type: 'ikkeKomplett',
      instance_id: '50000001/abc',
      figures: JSON.stringify(figures),
      hashes: JSON.stringify({ [at.houseId]: 'hash' }),
      tenants: JSON.stringify({ [at.houseId]: ['hash'] }),
      places: JSON.stringify([{ houseId: at.houseId, entryId: 'e1' }]),
      differences: JSON.stringify([{ houseId: at.houseId, ours: 100, theirs: 200 }]),
      submitted_at: created_at,
      answered_at: created_at,
      encrypted_sent_by: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const encrypted_sent_by = encryption.encrypt('Kari Nordmann', submissionEncryption.context('encrypted_sent_by', id))
  await db.updateTable('tax_submission').set({ encrypted_sent_by }).where('id', '=', id).execute()
  await db.insertInto('sent_return').values({ account_id: at.owner, year: 2025, sent_at: created_at }).execute()
  await db
    .insertInto('rent_difference')
    .values({
      account_id: at.owner,
      contract_id: leases.bankId,
      month: day('2026-10-01'),
      sum_before: ore(950_000),
      rise: ore(10_000),
      due_on: day('2026-11-01'),
      agreed_on: day('2026-10-20'),
      created_at,
    })
    .execute()
}

/** Fills the landlord of the fixture with every kind of record. The order to sign of `withdrawn` is under way. */
export async function fillEveryKind(fixture: Fixture) {
  await fillBooks(fixture)
  const leases = await fillLeases(fixture)
  await fillBank(fixture, leases.byHand)
  await fillAtProviders(fixture, leases)
  await fixture.pass(0)
  return leases
}
