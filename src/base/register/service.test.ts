import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { testApp } from '../../app/server/test-app'
import { testRegisters } from './test-registers'

let at: Awaited<ReturnType<typeof testRegisters>>
let token = ''
beforeAll(async () => {
  at = await testRegisters()
  token = (await at.app.landlord()).token
})
afterAll(() => at.stop())
afterEach(() => at.recover())

const ask = async (path: string, as: string | undefined = token) => {
  const { status, body, headers } = await at.app.raw('GET', `/api/register/${path}`, undefined, { token: as })
  return { status, found: JSON.parse(body) as Record<string, unknown>[], register: headers['x-register'] }
}
const addresses = (q: string) => ask(`addresses?q=${encodeURIComponent(q)}`, undefined)
const organisations = (q: string) => ask(`organisations?q=${encodeURIComponent(q)}`)
let drawn = 0
/** A street that nobody has asked for, because answers are kept. */
const anew = () => `Storgata ${(drawn += 1)} Oslo`

describe('addresses', () => {
  it('are offered to everybody, at most eight, with the numbers of the ground', async () => {
    const { status, found, register } = await addresses('storgata 1')
    expect([status, found.length, register]).toEqual([200, 8, undefined])
    expect((await addresses('Storgata 12, 0155')).found).toEqual([
      {
        address: 'Storgata 12',
        postcode: '0155',
        city: 'Oslo',
        municipality_number: '0301',
        municipality: 'Oslo',
        property_number: 207,
        holding_number: 112,
        lease_number: 0,
      },
      expect.objectContaining({ address: 'Storgata 12A' }),
      expect.objectContaining({ address: 'Storgata 12B' }),
    ])
  })

  it('are not looked for by two characters, and found by a misspelt street', async () => {
    const before = (await at.calls('kartverket')).length
    expect(await addresses(' st ')).toEqual({ status: 200, found: [], register: undefined })
    expect(await at.calls('kartverket')).toHaveLength(before)
    expect((await addresses('Myrvolveien 5C')).found).toEqual([expect.objectContaining({ address: 'Myrvollveien 5C' })])
  })

  it('that were asked for are kept for a day', async () => {
    const before = (await at.calls('kartverket')).length
    const words = anew()
    await addresses(words)
    await addresses(` ${words.toUpperCase()} `)
    expect(await at.calls('kartverket')).toHaveLength(before + 1)
  })

  it('need a text that can be looked for', async () => {
    for (const path of ['addresses', `addresses?q=${'x'.repeat(101)}`, 'addresses?q=abc&side=1'])
      expect((await ask(path, undefined)).status).toBe(422)
  })
})

describe('organisations', () => {
  it('need a session', async () => expect((await ask('organisations?q=Fjord', '')).status).toBe(401))

  it('are found by words of their name, with their state', async () => {
    expect((await organisations('fjord')).found.map(({ name, state }) => [name, state])).toEqual([
      ['FJORD BYGG AS', 'active'],
      ['FJORD RØR AS', 'active'],
      ['FJORD ELEKTRO AS', 'bankrupt'],
      ['FJORD MALING AS', 'dissolving'],
      ['FJORD FORSIKRING ASA', 'active'],
    ])
    expect((await organisations('rør fjo')).found).toEqual([
      {
        organisation_number: '912345378',
        name: 'FJORD RØR AS',
        address: 'Skolegata 7',
        postcode: '5015',
        city: 'Bergen',
        form: 'AS',
        state: 'active',
      },
    ])
    expect(await organisations('Finnes ikke')).toEqual({ status: 200, found: [], register: undefined })
  })

  it.each<[string, unknown[]]>([
    ['NO 912 345 742 MVA', [expect.objectContaining({ name: 'FJORD ELEKTRO AS', state: 'bankrupt' })]],
    ['912346854', [expect.objectContaining({ name: 'FJORD TAK AS', state: 'deleted' })]],
    ['912347222', [{ organisation_number: '912347222', name: '', state: 'deleted' }]],
    ['912349071', [expect.objectContaining({ name: 'FJORD BYGG AS AVD BERGEN', city: 'Bergen' })]],
    ['923609016', []],
  ])('of the number %s', async (number, found) => {
    expect(await organisations(number)).toEqual({ status: 200, found, register: undefined })
  })

  it('with a wrong control digit are nobody’s, and nobody is asked', async () => {
    const before = (await at.calls('brreg')).length
    expect((await organisations('833286602')).found).toEqual([])
    expect(await at.calls('brreg')).toHaveLength(before)
  })
})

