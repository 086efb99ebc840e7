import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { encryptedTables } from '../../app/server/encrypted-tables'
import { testApp, testHouse, testPassword, type CallRefused, type TestApp } from '../../app/server/test-app'
import { rotateKeys } from '../../base/db/key-rotation'
import { accountCalls } from '../../landlord/account/calls'
import { houseCalls } from '../../landlord/house/calls'
import { accounts } from '../../../sandbox/older-altinn/accounts'
import { testSandbox } from '../../../sandbox/test-sandbox'
import { taxFormCalls } from './calls'

const now = '2026-11-20T10:00:00.000Z'
let sandbox: Awaited<ReturnType<typeof testSandbox>>
let app: TestApp
let kari: Awaited<ReturnType<TestApp['landlord']>>
beforeAll(async () => {
  sandbox = await testSandbox(() => Date.parse(now))
  app = await testApp({ now, olderTax: { url: urlOf('/altinn2') } })
  kari = await app.landlord()
  await subscribe(kari.id)
  const [house] = await app.call(houseCalls.list, {}, { token: kari.token })
  const body = { ...testHouse, municipality_number: '0301', property_number: 228, holding_number: 41 }
  await app.call(houseCalls.update, { params: { id: String(house!.id) }, body }, { token: kari.token })
  await post('bilag', {
    houseId: kari.houseId,
    cost_type: 'maintenance',
    description: 'Tak',
    supplierId: 0,
    repeat: 'never',
    name: 'Taktekker & Sønn',
    address: 'Gata 1',
    city: 'Oslo',
    postcode: '0155',
    sum: 1000.5,
    date: '2025-06-01',
    franchise: 100,
  })
})
afterAll(async () => {
  expect(app.bugs).toEqual([])
  await app.close()
  await sandbox.stop()
})
beforeEach(async () => {
  await fetch(urlOf('/__sandbox/faults'), { method: 'DELETE' })
  await fetch(urlOf('/altinn2-desk/unlock'), { method: 'POST', body: new URLSearchParams({ pid: person.pid }) })
})

const urlOf = (path: string) => `${sandbox.url}${path}`
const subscribe = (id: number, subscriptionActive = true) =>
  app.db.updateTable('account').set({ subscriptionActive }).where('id', '=', id).execute()
const post = (path: string, body: object) => app.raw('POST', `/api/${path}`, body, { token: kari.token })
const [person, , withoutPhone] = accounts as [(typeof accounts)[0], unknown, (typeof accounts)[0]]
const login = {
  userSSN: person.pid,
  systemUserName: person.userName,
  systemPassword: person.password,
  authMethod: 'SMSPin' as const,
}
const ask = (more: object = {}, token = kari.token) =>
  app.call(taxFormCalls.login, { body: { action: 'login', ...login, ...more } }, { token })
const smsCode = async () => {
  const messages = (await (await fetch(urlOf('/__sandbox/sms'))).json()) as { text: string }[]
  return messages[0]!.text.slice(-5)
}
const getForms = (userPinCode: string, more: object = {}) =>
  app.call(taxFormCalls.login, { body: { action: 'getForms', ...login, userPinCode, ...more } }, { token: kari.token })
const send = (userPinCode: string, more: { formId?: number; houseId?: number } = {}, token = kari.token) =>
  app.call(
    taxFormCalls.send,
    { body: { data: { ...login, userPinCode }, formId: 2_025_001, houseId: kari.houseId, ...more } },
    { token },
  )
const saved = (token = kari.token) => app.call(taxFormCalls.saved, {}, { token })
const desk = async () => await (await fetch(urlOf('/altinn2-desk'))).text()
const fault = (body: object) =>
  fetch(urlOf('/__sandbox/faults'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'altinn2', ...body }),
  })
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: CallRefused) => [error.status, error.body.message, error.body.fields],
  )

