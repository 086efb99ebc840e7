import { expect, it } from 'vitest'
import { testLeaseSheet } from './test-clauses'
import { testCoTenants } from './test-lease'

const further = { one: [], several: testCoTenants }

it.each([
  ['by hand, one tenant', 'hand', 'one', 'Leietakeren undertegner dette punktet særskilt, her i rammen.'],
  ['by hand, several', 'hand', 'several', 'Hver av leietakerne undertegner dette punktet særskilt, her i rammen.'],
  ['electronically, several', 'bankid', 'several', 'og hver elektronisk signatur gjelder også det.'],
] as const)('the clause on eviction says how it is signed: %s', (_, signedBy, tenants, sentence) => {
  const sheet = testLeaseSheet('home', { edition: 6, signedBy, coTenants: further[tenants] })
  expect(JSON.stringify(sheet)).toContain(sentence)
})
