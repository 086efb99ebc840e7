import { isValidBBAN } from 'ibantools'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { smallPdf } from '../signicat/test-signicat'
import { depositOf, tenantOf, testDeposit, type TestDeposit } from './test-deposit'
import { eventually } from '../../src/base/call/test-eventually'

let bank: TestDeposit
beforeAll(async () => {
  bank = await testDeposit()
})
afterAll(async () => await bank.close())

describe('a deposit', () => {
  it('is made with a link for each party, and its paper is read in the signing service', async () => {
    const made = await bank.create('dep:1', {
      tenants: [tenantOf('contract:1:tenant'), tenantOf('contract:1:tenant2', 'Ola')],
    })
    expect(made).toMatchObject({
      id: expect.any(String),
      externalId: 'dep:1',
      created: expect.any(String),
      tenants: [
        { externalId: 'contract:1:tenant', id: expect.any(String), bankAccountNumber: null },
        { externalId: 'contract:1:tenant2' },
      ],
      landlord: { name: 'Åse Ødegård', signUrl: expect.any(String) },
      contract: { depositAmount: 36_000, paymentDeadline: '2026-12-10T12:00:00Z' },
      status: { depositStatus: 'CREATED', funds: 0, lastPaymentCheck: null },
    })
    expect(made.contract).not.toHaveProperty('dataToSign')
    const document = (await bank.ask('GET', `/sign/documents/${made.documentId}`)).body
    expect(document).toMatchObject({ externalId: 'dep:1', status: { documentStatus: 'unsigned' } })
    expect(
      document.signers.map(({ id, url, externalSignerId }: Record<string, string>) => [id, url, externalSignerId]),
    ).toEqual([
      [made.tenants[0].id, made.tenants[0].url, 'contract:1:tenant'],
      [made.tenants[1].id, made.tenants[1].url, 'contract:1:tenant2'],
      [expect.any(String), made.landlord.signUrl, 'dep:1:landlord'],
    ])
    const unsigned = await bank.file(`/sign/documents/${made.documentId}/files?fileFormat=unsigned`)
    expect(unsigned.equals(smallPdf())).toBe(true)
    expect(await bank.read(made.id)).toEqual(made)
  })

  it('takes the rent so many times for its amount, and 45 days to pay in', async () => {
    const contract = { dataToSign: depositOf('x')['contract'] as object, monthlyRent: 12_000.5, depositFactor: 3 }
    const { dataToSign } = contract.dataToSign as { dataToSign: object }
    const made = await bank.create('dep:2', { contract: { ...contract, dataToSign } })
    expect(made.contract).toMatchObject({ depositAmount: 36_001.5, paymentDeadline: '2027-01-04T10:00:00.000Z' })
  })

  it('gets an account with a valid number when all have signed, the landlord last', async () => {
    const made = await bank.create('dep:3')
    expect((await bank.sign(made.documentId, 'dep:3:landlord')).status).toBe(409)
    await bank.sign(made.documentId, 'contract:1:tenant')
    expect((await bank.read(made.id)).status.depositStatus).toBe('CREATED')
    await bank.sign(made.documentId, 'dep:3:landlord')
    const { status, tenants } = await bank.read(made.id)
    expect([status.depositStatus, isValidBBAN(tenants[0].bankAccountNumber, 'NO')]).toEqual(['SIGNED', true])
    const [, opened] = await bank.events(made.id)
    expect(JSON.parse(opened!.body)).toMatchObject({
      type: 'deposit_bank_account_created',
      payload: { depositId: made.id, externalId: 'dep:3', tenantId: made.tenants[0].id },
      tags: ['contract'],
    })
  })

  it('is listed in pages, without the name that the app gave it', async () => {
    const made = await bank.create('dep:4')
    const list = async (query = '') => (await bank.ask('GET', `/deposit/personal/summary${query}`)).body
    const { size, offset, limit, links, data } = await list()
    expect([size >= 4, offset, limit, typeof links.first]).toEqual([true, 0, 300, 'string'])
    expect(data[0]).toEqual({
      id: made.id,
      documentId: made.documentId,
      status: made.status,
      createdDate: made.created,
      paymentDeadline: made.contract.paymentDeadline,
      tenants: [{ firstName: 'Kari', lastName: 'Nordmann' }],
      landlord: { name: 'Åse Ødegård' },
    })
    expect((await list('?limit=1&offset=1')).data).toHaveLength(1)
    expect((await list('?status=PAID')).size).toBe(0)
    expect((await list('?fromDate=2030-01-01T00:00:00Z')).size).toBe(0)
  })

  it('takes corrections of its landlord', async () => {
    const made = await bank.create('dep:5')
    const path = `/deposit/personal/${made.id}`
    expect((await bank.ask('PATCH', path, { landlord: { ssn: '04886991180' } })).body.landlord).toMatchObject({
      name: 'Åse Ødegård',
      ssn: '04886991180',
    })
    expect((await bank.ask('PATCH', path, { landlord: { ssn: '1' } })).status).toBe(400)
  })
})