const faults: [string, object, boolean][] = [
  ['slow', { kind: 'slow', ms: 4000 }, true],
  ['silent', { kind: 'hang' }, true],
  ['dripping', { kind: 'drip' }, true],
  ['answering 429', { kind: 'status', status: 429 }, true],
  ['answering 500', { kind: 'status', status: 500 }, true],
  ['answering 400', { kind: 'status', status: 400, body: { message: { x: ['Unknown field.'] } } }, true],
  ['garbled', { kind: 'garbage' }, true],
  ['somebody else', { kind: 'status', status: 200, body: { adresser: 7, _embedded: 7 } }, true],
  ['gone', { kind: 'refuse' }, true],
  ['breaking off', { kind: 'reset' }, true],
  ['without a hit', { kind: 'status', status: 200, body: { adresser: [] } }, false],
]

describe.each(faults)('a register that is %s', (_what, fault, isAway) => {
  it('offers nothing, in at most two seconds and without a retry, and typing goes on', async () => {
    for (const [provider, look] of [
      ['kartverket', () => addresses(`ZZZ ${anew()}`)],
      ['brreg', () => organisations(`ZZZ ${anew()}`)],
    ] as const) {
      const before = (await at.calls(provider)).length
      await at.fail(provider, fault, 10)
      expect(await look()).toEqual({ status: 200, found: [], register: isAway ? 'away' : undefined })
      // A search that finds nothing looks for misspelt words once.
      const asked = (await at.calls(provider)).length - before
      expect(asked).toBeLessThanOrEqual(isAway ? 1 : 2)
      await at.recover()
      // One answer that is fine ends the count of failures.
      expect((await (provider === 'brreg' ? organisations('974760673') : addresses(anew()))).status).toBe(200)
      if (provider === 'kartverket') expect((await addresses(anew())).register).toBeUndefined()
      else expect((await organisations(`fjord ${'x'.repeat((drawn += 1) % 60)}`)).register).toBeUndefined()
    }
  })
})

describe('registers', () => {
  it('leave nothing of what was typed in the send log, and no line for an answer', async () => {
    await at.app.db.deleteFrom('sendlog').execute()
    await addresses('Storgata 17 Bergen')
    expect(await at.app.db.selectFrom('sendlog').selectAll().execute()).toEqual([])
    await at.fail('kartverket', { kind: 'status', status: 500 })
    await addresses('Hemmelig vei 3')
    const rows = await at.app.db.selectFrom('sendlog').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/emmelig/i)
  })

  it('that are off are never asked, and say so; prices and rates are those that are stored', async () => {
    const off = await testApp()
    const { token: own } = await off.landlord()
    for (const path of ['addresses?q=storgata', 'organisations?q=fjord']) {
      const { status, body, headers } = await off.raw('GET', `/api/register/${path}`, undefined, { token: own })
      expect([status, body, headers['x-register']]).toEqual([200, '[]', 'off'])
    }
    const prices = JSON.parse((await off.raw('GET', '/api/register/prices', undefined, { token: own })).body) as {
      months: unknown[]
    }
    expect(prices.months.at(-1)).toEqual({ month: '2026-05', value: 103 })
    await off.close()
  })

  it('are limited for each network address', async () => {
    const limited = await testApp({ limitFactor: 0.05 })
    const from = async (ip: string) =>
      (await limited.raw('GET', '/api/register/addresses?q=abc', undefined, { ip })).status
    const statuses: number[] = []
    for (let n = 0; n < 7; n += 1) statuses.push(await from('203.0.113.7'))
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
    expect(await from('198.51.100.7')).toBe(200)
    await limited.close()
  })
})
