import { describe, expect, it } from 'vitest'
import { translate } from '../../base/kit/words'
import { privacyParagraphs } from './rules-privacy'
import { tenantWords } from './words-tenant'

const noticeFor = (tenants: number, hasDeposit = false) =>
  privacyParagraphs(tenants, hasDeposit)
    .map((key) => translate(tenantWords, key, 'nb', { landlord: 'Kari Nordmann' }))
    .join('\n')

describe('what a tenant is told of personal data before signing', () => {
  it('says of co-tenants what the lease holds of them: nationality and address are those of the first alone', () => {
    expect(noticeFor(1)).toContain('Navnet ditt, fødselsdato, statsborgerskap, adresse, telefon og e-post')
    expect(noticeFor(2)).toContain('Navnet ditt, fødselsdato, telefon og e-post står i leiekontrakten')
    expect(noticeFor(2)).toContain('for den første leietakeren også statsborgerskap og adresse')
  })

  it.each(['Signicat', 'BankID', 'Sveve', 'Skatteetaten', 'Husleietvistutvalget'])('names who gets it: %s', (name) =>
    expect(noticeFor(1)).toContain(name),
  )

  it('names the bank where a deposit is agreed, and counts nobody', () => {
    expect(noticeFor(1, true)).toContain('får banken')
    expect(noticeFor(1)).not.toContain('får banken')
    expect(noticeFor(1, true)).not.toMatch(/\b(to|tre|fire) mottar/i)
  })

  it('says how long, also what tax asks for', () => {
    expect(noticeFor(1)).toContain('eller senere når Kari Nordmann må kunne dokumentere skatten lenger')
  })
})