describe('what is refused', () => {
  it.each<[string, object, string[]]>([
    ['nothing', { tenants: undefined, externalId: undefined }, ['ExternalId', 'Tenants']],
    ['no tenant', { tenants: [] }, ['Tenants']],
    ['no landlord', { landlord: {} }, ['Landlord.Name']],
    ['no paper', { contract: { dataToSign: {}, depositAmount: 1 } }, ['Contract.DataToSign.RentContractPDF']],
    [
      'no amount and a paper that is none',
      { contract: { dataToSign: { rentContractPDF: 'aGVp' } } },
      ['Contract.DataToSign.RentContractPDF', 'Contract.DepositAmount'],
    ],
    ['no home', { rentObject: {} }, ['RentObject.Address', 'RentObject.PostalCode', 'RentObject.City']],
  ])('%s', async (_what, more, fields) => {
    const answer = await bank.ask('POST', '/deposit/personal', depositOf('no', more))
    expect([answer.status, answer.body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, fields])
  })

  it('is a tenant who can’t be called or sent back, a rent too often, a deadline too late', async () => {
    const fields = async (more: object) =>
      (await bank.ask('POST', '/deposit/personal', depositOf('no', more))).body.errors as object[]
    const tenant = tenantOf('t') as { info: object }
    expect(await fields({ tenants: [{ ...tenant, info: { ...tenant.info, mobile: {} } }] })).toMatchObject([
      { field: 'Tenants[0].Info.Mobile', message: 'The supplied mobile number is invalid' },
    ])
    expect(await fields({ tenants: [{ ...tenant, redirectSettings: undefined }] })).toHaveLength(3)
    const contract = depositOf('x')['contract'] as object
    expect(await fields({ contract: { ...contract, depositFactor: 7 } })).toMatchObject([
      { field: 'Contract.DepositFactor' },
    ])
    for (const paymentDeadline of ['2027-03-01T00:00:00Z', '2026-11-01T00:00:00Z'])
      expect(await fields({ contract: { ...contract, paymentDeadline } })).toMatchObject([
        { field: 'Contract.PaymentDeadline' },
      ])
  })

  it('is a call without a token, and one for what does not exist', async () => {
    expect((await bank.ask('GET', '/deposit/personal/summary', undefined, '')).status).toBe(401)
    for (const path of ['/deposit/personal/x', '/deposit/nothing'])
      expect((await bank.ask('GET', path)).status).toBe(404)
  })
})

