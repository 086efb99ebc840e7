import { describe, expect, it } from 'vitest'
import { linkKind } from './rules-link'

describe('the type of a link', () => {
  it.each([
    ['tc', 'tenant', 'contract'],
    ['lc', 'landlord', 'contract'],
    ['tcl', 'tenant', 'checklist'],
    ['lcl', 'landlord', 'checklist'],
  ])('%s: the %s signs the %s', (type, signer, documentType) => {
    expect(linkKind(type)).toEqual({ signer, documentType })
  })
  it.each(['', 'ct', 'TC', 'toString', '__proto__', 'constructor'])('there is no %j', (type) => {
    expect(linkKind(type)).toBeNull()
  })
})
