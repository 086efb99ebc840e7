import { describe, expect, it } from 'vitest'
import { ore } from '../../base/kit/money'
import { translate } from '../../base/kit/words'
import { privacyParagraphs } from './rules-privacy'
import { tenantWords } from './words-tenant'

const names = (...all: string[]) => all.map((name) => ({ name, isSigned: false, signedBy: null, isMismatch: false }))
const told = (tenants: ReturnType<typeof names>, deposit: number | null) =>
  privacyParagraphs({ tenants, deposit_sum: deposit === null ? null : ore(deposit) })
    .map((key) => translate(tenantWords, key, 'nb', { landlord: 'Kari Nordmann' }))
    .join('\n')

describe('what a tenant is told of personal data before signing', () => {
  it('says of co-tenants what the lease holds of them: nationality and address are those of the first alone', () => {
    expect(told(names('Per'), null)).toContain('Navnet ditt, fødselsdato, statsborgerskap, adresse, telefon og e-post')
    const several = told(names('Per', 'Siri'), null)
    expect(several).toContain('Navnet ditt, fødselsdato, telefon og e-post står i leieavtalen')
    expect(several).toContain('av den første leietakeren også statsborgerskap og adresse')
  })

  it.each(['Signicat', 'BankID', 'Sveve', 'Skatteetaten', 'Husleietvistutvalget'])('names who gets it: %s', (name) =>
    expect(told(names('Per'), null)).toContain(name),
  )

  it('names the bank where a deposit is agreed, and counts nobody', () => {
    expect(told(names('Per'), 1)).toContain('får banken')
    expect(told(names('Per'), null)).not.toContain('får banken')
    expect(told(names('Per'), 1)).not.toMatch(/\b(to|tre|fire) mottar/i)
  })

  it('says how long, also what tax asks for', () => {
    expect(told(names('Per'), null)).toContain('eller senere når Kari Nordmann må kunne dokumentere skatten lenger')
  })
})
