import { expect, it } from 'vitest'
import { letterCalls } from '../letter/calls'
import type { LetterKind } from '../letter/model'
import { rentAccountFixture } from '../rent-account/test-rent-account'
import { coTenant } from '../signing/test-signing'
import { tenancyCalls } from '../tenancy/calls'
import { searchedText } from './test-dispute'

const { at, params, landlord } = rentAccountFixture()

async function owner() {
  const given = await landlord()
  const { options, token } = given
  return {
    ...given,
    send: (id: number, kind: LetterKind, more: object = {}) =>
      at.app.call(letterCalls.send, { ...params(id), body: { kind, send: 'mail', ...more } as never }, options),
    takeBack: (id: number) => at.app.call(tenancyCalls.takeBackNotice, { ...params(id), query: {} }, options),
    give: (id: number, by: 'tenant' | 'landlord') =>
      at.app.call(tenancyCalls.giveNotice, { ...params(id), body: { by, received_on: '2026-11-20' } }, options),
    text: async (id: number) => {
      const { bytes } = await at.app.raw('GET', `/api/contract/${id}/dispute`, undefined, { token })
      return (await searchedText(bytes)).replace(/\s+/g, ' ')
    },
  }
}
const left = { received_on: '2026-11-20', new_address: 'Nyveien 4, 5003 Bergen' }
const newAddress = 'Ny adresse: Nyveien 4, 5003 Bergen'

it('names the new address of the tenant who gave notice, and none of a notice that is over', async () => {
  const { signed, send, takeBack, text } = await owner()
  const [id, both] = [await signed(), await signed({ co_tenants: [coTenant] })]
  await send(both, 'tenant_termination', { ...left, given_by: ['2'] })
  const found = await text(both)
  expect(found.split(newAddress)).toHaveLength(2)
  expect(found.indexOf(newAddress)).toBeGreaterThan(found.indexOf('Siri Berg'))
  // The first tenant stays, and has the address of the dwelling.
  expect(found.slice(0, found.indexOf(newAddress))).toMatch(/Per Hansen.*Storgata 12.*Siri Berg/)
  await send(id, 'tenant_termination', left)
  expect(await text(id)).toContain(newAddress)
  await takeBack(id)
  expect(await text(id)).not.toContain(newAddress)
})

it('says in the timeline that another notice replaced the one of a letter', async () => {
  const { signed, send, give, text } = await owner()
  const id = await signed()
  await send(id, 'termination', { reason: 'Egen bruk.' })
  const replaced = '(senere erstattet av en annen oppsigelse)'
  expect(await text(id)).not.toContain(replaced)
  await give(id, 'tenant')
  expect(await text(id)).toContain(`: sendt ${replaced}`)
})