describe('the older way', () => {
  it('goes from a code by text message to the form in the return, with its figures and who did the maintenance', async () => {
    expect(await ask()).toEqual({ message: expect.stringContaining('SMS') })
    const code = await smsCode()
    expect(await getForms(code)).toEqual([
      { id: 2_025_001, name: 'RF-1030 Skattemelding 2025', lastChangedDate: '2026-11-01T08:00:00' },
    ])
    expect(await send(code)).toEqual({ success: true, message: testHouse.name })
    const page = await desk()
    for (const part of ['SumVedlikehold&gt;1001&lt;', 'Taktekker &amp;amp; Sønn', 'Resultat&gt;-1001&lt;'])
      expect(page).toContain(part)
    // A second sending replaces the form.
    await send(code)
    expect((await desk()).match(/RF-1189 husbok-/g)).toHaveLength(1)
  })

  it('puts no form of a house that the return leaves out', async () => {
    await ask()
    const code = await smsCode()
    const other = { ...testHouse, municipality_number: '0301', property_number: 228, holding_number: 42 }
    const { id: houseId } = await app.call(houseCalls.create, { body: other }, { token: kari.token })
    const leftOut = [422, 'invalid', { houseId: 'taxLeftOut' }]
    expect(await refusal(send(code, { houseId }))).toEqual(leftOut)
    await post('incomebilag', {
      houseId,
      tenant_first_name: 'Per',
      tenant_last_name: 'Berg',
      tenant_birthday: '1990-01-01',
      start_date: '2025-03-01',
      end_date: '2025-03-31',
      sum: 9000,
      deposit_sum: 0,
      separatedTaxable: false,
    })
    expect(await refusal(send(code, { houseId }))).toEqual(leftOut)
    await app.call(houseCalls.remove, { params: { id: String(houseId) } }, { token: kari.token })
  })

  it('names the code of the letter', async () => {
    const { message } = (await ask({ authMethod: 'AltinnPin' })) as { message: string }
    const number = Number(/kode (\d+)/.exec(message)![1])
    const code = person.letter[number - 1]!
    expect(await getForms(code, { authMethod: 'AltinnPin' })).toHaveLength(1)
  })

  it('says at the method that there is no phone', async () => {
    const { pid, userName, password } = withoutPhone
    expect(await refusal(ask({ userSSN: pid, systemUserName: userName, systemPassword: password }))).toEqual([
      422,
      'invalid',
      { authMethod: 'taxNoPhone' },
    ])
  })

  it('is refused with 422 for a wrong password, a wrong code and a locked user', async () => {
    expect(await refusal(ask({ systemPassword: 'other' }))).toEqual([422, 'taxLoginRefused', undefined])
    await ask()
    for (let n = 0; n < 6; n += 1) expect(await refusal(getForms('00000'))).toEqual([422, 'taxLoginRefused', undefined])
    expect(await refusal(send(await smsCode()))).toEqual([422, 'taxLoginRefused', undefined])
  })

  it('is refused with 402 without a subscription', async () => {
    const ola = await app.landlord()
    expect(await refusal(ask({}, ola.token))).toEqual([402, 'subscriptionRequired', undefined])
    expect(await refusal(send('12345', { houseId: ola.houseId }, ola.token))).toEqual([
      402,
      'subscriptionRequired',
      undefined,
    ])
  })
})

describe('a form', () => {
  it("is refused for somebody else's house, one without its numbers, and a return that isn't the person's", async () => {
    await ask()
    const code = await smsCode()
    const ola = await app.landlord()
    expect(await refusal(send(code, { houseId: ola.houseId }))).toEqual([404, 'notFound', undefined])
    const { id } = await app.call(houseCalls.create, { body: testHouse }, { token: kari.token })
    const asked = async () =>
      ((await (await fetch(urlOf('/__sandbox/requests?provider=altinn2'))).json()) as unknown[]).length
    const before = await asked()
    expect(await refusal(send(code, { houseId: id }))).toEqual([422, 'formValidationFailed', { houseId: 'taxHouse' }])
    // If the house has no numbers, the authority isn't asked.
    expect(await asked()).toBe(before)
    expect(await refusal(send(code, { formId: 2_025_002 }))).toEqual([502, 'errorSending', undefined])
  })

  const receipt = (outer: string, inner: string) =>
    `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><r xmlns="urn:x"><UpdateFormDataBasicResult><ReceiptStatusCode>${outer}</ReceiptStatusCode><SubReceipts><ReceiptExternal><ReceiptStatusCode>${inner}</ReceiptStatusCode></ReceiptExternal></SubReceipts></UpdateFormDataBasicResult></r></s:Body></s:Envelope>`
  it.each([
    ['OK', 'ValidationFailed', [422, 'formValidationFailed', { houseId: 'taxHouse' }]],
    ['Rejected', 'OK', [502, 'errorSending', undefined]],
    ['OK', 'UnExpectedError', [502, 'errorSending', undefined]],
  ])('is not sent where the receipt says %s and the one in it %s', async (outer, inner, expected) => {
    await ask()
    await fault({ kind: 'status', status: 200, path: 'Intermediary', body: receipt(outer, inner) })
    expect(await refusal(send(await smsCode()))).toEqual(expected)
  })

  it.each<[object, number]>([
    [{ kind: 'garbage' }, 502],
    [{ kind: 'status', status: 200, body: receipt('OK', 'OK').replace(/<SubReceipts>.*<\/SubReceipts>/, '') }, 502],
    [{ kind: 'status', status: 401 }, 502],
    [{ kind: 'status', status: 500 }, 503],
    [{ kind: 'status', status: 503 }, 503],
    [{ kind: 'reset' }, 503],
  ])('is not said to be sent after %j', async (what, status) => {
    await ask()
    const code = await smsCode()
    await fault({ ...what, path: 'Intermediary' })
    expect((await refusal(send(code)))[0]).toBe(status)
  })
})