describe('faults and kills', () => {
  it('strikes calls of the bank by its own name', async () => {
    await bank.post('/__sandbox/faults', { provider: 'deposit', path: '/personal', kind: 'status', status: 503 })
    expect((await bank.ask('POST', '/deposit/personal', depositOf('fault:1'))).status).toBe(503)
    const made = await bank.create('fault:1')
    expect(made.id).toEqual(expect.any(String))
    const journal = JSON.parse((await bank.page('/__sandbox/requests?provider=deposit')).text) as { path: string }[]
    expect(journal[0]!.path).toBe('/signicat/deposit/personal')
  })

  it('loses no account, payment or split', async () => {
    const waiting = await bank.open('kill:1')
    const later = await bank.open('kill:3')
    const split = await bank.open('kill:2', 36_000)
    await bank.call(split.id, 'terminate', { category: 'SPLIT', amount: { tenant: 18_000, landlord: 18_000 } })
    await bank.playDeposit(waiting.id, 'fund', { amount: 36_000 })
    await bank.restart()
    await bank.playDeposit(later.id, 'fund', { amount: 36_000 })
    // The bank looks automatically, a second later.
    for (const { id } of [waiting, later])
      await eventually(async () => expect((await bank.read(id)).status.depositStatus).toBe('PAID'))
    expect((await bank.read(waiting.id)).tenants[0].bankAccountNumber).toBe(waiting.tenants[0].bankAccountNumber)
    expect((await bank.playDeposit(split.id, 'agree')).body.depositStatus).toBe('TERMINATED')
  })
})

describe('the desk', () => {
  it('lists accounts, leads to the signatures, pays in whole or in part, and ends an account', async () => {
    const made = await bank.create('desk:1')
    const desk = `/deposit/${made.id}`
    expect((await bank.page('/deposit')).text).toContain(`href="${desk}"`)
    const before = (await bank.page(desk)).text
    expect(before).toContain(`href="${new URL(made.tenants[0].url).pathname}"`)
    expect(before).not.toContain('Pay in')
    await bank.sign(made.documentId, 'contract:1:tenant')
    await bank.sign(made.documentId, 'desk:1:landlord')
    expect((await bank.page(desk)).text).toContain('Pay in all that is missing, NOK 36,000.00')
    const wrong = await bank.page(`${desk}/fund`, { amount: 'much' })
    expect([wrong.status, wrong.text.includes('Write an amount above 0')]).toEqual([200, true])
    expect((await bank.page(`${desk}/fund`, { amount: '12 000,50' })).status).toBe(303)
    expect((await bank.page(desk)).text).toContain('Pay in all that is missing, NOK 23,999.50')
    await bank.page(`${desk}/fund`, { amount: '23999.5' })
    expect((await bank.read(made.id, '?queryPayment=true')).status.depositStatus).toBe('PAID')
    await bank.call(made.id, 'terminate', { category: 'SPLIT', amount: { tenant: 36_000, landlord: 0 } })
    expect((await bank.page(desk)).text).toContain('Kari Nordmann agrees to the split')
    await bank.page(`${desk}/terminate`, {})
    expect((await bank.page(desk)).text).toContain('NOK 36,000.00 to the tenant')
    for (const path of ['/deposit/x', '/deposit/x/agree']) expect((await bank.page(path)).status).toBe(404)
    for (const action of ['fund', 'agree', 'terminate'])
      expect((await bank.page(`/deposit/x/${action}`, {})).status).toBe(404)
  })

  it('is told to a test with its paper, as the bank has them', async () => {
    const made = await bank.open('dep:told', 36_000)
    await bank.call(made.id, 'terminate', { category: 'SPLIT', amount: { tenant: 30_000.5, landlord: 5999.5 } })
    const find = async (path: string) =>
      (JSON.parse((await bank.page(path)).text) as { externalId: string }[]).find(
        ({ externalId }) => externalId === 'dep:told',
      )
    const account = { id: made.id, externalId: 'dep:told', status: 'PAID', funds: 36_000, paidOut: null }
    expect(await find('/__sandbox/deposits')).toEqual({ ...account, split: { tenant: 30_000.5, landlord: 5999.5 } })
    expect(await find('/__sandbox/signicat/documents')).toEqual({
      id: made.documentId,
      externalId: 'dep:told',
      status: 'signed',
    })
  })
})
