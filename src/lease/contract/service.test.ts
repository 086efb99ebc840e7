import { describe, expect, it } from 'vitest'
import { accountCalls } from '../../landlord/account/calls'
import { contractCalls } from './calls'
import { tenancyCalls } from '../tenancy/calls'
import { testContract } from './test-contract'
import { coTenant, noParties } from '../party/test-party-rules'
import { contractFixture } from './test-contract-calls'

const { at, upload, params, body, create, read, list, update, remove, sign, refusal } = contractFixture()

const plan = async (token: string) => {
  const { trial, free } = await at.app.call(accountCalls.profile, {}, { token })
  return [trial!.day, free!.used]
}

describe('a contract', () => {
  it('comes back as it was written, with its files; it begins the trial and takes no voucher’s place', async () => {
    const { token, houseId, id: account } = await at.app.landlord()
    const url = await upload(token)
    const form = testContract(houseId, [url], {
      type: 'time-bound',
      end_date: '2029-01-14',
      deposit_sum: 36_000,
      deposit_account: '8601 11 17947',
      deposit_payment_deadline: '2026-12-01',
    })
    const made = await at.app.call(contractCalls.create, { body: form }, { token })
    expect(made).toEqual({
      ...form,
      id: expect.any(Number),
      additionalId: 1,
      status: 'draft',
      isFinished: false,
      finished_on: null,
      finished_at: null,
      books_from: null,
      notice: null,
      fixed_until: null,
      went_on_from: null,
      tenant_erased_at: null,
      month_sum: 1_200_000,
      deposit_sum: 3_600_000,
      deposit_account: 'NO9386011117947',
      deposit_count_payment_day: null,
      is_open_deposit_account: false,
      // The fields that an older client leaves out.
      fixed_term_terminable: false,
      fixed_term_reason: '',
      days_before_first_payment: 'free',
      rent_account_in_deposit_bank: false,
      // The language is the landlord's own.
      language: 'en',
      guarantee: null,
      ...noParties,
      is_open_deposit_account_payed: false,
      signed_documents: [],
      signatureType: null,
      signed_at: null,
      blocked_by: '',
      next_rent_on: null,
      rents: [{ from: '2026-01-01', month_sum: 1_200_000 }],
      payUrl: null,
      fee_refund: null,
      signicatInfo: null,
      cost_split: null,
      extras: null,
      checkList: null,
      created_at: at.app.now(),
      updated_at: at.app.now(),
    })
    expect(await read(made.id, token)).toEqual({
      ...made,
      files: [{ url, name: 'kontrakt.pdf', type: 'application/pdf', size: expect.any(Number) }],
      signed_files: [],
      signed_paper: null,
      ending: { owed: 0, deposit: 3_600_000, bound_until: '2029-01-14' },
    })
    expect(await list(token)).toEqual([made])
    expect(await plan(token)).toEqual([0, 0])
    const { firstBilagDate } = await at.app.db
      .selectFrom('account')
      .select('firstBilagDate')
      .where('id', '=', account)
      .executeTakeFirstOrThrow()
    expect(firstBilagDate).toBe('2026-11-20')
  })

  it('of a fixed term has notice only where it may be terminated, and its reason; an open-ended one has neither', async () => {
    const fixed = { type: 'time-bound', end_date: '2027-06-30', month_resignation: undefined }
    const reason = { fixed_term_reason: 'Egen bruk fra juli.' }
    expect(await create({ ...fixed, ...reason })).toMatchObject({ month_resignation: null, ...reason })
    const terminable = { ...fixed, fixed_term_terminable: true }
    expect(await refusal(create(terminable))).toEqual([422, 'invalid', { month_resignation: 'required' }])
    expect(await create({ ...terminable, month_resignation: 2 })).toMatchObject({ month_resignation: 2 })
    expect(await create({ ...reason, fixed_term_terminable: true })).toMatchObject({
      fixed_term_reason: '',
      fixed_term_terminable: false,
    })
  })

  it('has its birth date encrypted and its tenant out of the audit trail', async () => {
    const more = { co_tenants: [coTenant()] }
    const [one, two] = [await create(more), await create(more)]
    const rows = await at.app.db
      .selectFrom('contract')
      .select(['id', 'tenant_birthday', 'co_tenants'])
      .where('id', 'in', [one.id, two.id])
      .orderBy('id')
      .execute()
    expect(rows[0]!.tenant_birthday).not.toBe(rows[1]!.tenant_birthday)
    expect(JSON.stringify(rows)).not.toMatch(/1990-05-17|1992-02-29|first_name|@example/)
    expect(at.app.encryption.decrypt(rows[0]!.co_tenants!, `contract.co_tenants.${rows[0]!.id}`)).toBe(
      JSON.stringify(more.co_tenants),
    )
    expect(at.app.encryption.decrypt(rows[0]!.tenant_birthday, `contract.tenant_birthday.${rows[0]!.id}`)).toBe(
      '1990-05-17',
    )
    const trace = await at.app.db
      .selectFrom('audit')
      .select('changed')
      .where('action', '=', 'POST contract')
      .where('entity', '=', String(one.id))
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(trace.changed)).not.toMatch(/1990|1992|Hansen|Ola|example\.no|90012345/)
  })

  it('has up to three further tenants, in their order, and its dwelling; an update without them has none', async () => {
    const co_tenants = [coTenant(), coTenant({ first_name: 'Åse', phone_code: '+46', phone: '701234567' })]
    const dwelling = {
      dwelling_kind: 'room',
      own_home_let: true,
      rooms: 2,
      area: 18,
      dwelling_number: 'U0102',
      meter_point_id: '707057500051628391',
    }
    const made = await create({ ...dwelling, dwelling_number: ' u 0102', co_tenants })
    expect(made).toMatchObject({ ...dwelling, co_tenants })
    expect(await read(made.id)).toMatchObject({ ...dwelling, co_tenants })
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ ...dwelling, co_tenants })
    expect(await update(made.id, { co_tenants: co_tenants.slice(1) })).toMatchObject({
      co_tenants: co_tenants.slice(1),
      dwelling_kind: 'home',
      own_home_let: false,
      rooms: null,
      dwelling_number: null,
    })
    expect(await update(made.id)).toMatchObject({ co_tenants: [] })
  })

  it('tells of two editors that they have changed its further tenants', async () => {
    const { id } = await create({ co_tenants: [coTenant()] })
    const opened = await at.app.raw('GET', `/api/contract/${id}`, undefined, { token: at.kari.token })
    await update(id, { co_tenants: [coTenant({ last_name: 'Lie' })] })
    const headers = { 'if-match': String(opened.headers['etag']) }
    const mine = { token: at.kari.token, headers }
    const { status, body: answer } = await at.app.raw('PUT', `/api/contract/${id}`, body({ co_tenants: [] }), mine)
    expect([status, JSON.parse(answer)]).toMatchObject([
      409,
      { message: 'changedMeanwhile', current: { co_tenants: [coTenant({ last_name: 'Lie' })] } },
    ])
  })

  it('is numbered 1, 2, 3, … in its account, also when many are written at once', async () => {
    const { token, houseId } = await at.app.landlord()
    // Each contract has a file of its own, because counting the uses of one file would make the others wait.
    const urls = await Promise.all(Array.from({ length: 8 }, () => upload(token)))
    const made = await Promise.all(
      urls.map((url) => at.app.call(contractCalls.create, { body: testContract(houseId, [url]) }, { token })),
    )
    expect(made.map((one) => one.additionalId).toSorted((a, b) => a - b)).toEqual(urls.map((_, n) => n + 1))
    // The newest first.
    expect((await list(token)).map((one) => one.additionalId)).toEqual(urls.map((_, n) => urls.length - n))
  })

  it('is given a number that no other one had before, also when the last draft is deleted', async () => {
    const { token, houseId } = await at.app.landlord()
    const write = async () =>
      (await at.app.call(contractCalls.create, { body: testContract(houseId, [await upload(token)]) }, { token }))
        .additionalId
    const drop = async () => await remove((await list(token))[0]!.id, token)
    expect([await write(), await write()]).toEqual([1, 2])
    await drop()
    expect(await write()).toBe(3)
    await drop()
    await drop()
    expect(await write()).toBe(4)
    // A refused contract uses no number.
    expect(
      await refusal(at.app.call(contractCalls.create, { body: testContract(at.ola.houseId, [at.file]) }, { token })),
    ).toEqual([404, 'notFound', undefined])
    expect(await write()).toBe(5)
  })

  it('is changed as a whole while it is a draft, its files with it', async () => {
    const [first, second] = [await upload(), await upload()]
    const { id, additionalId } = await create({ documents: [first] })
    const changed = await update(id, {
      documents: [second],
      type: 'time-bound',
      end_date: '2029-01-14',
      month_sum: 1,
      comforts: [],
      other: '',
      tenant_birthday: '1985-02-28',
      is_open_deposit_account: true,
      deposit_sum: 6,
    })
    expect(changed).toMatchObject({
      id,
      additionalId,
      documents: [second],
      end_date: '2029-01-14',
      month_sum: 100,
      comforts: [],
      tenant_birthday: '1985-02-28',
      deposit_sum: 600,
      deposit_count_payment_day: 45,
    })
    expect((await at.app.raw('GET', first, undefined, { token: at.kari.token })).status).toBe(404)
    expect(await update(id, { documents: [second] })).toMatchObject({
      end_date: null,
      deposit_sum: null,
      deposit_count_payment_day: null,
    })
  })

  it('is deleted with its files and lists while it is a draft', async () => {
    const url = await upload()
    const { id } = await create({ documents: [url] })
    await at.app.call(contractCalls.createChecklist, { ...params(id), body: { garage: 1 } }, { token: at.kari.token })
    await remove(id)
    expect(await refusal(read(id))).toEqual([404, 'notFound', undefined])
    expect((await at.app.raw('GET', url, undefined, { token: at.kari.token })).status).toBe(404)
    expect(await at.app.db.selectFrom('contract_list').select('kind').where('contract_id', '=', id).execute()).toEqual(
      [],
    )
  })

  it('is neither changed nor deleted once it is signed', async () => {
    const { id } = await create()
    await sign(id)
    expect(await refusal(update(id))).toEqual([409, 'contractFrozen', undefined])
    for (const call of [remove, sign]) expect(await refusal(call(id))).toEqual([409, 'contractSigned', undefined])
  })

  it('refuses what today’s rules refuse, and writes nothing then', async () => {
    const { id } = await create()
    const before = await list()
    for (const write of [create, (more: object) => update(id, more)]) {
      expect(await refusal(write({ tenant_birthday: '2026-11-21', tenant_country: 'ZZ' }))).toEqual([
        422,
        'invalid',
        { tenant_birthday: 'birthday', tenant_country: 'country' },
      ])
      expect(
        await refusal(
          write({ deposit_sum: 1, deposit_account: 'NO9386011117947', deposit_payment_deadline: '2027-01-05' }),
        ),
      ).toEqual([422, 'invalid', { deposit_payment_deadline: 'depositDeadline' }])
      expect(await refusal(write({ deposit_sum: 72_000.01, is_open_deposit_account: true }))).toEqual([
        422,
        'invalid',
        { deposit_sum: 'Max' },
      ])
      expect(await refusal(write({ signatureType: 'manual' }))).toEqual([422, 'invalid', { signatureType: 'unknown' }])
    }
    expect(await list()).toEqual(before)
  })

  it('names only houses and files of its owner, and is found by nobody else', async () => {
    const { id } = await create()
    const foreign = await upload(at.ola.token)
    const before = await list()
    for (const write of [create, (more: object) => update(id, more)]) {
      expect(await refusal(write({ houseId: at.ola.houseId }))).toEqual([404, 'notFound', undefined])
      expect(await refusal(write({ documents: [foreign] }))).toEqual([422, 'invalid', { documents: 'files.unknown' }])
    }
    expect(
      await refusal(
        at.app.call(
          tenancyCalls.signManual,
          { ...params(id), body: { documents: [foreign] } },
          { token: at.kari.token },
        ),
      ),
    ).toEqual([422, 'invalid', { documents: 'files.unknown' }])
    const options = { token: at.ola.token }
    const foreigners = [
      read(id, at.ola.token),
      update(id, { houseId: at.ola.houseId, documents: [foreign] }, at.ola.token),
      remove(id, at.ola.token),
      sign(id, at.ola.token),
      at.app.call(tenancyCalls.finish, { ...params(id), body: {} }, options),
      at.app.call(tenancyCalls.trashIncome, params(id), options),
      at.app.call(contractCalls.costSplit, { ...params(id), body: { category: 'TENANT' } }, options),
      at.app.call(contractCalls.extras, { ...params(id), body: {} }, options),
      at.app.call(contractCalls.createChecklist, { ...params(id), body: {} }, options),
      read(999_999),
    ]
    for (const answer of await Promise.all(foreigners.map(refusal)))
      expect(answer).toEqual([404, 'notFound', undefined])
    expect(await list(at.ola.token)).toEqual([])
    expect(await list()).toEqual(before)
  })
})
