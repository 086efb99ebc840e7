import { smallPdf, testSignicat } from '../signicat/test-signicat'

const back = (status: string) => `https://husbok.example/tenant_notification?status=${status}`
const redirectSettings = { success: back('success'), cancel: back('cancel'), error: back('fail') }
export const tenantOf = (externalId: string, firstName = 'Kari'): object => ({
  externalId,
  info: {
    firstName,
    lastName: 'Nordmann',
    mobile: { countryCode: '+47', number: '90012345' },
    email: `${firstName.toLowerCase()}@example.no`,
    nationality: 'NO',
    address: { street: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' },
  },
  ui: { language: 'NO' },
  flow: 'redirect',
  redirectSettings,
})
export const depositOf = (externalId: string, more: object = {}): Record<string, unknown> => ({
  externalId,
  tenants: [tenantOf('contract:1:tenant')],
  landlord: {
    name: 'Åse Ødegård',
    ssn: '29817491020',
    nationality: 'NO',
    address: { street: 'Kirkegata 2', postalCode: '0153', city: 'Oslo', country: 'NO' },
    representativeSignature: { flow: 'redirect', redirectSettings, ui: { language: 'NO' } },
  },
  contract: {
    dataToSign: { rentContractPDF: smallPdf().toString('base64') },
    depositAmount: 36_000,
    paymentDeadline: '2026-12-10T12:00:00Z',
    from: '2026-12-01T00:00:00Z',
  },
  rentObject: { address: 'Storgata 1', postalCode: '0155', city: 'Oslo', country: 'NO' },
  contactDetails: { name: 'Husbok', email: 'post@husbok.example' },
  advanced: { tags: ['contract'] },
  ...more,
})

/** The sandbox with the calls of its bank. */
export async function testDeposit() {
  const sandbox = await testSignicat()
  const create = async (externalId: string, more = {}) =>
    (await sandbox.ask('POST', '/deposit/personal', depositOf(externalId, more))).body
  const read = async (id: string, more = '') => (await sandbox.ask('GET', `/deposit/personal/${id}${more}`)).body
  const call = async (id: string, action: string, body?: object) =>
    await sandbox.ask('POST', `/deposit/personal/${id}/${action}`, body)
  const play = async (id: string, action: string, body = {}) =>
    await sandbox.post(`/__sandbox/deposit/${id}/${action}`, body)
  const sign = async (document: string, externalSignerId: string) =>
    await sandbox.play(document, 'sign', { externalSignerId })
  async function open(externalId: string, amount = 0) {
    const made = await create(externalId)
    await sign(made.documentId, 'contract:1:tenant')
    await sign(made.documentId, `${externalId}:landlord`)
    if (amount > 0) await play(made.id, 'fund', { amount })
    return await read(made.id, '?queryPayment=true')
  }
  const events = async (id: string) => {
    const all = JSON.parse((await sandbox.page('/__sandbox/webhooks')).text) as { type: string; body: string }[]
    return all.filter(({ type, body }) => type.startsWith('deposit_') && body.includes(id)).toReversed()
  }
  return {
    ...sandbox,
    create,
    read,
    call,
    playDeposit: play,
    sign,
    open,
    events,
  }
}
export type TestDeposit = Awaited<ReturnType<typeof testDeposit>>