describe('what is kept', () => {
  it('is user name and method, where that was ticked, and nothing after it was not', async () => {
    expect(await saved()).toEqual({ systemUserName: '', authMethod: null })
    await ask({ saveData: true })
    expect(await saved()).toEqual({ systemUserName: person.userName, authMethod: 'SMSPin' })
    await refusal(ask({ systemPassword: 'other' }))
    expect(await saved()).toMatchObject({ systemUserName: person.userName })
    await ask({ authMethod: 'AltinnPin', saveData: true })
    expect(await saved()).toEqual({ systemUserName: person.userName, authMethod: 'AltinnPin' })
    await ask()
    expect(await saved()).toEqual({ systemUserName: '', authMethod: null })
  })

  it('is encrypted, goes over to a new key, and is erased with its account', async () => {
    const ola = await app.landlord()
    await subscribe(ola.id)
    await ask({ saveData: true }, ola.token)
    const row = () =>
      app.db.selectFrom('tax_form_login').selectAll().where('account_id', '=', ola.id).executeTakeFirst()
    const before = (await row())!.encrypted_login
    expect(before).not.toContain(person.userName)
    const encryption = { ...app.encryption, current: 'next', isCurrent: () => false }
    await rotateKeys({
      db: app.db,
      encryption,
      tables: encryptedTables.filter(({ table }) => table === 'tax_form_login'),
    })
    expect((await row())!.encrypted_login).not.toBe(before)
    expect(await saved(ola.token)).toMatchObject({ systemUserName: person.userName })
    await subscribe(ola.id, false)
    await app.call(accountCalls.deleteAccount, { body: { password: testPassword } }, { token: ola.token })
    expect(await row()).toBeUndefined()
  })

  it('is never a password, a code or a national id: not in any table, nor in the send log', async () => {
    const secret = 'Kanari-7731'
    await refusal(ask({ systemPassword: secret, saveData: true }))
    await ask({ saveData: true })
    const code = await smsCode()
    await app.raw(
      'POST',
      '/api/altinn',
      { action: 'getForms', ...login, userPinCode: code },
      { token: kari.token, key: 'canary-of-forms' },
    )
    await send(code)
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables where table_schema = 'public'`.execute(app.db)
    expect(tables.length).toBeGreaterThan(20)
    for (const { name } of tables) {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(app.db)
      const text = JSON.stringify(rows)
      for (const each of [secret, person.password, code, person.pid]) expect(`${name}: ${text}`).not.toContain(each)
    }
  })
})

describe('switched off', () => {
  it('answers 404 to each call, whatever the subscription', async () => {
    const off = await testApp({ now })
    const ola = await off.landlord()
    await off.db.updateTable('account').set({ subscriptionActive: true }).where('id', '=', ola.id).execute()
    const options = { token: ola.token }
    const notFound = [404, 'notFound', undefined]
    expect(await refusal(off.call(taxFormCalls.login, { body: { action: 'login', ...login } }, options))).toEqual(
      notFound,
    )
    const body = { data: { ...login, userPinCode: '12345' }, formId: 1, houseId: ola.houseId }
    expect(await refusal(off.call(taxFormCalls.send, { body }, options))).toEqual(notFound)
    expect(await refusal(off.call(taxFormCalls.saved, {}, options))).toEqual(notFound)
    await off.close()
  })
})
