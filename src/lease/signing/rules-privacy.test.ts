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
    expect(noticeFor(1)).toContain('Navnet ditt, fødselsdato, adresse, telefon og e-post står i leiekontrakten')
    expect(noticeFor(2)).toContain('Navnet ditt, fødselsdato, telefon og e-post står i leiekontrakten')
    expect(noticeFor(2)).toContain('for den første leietakeren også adressen')
    // The lease no longer prints the nationality.
    expect(noticeFor(2)).toContain('Statsborgerskapet til den første leietakeren lagres ved siden av')
  })

  it.each(['Signicat', 'BankID', 'Sveve', 'Skatteetaten', 'Husleietvistutvalget'])('names who gets it: %s', (name) =>
    expect(noticeFor(1)).toContain(name),
  )

  it('names the bank where a deposit is agreed, and counts nobody', () => {
    expect(noticeFor(1, true)).toContain('får banken')
    expect(noticeFor(1)).not.toContain('får banken')
    expect(noticeFor(1, true)).not.toMatch(/\b(to|tre|fire) mottar/i)
  })

  it.each([
    'betalingene dine',
    'ubetalt',
    'kontonummeret til den som betaler',
    'nettbanken til Kari Nordmann',
    'slettes 13 måneder',
    'brev og protester',
    'bilder av boligen',
    'krav mot depositumet',
    'e-posttjenesten',
  ])('names what is kept during the tenancy: %s', (name) => expect(noticeFor(1)).toContain(name))

  it.each(['innsyn', 'retting', 'sletting', 'begrenset behandling', 'utlevert', 'protestere', 'Datatilsynet'])(
    'names the right: %s',
    (name) => expect(noticeFor(1)).toContain(name),
  )

  it('says how long, also what tax asks for', () => {
    expect(noticeFor(1)).toContain('eller senere når Kari Nordmann må kunne dokumentere skatten lenger')
  })
})
